import * as z from 'zod'

/** What a browser tells us of an error on a page: where in our code, nothing of the person's. */
export const ClientError = z.object({
  kind: z.enum(['error', 'rejection', 'render']),
  name: z.string().max(80),
  message: z.string().max(300),
  /** `function file:line:column`, innermost first. */
  frames: z.array(z.string().max(300)).max(12),
  path: z.string().max(300),
})
export type ClientError = z.infer<typeof ClientError>

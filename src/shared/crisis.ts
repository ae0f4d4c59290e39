import { z } from 'zod'

/** How near danger a person's words sound, lowest first. */
export const CrisisTier = z.enum(['none', 'concern', 'high', 'imminent'])
export type CrisisTier = z.infer<typeof CrisisTier>

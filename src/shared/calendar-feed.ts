import * as z from 'zod'
import { Instant } from './text'

/** Whether a person has a private calendar address; which one it is, only its making tells. */
export const CalendarFeed = z.object({ madeAt: Instant.nullable() })
export type CalendarFeed = z.infer<typeof CalendarFeed>
/** The new address, said once. */
export const NewCalendarFeed = z.object({ url: z.string(), madeAt: Instant })

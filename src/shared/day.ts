import * as z from 'zod'

/** A calendar day `YYYY-MM-DD` that exists, years 1900 to 9999. */
export const Day = z.iso.date('Please enter a real date.').refine((day) => day >= '1900-01-01', 'Please enter a real date.')
export type Day = z.infer<typeof Day>

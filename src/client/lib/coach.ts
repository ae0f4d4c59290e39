import type { Coach } from '#shared/coaches'

/** "Naledi Mokoena" */
export const nameOf = ({ user }: Pick<Coach, 'user'>): string => `${user.firstName} ${user.lastName}`.trim()

/** A coach's rate in cents of a rand, as prices are made from. */
export const rateOf = ({ hourlyRate }: Pick<Coach, 'hourlyRate'>): number => Math.round(Number(hourlyRate) * 100)

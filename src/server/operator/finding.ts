/** One line of the doctor's: how it is, and what to do where it is not well. */
export type Finding = { level: 'ok' | 'warn' | 'fail'; says: string }

export const ok = (says: string): Finding => ({ level: 'ok', says })
export const warn = (says: string): Finding => ({ level: 'warn', says })
export const fail = (says: string): Finding => ({ level: 'fail', says })

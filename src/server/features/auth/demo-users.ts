import type { Role } from '#shared/auth'

export const DEMO_PASSWORD = 'try-nolo-today'

type DemoUser = { email: string; firstName: string; lastName: string; role: Role }

/** The sign-ins of a fresh database outside production. */
export const DEMO_USERS: readonly DemoUser[] = [
  { email: 'client@nolo.test', firstName: 'Thandi', lastName: 'Mokoena', role: 'client' },
  { email: 'coach@nolo.test', firstName: 'Nomsa', lastName: 'Khumalo', role: 'coach' },
  { email: 'admin@nolo.test', firstName: 'Johan', lastName: 'van der Merwe', role: 'admin' },
]

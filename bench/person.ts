import { GOAL_CATEGORIES } from '#shared/goals'

const GOALS = 20

/** A new person with twenty goals; the cookie of their login session. */
export async function signUpWithGoals(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/register`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      firstName: 'Lerato',
      lastName: 'Dube',
      email: 'lerato@bench.test',
      password: 'a-steady-measure-4',
    }),
  })
  const cookie = /nolo_session=[\w-]{43}/.exec(answer.headers.get('set-cookie') ?? '')?.[0]
  if (answer.status !== 303 || !cookie) throw new Error(`Sign-up answered ${answer.status}.`)
  for (let n = 0; n < GOALS; n++) {
    const created = await fetch(`${url}/api/goals`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({
        title: `Goal ${n + 1}: walk a little further than last week`,
        description: 'Small steps count: ten minutes on most days, and a longer way on Sunday. '.repeat(1 + (n % 3)),
        category: GOAL_CATEGORIES[n % GOAL_CATEGORIES.length],
        targetDate: n % 4 === 0 ? null : new Date(Date.now() + (n + 10) * 86_400_000).toISOString().slice(0, 10),
      }),
    })
    if (!created.ok) throw new Error(`Making a goal answered ${created.status}: ${await created.text()}`)
  }
  return cookie
}

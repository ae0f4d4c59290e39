import { createTRPCClient, httpBatchLink } from '@trpc/client'
import type { AppRouter } from '#server/router'

const address = process.argv[2] ?? 'http://127.0.0.1:3000'

// Sign in the way the page does, and keep the cookie.
const answer = await fetch(`${address}/api/login`, {
  method: 'POST',
  redirect: 'manual',
  body: new URLSearchParams({ email: 'client@nolo.test', password: 'try-nolo-today' }),
})
const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

// Every procedure of the server, with its types. A batch holds at most ten calls.
const nolo = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: `${address}/trpc`, maxItems: 10, headers: { cookie } })],
})

const goal = await nolo.goals.create.mutate({ title: 'Read before bed', category: 'Health' })
await nolo.goals.addMilestone.mutate({ goalId: goal.id, title: 'Put a book on the pillow' })
for (const { title, progress } of await nolo.goals.list.query()) console.log(`${progress}% ${title}`)

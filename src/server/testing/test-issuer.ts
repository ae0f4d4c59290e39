import { generateKeyPairSync } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** A person as the issuer knows them. */
export type IssuerPerson = { sub: string; email?: string; email_verified?: boolean; given_name?: string; family_name?: string }

export const CLIENT_ID = 'nolo-test'
export const CLIENT_SECRET = 'a secret only the test knows'

/**
 * A real OpenID Connect issuer on loopback. Whoever comes is signed in at once as `as`, and asked nothing. `origins` are
 * the servers it may send people back to.
 */
export async function startIssuer(origins: string[]) {
  const server = http.createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let person: IssuerPerson = { sub: 'nobody' }
  const known = new Map<string, IssuerPerson>()

  const provider = new Provider(url, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: origins.map((origin) => `${origin}/api/login/oidc/return`),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['test'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Grant: 60, Interaction: 60, Session: 60 },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ ...known.get(id), sub: id }) }),
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    provider.interactionFinished(request, response, { login: { accountId: person.sub, remember: false } }).catch(() => {
      response.writeHead(400).end()
    })
  })

  return {
    url,
    env: { OIDC_ISSUER: url, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: CLIENT_SECRET, OIDC_NAME: 'Ubuntu Works' },
    /** Who signs in there from now on. */
    as(next: IssuerPerson) {
      person = next
      known.set(next.sub, next)
    },
    /** Goes where a browser was sent, as that browser; answers with the address it is sent back to. */
    async visit(location: string): Promise<URL> {
      const jar = new Map<string, string>()
      let at = new URL(location)
      for (let hops = 0; at.origin === url && hops < 10; hops++) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const reply = await fetch(at, { redirect: 'manual', headers: { cookie } })
        for (const line of reply.headers.getSetCookie()) {
          const [pair = ''] = line.split(';')
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
        }
        const next = reply.headers.get('location')
        if (!next) throw new Error(`The issuer answered ${reply.status}: ${await reply.text()}`)
        at = new URL(next, at)
      }
      return at
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
export type TestIssuer = Awaited<ReturnType<typeof startIssuer>>

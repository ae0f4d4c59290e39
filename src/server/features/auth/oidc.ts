import type { Configuration, UserInfoResponse } from 'openid-client'
import * as z from 'zod'
import type { Config } from '#server/core/config'
import { randomToken } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { beginChallenge, takeChallenge } from './challenges'
import type { Claims } from './identities'

export const OIDC_RETURN = '/api/login/oidc/return'
const SCOPE = 'openid email profile'

/** Loaded when first needed: most servers have no issuer. */
const client = () => import('openid-client')

const Pending = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), returnTo: z.string().nullable() })

type Issuer = NonNullable<Config['oidc']>
const discovered = new WeakMap<Issuer, Promise<Configuration>>()

/** What the issuer says of itself; asked once, and again after a failure. */
function configurationOf(issuer: Issuer): Promise<Configuration> {
  const known = discovered.get(issuer) ?? discover(issuer)
  discovered.set(issuer, known)
  known.catch(() => discovered.delete(issuer))
  return known
}

async function discover({ issuer, clientId, clientSecret }: Issuer): Promise<Configuration> {
  const { discovery, allowInsecureRequests, ClientSecretBasic, None } = await client()
  const server = new URL(issuer)
  // core/config lets http through for this machine only, outside production
  const execute = server.protocol === 'http:' ? [allowInsecureRequests] : []
  return discovery(server, clientId, {}, clientSecret ? ClientSecretBasic(clientSecret) : None(), { execute, timeout: 10 })
}

function issuerOf({ config }: Deps): Issuer {
  if (!config.oidc) throw new AppError('NOT_FOUND', 'Signing in with an account elsewhere is not set up here.')
  return config.oidc
}

const unreachable = (issuer: Issuer, cause: unknown) =>
  new AppError('SERVICE_UNAVAILABLE', `We could not reach ${issuer.name}. Please try again in a moment.`, { cause })

/** Where to send the browser, and the token its cookie keeps until it comes back. */
export async function beginOidc(deps: Deps, returnTo: string | null): Promise<{ location: string; token: string }> {
  const issuer = issuerOf(deps)
  const configuration = await configurationOf(issuer).catch((cause) => {
    throw unreachable(issuer, cause)
  })
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await client()
  const [state, nonce, verifier] = [randomToken(), randomToken(), randomToken()]
  const token = await beginChallenge(deps, { kind: 'oidc', payload: JSON.stringify({ state, nonce, verifier, returnTo }) })
  const location = buildAuthorizationUrl(configuration, {
    redirect_uri: deps.config.origin + OIDC_RETURN,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return { location: location.href, token }
}

/** What the issuer says of the person whose browser came back; anything that does not fit what was begun is refused. */
export async function finishOidc(
  deps: Deps,
  token: string | null,
  search: string,
): Promise<{ claims: Claims; returnTo: string | null }> {
  const issuer = issuerOf(deps)
  const pending = token ? await takeChallenge(deps, 'oidc', token) : null
  if (!pending?.payload)
    throw new AppError('BAD_REQUEST', 'That sign-in is over or was begun in another browser. Please start again.')
  const { state, nonce, verifier, returnTo } = Pending.parse(JSON.parse(pending.payload))
  const refused = (cause: unknown) =>
    new AppError('BAD_REQUEST', `Signing in with ${issuer.name} did not work. Please start again.`, { cause })
  const { authorizationCodeGrant, fetchUserInfo } = await client()
  try {
    const configuration = await configurationOf(issuer)
    const back = new URL(deps.config.origin + OIDC_RETURN + search)
    const tokens = await authorizationCodeGrant(configuration, back, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    const idToken = tokens.claims()
    if (!idToken) throw new Error('no id token')
    const more = configuration.serverMetadata().userinfo_endpoint && idToken.email === undefined
    const info = more ? await fetchUserInfo(configuration, tokens.access_token, idToken.sub) : {}
    return { claims: claimsOf(issuer, { ...info, ...idToken }), returnTo }
  } catch (cause) {
    deps.log.warn({ err: cause }, 'a sign-in with an account elsewhere was refused')
    throw refused(cause)
  }
}

const text = (value: unknown, max: number) => (typeof value === 'string' ? value.trim().slice(0, max) : '')

/** Names come as the issuer has them: two fields, or one whose first word stands for the first name. */
function claimsOf({ issuer }: Issuer, said: Partial<UserInfoResponse> & { sub: string }): Claims {
  const [first = '', ...rest] = text(said.name, 160).split(/\s+/)
  return {
    issuer,
    subject: said.sub,
    email: typeof said.email === 'string' ? said.email : null,
    emailVerified: said.email_verified === true,
    firstName: text(said.given_name, 80) || first.slice(0, 80) || 'Friend',
    lastName: text(said.family_name, 80) || rest.join(' ').slice(0, 80),
  }
}

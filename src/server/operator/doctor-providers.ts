import type { Config } from '../core/config'
import { smtpFault } from '../providers/mail/smtp'
import { type Finding, fail, ok, warn } from './finding'

const WAIT_MS = 8000
const reasonOf = (error: unknown) => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && cause.message ? cause.message : error instanceof Error ? error.message : String(error)
}

export async function aboutMail({ smtpUrl, production, mailFrom }: Config): Promise<Finding> {
  if (!smtpUrl)
    return production
      ? fail('No mail can leave: set SMTP_URL. Until then mails wait, and nobody can choose a new password.')
      : ok('Mails land in /dev/mailbox.')
  const fault = await smtpFault(smtpUrl)
  if (fault) return fail(`The mail server does not take our mail (${fault}). Look at SMTP_URL.`)
  return mailFrom.includes('@nolo.test')
    ? warn('MAIL_FROM is still the sample address: answers to it go nowhere. Set it to one that is read.')
    : ok(`The mail server takes mail from ${mailFrom}.`)
}

export async function aboutAi({ openai }: Config): Promise<Finding> {
  if (!openai) return ok('The built-in guided coach answers; OPENAI_API_KEY brings a model.')
  const base = (openai.baseURL ?? 'https://api.openai.com/v1').replace(/\/$/, '')
  try {
    const headers = { authorization: `Bearer ${openai.apiKey}` }
    const { status } = await fetch(`${base}/models`, { headers, signal: AbortSignal.timeout(WAIT_MS) })
    if (status === 401 || status === 403) return fail(`${base} refuses the key. Look at OPENAI_API_KEY.`)
    return status < 500
      ? ok(`${base} answers; the model is ${openai.model}.`)
      : warn(`${base} answers ${status}. The guided coach stands in.`)
  } catch (error) {
    return warn(`${base} does not answer (${reasonOf(error)}). The guided coach stands in; look at OPENAI_BASE_URL.`)
  }
}

export async function aboutIssuer({ oidc }: Config): Promise<Finding> {
  if (!oidc) return ok('By password and passkey; OIDC_ISSUER would bring accounts from elsewhere.')
  const address = `${oidc.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) })
    const { issuer } = answer.ok ? ((await answer.json()) as { issuer?: string }) : {}
    if (issuer?.replace(/\/$/, '') === oidc.issuer.replace(/\/$/, '')) return ok(`${oidc.name} answers.`)
    return fail(`${address} does not describe this issuer (${answer.status}). Look at OIDC_ISSUER.`)
  } catch (error) {
    return fail(`${oidc.issuer} does not answer (${reasonOf(error)}). Look at OIDC_ISSUER.`)
  }
}

export const aboutPayments = ({ production }: Config): Finding =>
  production
    ? warn('There is no payment provider: booking and buying answer that they are not possible now.')
    : ok('Test cards only; no money moves.')

import { randomId } from '#server/core/crypto'
import type { MailMessage } from '#server/providers/mail/mail'

type Letter = {
  to: string
  subject: string
  first: string
  paragraphs: string[]
  button: { label: string; href: string }
  last: string
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

// Mail clients know neither our style sheet nor oklch: the brand's light colours as hex, on the elements themselves.
const FONT = "font-family:Figtree,'Segoe UI',system-ui,sans-serif;font-size:16px;line-height:1.55;color:#182541"
const paragraph = (text: string) => `<p style="margin:0 0 16px;${FONT}">${escaped(text)}</p>`

const page = ({ subject, first, paragraphs, button, last }: Letter) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#fdf9f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#fffefd;border:1px solid #e5dfd6;border-radius:20px"><tr><td style="padding:24px">
<p style="margin:0 0 20px;font-family:Commissioner,'Segoe UI',system-ui,sans-serif;font-size:22px;font-weight:640;color:#293d82">Nolo</p>
<p style="margin:0 0 20px;padding:16px;border-radius:16px;background:#feefd6;${FONT};font-weight:600">${escaped(first)}</p>
${paragraphs.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${escaped(button.href)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#293d82;color:#fefbf7;${FONT.replace('color:#182541', 'font-weight:600')};text-decoration:none">${escaped(button.label)}</a></p>
<p style="margin:0;font-family:Figtree,'Segoe UI',system-ui,sans-serif;font-size:14px;line-height:1.45;color:#525c70">${escaped(last)}</p>
</td></tr></table></td></tr></table></body></html>`

/** A letter in both forms; the text has the same words in the same order. */
function mailOf(kind: string, letter: Letter): MailMessage {
  const { to, subject, first, paragraphs, button, last } = letter
  const text = [first, ...paragraphs, `${button.label}:\n${button.href}`, last, 'Nolo'].join('\n\n')
  return { to, subject, text, html: page(letter), messageId: `${kind}-${randomId()}` }
}

/** To a new account's address. No name stands in it: whoever signed up chose the name, maybe with somebody else's address. */
export const welcomeMail = (to: string, link: string): MailMessage =>
  mailOf('welcome', {
    to,
    subject: 'Welcome to Nolo. Is this your address?',
    first: 'One small step: tell us that this address is yours.',
    paragraphs: [
      'Welcome. Your account is ready, with 14 days free and no credit card needed.',
      'The button below shows us that mails to you arrive. It works for seven days.',
    ],
    button: { label: 'This is my address', href: link },
    last: 'You did not sign up? Then leave this mail alone, and we take this address for unconfirmed.',
  })

/** To the owner of an account when somebody else tries to sign up with its address. */
export const addressTakenMail = (owner: { email: string; firstName: string }, origin: string): MailMessage =>
  mailOf('address-taken', {
    to: owner.email,
    subject: 'Somebody tried to sign up with your address',
    first: `Hello ${owner.firstName}, you already have an account with this address.`,
    paragraphs: [
      'Somebody, maybe you, just tried to make a new Nolo account with it. Nothing about your account has changed.',
      'If it was you, sign in with the account you have.',
    ],
    button: { label: 'Sign in', href: `${origin}/api/login` },
    last: 'If it was not you, there is nothing you need to do. They did not get in.',
  })

/** What a mail says, once; both its forms are made of it, in the same order. */
export type Letter = {
  subject: string
  /** The line a reader sees first, large. */
  greeting: string
  /** The lines on the sun's ground; the first is bold. For an appointment: the time, then the zone. */
  facts?: string[]
  paragraphs: string[]
  button?: { label: string; href: string }
  /** Why this mail came, or what to do when it should not have. */
  foot: string
}

const FONT = "font-family:Figtree,'Segoe UI',system-ui,sans-serif"
// Mail clients know neither our style sheet nor oklch: the brand's light colours as hex on the elements themselves,
// and the dark ones for the clients that ask.
const DARK = `@media (prefers-color-scheme:dark){.page{background:#0d1222!important}.card{background:#151a2e!important;border-color:#2f364d!important}
.ink{color:#f4efe7!important}.name{color:#fcbf76!important}.facts{background:#403227!important}.button{background:#fcbf76!important;color:#111c34!important}
.foot{color:#acb3c1!important;border-color:#2f364d!important}}`

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const paragraph = (text: string) => `<p class="ink" style="margin:0 0 14px;color:#182541">${escaped(text)}</p>`
const factsOf = (lines: string[]) => {
  const [first = '', ...others] = lines.map(escaped)
  const rest = others.map((line) => `<br>${line}`).join('')
  return `<p class="facts ink" style="margin:0 0 18px;padding:16px 18px;border-radius:16px;background:#feefd6;color:#182541"><b style="font-size:18px">${first}</b>${rest}</p>`
}
const buttonOf = ({ label, href }: NonNullable<Letter['button']>) =>
  `<p style="margin:22px 0 14px"><a class="button" href="${escaped(href)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#293d82;color:#fefbf7;font-weight:600;text-decoration:none">${escaped(label)}</a></p>`

const htmlOf = ({ subject, greeting, facts, paragraphs, button, foot }: Letter) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(oneLine(subject))}</title><style>:root{color-scheme:light dark}${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#f7f1e9">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f1e9"><tr><td align="center" style="padding:24px 12px">
<table class="card" role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#fffefd;border:1px solid #e5dfd6;border-radius:20px"><tr><td style="padding:28px 24px;${FONT};font-size:16px;line-height:1.55;overflow-wrap:anywhere">
<p class="name" style="margin:0 0 20px;font-weight:700;font-size:20px;letter-spacing:-.02em;color:#293d82"><span style="display:inline-block;width:14px;height:7px;margin-right:8px;border-radius:14px 14px 0 0;background:#fdb443;vertical-align:3px"></span>nolo</p>
<h1 class="ink" style="margin:0 0 12px;font-size:24px;line-height:1.2;letter-spacing:-.01em;color:#182541">${escaped(greeting)}</h1>
${[facts && facts.length > 0 ? factsOf(facts) : '', ...paragraphs.map(paragraph), button ? buttonOf(button) : ''].filter(Boolean).join('\n')}
<p class="foot" style="margin:28px 0 0;padding-top:16px;border-top:1px solid #e5dfd6;font-size:14px;line-height:1.45;color:#525c70">${escaped(foot)}</p>
</td></tr></table></td></tr></table></body></html>`

const textOf = ({ greeting, facts = [], paragraphs, button, foot }: Letter) =>
  [greeting, facts.join('\n'), ...paragraphs, button ? `${button.label}:\n${button.href}` : '', foot, 'Nolo']
    .filter(Boolean)
    .join('\n\n')

/** Both forms of a letter: HTML in the product's look, and text with the same words in the same order. */
export const renderLetter = (letter: Letter) => ({
  subject: oneLine(letter.subject),
  text: textOf(letter),
  html: htmlOf(letter),
})

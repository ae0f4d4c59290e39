const LINK = /https?:\/\/[^\s<>"]+/g
/** What usually ends the sentence around an address, not the address. */
const AFTER = /[.,;:!?'"”’)\]}]+$/

type Piece = { at: number; text: string; href?: string }

/** A web address without anybody's name and password in it, which could pretend to be another. */
function webAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { href, username, password } = new URL(text)
  return username || password ? undefined : href
}

/** A person's text in pieces: words, and the web addresses among them. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const match of text.matchAll(LINK)) {
    const [found] = match
    const balanced = found.includes('(') && found.endsWith(')')
    const link = balanced ? found : found.replace(AFTER, '')
    const href = webAddress(link)
    if (!href) continue
    if (match.index > done) pieces.push({ at: done, text: text.slice(done, match.index) })
    pieces.push({ at: match.index, text: link, href })
    done = match.index + link.length
  }
  if (done < text.length) pieces.push({ at: done, text: text.slice(done) })
  return pieces
}

/** What a person wrote, as written; web addresses can be pressed, and open apart from Nolo. */
export const PlainText = ({ text }: { text: string }) =>
  piecesOf(text).map(({ at, text: words, href }) =>
    href ? (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow" className="underline underline-offset-2">
        {words}
      </a>
    ) : (
      words
    ),
  )

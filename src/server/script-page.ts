import type { Assets, Entry } from './assets'

type ScriptPage = {
  nonce: string
  theme: 'light' | 'dark' | null
  title: string
  entry: Entry
  /** JSON for the script, under the id it looks for. */
  data: { id: string; value: unknown }
  noscript: string
}

const escaped = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** The document of a page that a script draws: its files, its data and an empty place to draw in. */
export function scriptPage(assets: Pick<Assets, 'preamble'>, page: ScriptPage): string {
  const { nonce, theme, entry, data } = page
  return [
    `<!doctype html><html lang="en"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${page.title}</title>`,
    `<meta name="color-scheme" content="light dark"><meta property="csp-nonce" nonce="${nonce}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...entry.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...entry.preloads.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`),
    assets.preamble.replaceAll('__NONCE__', nonce),
    `</head><body><div id="root"></div><script type="application/json" id="${data.id}" nonce="${nonce}">${escaped(data.value)}</script>`,
    `<script type="module" src="${entry.script}" nonce="${nonce}"></script>`,
    `<noscript>${page.noscript}</noscript></body></html>`,
  ].join('')
}

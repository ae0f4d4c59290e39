import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import MarkdownText from './markdown'

const html = (text: string) => renderToStaticMarkup(<MarkdownText text={text} />)

test('raw HTML and pictures never reach the page', () => {
  const shown = html('Hi <img src=x onerror=alert(1)> <script>alert(1)</script> ![a calm sea](https://x.test/a.png)')
  expect(shown).not.toMatch(/<img|<script|onerror|x\.test/)
  expect(shown).toContain('a calm sea')
})

test('only https and mail links are links, and they open apart from us', () => {
  expect(html('[go](https://nolo.test)')).toContain('<a href="https://nolo.test" target="_blank" rel="noopener noreferrer"')
  expect(html('[mail](mailto:a@b.test)')).toContain('href="mailto:a@b.test"')
  for (const bad of ['javascript:alert(1)', 'http://nolo.test', '/goals', 'data:text/html,x', 'JaVaScript:alert(1)']) {
    expect(html(`[go](${bad})`)).not.toContain('<a')
  }
})

test('a line break in a paragraph is kept, a list is a list', () => {
  expect(html('one\ntwo')).toContain('one\ntwo')
  expect(html('- a\n- b')).toContain('<ul')
})

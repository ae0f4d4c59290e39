const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[_/,()]+/g, ' ')
    .toLowerCase()

/** How well an option's words meet what was typed: every word typed must begin one of them (1), or lie within (0.5); else 0. */
export function matches(words: readonly string[], typed: string): number {
  const text = folded(words.join(' '))
  const wanted = folded(typed).split(/\s+/).filter(Boolean)
  if (!wanted.every((word) => text.includes(word))) return 0
  return wanted.every((word) => text.startsWith(word) || text.includes(` ${word}`)) ? 1 : 0.5
}

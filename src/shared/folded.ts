/** Text as searches compare it: no capitals, no marks (É is e, Ṋ is n), every run of spaces one space. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

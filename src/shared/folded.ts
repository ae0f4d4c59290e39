/** Text as searches compare it: no capitals, no marks (É is e, Ṋ is n), every run of spaces and unseen signs one space. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

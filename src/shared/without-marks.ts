/** Markdown as plain words, for where it is not drawn: lists of talks, small bubbles, screen readers. */
export const withoutMarks = (markdown: string): string =>
  markdown
    .replace(/^#{1,6}\s+|^>\s?/gm, '')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/^\s*[-*]\s+/gm, '• ')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]*\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .trim()

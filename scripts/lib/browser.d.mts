export function findBrowser(first?: string[]): string | null
export function findTestBrowser(): string | null
export function findOrDownloadBrowser(): string | null

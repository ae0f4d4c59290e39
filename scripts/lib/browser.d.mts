export function findBrowser(): string | null
export function findOrDownloadBrowser(): string | null

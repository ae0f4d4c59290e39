/** What the list of coaches asks for first; the page brings it along. */
export const COACHES_SHOWN = { sort: 'rating', verified: false, page: 0 } as const

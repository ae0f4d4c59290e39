/** People join and apply while one is elsewhere: what is older than this is asked for anew when the page opens. */
export const FRESH = { staleTime: 20_000 } as const

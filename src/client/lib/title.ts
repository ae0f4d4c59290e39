import { useEffect } from 'react'

/** The words in the browser's tab while this screen stands. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Nolo`
  }, [title])
}

import { useEffect } from 'react'

/** What the browser's tab and history say while a page is open. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Glasshouse`
  }, [title])
}

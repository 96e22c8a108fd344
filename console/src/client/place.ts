// Where the operator is: `#/audit/…?act=…`. Filters live in the address, so that a view can be kept and shared.

import { useMemo, useSyncExternalStore } from 'react'

export interface Place {
  readonly section: string
  /** What follows the section, such as the number of a player. */
  readonly rest: readonly string[]
  readonly query: Readonly<Record<string, string>>
}

export function placeOf(hash: string): Place {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?', 2)
  const [section = '', ...rest] = path.split('/').filter(Boolean).map(decoded)
  return { section, rest, query: Object.fromEntries(new URLSearchParams(search)) }
}

export function addressOf({ section, rest, query }: Place): string {
  const path = [section, ...rest].map(encodeURIComponent).join('/')
  const search = new URLSearchParams(query).toString()
  return `#/${path}${search && `?${search}`}`
}

export const usePlace = (): Place => {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  return useMemo(() => placeOf(hash), [hash])
}

export function go(section: string, ...rest: readonly string[]): void {
  location.hash = addressOf({ section, rest, query: {} })
}

/** Changes the query of the address; undefined or empty removes a value. Adds no step to the browser's history. */
export function setQuery(changes: Readonly<Record<string, string | undefined>>): void {
  const place = placeOf(location.hash)
  const query = Object.entries({ ...place.query, ...changes }).filter((pair): pair is [string, string] => !!pair[1])
  history.replaceState(null, '', addressOf({ ...place, query: Object.fromEntries(query) }))
  dispatchEvent(new HashChangeEvent('hashchange'))
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

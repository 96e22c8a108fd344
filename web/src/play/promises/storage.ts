// What this browser was shown, kept over visits: the first value of a name stays, so that nobody can replace it later.
// Each value is an item of its own, so that tabs don't overwrite each other and a damaged item costs only itself.

/** One kind of value. `isValue` guards against items that somebody edited or that another version wrote. */
export interface Kind<T> {
  readonly name: string
  /** The oldest values go when there are more. */
  readonly limit: number
  readonly isValue: (value: unknown) => value is T
}

export interface Kept<T> {
  readonly value: T
  /** When this browser was shown it, by its own clock. */
  readonly time: number
}

/** The number of the format. A newer format starts empty. */
const PREFIX = 'promises1/'
/** Where the browser doesn't store anything, or has no room, this visit still compares. */
const unstored = new Map<string, string>()
type Listener = (kind: string | null) => void
const listeners = new Set<Listener>()

/** Keeps the first value of a key, and returns what is kept. */
export function remember<T>(kind: Kind<T>, key: string, value: T, nowMs = Date.now()): Kept<T> {
  const before = recall(kind, key)
  if (before) return before
  return renew(kind, key, value, nowMs)
}

/** Keeps a newer value in place of the one before. */
export function renew<T>(kind: Kind<T>, key: string, value: T, nowMs = Date.now()): Kept<T> {
  const kept = { value, time: nowMs }
  const isNew = read(itemOf(kind, key)) === null
  write(itemOf(kind, key), JSON.stringify(kept))
  if (isNew) dropOldest(kind)
  changed(kind.name)
  return kept
}

export const recall = <T>(kind: Kind<T>, key: string): Kept<T> | null => parse(kind, read(itemOf(kind, key)))

/** All values of a kind by their keys, oldest first. */
export function recallAll<T>(kind: Kind<T>): [key: string, kept: Kept<T>][] {
  const start = itemOf(kind, '')
  return itemNames()
    .filter((name) => name.startsWith(start))
    .flatMap((name): [string, Kept<T>][] => {
      const kept = parse(kind, read(name))
      return kept ? [[name.slice(start.length), kept]] : []
    })
    .toSorted(([, a], [, b]) => a.time - b.time)
}

export function forget<T>(kind: Kind<T>, key: string): void {
  remove(itemOf(kind, key))
  changed(kind.name)
}

/** Calls back after every change, in this tab or another one, with the kind's name; null where all may have changed. */
export function onKept(listener: Listener): () => void {
  const fromOtherTab = ({ key }: StorageEvent): void => {
    if (key === null) listener(null)
    else if (key.startsWith(PREFIX)) listener(key.slice(PREFIX.length).split('/')[0] ?? null)
  }
  listeners.add(listener)
  addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', fromOtherTab)
  }
}

const itemOf = <T>({ name }: Kind<T>, key: string): string => `${PREFIX}${name}/${key}`

function changed(kind: string): void {
  for (const listener of listeners) listener(kind)
}

function parse<T>(kind: Kind<T>, text: string | null): Kept<T> | null {
  if (text === null) return null
  try {
    const { value, time } = Object(JSON.parse(text)) as { value?: unknown; time?: unknown }
    return typeof time === 'number' && kind.isValue(value) ? { value, time } : null
  } catch {
    return null
  }
}

function dropOldest<T>(kind: Kind<T>): void {
  const start = itemOf(kind, '')
  const names = itemNames().filter((name) => name.startsWith(start))
  if (names.length <= kind.limit) return
  // A damaged item is older than any other.
  const aged = names.map((name) => ({ name, time: parse(kind, read(name))?.time ?? 0 }))
  for (const { name } of aged.toSorted((a, b) => a.time - b.time).slice(0, names.length - kind.limit)) remove(name)
}

// Some browsers throw on every access, others only when there is no room left.

function itemNames(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...unstored.keys()])]
  } catch {
    return [...unstored.keys()]
  }
}

function read(name: string): string | null {
  const here = unstored.get(name)
  if (here !== undefined) return here
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
    unstored.delete(name)
  } catch {
    unstored.set(name, text)
  }
}

function remove(name: string): void {
  unstored.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {
    // What can't be read again needs no removal.
  }
}

// What the database can keep, it can be given: no text with a NUL or half a character in it, nothing nested without end.

const DEPTH_MAX = 16

export function isKeepable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth === DEPTH_MAX) return false
  for (const name of Object.keys(value)) {
    if (!isKeepable(name) || !isKeepable((value as Record<string, unknown>)[name], depth + 1)) return false
  }
  return true
}

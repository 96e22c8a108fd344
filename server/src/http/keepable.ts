// What the database can keep, it can be given: no text with a NUL or half a character in it, nothing nested without end.

const DEPTH_MAX = 16

export function isKeepable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < DEPTH_MAX &&
    Object.entries(value).every(([name, inner]) => isKeepable(name) && isKeepable(inner, depth + 1))
  )
}

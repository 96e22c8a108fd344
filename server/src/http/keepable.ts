// What the database can keep, it can be given: no text with a NUL or half a character in it, nothing nested without end.

const DEPTH_MAX = 16

export function isKeepable(input: unknown): boolean {
  // Without recursion: what is nested too deep must not overflow here either.
  const waiting: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false
    if (typeof value !== 'object' || value === null) continue
    if (depth === DEPTH_MAX) return false
    for (const [name, inner] of Object.entries(value))
      waiting.push({ value: name, depth }, { value: inner, depth: depth + 1 })
  }
  return true
}

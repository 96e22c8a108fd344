// Rejects JSON that PostgreSQL cannot store (NUL characters, lone surrogates) and excessive nesting.

const DEPTH_MAX = 16

export function isStorableJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth === DEPTH_MAX) return false
  for (const name of Object.keys(value)) {
    if (!isStorableJson(name) || !isStorableJson((value as Record<string, unknown>)[name], depth + 1)) return false
  }
  return true
}

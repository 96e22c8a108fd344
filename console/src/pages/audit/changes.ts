// What an audit entry changed, from the JSON that it keeps of before and after.

export interface Change {
  readonly field: string
  readonly was: string
  readonly is: string
}

/** Fields that are the same on both sides are left out. */
export function changesOf(before: string | null, after: string | null): Change[] {
  const [was, is] = [factsOf(before), factsOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, was: written(was[field]), is: written(is[field]) }))
    .filter((change) => change.was !== change.is)
}

function factsOf(json: string | null): Record<string, unknown> {
  try {
    const facts: unknown = JSON.parse(json ?? '{}')
    return typeof facts === 'object' && facts ? (facts as Record<string, unknown>) : { value: facts }
  } catch {
    return { value: json }
  }
}

const written = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

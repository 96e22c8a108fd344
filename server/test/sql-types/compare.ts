// Compares the row type that the code claims with the columns that the statement returns.

import type { DescribedColumn } from './describe.ts'
import type { ClaimedColumn } from './statements.ts'

/** What each PostgreSQL type becomes in TypeScript. */
const KINDS: Readonly<Record<string, string>> = {
  int8: 'bigint',
  int4: 'number',
  int2: 'number',
  float8: 'number',
  oid: 'number',
  bool: 'boolean',
  bytea: 'bytes',
  text: 'string',
  varchar: 'string',
  name: 'string',
  bpchar: 'string',
  numeric: 'string',
  uuid: 'string',
  date: 'date',
  timestamptz: 'date',
}
/** JSON can hold anything, so the claim is trusted. */
const ANYTHING = new Set(['json', 'jsonb', 'json[]', 'jsonb[]', 'record', 'void'])

export function compareColumns(
  claimed: readonly ClaimedColumn[],
  returned: readonly DescribedColumn[],
  sql: string,
): string[] {
  const byName = new Map(returned.map((column) => [column.name, column]))
  return claimed.flatMap((claim) => {
    const column = byName.get(claim.name)
    if (!column) return [`claims ${claim.name}, which the statement does not return`]
    return [...compareKind(claim, column), ...compareNull(claim, column, sql)]
  })
}

function compareKind(claim: ClaimedColumn, { name, type }: DescribedColumn): string[] {
  if (ANYTHING.has(type) || claim.kinds.has('unknown')) return []
  const isArray = type.endsWith('[]')
  const element = KINDS[isArray ? type.slice(0, -2) : type]
  if (!element) return [`${name} is ${type}, for which this check knows no kind`]
  const kind = isArray ? `${element}[]` : element
  // Engines differ in how they return a numeric, so a claim may name more than its text.
  if (type === 'numeric' && claim.kinds.has(kind)) return []
  const wrong = [...claim.kinds].filter((one) => one !== kind)
  return wrong.length > 0 ? [`claims ${name} to be ${wrong.join(' or ')}, but it is ${type} (${kind})`] : []
}

/** Outer joins make columns null that are never null in their table. Of an expression the database says nothing. */
function compareNull(claim: ClaimedColumn, { name, isNullable }: DescribedColumn, sql: string): string[] {
  if (claim.kinds.has('unknown')) return []
  const isOuter = /\b(left|right|full)\s+(outer\s+)?join\b/i.test(sql)
  if (isNullable === true && !claim.isNullable && !claim.isAsserted)
    return [`claims ${name} to be never null, but it can be; if the statement leaves out nulls, say NotNull<…>`]
  if (isNullable === false && claim.isNullable && !isOuter) return [`claims that ${name} can be null, but it cannot`]
  return []
}

// The database interface: read, commit and transaction.

declare const madeByDatabase: unique symbol

/** An open transaction. Functions that write take one, so that related changes commit together. */
export interface Tx {
  readonly [madeByDatabase]: true
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** Several statements without parameters, for migrations. */
  script(sql: string): Promise<void>
}

export interface Database {
  readonly kind: 'embedded' | 'postgresql'
  /** One reading statement. */
  read<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** One statement as its own transaction; it is on disk when the promise resolves. */
  commit<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** A patient transaction may take minutes, such as a migration or a check of the complete ledger. */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: { patient: boolean }): Promise<T>
  /** The pool's connections, and the work that waits for one. Only where there is a pool. */
  readonly pool?: () => { readonly active: number; readonly idle: number; readonly waiting: number }
  /** Resolves with the error when only a restart of the server can bring the database back. */
  readonly lost?: Promise<Error>
  close(): Promise<void>
}

/** A column that can be null in its table, in a row type whose statement leaves out rows in which it is. */
export type NotNull<T> = T

export const asTx = (tx: Omit<Tx, typeof madeByDatabase>): Tx => tx as Tx

const NAME = /\$([a-z]\w*)/gi
/** The names of a statement's parameters, in the order in which they are numbered. */
export const parameterNames = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(NAME), ([, name = '']) => name)),
]

const numbered = new Map<string, { readonly sql: string; readonly names: readonly string[] }>()

/** Text and parameters of a statement that names its parameters as `$name`. Each text is translated once. */
export function named(text: string, values: Readonly<Record<string, unknown>>): [string, unknown[]] {
  let known = numbered.get(text)
  if (!known) {
    const names = parameterNames(text)
    const sql = text.replaceAll(NAME, (_, name: string) => `$${names.indexOf(name) + 1}`)
    numbered.set(text, (known = { sql, names }))
  }
  const missing = known.names.find((name) => !(name in values))
  if (missing) throw new Error(`the statement needs a value for $${missing}`)
  return [known.sql, known.names.map((name) => values[name])]
}

/** Returns the only row; throws unless there is exactly one. */
export function only<Row>(rows: readonly Row[]): Row {
  const row = rows[0]
  if (row === undefined || rows.length > 1) throw new Error(`expected one row, got ${rows.length}`)
  return row
}

// The three verbs in which everything above speaks to a database.

declare const madeByDatabase: unique symbol

/** A transaction under way. Functions that write take one, so that what belongs together commits together. */
export interface Tx {
  readonly [madeByDatabase]: true
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** Several statements without parameters, as migrations have them. */
  script(sql: string): Promise<void>
}

export interface Database {
  readonly kind: 'embedded' | 'postgresql'
  /** One statement that reads. */
  read<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** One statement that is its own transaction; when it answers, it is on disk. */
  commit<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** A patient transaction may take minutes, as migrations and checks of the whole ledger do. */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: { patient: boolean }): Promise<T>
  /** Why it is gone, where only a new start of the house brings it back. */
  readonly lost?: Promise<Error>
  close(): Promise<void>
}

export const asTx = (tx: Omit<Tx, typeof madeByDatabase>): Tx => tx as Tx

/** The one row that a statement is sure to give. */
export function only<Row>(rows: readonly Row[]): Row {
  const row = rows[0]
  if (row === undefined || rows.length > 1) throw new Error(`expected one row, got ${rows.length}`)
  return row
}

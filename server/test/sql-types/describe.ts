// Asks the embedded database what a statement returns, without running it.

import { PGlite } from '@electric-sql/pglite'
import { openInMemory } from '../../src/platform/db/embedded-engine.ts'
import { migrate } from '../../src/platform/db/migrate.ts'

export interface DescribedColumn {
  readonly name: string
  /** The name of its PostgreSQL type, such as `int8` or `text[]`. */
  readonly type: string
  /** Null for an expression: the database does not say whether it can be null. */
  readonly isNullable: boolean | null
}

export type Description = { readonly columns: readonly DescribedColumn[] } | { readonly error: string }

interface Field {
  readonly name: string
  readonly tableID: number
  readonly columnID: number
  readonly dataTypeID: number
}

export class StatementDescriber {
  readonly #pg: PGlite
  readonly #types = new Map<number, string>()
  /** Whether a column of a table may be null, by `<table oid>.<column number>`. */
  readonly #nullable = new Map<string, boolean>()

  private constructor(pg: PGlite) {
    this.#pg = pg
  }

  static async open(): Promise<StatementDescriber> {
    const source = await openInMemory()
    await migrate(source)
    const dump = await source.dump()
    await source.close()
    const describer = new StatementDescriber(await PGlite.create({ loadDataDir: dump }))
    await describer.#readCatalog()
    return describer
  }

  async describe(sql: string): Promise<Description> {
    try {
      const { messages } = await this.#pg.execProtocol(describeMessages(sql), { throwOnError: true })
      const fields = messages.flatMap((one) => (one as { fields?: readonly Field[] }).fields ?? [])
      return { columns: fields.map((field) => this.#column(field)) }
    } catch (error) {
      return { error: (error as Error).message }
    }
  }

  close(): Promise<void> {
    return this.#pg.close()
  }

  #column({ name, tableID, columnID, dataTypeID }: Field): DescribedColumn {
    return {
      name,
      type: this.#types.get(dataTypeID) ?? String(dataTypeID),
      isNullable: this.#nullable.get(`${tableID}.${columnID}`) ?? null,
    }
  }

  async #readCatalog(): Promise<void> {
    const types = await this.#pg.query<{ oid: number; name: string }>(
      `select t.oid::int4 as oid, case when e.oid is null then t.typname else e.typname || '[]' end as name
         from pg_type t left join pg_type e on e.typarray = t.oid`,
    )
    for (const { oid, name } of types.rows) this.#types.set(oid, name)
    // The columns of a public view are those of its table.
    const columns = await this.#pg.query<{ key: string; is_nullable: boolean }>(
      `select v.attrelid || '.' || v.attnum as key, not a.attnotnull as is_nullable from pg_attribute a
         join pg_class c on c.oid = a.attrelid join pg_class w on w.relname in (c.relname, c.relname || '_public')
         join pg_attribute v on v.attrelid = w.oid and v.attname = a.attname
         where c.relkind in ('r', 'p') and a.attnum > 0`,
    )
    for (const { key, is_nullable: isNullable } of columns.rows) this.#nullable.set(key, isNullable)
  }
}

/** Parse, Describe and Sync of the wire protocol, for a statement without a name. */
function describeMessages(sql: string): Uint8Array {
  return Buffer.concat([
    message('P', text(''), text(sql), Buffer.from([0, 0])),
    message('D', Buffer.from('S'), text('')),
    message('S'),
  ])
}

const text = (value: string): Buffer => Buffer.from(`${value}\0`)

function message(kind: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

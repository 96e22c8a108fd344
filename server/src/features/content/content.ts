// Site content written by operators, in both languages. Sample content is seeded once, on the first start.

import { typeset } from '@glasshouse/rulebook/text/text'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Database, Tx } from '../../platform/db/tx.ts'

export interface ContentItem {
  readonly kind: string
  readonly id: string
  readonly en: object
  readonly fr: object
}

export class Content {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async list<Item extends object>(kind: string, language: Language): Promise<(Item & { id: string })[]> {
    const rows = await this.#db.read<{ id: string; en: Item; fr: Item }>(
      'select id, en, fr from content where kind = $1 order by position, id',
      [kind],
    )
    return rows.map((row) => ({ ...typesetAll(language, row[language]), id: row.id }))
  }
}

/** JSON has no spaces outside its texts, so all of them are typeset in one pass. */
const typesetAll = <Item extends object>(language: Language, item: Item): Item =>
  JSON.parse(typeset(language, JSON.stringify(item))) as Item

export async function seedContent(tx: Tx, items: readonly ContentItem[]): Promise<void> {
  const [isFirst] = await tx.query(
    `insert into job_runs (name, value) values ('sample-content', '1') on conflict do nothing returning name`,
  )
  if (!isFirst) return
  const column = (value: (item: ContentItem) => string): string[] => items.map(value)
  await tx.query(
    `insert into content (kind, id, position, en, fr)
       select kind, id, position - 1, en::jsonb, fr::jsonb
         from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality i(kind, id, en, fr, position)
       on conflict do nothing`,
    [
      column(({ kind }) => kind),
      column(({ id }) => id),
      column(({ en }) => JSON.stringify(en)),
      column(({ fr }) => JSON.stringify(fr)),
    ],
  )
}

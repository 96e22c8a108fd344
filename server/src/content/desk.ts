// How operators change the house's texts. Every version is kept with who wrote it, and nobody overwrites what another has
// written meanwhile.

import { Refusal } from '@glasshouse/rulebook/core/refusals'
import { contentContract, contentShapes, type ContentKind } from '@glasshouse/rulebook/wire/content'
import type { Database, Tx } from '../db/tx.ts'
import { implement, type Route } from '../http/route.ts'

type Words = Record<string, unknown>

interface ItemRow {
  id: string
  position: number
  version: number
  en: Words
  fr: Words
}
interface VersionRow {
  version: number
  position: number
  en: Words | null
  fr: Words | null
  operator: string
  create_time: bigint
}

/** The house has one About us and six channels; each can be changed, but none may be missing. */
const REMOVABLE: ReadonlySet<ContentKind> = new Set(['banner', 'faq'])

/** What this room needs of those who know operators. */
export interface Editors {
  /** Refuses an operator whose role does not include the house's texts. */
  readonly check: (db: Database, operatorId: bigint) => Promise<void>
  readonly keepAct: (db: Database, operatorId: bigint, act: string, subject: string) => Promise<void>
}

export const contentDeskRoutes = (db: Database, { check, keepAct }: Editors): Route[] =>
  implement(contentContract, {
    content: async ({ kind }, { operatorId }) => {
      await check(db, operatorId)
      return await db.read<ItemRow>(
        'select id, position, version, en, fr from content where kind = $1 order by position, id',
        [kind],
      )
    },
    writeContent: async ({ kind, id, position, version, en, fr }, { operatorId }) => {
      await check(db, operatorId)
      const words = { en: shaped(kind, 'en', en), fr: shaped(kind, 'fr', fr) }
      if (kind === 'contact' && (words.en['channel'] !== id || words.fr['channel'] !== id)) throw wrong('channel')
      if (kind === 'about' && id !== 'about') throw wrong('id')
      await keepAct(db, operatorId, 'content.write', `${kind}/${id}`)
      return await db.transaction((tx) => write(tx, operatorId, { kind, id, position, version, ...words }))
    },
    takeContentAway: async ({ kind, id, version }, { operatorId }) => {
      await check(db, operatorId)
      if (!REMOVABLE.has(kind)) throw new Refusal('contentNeeded')
      await keepAct(db, operatorId, 'content.takeAway', `${kind}/${id}`)
      await db.transaction(async (tx) => {
        const [gone] = await tx.query<ItemRow>(
          'delete from content where kind = $1 and id = $2 and version = $3 returning *',
          [kind, id, version],
        )
        if (!gone) throw new Refusal('contentStale')
        await keepVersion(tx, operatorId, {
          kind,
          id,
          position: gone.position,
          version: version + 1,
          en: null,
          fr: null,
        })
      })
      return null
    },
    contentVersions: async ({ kind, id }, { operatorId }) => {
      await check(db, operatorId)
      const rows = await db.read<VersionRow>(
        `select v.version, v.position, v.en, v.fr, o.name as operator, v.create_time from content_versions v
           join operators o on o.id = v.operator_id where v.kind = $1 and v.id = $2 order by v.version desc`,
        [kind, id],
      )
      return rows.map(({ create_time, ...row }) => ({ ...row, createTime: Number(create_time) }))
    },
  })

interface Written {
  readonly kind: ContentKind
  readonly id: string
  readonly position: number
  readonly version: number
  readonly en: Words
  readonly fr: Words
}

async function write(tx: Tx, operatorId: bigint, text: Written): Promise<ItemRow> {
  const { kind, id, position, version, en, fr } = text
  const values = [kind, id, position, JSON.stringify(en), JSON.stringify(fr), version]
  const [row] = await tx.query<ItemRow>(version === 0 ? ADD : CHANGE, values)
  if (!row) throw new Refusal('contentStale')
  await keepVersion(tx, operatorId, { kind, id, position, version: row.version, en, fr })
  return row
}

/** A text of the same name that was taken away has left its versions: the new one goes on after them. */
const ADD = `insert into content (kind, id, position, en, fr, version)
  select $1, $2, $3, $4::text::jsonb, $5::text::jsonb, $6::int4 + 1 + coalesce(max(version), 0) from content_versions
    where kind = $1 and id = $2
  on conflict do nothing returning id, position, version, en, fr`
const CHANGE = `update content set position = $3, en = $4::text::jsonb, fr = $5::text::jsonb, version = version + 1
  where kind = $1 and id = $2 and version = $6 returning id, position, version, en, fr`

type Kept = Omit<Written, 'en' | 'fr'> & { readonly en: Words | null; readonly fr: Words | null }

async function keepVersion(tx: Tx, operatorId: bigint, { kind, id, version, position, en, fr }: Kept): Promise<void> {
  const json = (words: Words | null): string | null => (words === null ? null : JSON.stringify(words))
  await tx.query(
    `insert into content_versions (kind, id, version, position, en, fr, operator_id)
       values ($1, $2, $3, $4, $5::text::jsonb, $6::text::jsonb, $7)`,
    [kind, id, version, position, json(en), json(fr), operatorId],
  )
}

function shaped(kind: ContentKind, language: 'en' | 'fr', words: Words): Words {
  const read = contentShapes[kind].safeParse(words)
  if (read.success) return read.data
  throw wrong([language, ...(read.error.issues[0]?.path ?? [])].join('.'))
}

const wrong = (field: string): Refusal => new Refusal('badInput', { field })

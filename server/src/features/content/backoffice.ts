// How operators change the house's texts. Every version is kept with who wrote it, and nobody overwrites what another has
// written meanwhile.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import {
  contentContract,
  contentShapes,
  templateContract,
  type TextItem,
  type TextKind,
  type TextVersion,
} from '@glasshouse/rulebook/wire/backoffice/content'
import { recordAudit, type AuditFacts } from '../../platform/db/audit-log.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'

type Words = Record<string, unknown>

interface VersionRow extends Omit<TextVersion, 'createTime'> {
  create_time: bigint
}

interface Written {
  readonly id: string
  readonly position?: number | undefined
  readonly version: number
  readonly en: Words
  readonly fr: Words
}

/** The house has one About us and six channels; each can be changed, but none may be missing. */
const REMOVABLE: ReadonlySet<TextKind> = new Set(['banner', 'faq', 'template'])
const ITEM = 'id, position, version, en, fr'

export function contentBackofficeRoutes(db: Database): Route[] {
  const template = textsOf(db, 'template')
  return [
    ...implement(contentContract, {
      content: ({ kind }) => textsOf(db, kind).list(),
      writeContent: ({ kind, ...text }, { operatorId }) => textsOf(db, kind).write(operatorId, text),
      orderContent: ({ kind, ids }, { operatorId }) => textsOf(db, kind).order(operatorId, ids),
      takeContentAway: ({ kind, id, version }, { operatorId }) => textsOf(db, kind).takeAway(operatorId, id, version),
      contentVersions: ({ kind, id }) => textsOf(db, kind).versions(id),
      contentTakenAway: ({ kind }) => textsOf(db, kind).takenAway(),
    }),
    ...implement(templateContract, {
      templates: () => template.list(),
      writeTemplate: (text, { operatorId }) => template.write(operatorId, text),
      takeTemplateAway: ({ id, version }, { operatorId }) => template.takeAway(operatorId, id, version),
      templateVersions: ({ id }) => template.versions(id),
    }),
  ]
}

const textsOf = (db: Database, kind: TextKind) => ({
  list: () => db.read<TextItem>(`select ${ITEM} from content where kind = $1 order by position, id`, [kind]),

  write: async (operatorId: bigint, { id, position, version, en, fr }: Written): Promise<TextItem> => {
    const words = { en: shaped(kind, 'en', en), fr: shaped(kind, 'fr', fr) }
    if (kind === 'contact' && (words.en['channel'] !== id || words.fr['channel'] !== id)) throw wrong('channel')
    if (kind === 'about' && id !== 'about') throw wrong('id')
    return await db.transaction((tx) => writeOne(tx, operatorId, kind, { id, position, version, ...words }))
  },

  order: (operatorId: bigint, ids: readonly string[]): Promise<TextItem[]> =>
    db.transaction((tx) => order(tx, operatorId, kind, ids)),

  takeAway: async (operatorId: bigint, id: string, version: number): Promise<null> => {
    if (!REMOVABLE.has(kind)) throw new Refusal('contentNeeded')
    await db.transaction((tx) => takeAway(tx, operatorId, kind, { id, version }))
    return null
  },

  versions: async (id: string): Promise<TextVersion[]> => {
    const rows = await db.read<VersionRow>(
      `select v.version, v.position, v.en, v.fr, o.name as operator, v.create_time from content_versions v
         left join operators o on o.id = v.operator_id where v.kind = $1 and v.id = $2 order by v.version desc`,
      [kind, id],
    )
    return rows.map(({ create_time, ...row }) => ({ ...row, createTime: Number(create_time) }))
  },

  takenAway: () =>
    db.read<TextItem>(
      `select distinct on (v.id) ${ITEM} from content_versions v
         where v.kind = $1 and v.en is not null
           and not exists (select 1 from content c where c.kind = v.kind and c.id = v.id)
         order by v.id, v.version desc`,
      [kind],
    ),
})

async function writeOne(tx: Tx, operatorId: bigint, kind: TextKind, text: Written): Promise<TextItem> {
  const { id, position = null, version, en, fr } = text
  const before = await held(tx, kind, id)
  const values = [kind, id, position, JSON.stringify(en), JSON.stringify(fr), version]
  const [after] = await tx.query<TextItem>(version === 0 ? ADD : CHANGE, values)
  if (!after) throw new Refusal('contentStale')
  await keepVersion(tx, kind, { ...after, operatorId })
  await recordAudit(tx, operatorId, {
    act: 'content.write',
    subject: `${kind}/${id}`,
    before: facts(before),
    after: facts(after),
  })
  return after
}

/** A text of the same name that was taken away has left its versions: the new one goes on after them. */
const ADD = `insert into content (kind, id, position, en, fr, version)
  select $1, $2, coalesce($3::int4, (select max(c.position) + 1 from content c where c.kind = $1), 0), $4::text::jsonb,
         $5::text::jsonb, $6::int4 + 1 + coalesce(max(version), 0) from content_versions where kind = $1 and id = $2
  on conflict do nothing returning ${ITEM}`
const CHANGE = `update content set position = coalesce($3::int4, position), en = $4::text::jsonb, fr = $5::text::jsonb,
    version = version + 1
  where kind = $1 and id = $2 and version = $6 returning ${ITEM}`

/** As it stands, and nobody else changes it meanwhile. Words that came with the house become a version before they go. */
async function held(tx: Tx, kind: TextKind, id: string): Promise<TextItem | null> {
  const [row] = await tx.query<TextItem>(`select ${ITEM} from content where kind = $1 and id = $2 for update`, [
    kind,
    id,
  ])
  if (row) await keepVersion(tx, kind, { ...row, operatorId: null })
  return row ?? null
}

async function takeAway(
  tx: Tx,
  operatorId: bigint,
  kind: TextKind,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const before = await held(tx, kind, id)
  if (before?.version !== version) throw new Refusal('contentStale')
  await tx.query('delete from content where kind = $1 and id = $2', [kind, id])
  await keepVersion(tx, kind, { ...before, version: version + 1, en: null, fr: null, operatorId })
  await recordAudit(tx, operatorId, { act: 'content.takeAway', subject: `${kind}/${id}`, before: facts(before) })
}

async function order(tx: Tx, operatorId: bigint, kind: TextKind, ids: readonly string[]): Promise<TextItem[]> {
  const rows = await tx.query<TextItem>(
    `select ${ITEM} from content where kind = $1 order by position, id for update`,
    [kind],
  )
  const before = rows.map(({ id }) => id)
  const isWhole = before.length === ids.length && before.every((id) => ids.includes(id))
  if (!isWhole) throw new Refusal('contentOrder')
  const after = await tx.query<TextItem>(
    `update content c set position = o.position - 1
       from unnest($2::text[]) with ordinality o(id, position) where c.kind = $1 and o.id = c.id
       returning c.id, c.position, c.version, c.en, c.fr`,
    [kind, [...ids]],
  )
  await recordAudit(tx, operatorId, { act: 'content.order', subject: kind, before: { ids: before }, after: { ids } })
  return after.toSorted((one, other) => one.position - other.position)
}

interface Kept extends Pick<TextItem, 'id' | 'version' | 'position'> {
  readonly en: Words | null
  readonly fr: Words | null
  /** Null for what came with the house. */
  readonly operatorId: bigint | null
}

async function keepVersion(tx: Tx, kind: TextKind, kept: Kept): Promise<void> {
  const json = (words: Words | null): string | null => (words === null ? null : JSON.stringify(words))
  const { id, version, position, en, fr, operatorId } = kept
  await tx.query(
    `insert into content_versions (kind, id, version, position, en, fr, operator_id)
       values ($1, $2, $3, $4, $5::text::jsonb, $6::text::jsonb, $7) on conflict do nothing`,
    [kind, id, version, position, json(en), json(fr), operatorId],
  )
}

function shaped(kind: TextKind, language: 'en' | 'fr', words: Words): Words {
  const read = contentShapes[kind].safeParse(words)
  if (read.success) return read.data
  throw wrong([language, ...(read.error.issues[0]?.path ?? [])].join('.'))
}

const facts = (row: TextItem | null): AuditFacts | null =>
  row && { position: row.position, version: row.version, en: row.en, fr: row.fr }

const wrong = (field: string): Refusal => new Refusal('badInput', { field })

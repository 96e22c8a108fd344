// Back office for site content. Every version is stored with its author, and stale writes are refused.

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
import { named, type Database, type NotNull, type Tx } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'

type LocalizedText = Record<string, unknown>

interface VersionRow extends Omit<TextVersion, 'createTime'> {
  create_time: bigint
}

interface TextWrite {
  readonly id: string
  readonly position?: number | undefined
  readonly version: number
  readonly en: LocalizedText
  readonly fr: LocalizedText
}

/** The About page and the contact channels can be changed but not removed. */
const REMOVABLE: ReadonlySet<TextKind> = new Set(['banner', 'faq', 'template'])
const ITEM = 'id, position, version, en, fr'

export function contentBackofficeRoutes(db: Database): Route[] {
  const template = textStore(db, 'template')
  return [
    ...implement(contentContract, {
      content: ({ kind }) => textStore(db, kind).list(),
      writeContent: ({ kind, ...text }, { operatorId }) => textStore(db, kind).write(operatorId, text),
      orderContent: ({ kind, ids }, { operatorId }) => textStore(db, kind).reorder(operatorId, ids),
      takeContentAway: ({ kind, id, version }, { operatorId }) => textStore(db, kind).remove(operatorId, id, version),
      contentVersions: ({ kind, id }) => textStore(db, kind).versions(id),
      contentTakenAway: ({ kind }) => textStore(db, kind).removed(),
    }),
    ...implement(templateContract, {
      templates: () => template.list(),
      writeTemplate: (text, { operatorId }) => template.write(operatorId, text),
      takeTemplateAway: ({ id, version }, { operatorId }) => template.remove(operatorId, id, version),
      templateVersions: ({ id }) => template.versions(id),
    }),
  ]
}

const textStore = (db: Database, kind: TextKind) => ({
  list: () => db.read<TextItem>(`select ${ITEM} from content where kind = $1 order by position, id`, [kind]),

  write: async (operatorId: bigint, { id, position, version, en, fr }: TextWrite): Promise<TextItem> => {
    const texts = { en: validated(kind, 'en', en), fr: validated(kind, 'fr', fr) }
    if (kind === 'contact' && (texts.en['channel'] !== id || texts.fr['channel'] !== id)) throw badField('channel')
    if (kind === 'about' && id !== 'about') throw badField('id')
    return await db.transaction((tx) => writeText(tx, operatorId, kind, { id, position, version, ...texts }))
  },

  reorder: (operatorId: bigint, ids: readonly string[]): Promise<TextItem[]> =>
    db.transaction((tx) => reorder(tx, operatorId, kind, ids)),

  remove: async (operatorId: bigint, id: string, version: number): Promise<void> => {
    if (!REMOVABLE.has(kind)) throw new Refusal('contentNeeded')
    await db.transaction((tx) => remove(tx, operatorId, kind, { id, version }))
  },

  versions: async (id: string): Promise<TextVersion[]> => {
    const rows = await db.read<VersionRow>(
      `select v.version, v.position, v.en, v.fr, o.name as operator, v.create_time from content_versions v
         left join operators_public o on o.id = v.operator_id where v.kind = $1 and v.id = $2 order by v.version desc`,
      [kind, id],
    )
    return rows.map(({ create_time, ...row }) => ({ ...row, createTime: Number(create_time) }))
  },

  removed: () =>
    db.read<RemovedText>(
      `select distinct on (v.id) ${ITEM} from content_versions v
         where v.kind = $1 and v.en is not null
           and not exists (select 1 from content c where c.kind = v.kind and c.id = v.id)
         order by v.id, v.version desc`,
      [kind],
    ),
})

/** A version without texts says that the item was removed; the statement leaves those out. */
interface RemovedText extends Omit<TextItem, 'en' | 'fr'> {
  readonly en: NotNull<TextItem['en']>
  readonly fr: NotNull<TextItem['fr']>
}

async function writeText(tx: Tx, operatorId: bigint, kind: TextKind, text: TextWrite): Promise<TextItem> {
  const { id, position = null, version, en, fr } = text
  const before = await lockCurrent(tx, kind, id)
  const values = [kind, id, position, JSON.stringify(en), JSON.stringify(fr), version]
  const [after] = await tx.query<TextItem>(version === 0 ? ADD : CHANGE, values)
  if (!after) throw new Refusal('contentStale')
  await saveVersion(tx, kind, { ...after, operatorId })
  await recordAudit(tx, operatorId, {
    act: 'content.write',
    subject: `${kind}/${id}`,
    before: auditFacts(before),
    after: auditFacts(after),
  })
  return after
}

/** A removed text leaves its versions, so a new text with the same id continues their numbering. */
const ADD = `insert into content (kind, id, position, en, fr, version)
  select $1, $2, coalesce($3::int4, (select max(c.position) + 1 from content c where c.kind = $1), 0), $4::text::jsonb,
         $5::text::jsonb, $6::int4 + 1 + coalesce(max(version), 0) from content_versions where kind = $1 and id = $2
  on conflict do nothing returning ${ITEM}`
const CHANGE = `update content set position = coalesce($3::int4, position), en = $4::text::jsonb, fr = $5::text::jsonb,
    version = version + 1
  where kind = $1 and id = $2 and version = $6 returning ${ITEM}`

/** Reads and locks the current text. Seeded content has no version yet, so it is saved as one before it changes. */
async function lockCurrent(tx: Tx, kind: TextKind, id: string): Promise<TextItem | null> {
  const [row] = await tx.query<TextItem>(`select ${ITEM} from content where kind = $1 and id = $2 for update`, [
    kind,
    id,
  ])
  if (row) await saveVersion(tx, kind, { ...row, operatorId: null })
  return row ?? null
}

async function remove(
  tx: Tx,
  operatorId: bigint,
  kind: TextKind,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const before = await lockCurrent(tx, kind, id)
  if (before?.version !== version) throw new Refusal('contentStale')
  await tx.query('delete from content where kind = $1 and id = $2', [kind, id])
  await saveVersion(tx, kind, { ...before, version: version + 1, en: null, fr: null, operatorId })
  await recordAudit(tx, operatorId, { act: 'content.takeAway', subject: `${kind}/${id}`, before: auditFacts(before) })
}

async function reorder(tx: Tx, operatorId: bigint, kind: TextKind, ids: readonly string[]): Promise<TextItem[]> {
  const rows = await tx.query<TextItem>(
    `select ${ITEM} from content where kind = $1 order by position, id for update`,
    [kind],
  )
  const before = rows.map(({ id }) => id)
  const isComplete = before.length === ids.length && before.every((id) => ids.includes(id))
  if (!isComplete) throw new Refusal('contentOrder')
  const after = await tx.query<TextItem>(
    `update content c set position = o.position - 1
       from unnest($2::text[]) with ordinality o(id, position) where c.kind = $1 and o.id = c.id
       returning c.id, c.position, c.version, c.en, c.fr`,
    [kind, [...ids]],
  )
  await recordAudit(tx, operatorId, { act: 'content.order', subject: kind, before: { ids: before }, after: { ids } })
  return after.toSorted((one, other) => one.position - other.position)
}

interface StoredVersion extends Pick<TextItem, 'id' | 'version' | 'position'> {
  readonly en: LocalizedText | null
  readonly fr: LocalizedText | null
  /** Null for seeded content. */
  readonly operatorId: bigint | null
}

async function saveVersion(tx: Tx, kind: TextKind, stored: StoredVersion): Promise<void> {
  const json = (text: LocalizedText | null): string | null => (text === null ? null : JSON.stringify(text))
  await tx.query(
    ...named(
      `insert into content_versions (kind, id, version, position, en, fr, operator_id)
       values ($kind, $id, $version, $position, $en::text::jsonb, $fr::text::jsonb, $operatorId) on conflict do nothing`,
      { ...stored, kind, en: json(stored.en), fr: json(stored.fr) },
    ),
  )
}

function validated(kind: TextKind, language: 'en' | 'fr', text: LocalizedText): LocalizedText {
  const parsed = contentShapes[kind].safeParse(text)
  if (parsed.success) return parsed.data
  throw badField([language, ...(parsed.error.issues[0]?.path ?? [])].join('.'))
}

const auditFacts = (row: TextItem | null): AuditFacts | null =>
  row && { position: row.position, version: row.version, en: row.en, fr: row.fr }

const badField = (field: string): Refusal => new Refusal('badField', { field })

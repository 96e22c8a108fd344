// How operators manage the characters. Every change is one transaction with its audit entry, and a stale version never
// overwrites a newer one.

import {
  charactersContract,
  type CharacterPortrait,
  type CharacterSheet,
  type CharacterDetail,
  type ListedCharacter,
} from '@glasshouse/rulebook/wire/chat/characters'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { recordAudit } from '../../platform/db/audit-log.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import type { Calendar } from '../../play/stats/days.ts'
import { fromCard, toCard, type Persona } from './companion/persona.ts'
import { readPortrait } from './portraits.ts'
import { listedOf, type CharacterRow, type Listed, type Roster } from './roster.ts'
import { checkSheet } from './safety/sheet.ts'

const ROW = 'id, position, is_on, card, portrait_type, version, update_time'

interface CharacterChange {
  readonly id: string
  readonly version: number
  readonly sheet: CharacterSheet
  readonly portrait: CharacterPortrait | null | undefined
}

export interface BackofficeDeps {
  readonly db: Database
  readonly calendar: Calendar
  readonly roster: Roster
}

export function characterBackofficeRoutes({ db, calendar, roster }: BackofficeDeps): Route[] {
  const found = (id: string): Listed => {
    const listed = roster.of(id)
    if (!listed) throw new Refusal('notFound')
    return listed
  }
  const done = async (id: string): Promise<CharacterDetail> => {
    await roster.changed()
    return detailOf(found(id))
  }
  const write = async (operatorId: bigint, act: string, change: CharacterChange): Promise<CharacterDetail> => {
    checkSheet(change.sheet)
    const picture = change.portrait ? readPortrait(change.portrait) : null
    await db.transaction((tx) => writeOne(tx, { operatorId, act, now: calendar.now() }, change, picture))
    return await done(change.id)
  }
  return implement(charactersContract, {
    listedCharacters: async () => {
      await roster.reload()
      return await listWithTalkers(db, roster)
    },
    keptCharacter: async ({ id }) => {
      await roster.reload()
      return detailOf(found(id))
    },
    writeCharacter: ({ id, version, sheet, portrait }, { operatorId }) =>
      write(operatorId, 'character.write', { id, version, sheet, portrait }),
    switchCharacter: async ({ id, version, isOn }, { operatorId }) => {
      await db.transaction(async (tx) => {
        const [row] = await tx.query(
          `update characters set is_on = $3, version = version + 1, update_time = now_ms()
             where id = $1 and version = $2 returning id`,
          [id, version, isOn],
        )
        if (!row) throw new Refusal(roster.of(id) ? 'characterStale' : 'notFound')
        await recordAudit(tx, operatorId, { act: 'character.switch', subject: id, after: { isOn } })
      })
      return await done(id)
    },
    orderCharacters: async ({ ids }, { operatorId }) => {
      await db.transaction((tx) => order(tx, operatorId, ids))
      await roster.changed()
      return await listWithTalkers(db, roster)
    },
    characterCard: async ({ id }) => {
      await roster.reload()
      const picture = await roster.portraitOf(id)
      const portrait = picture && { type: picture.type, data: picture.bytes.toString('base64') }
      return { ...toCard(found(id).persona, portrait) }
    },
    takeCharacterCard: async ({ version, card }, { operatorId }) => {
      const read = fromCard(card)
      if ('wrong' in read) throw new Refusal('characterCard', { field: read.wrong })
      const { id, createTime: _, ...sheet } = read.persona
      return await write(operatorId, 'character.takeCard', {
        id,
        version,
        // Unchanged, so that an exported card equals the imported one.
        sheet: sheet as CharacterSheet,
        portrait: read.portrait ?? undefined,
      })
    },
  })
}

interface Writer {
  readonly operatorId: bigint
  readonly act: string
  readonly now: number
}

async function writeOne(
  tx: Tx,
  writer: Writer,
  { id, version, sheet, portrait }: CharacterChange,
  picture: Buffer | null,
) {
  const [known] = await tx.query<CharacterRow>(`select ${ROW} from characters where id = $1 for update`, [id])
  if ((known?.version ?? 0) !== version) throw new Refusal('characterStale')
  const before = known ? listedOf(known).persona : null
  const persona: Persona = { ...sheet, id, createTime: before?.createTime ?? writer.now }
  const card = JSON.stringify(toCard(persona))
  const written = await tx.query(known ? CHANGE : ADD, [
    id,
    card,
    portrait !== undefined,
    portrait?.type ?? null,
    picture,
  ])
  // Another operator created one with the same id at the same time.
  if (written.length === 0) throw new Refusal('characterStale')
  const image = portrait === undefined ? {} : { portrait: portrait?.type ?? null }
  await recordAudit(tx, writer.operatorId, {
    act: writer.act,
    subject: id,
    before: before && { sheet: before },
    after: { sheet: persona, ...image },
  })
}

const ADD = `insert into characters (id, position, card, portrait_type, portrait)
  select $1, coalesce(max(position) + 1, 0), $2::text::jsonb, case when $3 then $4 end, case when $3 then $5::bytea end
    from characters
  on conflict do nothing returning id`
const CHANGE = `update characters set card = $2::text::jsonb, version = version + 1, update_time = now_ms(),
    portrait_type = case when $3 then $4 else portrait_type end, portrait = case when $3 then $5::bytea else portrait end
  where id = $1 returning id`

async function order(tx: Tx, operatorId: bigint, ids: readonly string[]): Promise<void> {
  const rows = await tx.query<{ id: string }>('select id from characters order by id for update')
  const isComplete = rows.length === ids.length && rows.every(({ id }) => ids.includes(id))
  if (!isComplete || new Set(ids).size !== ids.length) throw new Refusal('characterOrder')
  await tx.query(
    `update characters c set position = o.position - 1
       from unnest($1::text[]) with ordinality o(id, position) where o.id = c.id`,
    [[...ids]],
  )
  await recordAudit(tx, operatorId, { act: 'character.order', subject: 'characters', after: { ids } })
}

async function listWithTalkers(db: Database, roster: Roster): Promise<ListedCharacter[]> {
  const rows = await db.read<{ id: string; talkers: bigint }>(
    'select character_id as id, count(*) as talkers from chat_threads group by character_id',
  )
  const talkers = new Map(rows.map((row) => [row.id, Number(row.talkers)]))
  return roster.all().map((listed) => ({ ...factsOf(listed), talkers: talkers.get(listed.persona.id) ?? 0 }))
}

const factsOf = ({ persona, isOn, position, version, portrait, updateTime }: Listed) => ({
  id: persona.id,
  name: persona.name,
  isVipOnly: persona.isVipOnly,
  isOn,
  position,
  version,
  portrait,
  updateTime,
})

function detailOf(listed: Listed): CharacterDetail {
  const { id: _, createTime: __, ...sheet } = listed.persona
  return { ...factsOf(listed), sheet: sheet as CharacterSheet }
}

// Compares players with sanctions lists: when they submit their details, and again whenever a list is uploaded. A match is
// never decided automatically. The player does not learn of it, because that would warn them.

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import {
  birthMatch,
  SANCTIONS_SCORE,
  type BirthMatch,
  type HitState,
  type SanctionsSource,
} from '@glasshouse/rulebook/identity/levels'
import { nameScore, nameTokens } from '@glasshouse/rulebook/identity/names'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { SanctionsHit, SanctionsList } from '@glasshouse/rulebook/wire/account/identity'
import { recordAudit } from '../../../platform/db/audit-log.ts'
import { named, only, type Database, type NotNull, type Tx } from '../../../platform/db/tx.ts'
import type { Vault } from '../../../platform/db/vault.ts'
import { personHash, unsealPerson, type Person } from '../person.ts'
import { parseList, type ListedPerson, type SanctionsFile } from './lists.ts'
import { XmlError } from './xml.ts'

const unpack = promisify(gunzip)
/** The EU's file has some 25 MB. More than this is no list, or a bomb. */
const FILE_BYTES_MAX = 80 * 1024 * 1024
const INSERT_ROWS = 1000
const SCREEN_CASES = 50

export interface SanctionsDeps {
  readonly db: Database
  readonly vault: Vault
  /** Sends approved withdrawals of a player back to review. */
  readonly reviewWithdrawals: (tx: Tx, playerId: bigint) => Promise<void>
}

/** A listed person with the words of each name. */
interface Entry {
  readonly source: SanctionsSource
  readonly reference: string
  readonly births: readonly string[]
  readonly names: readonly { readonly name: string; readonly tokens: readonly string[] }[]
}

interface CurrentLists {
  /** The newest list; cases that were compared with it need no other comparison. */
  readonly newest: bigint
  readonly entries: readonly Entry[]
}

interface Match {
  readonly entry: Entry
  readonly name: string
  readonly score: number
  readonly birth: BirthMatch
}

export class Sanctions {
  readonly #deps: SanctionsDeps

  constructor(deps: SanctionsDeps) {
    this.#deps = deps
  }

  /** Replaces the list of the same publisher. */
  async upload(operatorId: bigint, data: string): Promise<SanctionsList[]> {
    const { db } = this.#deps
    const bytes = Buffer.from(data, 'base64')
    const file = await readFile(bytes)
    await db.transaction((tx) => storeList(tx, operatorId, file, createHash('sha256').update(bytes).digest()), {
      patient: true,
    })
    return await this.lists()
  }

  async lists(): Promise<SanctionsList[]> {
    const rows = await this.#deps.db.read<{
      source: SanctionsSource
      generated: string
      persons: number
      operator: string
      create_time: bigint
    }>(
      `select distinct on (l.source) l.source, l.generated, l.persons, o.name as operator, l.create_time
         from sanctions_lists l join operators_public o on o.id = l.operator_id order by l.source, l.id desc`,
    )
    return rows.map(({ source, generated, persons, operator, create_time }) => ({
      source,
      generated,
      persons,
      operator,
      createTime: Number(create_time),
    }))
  }

  /** Runs in the transaction that submits, under the player's lock. */
  async screen(tx: Tx, caseId: bigint, playerId: bigint, person: Person, lists?: CurrentLists): Promise<number> {
    const { vault, reviewWithdrawals } = this.#deps
    const { newest, entries } = lists ?? (await loadLists(tx))
    let fresh = 0
    for (const match of findMatches(person, entries)) {
      const rows = await tx.query(
        ...named(
          `insert into sanctions_hits (player_id, case_id, person_hash, source, reference, listed_name, score, birth, births)
             values ($playerId, $caseId, $hash, $source, $reference, $name, $score, $birth, $births)
             on conflict (player_id, person_hash, source, reference) do nothing returning id`,
          {
            ...match.entry,
            ...match,
            playerId,
            caseId,
            hash: personHash(vault, person),
            births: [...match.entry.births],
          },
        ),
      )
      fresh += rows.length
    }
    await tx.query('update identity_cases set screened_list = $2 where id = $1', [caseId, newest])
    if (fresh > 0) await reviewWithdrawals(tx, playerId)
    return fresh
  }

  /** Compares some cases with the newest lists. Returns how many there were; a node that stops leaves the rest. */
  async screenNext(): Promise<number> {
    const { db, vault } = this.#deps
    const due = await db.read<{ id: bigint; player_id: bigint; details_sealed: NotNull<Uint8Array> }>(
      `select id, player_id, details_sealed from identity_cases where state in ('waiting', 'approved') and document_kind <> 'funds'
           and details_sealed is not null and screened_list < (select max(id) from sanctions_lists)
         order by id limit ${SCREEN_CASES}`,
    )
    if (due.length === 0) return 0
    const lists = await loadLists({ query: (sql, params) => db.read(sql, params) })
    for (const { id, player_id, details_sealed } of due) {
      await db.transaction(async (tx) => {
        await tx.query('select 1 from players_public where id = $1 for no key update', [player_id])
        await this.screen(tx, id, player_id, unsealPerson(vault, details_sealed), lists)
      })
    }
    return due.length
  }

  async hasUnclearedHit(tx: Pick<Tx, 'query'>, playerId: bigint): Promise<boolean> {
    const open = await tx.query(`select 1 from sanctions_hits where player_id = $1 and state <> 'cleared' limit 1`, [
      playerId,
    ])
    return open.length > 0
  }

  async hitsOf(tx: Pick<Tx, 'query'>, playerId: bigint): Promise<SanctionsHit[]> {
    const rows = await tx.query<HitRow>(
      `select h.id, h.source, h.reference, h.listed_name, h.score, h.birth, h.births, h.state, h.note, o.name as operator,
           h.create_time
         from sanctions_hits h left join operators_public o on o.id = h.operator_id where h.player_id = $1 order by h.id`,
      [playerId],
    )
    return rows.map(viewHit)
  }

  /** Each match is decided once: another person, or the listed one. */
  async decide(operatorId: bigint, id: bigint, isCleared: boolean, note: string): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      const [decided] = await tx.query<{ player_id: bigint }>(
        `update sanctions_hits set state = $2, note = $3, operator_id = $4, decide_time = now_ms()
           where id = $1 and state = 'open' returning player_id`,
        [id, isCleared ? 'cleared' : 'confirmed', note, operatorId],
      )
      if (!decided) throw await alreadyDecided(tx, id)
      await recordAudit(tx, operatorId, {
        act: isCleared ? 'sanctions.clear' : 'sanctions.confirm',
        subject: decided.player_id,
        after: { hit: id, note },
      })
    })
  }
}

interface HitRow {
  id: bigint
  source: SanctionsSource
  reference: string
  listed_name: string
  score: number
  birth: BirthMatch
  births: string[]
  state: HitState
  note: string
  operator: string | null
  create_time: bigint
}

const viewHit = ({ id, listed_name, create_time, ...row }: HitRow): SanctionsHit => ({
  ...row,
  id: Number(id),
  listedName: listed_name,
  createTime: Number(create_time),
})

async function alreadyDecided(tx: Tx, id: bigint): Promise<Refusal> {
  const [row] = await tx.query<{ name: string | null }>(
    'select o.name from sanctions_hits h left join operators_public o on o.id = h.operator_id where h.id = $1',
    [id],
  )
  return row ? new Refusal('hitDecided', { name: row.name ?? '' }) : new Refusal('notFound')
}

/** An XML file, plain or compressed with gzip. */
async function readFile(bytes: Buffer): Promise<SanctionsFile> {
  try {
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
    const plain = isPacked ? await unpack(bytes, { maxOutputLength: FILE_BYTES_MAX }) : bytes
    return await parseList(new TextDecoder('utf-8', { fatal: true }).decode(plain))
  } catch (error) {
    const why = error instanceof XmlError ? `${error.message[0]?.toUpperCase()}${error.message.slice(1)}.` : ''
    if (error instanceof XmlError || (error as { code?: string }).code) throw new Refusal('sanctionsFile', { why })
    throw error
  }
}

/** One upload at a time, so that a list with a lower number never appears after one with a higher number. */
async function storeList(tx: Tx, operatorId: bigint, file: SanctionsFile, hash: Buffer): Promise<void> {
  const { source, generated, persons } = file
  await tx.query('lock table sanctions_lists in share row exclusive mode')
  const { id } = only(
    await tx.query<{ id: bigint }>(
      `insert into sanctions_lists (source, generated, persons, file_hash, operator_id) values ($1, $2, $3, $4, $5)
         returning id`,
      [source, generated, persons.length, hash, operatorId],
    ),
  )
  await tx.query('delete from sanctions_entries where source = $1', [source])
  for (let at = 0; at < persons.length; at += INSERT_ROWS) {
    const rows = persons
      .slice(at, at + INSERT_ROWS)
      .map(({ reference, names, births }) => ({ reference, names, births }))
    await tx.query(
      `insert into sanctions_entries (source, reference, names, births)
         select $1, e.reference, e.names, e.births
           from jsonb_to_recordset($2::text::jsonb) as e(reference text, names text[], births text[])
         on conflict (source, reference) do update set names = sanctions_entries.names || excluded.names,
           births = sanctions_entries.births || excluded.births`,
      [source, JSON.stringify(mergeRepeated(rows))],
    )
  }
  await recordAudit(tx, operatorId, {
    act: 'sanctions.upload',
    subject: source,
    after: { list: id, persons: persons.length, generated, hash: hash.toString('hex') },
  })
}

/** One statement can't insert a reference twice. */
function mergeRepeated(rows: readonly ListedPerson[]): ListedPerson[] {
  const merged = new Map<string, ListedPerson>()
  for (const { reference, names, births } of rows) {
    const known = merged.get(reference)
    merged.set(reference, {
      reference,
      names: [...(known?.names ?? []), ...names],
      births: [...(known?.births ?? []), ...births],
    })
  }
  return [...merged.values()]
}

async function loadLists(tx: Pick<Tx, 'query'>): Promise<CurrentLists> {
  // The number first: a list that arrives in between is compared again.
  const { newest } = only(
    await tx.query<{ newest: bigint }>('select coalesce(max(id), 0)::int8 as newest from sanctions_lists'),
  )
  const rows = await tx.query<{ source: SanctionsSource; reference: string; names: string[]; births: string[] }>(
    'select source, reference, names, births from sanctions_entries',
  )
  const entries = rows.map(({ names, ...row }) => ({
    ...row,
    names: names.map((name) => ({ name, tokens: nameTokens(name) })),
  }))
  return { newest, entries }
}

/** An equal name is a match whatever the date of birth; a similar one is not if the dates are years apart. */
function findMatches({ firstName, lastName, birthDate }: Person, entries: readonly Entry[]): Match[] {
  const tokens = nameTokens(`${firstName} ${lastName}`)
  return entries.flatMap((entry) => {
    const [best] = entry.names
      .map(({ name, tokens: listed }) => ({ name, score: nameScore(tokens, listed) }))
      .sort((a, b) => b.score - a.score)
    if (!best || best.score < SANCTIONS_SCORE) return []
    const birth = birthMatch(birthDate, entry.births)
    return birth === 'different' && best.score < 100 ? [] : [{ entry, ...best, birth }]
  })
}

// Who there is. The characters stand in the database and in memory here; a change on any node is read again by all.

import type { CharacterPortrait, portraitTypes } from '@glasshouse/rulebook/wire/chat/characters'
import type { Database } from '../../platform/db/tx.ts'
import { fromCard, toCard, type Persona } from './companion/persona.ts'
import { roster as builtIn } from './companion/personas/roster.ts'

const TOPIC = 'characters'
/** A wake may be lost. */
const REREAD_MS = 60_000

export interface CharacterRow {
  id: string
  position: number
  is_on: boolean
  card: unknown
  portrait_type: (typeof portraitTypes)[number] | null
  version: number
  update_time: bigint
}

export interface Listed {
  readonly persona: Persona
  readonly isOn: boolean
  readonly position: number
  readonly version: number
  /** Where its picture is; null where the app draws one itself. */
  readonly portrait: string | null
  readonly updateTime: number
}

export interface RosterDeps {
  readonly db: Database
  readonly notifier: { notify(topic: string): void; onNotification(listener: (topic: string) => void): void }
  readonly onError: (error: unknown) => void
}

export class Roster {
  readonly #deps: RosterDeps
  #all: ReadonlyMap<string, Listed> = new Map()
  /** Readings are numbered: one that began earlier never replaces what a later one has found. */
  #begun = 0
  #shown = 0
  readonly #rereading: NodeJS.Timeout

  private constructor(deps: RosterDeps) {
    this.#deps = deps
    const again = (): void => void this.look().catch(deps.onError)
    deps.notifier.onNotification((topic) => topic === TOPIC && again())
    this.#rereading = setInterval(again, REREAD_MS)
    this.#rereading.unref()
  }

  /** Those that come with the house are laid out where they are missing, and left alone where they are not. */
  static async open(deps: RosterDeps): Promise<Roster> {
    await deps.db.commit(
      `insert into characters (id, position, card)
         select id, position - 1, card from unnest($1::text[], $2::text[]::jsonb[]) with ordinality c(id, card, position)
         on conflict do nothing returning id`,
      [builtIn.map(({ id }) => id), builtIn.map((persona) => JSON.stringify(toCard(persona)))],
    )
    const roster = new Roster(deps)
    await roster.look()
    return roster
  }

  /** Everyone in their order, those that are off as well. */
  all = (): Listed[] => [...this.#all.values()]
  /** Those that players see. */
  on = (): Listed[] => this.all().filter(({ isOn }) => isOn)
  of = (id: string): Listed | undefined => this.#all.get(id)
  personaOf = (id: string): Persona | undefined => this.#all.get(id)?.persona

  async portraitOf(id: string): Promise<{ type: CharacterPortrait['type']; bytes: Buffer } | null> {
    const [row] = await this.#deps.db.read<{ portrait_type: CharacterPortrait['type']; portrait: Uint8Array }>(
      'select portrait_type, portrait from characters where id = $1 and portrait is not null',
      [id],
    )
    return row ? { type: row.portrait_type, bytes: Buffer.from(row.portrait) } : null
  }

  /** Something was written here. */
  async changed(): Promise<void> {
    await this.look()
    this.#deps.notifier.notify(TOPIC)
  }

  close(): void {
    clearInterval(this.#rereading)
  }

  /** As it stands now, for those who are about to change it. */
  async look(): Promise<void> {
    const number = ++this.#begun
    const rows = await this.#deps.db.read<CharacterRow>(
      'select id, position, is_on, card, portrait_type, version, update_time from characters order by position, id',
    )
    if (number < this.#shown) return
    this.#shown = number
    this.#all = new Map(rows.map((row) => [row.id, listedOf(row)]))
  }
}

export function listedOf(row: CharacterRow): Listed {
  const read = fromCard(row.card)
  if ('wrong' in read) throw new Error(`the card of ${row.id} can not be read: ${read.wrong}`)
  return {
    persona: { ...read.persona, id: row.id },
    isOn: row.is_on,
    position: row.position,
    version: row.version,
    portrait: row.portrait_type ? `/portraits/${row.id}?v=${row.version}` : null,
    updateTime: Number(row.update_time),
  }
}

// The characters, stored in the database and cached in memory. A change on any node makes all nodes reload.

import type { CharacterPortrait, portraitTypes } from '@glasshouse/rulebook/wire/chat/characters'
import { BackgroundLoop } from '../../platform/background-loop.ts'
import type { Database, NotNull } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'
import { fromCard, toCard, type Persona } from './companion/persona.ts'
import { roster as builtIn } from './companion/personas/roster.ts'

const TOPIC = 'characters'
/** A notification may be lost. */
const RELOAD_MS = 60_000

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
  /** The portrait's URL; null where the app draws one. */
  readonly portrait: string | null
  readonly updateTime: number
}

export interface RosterDeps {
  readonly db: Database
  readonly notifier: { notify(topic: string): void; onNotification(listener: (topic: string) => void): void }
  readonly log: Logger
}

export class Roster {
  readonly #deps: RosterDeps
  #all: ReadonlyMap<string, Listed> = new Map()
  /** Loads are numbered, so that one that started earlier never replaces the result of a later one. */
  #started = 0
  #applied = 0
  readonly #loop: BackgroundLoop

  private constructor(deps: RosterDeps) {
    this.#deps = deps
    const run = (): Promise<void> => this.reload()
    this.#loop = new BackgroundLoop({ name: 'reload characters', intervalMs: RELOAD_MS, run, log: deps.log }).start()
    deps.notifier.onNotification((topic) => topic === TOPIC && this.#loop.trigger())
  }

  /** Inserts missing built-in characters, and leaves existing ones unchanged. */
  static async open(deps: RosterDeps): Promise<Roster> {
    await deps.db.commit(
      `insert into characters (id, position, card)
         select id, position - 1, card from unnest($1::text[], $2::text[]::jsonb[]) with ordinality c(id, card, position)
         on conflict do nothing returning id`,
      [builtIn.map(({ id }) => id), builtIn.map((persona) => JSON.stringify(toCard(persona)))],
    )
    const roster = new Roster(deps)
    await roster.reload()
    return roster
  }

  /** All characters in order, including disabled ones. */
  all = (): Listed[] => [...this.#all.values()]
  /** The enabled characters, which players see. */
  on = (): Listed[] => this.all().filter(({ isOn }) => isOn)
  of = (id: string): Listed | undefined => this.#all.get(id)
  personaOf = (id: string): Persona | undefined => this.#all.get(id)?.persona

  async portraitOf(id: string): Promise<{ type: CharacterPortrait['type']; bytes: Buffer } | null> {
    const [row] = await this.#deps.db.read<{
      portrait_type: NotNull<CharacterPortrait['type']>
      portrait: NotNull<Uint8Array>
    }>('select portrait_type, portrait from characters where id = $1 and portrait is not null', [id])
    return row ? { type: row.portrait_type, bytes: Buffer.from(row.portrait) } : null
  }

  /** Call after a change made on this node. */
  async changed(): Promise<void> {
    await this.reload()
    this.#deps.notifier.notify(TOPIC)
  }

  async close(): Promise<void> {
    await this.#loop.stop()
  }

  /** Reads the current state from the database. */
  async reload(): Promise<void> {
    const number = ++this.#started
    const rows = await this.#deps.db.read<CharacterRow>(
      'select id, position, is_on, card, portrait_type, version, update_time from characters order by position, id',
    )
    if (number < this.#applied) return
    this.#applied = number
    this.#all = new Map(rows.map((row) => [row.id, listedOf(row)]))
  }
}

export function listedOf(row: CharacterRow): Listed {
  const read = fromCard(row.card)
  if ('wrong' in read) throw new Error(`the card of ${row.id} cannot be read: ${read.wrong}`)
  return {
    persona: { ...read.persona, id: row.id },
    isOn: row.is_on,
    position: row.position,
    version: row.version,
    portrait: row.portrait_type ? `/portraits/${row.id}?v=${row.version}` : null,
    updateTime: Number(row.update_time),
  }
}

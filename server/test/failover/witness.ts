// Somebody who writes down every result of a shared round that any node shows, from the moment it is shown.

import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../src/platform/db/tx.ts'
import { crashGames, draws } from '../faults/crowd/games.ts'

const LOOK_MS = 500
const ASK_MS = 5000
const games = [...crashGames, ...draws].map(({ id }) => id)

interface Shown {
  readonly epoch: number
  readonly index: number
  readonly commit: string
  readonly bust?: number | null
  readonly outcome?: object | null
}

export class Witness {
  readonly commits = new Map<string, string>()
  readonly results = new Map<string, unknown>()
  readonly wrong: string[] = []
  readonly #urls: () => readonly string[]
  #isOver = false

  constructor(urls: () => readonly string[]) {
    this.#urls = urls
  }

  async watch(): Promise<void> {
    for (let turn = 0; !this.#isOver; turn++) {
      const urls = this.#urls()
      const url = urls[turn % urls.length] ?? ''
      await Promise.all(games.map(async (game) => await this.#look(url, game)))
      await sleep(LOOK_MS)
    }
  }

  /** Compares the database with everything that was shown. */
  async finish(db: Database): Promise<string[]> {
    this.#isOver = true
    const rows = await db.read<{ place: string; outcome: { bust?: number } | null }>(
      `select game || ' ' || epoch || '/' || index as place, outcome from rounds`,
    )
    const drawn = new Map(rows.map(({ place, outcome }) => [place, outcome?.bust ?? outcome]))
    for (const [place, result] of this.results) {
      if (!isDeepStrictEqual(drawn.get(place), result))
        this.wrong.push(`${place} was shown as ${JSON.stringify(result)} and is ${JSON.stringify(drawn.get(place))}`)
    }
    return this.wrong
  }

  async #look(url: string, game: string): Promise<void> {
    const shown = await ask(`${url}/api/${game}`)
    if (!shown) return
    const place = `${game} ${shown.epoch}/${shown.index}`
    this.#compare(this.commits, place, shown.commit)
    const result = shown.bust ?? shown.outcome
    if (result !== null && result !== undefined) this.#compare(this.results, place, result)
  }

  #compare<T>(known: Map<string, T>, place: string, shown: T): void {
    const before = known.get(place)
    if (before === undefined) known.set(place, shown)
    else if (!isDeepStrictEqual(before, shown))
      this.wrong.push(`${place} was shown as ${JSON.stringify(before)} and then as ${JSON.stringify(shown)}`)
  }
}

async function ask(url: string): Promise<Shown | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ASK_MS) })
    return ((await answer.json()) as { data: Shown | null }).data
  } catch {
    return null
  }
}

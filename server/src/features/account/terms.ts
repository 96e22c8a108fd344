// Acceptance of the agreement. Each accepted version is kept with its time. Bets and deposits wait until the current one is
// accepted; everything else, withdrawals included, works without it.

import { TERMS_VERSION, isNewerTerms } from '@glasshouse/rulebook/core/terms'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'

/** Bounds the memory of players who accepted; a full cache starts again empty. */
const CACHE_MAX = 100_000

export interface TermsState {
  readonly version: string
  readonly isDue: boolean
  readonly accepted: { readonly version: string; readonly time: number }[]
}

/** Does nothing if the version was accepted before: the first time counts. */
export async function recordAcceptance(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query('insert into terms_acceptances (player_id, version) values ($1, $2) on conflict do nothing', [
    playerId,
    TERMS_VERSION,
  ])
}

export class Terms {
  readonly #db: Database
  /** Players who accepted the current version. An acceptance cannot be withdrawn, so entries never leave. */
  readonly #accepted = new Set<bigint>()

  constructor(db: Database) {
    this.#db = db
  }

  /** Asks the database once for each player and node, not for each bet. */
  async assertAccepted(playerId: bigint): Promise<void> {
    if (this.#accepted.has(playerId)) return
    const { version } = only(await this.#db.read<{ version: string }>(ACCEPTED, [playerId]))
    if (isNewerTerms(TERMS_VERSION, version)) throw new Refusal('termsChanged')
    if (this.#accepted.size >= CACHE_MAX) this.#accepted.clear()
    this.#accepted.add(playerId)
  }

  async accept(playerId: bigint, version: string): Promise<TermsState> {
    if (version !== TERMS_VERSION) throw new Refusal('termsOutdated')
    await this.#db.transaction(async (tx) => {
      const { version: before } = only(await tx.query<{ version: string }>(`${ACCEPTED} for no key update`, [playerId]))
      // A newer node may have asked for newer terms already.
      if (!isNewerTerms(TERMS_VERSION, before)) return
      await recordAcceptance(tx, playerId)
      await tx.query('update players set terms_version = $2 where id = $1', [playerId, TERMS_VERSION])
    })
    return await this.state(playerId)
  }

  async state(playerId: bigint): Promise<TermsState> {
    const { version } = only(await this.#db.read<{ version: string }>(ACCEPTED, [playerId]))
    const accepted = await this.#db.read<{ version: string; accept_time: bigint }>(
      'select version, accept_time from terms_acceptances where player_id = $1 order by accept_time desc, version desc',
      [playerId],
    )
    return {
      version: TERMS_VERSION,
      isDue: isNewerTerms(TERMS_VERSION, version),
      accepted: accepted.map((row) => ({ version: row.version, time: Number(row.accept_time) })),
    }
  }
}

const ACCEPTED = 'select terms_version as version from players where id = $1'

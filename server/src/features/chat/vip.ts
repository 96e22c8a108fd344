// VIP: days that add up, paid with gold or by a Google Play order. It only affects the chat; nothing that draws, pays or
// limits a bet may depend on it.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { vipDays, type Vip } from '@glasshouse/rulebook/wire/chat/vip'
import { notifyPlayer } from '../../platform/db/notify-player.ts'
import { named, only, type Database, type Tx, type NotNull } from '../../platform/db/tx.ts'
import { playerGold, post } from '../../ledger/ledger.ts'
import { DAY_MS, type Calendar } from '../../play/stats/days.ts'

export type VipDays = (typeof vipDays)[number]

const MAX_AHEAD_MS = 365 * DAY_MS
const WARN_MS = 3 * DAY_MS
const NOTICE_BATCH = 100

export interface VipDeps {
  readonly db: Database
  readonly calendar: Calendar
  /** Throws a refusal for a restricted player. Called under the player's lock, which setting a break also takes. */
  readonly mayBuy: (playerId: bigint, tx: Tx) => Promise<void>
  /** Gold for 7, 30 and 90 days. */
  readonly prices: readonly [Coins, Coins, Coins]
  readonly isSold: boolean
}

export interface Grant {
  readonly source: 'gold' | 'google'
  readonly days: number
  readonly gold?: Coins
  readonly requestId?: string
  readonly orderId?: string
  readonly tokenHash?: Buffer
}

export class Vips {
  readonly #deps: VipDeps

  constructor(deps: VipDeps) {
    this.#deps = deps
  }

  get isSold(): boolean {
    return this.#deps.isSold
  }

  prices(): { days: VipDays; gold: Coins }[] {
    return vipDays.map((days, i) => ({ days, gold: this.#deps.prices[i] ?? 0n }))
  }

  async of(playerId: bigint): Promise<Vip> {
    const { db } = this.#deps
    return await this.read({ query: db.read.bind(db) }, playerId)
  }

  /** One purchase per requestId; a repeat returns the first result. */
  async buy(
    playerId: bigint,
    days: VipDays,
    shown: Coins,
    requestId: string,
  ): Promise<Vip & { gold: number; balance: number }> {
    const { db, isSold } = this.#deps
    const price = this.prices().find((one) => one.days === days)?.gold ?? 0n
    return await db.transaction(async (tx) => {
      await this.#lock(tx, playerId)
      const [known] = await tx.query<{ days: number; gold: NotNull<Coins> }>(
        'select days, gold from vip_grants where player_id = $1 and request_id = $2',
        [playerId, requestId],
      )
      if (known && (known.days !== days || known.gold !== shown)) throw new Refusal('keyReused')
      if (!known) {
        await this.#deps.mayBuy(playerId, tx)
        if (!isSold) throw new Refusal('vipNotSold')
        if (shown !== price) throw new Refusal('vipPriceChanged', { gold: price })
        await post(tx, {
          key: `vip:${playerId}:${requestId}`,
          cause: 'vip',
          reference: String(days),
          moves: [{ from: { kind: 'player', playerId }, to: { kind: 'commission' }, amount: price }],
        })
        const { balance, reward } = await playerGold(tx, playerId)
        if (balance < reward) throw new Refusal('vipRewardGold', { reward })
        await this.grant(tx, playerId, { source: 'gold', days, gold: price, requestId })
      }
      const { balance } = await playerGold(tx, playerId)
      return { ...(await this.read(tx, playerId)), gold: toWire(known?.gold ?? price), balance: toWire(balance) }
    })
  }

  /** Adds days after the remaining ones. The caller has locked the player with `lockPlayer`. */
  async grant(tx: Tx, playerId: bigint, grant: Grant): Promise<Vip> {
    const now = this.#deps.calendar.now()
    const { until } = await this.read(tx, playerId)
    const from = until !== null && until > now ? until : now
    if (from - now > MAX_AHEAD_MS) throw new Refusal('vipTooLong')
    const end = from + grant.days * DAY_MS
    await tx.query(
      ...named(
        `insert into vip_grants (player_id, source, days, from_time, until_time, gold, request_id, order_id, token_hash)
         values ($playerId, $source, $days, $from, $end, $gold, $requestId, $orderId, $tokenHash)`,
        { gold: null, requestId: null, orderId: null, tokenHash: null, ...grant, playerId, from, end },
      ),
    )
    await tx.query(
      'insert into vips (player_id, until) values ($1, $2) on conflict (player_id) do update set until = $2',
      [playerId, end],
    )
    return { isVip: true, until: end }
  }

  /** Revokes the remaining days of one grant; the caller ensures it happens once. Days of other grants stay. */
  async revoke(tx: Tx, playerId: bigint, grantId: bigint): Promise<number> {
    const { days, later } = only(
      await tx.query<{ days: number; later: number }>(
        `select g.days, (select coalesce(sum(l.days), 0)::int4
             from vip_grants l left join google_checks c on c.grant_id = l.id
             where l.player_id = g.player_id and l.id > g.id and c.state is distinct from 'revoked') as later
           from vip_grants g where g.id = $1`,
        [grantId],
      ),
    )
    // Days are used in the order in which they were granted.
    await tx.query(
      'update vips set until = until - least($2::int8, greatest(0, until - $3::int8)) where player_id = $1',
      [playerId, days * DAY_MS, this.#deps.calendar.now() + later * DAY_MS],
    )
    return days
  }

  /** Lock order everywhere: the player's row, then their account, then the house's accounts. */
  lockPlayer = (tx: Tx, playerId: bigint): Promise<void> => this.#lock(tx, playerId)

  /** Notifies players whose VIP ends within three days or has ended; once per end. */
  /** Whether an end has to be announced. */
  readonly isDue = `exists (select 1 from vips where until <= now_ms() and ended_until < until
    or until > now_ms() and until <= now_ms() + ${WARN_MS} and warned_until < until)`

  async advance(now: number): Promise<void> {
    const { db } = this.#deps
    const due = `select player_id, until, until <= $1 as is_over from vips
      where (until <= $1 and ended_until < until) or (until > $1 and until <= $2 and warned_until < until) limit ${NOTICE_BATCH}`
    for (const { player_id: playerId } of await db.read<{ player_id: bigint }>(due, [now, now + WARN_MS])) {
      await db.transaction(async (tx) => {
        await this.#lock(tx, playerId)
        const [row] = await tx.query<{ until: bigint; is_over: boolean }>(
          `select until, until <= $1 as is_over from (${due.replace(/limit \d+$/, '')}) d where player_id = $3`,
          [now, now + WARN_MS, playerId],
        )
        if (!row) return
        const column = row.is_over ? 'ended_until' : 'warned_until'
        await tx.query(`update vips set ${column} = until where player_id = $1`, [playerId])
        await notifyPlayer(tx, playerId, row.is_over ? 'vip.ended' : 'vip.ending', { until: Number(row.until) })
      })
    }
  }

  async #lock(tx: Tx, playerId: bigint): Promise<void> {
    only(await tx.query('select 1 as one from players_public where id = $1 for no key update', [playerId]))
  }

  async read(tx: Pick<Tx, 'query'>, playerId: bigint): Promise<Vip> {
    const [row] = await tx.query<{ until: bigint }>('select until from vips where player_id = $1', [playerId])
    const until = row ? Number(row.until) : null
    return { isVip: until !== null && until > this.#deps.calendar.now(), until }
  }
}

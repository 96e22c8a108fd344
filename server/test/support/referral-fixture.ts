// Servers with invited players for tests: who invited whom, what they played, and when midnight comes. Each node runs
// its own referral jobs.

import { randomBytes, randomUUID } from 'node:crypto'
import type { InvitedSummary, Reward } from '@glasshouse/rulebook/wire/account/referral'
import { only } from '../../src/platform/db/tx.ts'
import { openPlayerAccounts, post } from '../../src/ledger/ledger.ts'
import { recordFingerprint } from '../../src/play/risk/identity-fingerprints.ts'
import { DAY_MS, Days } from '../../src/play/stats/days.ts'
import { Referral } from '../../src/features/referral/referral.ts'
import { ReferralViews } from '../../src/features/referral/views.ts'
import { strictLog } from './logs.ts'
import { openServer, type DatabaseKind, type TestServer } from './open-server.ts'

const NO_RETURNS = { sumUpAll: () => Promise.resolve() }

export interface Played {
  readonly playerId: bigint
  readonly staked: bigint
  readonly paid: bigint
  /** One percent of the stake by default. */
  readonly edge?: bigint
}

export class ReferralFixture {
  readonly server: TestServer
  readonly nodes: readonly TestServer[]
  readonly calendar: { time: number; now(): number }
  readonly refers: readonly Referral[]
  readonly invited: ReferralViews

  private constructor(nodes: readonly TestServer[], calendar: ReferralFixture['calendar']) {
    this.nodes = nodes
    this.server = nodes[0] as TestServer
    this.calendar = calendar
    this.refers = nodes.map(({ db }) => new Referral(db, calendar))
    this.invited = new ReferralViews(this.server.db, calendar)
  }

  /** Three nodes on PostgreSQL; the embedded database supports one. */
  static async open(kind: DatabaseKind): Promise<ReferralFixture> {
    const calendar = { time: Date.now(), now: () => calendar.time }
    const server = await openServer(kind, {}, { calendar })
    const others = kind === 'postgresql' ? [await server.secondNode(), await server.secondNode()] : []
    const fixture = new ReferralFixture([server, ...others], calendar)
    await fixture.newWeek()
    return fixture
  }

  async close(): Promise<void> {
    for (const node of this.nodes.slice(1)) await node.close()
    await this.server.close()
  }

  /** Creates a player, who has deposited and has a browser unless stated otherwise. */
  async friend(inviterId: bigint | null, { deposited = true, isKnown = true } = {}): Promise<bigint> {
    return await this.server.db.transaction(async (tx) => {
      const { id } = only(
        await tx.query<{ id: bigint }>(
          `insert into players (phone_hash, phone_sealed, country, password_hash, nickname, avatar, language, invitation_code,
                                inviter_id, terms_version, adult_confirmed, phone_verified_time)
             values ($1, '', 'FR', '', 'Somebody', 0, 'en', $2, $3, '', true, now_ms()) returning id`,
          [randomBytes(32), randomUUID(), inviterId],
        ),
      )
      await openPlayerAccounts(tx, id)
      if (isKnown) await recordFingerprint(tx, id, 'device', randomBytes(32))
      if (deposited) {
        await tx.query(
          `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, request_id, gateway, reference)
             values ($1, 'fiat', 'credited', 0, 1, 'USD', now_ms(), $2, 'test', $3)`,
          [id, randomUUID(), randomUUID()],
        )
      }
      return id
    })
  }

  /** A chain of players, each invited by the one before. */
  async family(length: number): Promise<bigint[]> {
    const ids: bigint[] = []
    for (let i = 0; i < length; i++) ids.push(await this.friend(ids.at(-1) ?? null))
    return ids
  }

  /** Stores what was played on the open day. */
  async play(...played: readonly Played[]): Promise<void> {
    await this.server.db.commit(
      `insert into player_days as d (player_id, day, bets, staked, paid, edge, won)
         select p.id, (select number from days where close_time is null), 1, p.staked, p.paid, p.edge, p.staked - p.paid
           from unnest($1::int8[], $2::int8[], $3::int8[], $4::int8[]) p(id, staked, paid, edge)
         on conflict (player_id, day) do update set staked = d.staked + excluded.staked, paid = d.paid + excluded.paid,
           edge = d.edge + excluded.edge, won = d.won + excluded.won`,
      [
        played.map(({ playerId }) => playerId),
        played.map(({ staked }) => staked),
        played.map(({ paid }) => paid),
        played.map(({ staked, edge }) => edge ?? staked * 10_000n),
      ],
    )
  }

  async openDay(): Promise<number> {
    return only(await this.server.db.read<{ number: number }>('select number from days where close_time is null'))
      .number
  }

  /** Closes the open day only. */
  async closeDay(): Promise<void> {
    const day = await this.openDay()
    const { db } = this.server
    await db.commit('update days set close_time = $2 where number = $1', [day, this.calendar.time])
    await db.commit('insert into days (number, open_time) values ($1, $2)', [day + 1, this.calendar.time])
  }

  /** Whether a transaction waits for another. */
  async someoneWaits(): Promise<boolean> {
    const { db } = this.nodes.at(-1) as TestServer
    return (await db.read('select 1 from pg_locks where not granted')).length > 0
  }

  /** Closes the open day and runs what is due on every node at once. */
  async midnight(): Promise<void> {
    this.calendar.time = ((await this.openDay()) + 1) * DAY_MS
    await this.look()
  }

  /** Runs due jobs on all nodes; resolves when all have finished, even if one failed. */
  async look(): Promise<void> {
    const { calendar } = this
    const results = await Promise.allSettled(
      this.nodes.map(({ db }, i) =>
        new Days({
          db,
          calendar,
          returns: NO_RETURNS,
          atClose: [],
          tasks: { referral: (now) => (this.refers[i] as Referral).advance(now) },
          log: strictLog,
        }).runDue(),
      ),
    )
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }

  /** Moves to the next payout: ten minutes after Monday midnight. */
  async payday(): Promise<void> {
    do await this.midnight()
    while (new Date(this.calendar.time).getUTCDay() !== 1)
    this.calendar.time += 10 * 60_000
    await this.look()
  }

  /** Moves to Tuesday with everything paid: six days before the next payout. */
  async newWeek(): Promise<void> {
    await this.payday()
    await this.midnight()
  }

  async fund(gold: bigint): Promise<void> {
    const moves = [{ from: { kind: 'sandbox' }, to: { kind: 'commission' }, amount: gold }] as const
    await this.server.db.transaction((tx) => post(tx, { key: randomUUID(), cause: 'test', moves }))
  }

  async setLevel(playerId: bigint, level: string): Promise<void> {
    await this.server.db.commit(
      `insert into agents (player_id, state, level, ask_time) values ($1, 'approved', $2, 0)
         on conflict (player_id) do update set level = $2, state = 'approved'`,
      [playerId, level],
    )
  }

  /** As the console and the player set it. */
  async setState(playerId: bigint, state: 'active' | 'suspended' | 'excluded' | 'closed'): Promise<void> {
    await this.server.db.commit(
      `update players set status = case $2 when 'suspended' then 'active' else $2 end,
           suspend_time = case $2 when 'suspended' then 1 end, suspend_words = case $2 when 'suspended' then 'Why.' end
         where id = $1`,
      [playerId, state],
    )
  }

  async mark(playerId: bigint, kind: 'device' | 'payout', mark: Buffer): Promise<void> {
    await this.server.db.commit('insert into identity_fingerprints (player_id, kind, mark) values ($1, $2, $3)', [
      playerId,
      kind,
      mark,
    ])
  }

  summary = (playerId: bigint): Promise<InvitedSummary> => this.invited.summary(playerId)
  rewards = (playerId: bigint): Promise<Reward[]> => this.invited.rewards(playerId, 0)

  async due(playerId: bigint): Promise<number> {
    return (await this.summary(playerId)).microDue
  }

  /** Everything a player earned from friends, paid or not. */
  async brought(playerId: bigint): Promise<number> {
    const { tiers } = await this.summary(playerId)
    return tiers.reduce((sum, { microRebate }) => sum + microRebate, 0)
  }

  async gold(playerId: bigint): Promise<bigint> {
    const rows = await this.server.db.read<{ balance: bigint }>(
      `select balance from accounts where owner_id = $1 and kind = 'player'`,
      [playerId],
    )
    return only(rows).balance
  }

  async messages(playerId: bigint) {
    return await this.server.db.read<{ code: string; params: unknown }>(
      'select code, params from messages where player_id = $1 order by id',
      [playerId],
    )
  }

  /** Players whose due amount differs from their statement. */
  async wrongDues() {
    return await this.server.db.read(
      `select player_id, s.micro as stated, coalesce(d.micro, 0) as due
         from (select r.player_id, sum(r.amount) as micro from rebates r
                 left join referral_links k on k.upline_id = r.player_id and k.friend_id = r.friend_id
                 where k.state is null or k.state = 'released' or r.create_time < k.create_time group by r.player_id) s
         full join rebate_dues d using (player_id) where coalesce(s.micro, 0) <> coalesce(d.micro, 0)`,
    )
  }
}

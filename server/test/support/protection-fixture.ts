// Shared by the tests of player protection: a player with API calls, and a database clock that a test moves.

import { randomUUID } from 'node:crypto'
import { protectionContract, type ProtectionState } from '@glasshouse/rulebook/wire/account/protection'
import { expect } from 'vitest'
import type { Database } from '../../src/platform/db/tx.ts'
import { roll, type Answer, type TestServer } from './open-server.ts'

export const MINUTE = 60_000
export const DAY = 86_400_000

/** Sets the database's clock this much ahead of the real one. */
export async function shiftClock(db: Database, offsetMs: number): Promise<void> {
  await db.transaction((tx) =>
    tx.script(`create or replace function now_ms() returns int8 language sql volatile as
      $$ select floor(extract(epoch from clock_timestamp()) * 1000)::int8 + ${Math.floor(offsetMs)} $$`),
  )
}

/** The shift that makes it this time now. */
export const until = (timeMs: number): number => timeMs - Date.now()

export class Guarded {
  readonly id: bigint
  readonly phone: string
  token: string
  readonly #server: TestServer

  private constructor(server: TestServer, token: string, id: number, phone: string) {
    this.#server = server
    this.token = token
    this.id = BigInt(id)
    this.phone = phone
  }

  static async join(server: TestServer): Promise<Guarded> {
    const { token, user } = await server.player()
    return new Guarded(server, token, user.id, user.phone)
  }

  async call<T = unknown>(key: string, body?: object, node = this.#server): Promise<Answer<T>> {
    return await node.call<T>(key, body, this.token)
  }

  async roll(gold: number, node = this.#server): Promise<number> {
    return (await this.call('POST /api/roller', roll({ gold }), node)).errno
  }

  async scratch(gold: number, node = this.#server): Promise<number> {
    return (await this.call('POST /api/scratch/join', { gold, requestId: randomUUID() }, node)).errno
  }

  async state(): Promise<ProtectionState> {
    const { data } = await this.call('GET /api/user/limits')
    return protectionContract.limits.output.parse(data)
  }

  async limit(kind: string, period: string, amount: number | null): Promise<Answer<ProtectionState>> {
    return await this.call('PUT /api/user/limits', { kind, period, amount })
  }

  async confirm(kind: string, period: string, amount: number | null): Promise<Answer<ProtectionState>> {
    return await this.call('POST /api/user/limits/confirm', { kind, period, amount })
  }

  async limitOf(kind: string, period: string) {
    const found = (await this.state()).limits.find((each) => each.kind === kind && each.period === period)
    if (!found) throw new Error(`no ${kind} limit per ${period}`)
    return found
  }

  async codes(): Promise<string[]> {
    const { data } = await this.call<{ messages: { code: string }[] }>('GET /api/user/messages/0')
    return data.messages.map(({ code }) => code)
  }
}

/** Expects the counters of every player and day to equal the bets. */
export async function expectCounted(db: Database): Promise<void> {
  const wrong = await db.read(
    `select * from (
       select player_id, (create_time / 86400000)::int4 as day, count(*) filter (where is_bet) as bets,
              coalesce(sum(stake) filter (where is_bet), 0) as staked, coalesce(sum(payout) filter (where is_bet), 0) as paid
         from (select *, state not in ('cancelled', 'refunded') as is_bet from bets) b group by 1, 2) b
     full join played_days d using (player_id, day)
     where (b.bets, b.staked, b.paid) is distinct from (d.bets, d.staked, d.paid)`,
  )
  expect(wrong).toEqual([])
}

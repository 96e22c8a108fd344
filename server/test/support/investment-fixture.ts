// Servers with investment shares for tests, which close days on request.

import { randomUUID } from 'node:crypto'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { minesweeper } from '@glasshouse/rulebook/games/minesweeper/rules'
import { roller } from '@glasshouse/rulebook/games/roller/rules'
import { investmentContract, type InvestmentContract } from '@glasshouse/rulebook/wire/wallet/investment'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { only, type Tx } from '../../src/platform/db/tx.ts'
import { closeEpoch } from '../../src/features/investment/epochs.ts'
import { post, type Account } from '../../src/ledger/ledger.ts'
import { DAY_MS, Days, type Day } from '../../src/play/stats/days.ts'
import { Returns } from '../../src/play/stats/returns.ts'
import { strictLog } from './logs.ts'
import { openServer, type DatabaseKind, type TestServer } from './open-server.ts'
import { signInOperator } from './operators.ts'

const {
  overview: { output: overviewOutput },
  epochs: { output: epochsOutput },
  records: { output: recordsOutput },
} = investmentContract
const LOCK_TIMEOUT = '55P03'
const rules = [crash, minesweeper, roller]

export type Overview = OutputOf<InvestmentContract, 'GET /api/investment'>
export type Order = OutputOf<InvestmentContract, 'POST /api/investment/buy'>
export type Epoch = OutputOf<InvestmentContract, 'GET /api/investment/epoch/{lastCreateTime}'>[number]

export class InvestmentFixture {
  readonly server: TestServer
  readonly nodes: readonly TestServer[]
  readonly calendar: { time: number; now(): number }

  static async open(kind: DatabaseKind, nodes = 1): Promise<InvestmentFixture> {
    const calendar = { time: Date.now(), now: () => calendar.time }
    const first = await openServer(kind, {}, { calendar })
    const others: TestServer[] = []
    while (kind === 'postgresql' && others.length < nodes - 1) others.push(await first.secondNode())
    const fixture = new InvestmentFixture([first, ...others], calendar)
    calendar.time = ((await fixture.openDay()).number + 0.5) * DAY_MS
    return fixture
  }

  private constructor(nodes: readonly TestServer[], calendar: InvestmentFixture['calendar']) {
    this.nodes = nodes
    this.server = nodes[0] as TestServer
    this.calendar = calendar
  }

  async close(): Promise<void> {
    for (const node of this.nodes.slice(1)) await node.close()
    await this.server.close()
  }

  async openDay(): Promise<Day> {
    return only(await this.server.db.read<Day>('select number, commission from days where close_time is null'))
  }

  days(node: TestServer, after: (tx: Tx) => Promise<void> = () => Promise.resolve()): Days {
    return new Days({
      db: node.db,
      calendar: this.calendar,
      returns: new Returns(node.db, rules, strictLog),
      atClose: [closeEpoch(this.calendar), after],
      tasks: {},
      log: strictLog,
    })
  }

  /** Closes due days like the server does, retrying after a lock timeout. */
  async closeDueDays(node: TestServer): Promise<void> {
    for (;;) {
      try {
        return await this.days(node).closeDay()
      } catch (error) {
        if ((error as { code?: string }).code !== LOCK_TIMEOUT) throw error
      }
    }
  }

  /** Moves to noon of a later day and closes the open day. */
  async nextDay(days = 1): Promise<void> {
    this.calendar.time += days * DAY_MS
    await this.closeDueDays(this.server)
  }

  /** Moves gold like bets would, and adds the commission due. */
  async playFor(result: bigint, commissionMicro = 0n): Promise<void> {
    const [won, lost]: Account[] = [{ kind: 'pool' }, { kind: 'sandbox' }]
    await this.server.db.transaction(async (tx) => {
      await this.move(tx, result > 0n ? lost! : won!, result > 0n ? won! : lost!, result > 0n ? result : -result)
      await tx.query('update days set commission = commission + $1 where close_time is null', [commissionMicro])
    })
  }

  async investor(gold = 0n): Promise<{ token: string; id: bigint }> {
    const { token, user } = await this.server.player()
    const account: Account = { kind: 'player', playerId: BigInt(user.id) }
    const extra = gold - BigInt(user.gold)
    if (extra > 0n) await this.server.db.transaction((tx) => this.move(tx, { kind: 'sandbox' }, account, extra))
    return { token, id: BigInt(user.id) }
  }

  async move(tx: Tx, from: Account, to: Account, amount: bigint): Promise<void> {
    await post(tx, { key: randomUUID(), cause: 'test', moves: [{ from, to, amount }] })
  }

  overview = async (token = ''): Promise<Overview> =>
    overviewOutput.parse((await this.server.call('GET /api/investment', undefined, token)).data)
  epochs = async (lastCreateTime = 0): Promise<Epoch[]> =>
    epochsOutput.parse((await this.server.call(`GET /api/investment/epoch/${lastCreateTime}`)).data)
  records = async (token: string, lastCreateTime = 0): Promise<Order[]> =>
    recordsOutput.parse((await this.server.call(`GET /api/investment/record/${lastCreateTime}`, undefined, token)).data)
  buy = (token: string, gold: number, requestId: string = randomUUID(), node = this.server) =>
    node.call<Order>('POST /api/investment/buy', { gold, requestId }, token)
  redeem = (token: string, units: number, requestId: string = randomUUID(), node = this.server) =>
    node.call<Order>('POST /api/investment/redeem', { units, requestId }, token)

  async balance(kind: string, ownerId = 0n): Promise<bigint> {
    const rows = await this.server.db.read<{ balance: bigint }>(
      'select coalesce(sum(balance), 0)::int8 as balance from accounts where kind = $1 and owner_id = $2',
      [kind, ownerId],
    )
    return only(rows).balance
  }

  /** An operator of a role, logged in. */
  async operator(role: string): Promise<string> {
    return (await signInOperator(this.server, role)).token
  }
}

// Crash points between every two steps of an order. A process armed with such points kills itself with kill -9 at the
// first one it reaches. It observes every statement and outgoing call, so the product code contains no hooks.

import fs from 'node:fs'
import { asTx, type Database, type Tx } from '../../src/platform/db/tx.ts'

/**
 * `in`: after the statement, before its commit. `after`: committed, and nothing done since. `answered`: a gateway or chain
 * has answered, and nothing of it is written.
 */
type Moment = 'in' | 'after' | 'answered'

const FIAT = '"kind":"fiat".*'
const CRYPTO = '"kind":"crypto".*'
const MOVED = 'update withdrawals set state = \\$2, reason = \\$3.*'

const PLACES: Readonly<Record<string, readonly [Moment, RegExp]>> = {
  'recharge: created': ['after', /insert into recharges .*'fiat'/],
  'recharge: the gateway has it, its answer is not kept': ['answered', /^POST \/v1\/orders /],
  'recharge: pending': ['after', /update recharges set state = 'pending', provider/],
  'recharge: webhook taken': ['after', /insert into webhooks_accepted .*"rc-/],
  'recharge: heard as paid': ['answered', /^GET \/v1\/orders\/.*"state":"paid"/],
  'recharge: paid, not credited': ['in', /update recharges set state = 'paid'/],
  'recharge: credited, no gold moved': ['in', /update recharges set state = 'credited', gold = \$2, amount/],
  'recharge: gold moved, not committed': ['in', /post_journal.*"recharge"/],
  'recharge: credited': ['after', /update recharges set state = 'credited', gold = \$2, amount/],
  'recharge: failed, not committed': ['in', /update recharges set state = \$2.*"failed"/],
  'recharge: failed': ['after', /update recharges set state = \$2.*"failed"/],
  'recharge: expired, not committed': ['in', /update recharges set state = \$2.*"expired"/],
  'recharge: expired': ['after', /update recharges set state = \$2.*"expired"/],
  'recharge: paid late, not committed': ['in', /"state":"expired".*update recharges set state = 'paid'/],
  'recharge: paid late': ['after', /"state":"expired".*update recharges set state = 'credited'/],
  'deposit: found, not written': ['answered', /"eth_getLogs".*"transactionHash"/],
  'deposit: seen, not committed': ['in', /insert into recharges .*'crypto'/],
  'deposit: seen': ['after', /insert into recharges .*'crypto'/],
  'deposit: credited, no gold moved': ['in', /update recharges set state = 'credited', gold = \$2 where/],
  'deposit: gold moved, not committed': ['in', /post_journal.*"deposit"/],
  'deposit: credited': ['after', /post_journal.*"deposit"/],
  'withdrawal: quoted': ['after', /insert into withdrawal_quotes/],
  'withdrawal: taken, nothing held': ['in', /insert into withdrawals \(/],
  'withdrawal: held, not committed': ['in', /post_journal.*"withdrawal\.held"/],
  'withdrawal: in review': ['after', /insert into withdrawals \(.*"review"/],
  'withdrawal: approved by itself': ['after', /insert into withdrawals \(.*"approved"/],
  'withdrawal: first yes, not committed': ['in', /insert into withdrawal_approvals/],
  'withdrawal: first yes': ['after', /insert into withdrawal_approvals/],
  'withdrawal: second yes, not committed': ['in', /update withdrawals set state = 'approved'/],
  'withdrawal: second yes': ['after', /update withdrawals set state = 'approved'/],
  'withdrawal: rejected, gold not back': ['in', /update withdrawals set state = 'rejected'/],
  'withdrawal: rejected': ['after', /update withdrawals set state = 'rejected'/],
  'payout: sending, the gateway not asked': ['after', /update withdrawals set state = 'sending', gateway/],
  'payout: the gateway has it, its answer is not kept': ['answered', /^POST \/v1\/payouts /],
  'payout: answer kept, not sent': ['after', /update withdrawals set provider_reference/],
  'payout: sent, not committed': ['in', new RegExp(`${FIAT}${MOVED}"sent"`)],
  'payout: sent': ['after', new RegExp(`${FIAT}${MOVED}"sent"`)],
  'payout: heard as paid': ['answered', /^GET \/v1\/payouts\/.*"state":"paid"/],
  'payout: confirmed, gold still held': ['in', new RegExp(`${FIAT}${MOVED}"confirmed"`)],
  'payout: net gone, fee still held': ['in', new RegExp(`${FIAT}post_journal.*"wd:\\d+:net"`)],
  'payout: confirmed': ['after', new RegExp(`${FIAT}${MOVED}"confirmed"`)],
  'payout: failed, gold not back': ['in', new RegExp(`${FIAT}${MOVED}"failed"`)],
  'payout: failed': ['after', new RegExp(`${FIAT}${MOVED}"failed"`)],
  'transfer: signed, not committed': ['in', /insert into chain_payouts/],
  'transfer: signed, not sent': ['after', /insert into chain_payouts/],
  'transfer: the chain has it, not noted': ['answered', /"eth_sendRawTransaction".*"result"/],
  'transfer: noted, not sent': ['after', /update chain_payouts set sent_time/],
  'transfer: sent': ['after', new RegExp(`${CRYPTO}${MOVED}"sent"`)],
  'transfer: confirmed, gold still held': ['in', new RegExp(`${CRYPTO}${MOVED}"confirmed"`)],
  'transfer: confirmed': ['after', new RegExp(`${CRYPTO}${MOVED}"confirmed"`)],
  'transfer: reverted, gold not back': ['in', new RegExp(`${CRYPTO}${MOVED}"failed"`)],
  'transfer: reverted': ['after', new RegExp(`${CRYPTO}${MOVED}"failed"`)],
}

export const POINTS: readonly string[] = Object.keys(PLACES)

/** The last line of a node that kills itself. */
export const STRUCK = 'struck '

const CONCERNS = /recharges|withdrawal|post_journal|chain_payouts|webhooks_accepted/

/** Arms this process with the named points, one per line, except those listed in the file by then. */
export function armed(db: Database, points: string, file: string): Database {
  const remaining = new Set(points.split('\n').filter(Boolean))
  if (remaining.size === 0) return db
  const unknown = [...remaining].find((name) => !PLACES[name])
  if (unknown) throw new Error(`there is no point '${unknown}'`)
  const strike = async (current: Moment, seen: string): Promise<void> => {
    for (const name of remaining) {
      const [when, what] = PLACES[name] ?? []
      if (when !== current || !what?.test(seen)) continue
      remaining.delete(name)
      if (fs.readFileSync(file, 'utf8').split('\n').includes(name)) continue
      fs.appendFileSync(file, `${name}\n`)
      fs.writeSync(1, `${STRUCK}${name}\n`)
      process.kill(process.pid, 'SIGKILL')
      // The signal may take a moment; nothing continues meanwhile.
      await new Promise(() => {})
    }
  }
  listenIn(strike)
  return struckDatabase(db, strike)
}

type Strike = (when: Moment, seen: string) => Promise<void>

const struckDatabase = (db: Database, strike: Strike): Database => ({
  kind: db.kind,
  read: (sql, params) => db.read(sql, params),
  commit: async <Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]> => {
    const rows = await db.commit<Row>(sql, params)
    await strike('after', shown(sql, params, rows))
    return rows
  },
  transaction: async (work, options) => {
    const seen: string[] = []
    const result = await db.transaction(async (tx) => {
      seen.length = 0
      return await work(struckTransaction(tx, strike, seen))
    }, options)
    await strike('after', seen.join(' '))
    return result
  },
  close: () => db.close(),
})

const struckTransaction = (tx: Tx, strike: Strike, seen: string[]): Tx =>
  asTx({
    query: async <Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]> => {
      const rows = await tx.query<Row>(sql, params)
      seen.push(shown(sql, params, rows))
      await strike('in', seen.join(' '))
      return rows
    },
    script: (sql) => tx.script(sql),
  })

/** A statement with its parameters and rows on one line; empty for statements that do not concern orders. */
function shown(sql: string, params: readonly unknown[] = [], rows: readonly object[] = []): string {
  if (!CONCERNS.test(sql)) return ''
  const plain = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)
  return `${sql.replaceAll(/\s+/g, ' ')} ${JSON.stringify([params, rows.slice(0, 1)], plain)}`
}

/** Observes every outgoing call and its response. */
function listenIn(strike: Strike): void {
  const call = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const answer = await call(input, init)
    const url = new URL(input instanceof Request ? input.url : input)
    const body = typeof init?.body === 'string' ? init.body : ''
    const text = await answer.clone().text()
    await strike('answered', `${init?.method ?? 'GET'} ${url.pathname} ${body} ${text}`.replaceAll('\n', ' '))
    return answer
  }
}

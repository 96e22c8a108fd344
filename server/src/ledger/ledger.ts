// The only writer of coins. Every movement is a journal whose entries sum to zero; a key makes it happen once.
// Nothing here knows why gold moves: causes and references come from those who ask.

import { createHash } from 'node:crypto'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/core/refusals'
import { only, type Tx } from '../db/tx.ts'

export type PlayerAccountKind = 'player' | 'reward' | 'hold'
export type HouseAccountKind =
  | 'escrow'
  | 'pool'
  | 'commission'
  | 'rewards'
  | 'adRevenue'
  | 'gateway'
  | 'chain'
  | 'sandbox'
  | 'suspense'

export type Account =
  | { readonly kind: PlayerAccountKind; readonly playerId: bigint }
  | { readonly kind: HouseAccountKind; readonly label?: string }

export interface Move {
  readonly from: Account
  readonly to: Account
  readonly amount: Coins
}

export interface Journal {
  /** Says what must happen only once, such as `welcome:1001`. */
  readonly key: string
  readonly cause: string
  readonly reference?: string
  readonly moves: readonly Move[]
}

/** Accounts that stand for the outside world may go below zero; the database refuses it for all others. */
const OUTSIDE = new Set<string>(['gateway', 'chain', 'sandbox'])

/** Books a journal inside the caller's transaction; `fresh` is false when it had been booked before. */
export async function post(tx: Tx, journal: Journal): Promise<{ journalId: bigint; fresh: boolean }> {
  const nets = new Map<bigint, Coins>()
  for (const { from, to, amount } of journal.moves) {
    if (amount <= 0n) throw new RangeError(`a move of ${amount} coins`)
    const [fromId, toId] = [await accountId(tx, from), await accountId(tx, to)]
    nets.set(fromId, (nets.get(fromId) ?? 0n) - amount)
    nets.set(toId, (nets.get(toId) ?? 0n) + amount)
  }
  const lines = [...nets].filter(([, amount]) => amount !== 0n)
  try {
    const row = only(
      await tx.query<{ journal_id: bigint; fresh: boolean }>('select * from post_journal($1, $2, $3, $4, $5, $6)', [
        journal.key,
        inputHash(journal),
        journal.cause,
        journal.reference ?? '',
        lines.map(([id]) => id),
        lines.map(([, amount]) => amount),
      ]),
    )
    return { journalId: row.journal_id, fresh: row.fresh }
  } catch (error) {
    throw asRefusal(error)
  }
}

/** Sets gold aside for something that is not decided yet, such as a withdrawal. */
export const hold = (tx: Tx, playerId: bigint, amount: Coins, key: string, cause: string) =>
  post(tx, { key, cause, moves: [{ from: { kind: 'player', playerId }, to: { kind: 'hold', playerId }, amount }] })

/** Gives held gold back to the player. */
export const release = (tx: Tx, playerId: bigint, amount: Coins, key: string, cause: string) =>
  post(tx, { key, cause, moves: [{ from: { kind: 'hold', playerId }, to: { kind: 'player', playerId }, amount }] })

/** Lets held gold go where it was held for. */
export const capture = (tx: Tx, playerId: bigint, to: Account, amount: Coins, key: string, cause: string) =>
  post(tx, { key, cause, moves: [{ from: { kind: 'hold', playerId }, to, amount }] })

/** The accounts that every player has from the start. */
export async function openPlayerAccounts(tx: Tx, playerId: bigint): Promise<void> {
  await accountId(tx, { kind: 'player', playerId })
}

export async function playerBalance(tx: Pick<Tx, 'query'>, playerId: bigint): Promise<Coins> {
  const rows = await tx.query<{ balance: Coins }>(
    `select balance from accounts where owner_id = $1 and kind = 'player' and label = '' and shard = 0`,
    [playerId],
  )
  return rows[0]?.balance ?? 0n
}

async function accountId(tx: Tx, account: Account): Promise<bigint> {
  const ownerId = 'playerId' in account ? account.playerId : 0n
  const label = 'label' in account ? (account.label ?? '') : ''
  const find = () =>
    tx.query<{ id: bigint }>('select id from accounts where owner_id = $1 and kind = $2 and label = $3 and shard = 0', [
      ownerId,
      account.kind,
      label,
    ])
  const [found] = await find()
  if (found) return found.id
  await tx.query(
    'insert into accounts (kind, owner_id, label, overdraft) values ($1, $2, $3, $4) on conflict do nothing',
    [account.kind, ownerId, label, OUTSIDE.has(account.kind)],
  )
  return only(await find()).id
}

function inputHash({ cause, reference, moves }: Journal): string {
  const text = JSON.stringify([
    cause,
    reference ?? '',
    moves.map(({ from, to, amount }) => [nameOf(from), nameOf(to), String(amount)]),
  ])
  return createHash('sha256').update(text).digest('hex')
}

const nameOf = (account: Account): string =>
  'playerId' in account ? `${account.kind}:${account.playerId}` : `${account.kind}:${account.label ?? ''}`

function asRefusal(error: unknown): unknown {
  const code = (error as { code?: string }).code
  if (code === 'GH001') return new Refusal('keyReused')
  if (code === 'GH002') return new Refusal('notEnoughGold')
  return error
}

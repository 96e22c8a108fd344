// The only writer of coins. Every movement is a journal whose entries sum to zero; a key makes it happen once.
// Nothing here knows why gold moves: causes and references come from those who ask.

import { createHash } from 'node:crypto'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Tx } from '../platform/db/tx.ts'

export type PlayerAccountKind = 'player' | 'hold'
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
  const ids = await knownAccounts(tx, journal.moves)
  const add = async (account: Account, amount: Coins): Promise<void> => {
    const id = ids.get(nameOf(account)) ?? (await accountId(tx, account))
    nets.set(id, (nets.get(id) ?? 0n) + amount)
  }
  for (const { from, to, amount } of journal.moves) {
    if (amount <= 0n) throw new RangeError(`a move of ${amount} coins`)
    await add(from, -amount)
    await add(to, amount)
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

/** Sets gold aside for something that is not decided yet, such as a withdrawal. Reward gold must be staked before. */
export async function hold(tx: Tx, playerId: bigint, amount: Coins, key: string, cause: string, reference = '') {
  const booked = await post(tx, {
    key,
    cause,
    reference,
    moves: [{ from: { kind: 'player', playerId }, to: { kind: 'hold', playerId }, amount }],
  })
  const { balance, reward } = await playerGold(tx, playerId)
  if (balance < reward) throw new Refusal('rewardNotStaked', { reward: String(reward) })
  return booked
}

/** Gives a player gold that is spent first and can be withdrawn once it was staked. */
export async function giveReward(
  tx: Tx,
  playerId: bigint,
  from: Account,
  amount: Coins,
  key: string,
  cause: string,
  reference = '',
) {
  const booked = await post(tx, {
    key,
    cause,
    reference,
    moves: [{ from, to: { kind: 'player', playerId }, amount }],
  })
  if (!booked.fresh) return booked
  await tx.query('insert into rewards_given (journal_id, player_id, amount) values ($1, $2, $3)', [
    booked.journalId,
    playerId,
    amount,
  ])
  await tx.query(`update accounts set reward = reward + $2 where owner_id = $1 and kind = 'player'`, [playerId, amount])
  return booked
}

/** Gives held gold back to the player. */
export const release = (tx: Tx, playerId: bigint, amount: Coins, key: string, cause: string, reference = '') =>
  post(tx, {
    key,
    cause,
    reference,
    moves: [{ from: { kind: 'hold', playerId }, to: { kind: 'player', playerId }, amount }],
  })

/** Lets held gold go where it was held for. */
export const capture = (
  tx: Tx,
  playerId: bigint,
  to: Account,
  amount: Coins,
  key: string,
  cause: string,
  reference = '',
) => post(tx, { key, cause, reference, moves: [{ from: { kind: 'hold', playerId }, to, amount }] })

/** The accounts that every player has from the start. */
export async function openPlayerAccounts(tx: Tx, playerId: bigint): Promise<void> {
  await accountId(tx, { kind: 'player', playerId })
}

export interface PlayerGold {
  readonly balance: Coins
  /** What of it was given as a reward and not staked yet. */
  readonly reward: Coins
}

export async function playerGold(tx: Pick<Tx, 'query'>, playerId: bigint): Promise<PlayerGold> {
  const rows = await tx.query<PlayerGold>(
    `select balance, reward from accounts where owner_id = $1 and kind = 'player'`,
    [playerId],
  )
  return rows[0] ?? { balance: 0n, reward: 0n }
}

const ownerOf = (account: Account): bigint => ('playerId' in account ? account.playerId : 0n)
const labelOf = (account: Account): string => ('label' in account ? (account.label ?? '') : '')

/** The accounts of all moves that exist already, by name: one look, however many take part. */
async function knownAccounts(tx: Tx, moves: readonly Move[]): Promise<Map<string, bigint>> {
  const named = new Map(moves.flatMap(({ from, to }) => [from, to]).map((account) => [nameOf(account), account]))
  const accounts = [...named.values()]
  const rows = await tx.query<{ name: string; id: bigint }>(
    `select w.name, a.id from unnest($1::text[], $2::int8[], $3::text[], $4::text[]) w(name, owner_id, kind, label)
       cross join lateral (select id from accounts a where a.owner_id = w.owner_id and a.kind = w.kind
                             and a.label = w.label and a.shard = 0 offset 0) a`,
    [[...named.keys()], accounts.map(ownerOf), accounts.map(({ kind }) => kind), accounts.map(labelOf)],
  )
  return new Map(rows.map(({ name, id }) => [name, id]))
}

async function accountId(tx: Tx, account: Account): Promise<bigint> {
  const [ownerId, label] = [ownerOf(account), labelOf(account)]
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

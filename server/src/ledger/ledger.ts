// Posts journals whose entries sum to zero; the journal key makes each happen once. The ledger does not know why gold
// moves: callers set cause and reference.

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
  /** Idempotency key, such as `welcome:1001`. */
  readonly key: string
  readonly cause: string
  readonly reference?: string
  readonly moves: readonly Move[]
}

/** Accounts of the outside world may go below zero; the database refuses it for all others. */
const EXTERNAL_KINDS = new Set<string>(['gateway', 'chain', 'sandbox'])

/** Books a journal in the caller's transaction; `fresh` is false when the key was booked before. */
export async function post(tx: Tx, journal: Journal): Promise<{ journalId: bigint; fresh: boolean }> {
  const nets = new Map<bigint, Coins>()
  const ids = await knownAccounts(tx, journal.moves)
  const add = async (account: Account, amount: Coins): Promise<void> => {
    const id = ids.get(accountName(account)) ?? (await accountId(tx, account))
    nets.set(id, (nets.get(id) ?? 0n) + amount)
  }
  for (const { from, to, amount } of journal.moves) {
    if (amount <= 0n) throw new RangeError(`the amount of a move must be positive, got ${amount}`)
    await add(from, -amount)
    await add(to, amount)
  }
  const entries = [...nets].filter(([, amount]) => amount !== 0n)
  try {
    const row = only(
      await tx.query<{ journal_id: bigint; fresh: boolean }>('select * from post_journal($1, $2, $3, $4, $5, $6)', [
        journal.key,
        inputHash(journal),
        journal.cause,
        journal.reference ?? '',
        entries.map(([id]) => id),
        entries.map(([, amount]) => amount),
      ]),
    )
    return { journalId: row.journal_id, fresh: row.fresh }
  } catch (error) {
    throw toRefusal(error)
  }
}

/** Holds gold for something undecided, such as a withdrawal. Reward gold must be staked first. */
export async function hold(tx: Tx, playerId: bigint, amount: Coins, key: string, cause: string, reference = '') {
  const booked = await post(tx, {
    key,
    cause,
    reference,
    moves: [{ from: { kind: 'player', playerId }, to: { kind: 'hold', playerId }, amount }],
  })
  const { balance, reward } = await playerGold(tx, playerId)
  if (balance < reward) throw new Refusal('rewardNotStaked', { reward })
  return booked
}

/** Credits reward gold, which is spent first and can be withdrawn once it was staked. */
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

/** Returns held gold to the player. */
export const release = (tx: Tx, playerId: bigint, amount: Coins, key: string, cause: string, reference = '') =>
  post(tx, {
    key,
    cause,
    reference,
    moves: [{ from: { kind: 'hold', playerId }, to: { kind: 'player', playerId }, amount }],
  })

/** Moves held gold to its destination. */
export const capture = (
  tx: Tx,
  playerId: bigint,
  to: Account,
  amount: Coins,
  key: string,
  cause: string,
  reference = '',
) => post(tx, { key, cause, reference, moves: [{ from: { kind: 'hold', playerId }, to, amount }] })

/** Opens the account that every player has from the start. */
export async function openPlayerAccounts(tx: Tx, playerId: bigint): Promise<void> {
  await accountId(tx, { kind: 'player', playerId })
}

export interface PlayerGold {
  readonly balance: Coins
  /** The part that was credited as a reward and not staked yet. */
  readonly reward: Coins
}

export async function playerGold(tx: Pick<Tx, 'query'>, playerId: bigint): Promise<PlayerGold> {
  const rows = await tx.query<PlayerGold>(
    `select balance, reward from accounts where owner_id = $1 and kind = 'player'`,
    [playerId],
  )
  return rows[0] ?? { balance: 0n, reward: 0n }
}

const ownerId = (account: Account): bigint => ('playerId' in account ? account.playerId : 0n)
const labelOf = (account: Account): string => ('label' in account ? (account.label ?? '') : '')

/** The existing accounts of all moves by name, in one query. */
async function knownAccounts(tx: Tx, moves: readonly Move[]): Promise<Map<string, bigint>> {
  const named = new Map(moves.flatMap(({ from, to }) => [from, to]).map((account) => [accountName(account), account]))
  const accounts = [...named.values()]
  const rows = await tx.query<{ name: string; id: bigint }>(
    `select w.name, a.id from unnest($1::text[], $2::int8[], $3::text[], $4::text[]) w(name, owner_id, kind, label)
       cross join lateral (select id from accounts a where a.owner_id = w.owner_id and a.kind = w.kind
                             and a.label = w.label and a.shard = 0 offset 0) a`,
    [[...named.keys()], accounts.map(ownerId), accounts.map(({ kind }) => kind), accounts.map(labelOf)],
  )
  return new Map(rows.map(({ name, id }) => [name, id]))
}

async function accountId(tx: Tx, account: Account): Promise<bigint> {
  const [owner, label] = [ownerId(account), labelOf(account)]
  const find = () =>
    tx.query<{ id: bigint }>('select id from accounts where owner_id = $1 and kind = $2 and label = $3 and shard = 0', [
      owner,
      account.kind,
      label,
    ])
  const [found] = await find()
  if (found) return found.id
  await tx.query(
    'insert into accounts (kind, owner_id, label, overdraft) values ($1, $2, $3, $4) on conflict do nothing',
    [account.kind, owner, label, EXTERNAL_KINDS.has(account.kind)],
  )
  return only(await find()).id
}

function inputHash({ cause, reference, moves }: Journal): string {
  const text = JSON.stringify([
    cause,
    reference ?? '',
    moves.map(({ from, to, amount }) => [accountName(from), accountName(to), String(amount)]),
  ])
  return createHash('sha256').update(text).digest('hex')
}

const accountName = (account: Account): string =>
  'playerId' in account ? `${account.kind}:${account.playerId}` : `${account.kind}:${account.label ?? ''}`

function toRefusal(error: unknown): unknown {
  const code = (error as { code?: string }).code
  if (code === 'GH001') return new Refusal('keyReused')
  if (code === 'GH002') return new Refusal('notEnoughGold')
  return error
}

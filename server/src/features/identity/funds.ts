// Source of funds: a player who deposits more than a total within a period says where the money comes from. Operators
// review it in the same queue as documents. Until it is approved, deposits above the total are refused.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import {
  FUNDS_LIMIT,
  FUNDS_PERIOD_DAYS,
  FUNDS_TEXT_MIN,
  FUNDS_VALID_DAYS,
  type FundsRefuseReason,
  type FundsSource,
} from '@glasshouse/rulebook/identity/funds'
import type { IdentityState } from '@glasshouse/rulebook/identity/levels'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Identity } from '@glasshouse/rulebook/wire/account/identity'
import { named, only, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { lockOpenPlayer, replaceWaiting } from './cases.ts'
import { IDENTITY_SEAL } from './person.ts'
import type { Submission } from './reviewer.ts'

type Querier = Pick<Tx, 'query'>

const DAY_MS = 86_400_000

export interface FundsForm {
  readonly requestId: string
  readonly source: FundsSource
  readonly text: string
}

interface Statement {
  readonly source: FundsSource
  readonly text: string
}

interface UseRow {
  used: Coins
  valid_until: bigint | null
}

interface CaseRow {
  id: bigint
  state: IdentityState
  reason: FundsRefuseReason | null
  create_time: bigint
  decide_time: bigint | null
}

/** Deposits count as for the limits of identity levels: those that have arrived or still can. */
const USE = `select d.gold as used,
    (select max(c.decide_time) + $3::int8 from identity_cases c
       where c.player_id = $1 and c.document_kind = 'funds' and c.state = 'approved'
         and c.decide_time > now_ms() - $3::int8) as valid_until
  from deposited_gold($1, now_ms() - $2::int8) as d(gold)`

async function fundsUse(tx: Querier, playerId: bigint): Promise<UseRow> {
  return only(await tx.query<UseRow>(USE, [playerId, FUNDS_PERIOD_DAYS * DAY_MS, FUNDS_VALID_DAYS * DAY_MS]))
}

/** What operators compare a statement with. */
export const depositedGold = async (tx: Querier, playerId: bigint): Promise<Coins> =>
  (await fundsUse(tx, playerId)).used

/** The caller holds the lock of the player's row. With no gold it refuses only a player who has used the whole total. */
export async function refuseUnknownFunds(tx: Querier, playerId: bigint, gold: Coins): Promise<void> {
  const { used, valid_until } = await fundsUse(tx, playerId)
  if (valid_until !== null) return
  const left = FUNDS_LIMIT - used
  if (gold > left || left <= 0n)
    throw new Refusal('fundsNeeded', { left: toWire(left > 0n ? left : 0n), days: FUNDS_PERIOD_DAYS })
}

export async function fundsState(tx: Querier, playerId: bigint): Promise<Identity['funds']> {
  const { used, valid_until } = await fundsUse(tx, playerId)
  const [newest] = await tx.query<CaseRow>(
    `select id, state, reason, create_time, decide_time from identity_cases
       where player_id = $1 and document_kind = 'funds' order by create_time desc, id desc limit 1`,
    [playerId],
  )
  return {
    limit: toWire(FUNDS_LIMIT),
    used: toWire(used),
    validUntil: valid_until === null ? null : Number(valid_until),
    statement: newest
      ? {
          id: Number(newest.id),
          state: newest.state,
          reason: newest.reason,
          createTime: Number(newest.create_time),
          decideTime: newest.decide_time === null ? null : Number(newest.decide_time),
        }
      : null,
  }
}

/** Returns the new case, or null for a repeated request. A statement that still waits is replaced. */
export async function insertFunds(
  tx: Tx,
  vault: Vault,
  playerId: bigint,
  { requestId, source, text }: FundsForm,
): Promise<Submission | null> {
  const statement = { source, text: text.trim() }
  if (statement.text.length < FUNDS_TEXT_MIN) throw new Refusal('fundsText', { n: FUNDS_TEXT_MIN })
  await lockOpenPlayer(tx, playerId)
  const [known] = await tx.query<{ document_kind: string; details_sealed: Uint8Array | null }>(
    'select document_kind, details_sealed from identity_cases where player_id = $1 and request_id = $2',
    [playerId, requestId],
  )
  if (known) {
    const first =
      known.document_kind === 'funds' && known.details_sealed && unsealStatement(vault, known.details_sealed)
    if (!first || first.source !== statement.source || first.text !== statement.text) throw new Refusal('keyReused')
    return null
  }
  await replaceWaiting(tx, playerId, 'funds')
  const { id } = only(
    await tx.query<{ id: bigint }>(
      ...named(
        `insert into identity_cases (player_id, request_id, document_kind, details_sealed, create_time)
           select $playerId, $requestId, 'funds', $details,
                  greatest(now_ms(), (select max(create_time) + 1 from identity_cases where player_id = $playerId))
           returning id`,
        { playerId, requestId, details: vault.seal(IDENTITY_SEAL, Buffer.from(JSON.stringify(statement))) },
      ),
    ),
  )
  await tx.query(
    `update identity_images set case_id = $2 where player_id = $1 and case_id is null and side = 'statement'`,
    [playerId, id],
  )
  return { caseId: id, playerId, documentKind: 'funds' }
}

export const unsealStatement = (vault: Vault, sealed: Uint8Array): Statement =>
  JSON.parse(vault.unseal(IDENTITY_SEAL, sealed).toString()) as Statement

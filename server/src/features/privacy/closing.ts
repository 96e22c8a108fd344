// Closes an account permanently. Refuses while gold, orders, bets or pool units remain, then erases all identifying data in
// one transaction. Ledger, bets and withdrawal destinations stay under the account id, because the law requires financial
// records.

import { randomBytes } from 'node:crypto'
import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { MICRO } from '@glasshouse/rulebook/core/referral'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { LoginThrottle } from '../../platform/http/login-throttle.ts'
import type { Turn } from '../../platform/http/password-queue.ts'
import { CHAT_ERASED } from './personal-data-chat.ts'

/** Replaces the nickname, in any language. */
const ERASED_NAME = '—'

export interface ClosingDeps {
  readonly db: Database
  readonly vault: Vault
  readonly verifyPassword: (stored: string | undefined, password: string, turn: Turn) => Promise<boolean>
  readonly loginThrottle: LoginThrottle
  /** Refuses without a proof if the account has a second factor. */
  readonly requireProof: (tx: Tx, playerId: bigint, proof: string | undefined) => Promise<void>
  /** To be called after the commit. */
  readonly notifySessionsEnded: (playerId: bigint) => void
}

interface OwnRow {
  phone_sealed: Uint8Array
  password_hash: string
}

const REMAINS = `select
    (select coalesce(sum(balance), 0) from accounts where owner_id = $1 and kind = 'player')::int8 as gold,
    (exists (select 1 from withdrawals where player_id = $1 and state not in ('confirmed', 'rejected', 'failed'))
     or exists (select 1 from recharges where player_id = $1 and state in ('created', 'pending', 'paid', 'seen'))
     or exists (select 1 from rebate_payouts where player_id = $1 and paid_time is null)
     or exists (select 1 from rebate_dues where player_id = $1 and micro >= ${MICRO})) as orders,
    (exists (select 1 from bets where player_id = $1 and state in ('queued', 'placed'))
     or exists (select 1 from step_games where player_id = $1 and is_open)) as bets,
    (exists (select 1 from invest_lots where player_id = $1 and units > 0)
     or exists (select 1 from invest_orders where player_id = $1 and epoch_day is null)) as shares,
    (select coalesce(sum(balance), 0) from accounts where owner_id = $1 and kind <> 'player')::int8 as held`

/** Removes whatever identifies the player, reveals locations, or allows a login. */
const ERASE_STATEMENTS = [
  ...CHAT_ERASED,
  'delete from contact_codes where player_id = $1',
  'delete from email_codes where player_id = $1',
  'delete from mail_outbox where player_id = $1',
  'delete from sms_outbox where player_id = $1',
  'delete from push_outbox where player_id = $1',
  'delete from push_subscriptions where player_id = $1',
  'delete from messages where player_id = $1',
  'delete from support_messages where player_id = $1',
  'delete from identity_fingerprints where player_id = $1',
  // Submitted documents stay: the law requires them for years, see features/identity.
  'delete from identity_images where player_id = $1 and case_id is null',
  'delete from identity_uploads where player_id = $1',
  `update identity_cases set state = 'replaced' where player_id = $1 and state = 'waiting'`,
  'delete from exclusion_matches where player_id = $1',
  'delete from player_notes where player_id = $1',
  'delete from place_changes where player_id = $1',
  'delete from limit_changes where player_id = $1',
  'delete from passkeys where player_id = $1',
  'delete from tickets where player_id = $1',
  'delete from withdrawal_holds where player_id = $1',
  `delete from authenticators where holder_kind = 'player' and holder_id = $1`,
  `delete from recovery_codes where holder_kind = 'player' and holder_id = $1`,
  `update agents set note = '' where player_id = $1`,
  'delete from mail_notices where player_id = $1',
  'update withdrawals set device_mark = null where player_id = $1',
  `update sessions set device = '', device_mark = null, revoked_at = coalesce(revoked_at, now_ms()) where kind = 'player' and holder_id = $1`,
  `update events e set payload = (
       select jsonb_agg(case when one ->> 'playerId' = $1::text then one || '{"nickname": "${ERASED_NAME}"}' else one end)
         from jsonb_array_elements(e.payload) one)
     where e.topic like 'bets:%' and e.payload @> jsonb_build_array(jsonb_build_object('playerId', $1::int8))`,
] as const

/** Limits and what was used of them outlive the account: a month for the player's own, years for an operator's. */
const SAVE_LIMITS = `insert into kept_limits (kind, mark, player_id, own_until, until)
  select k.kind, k.mark, p.id, now_ms() + $2, now_ms() + case when o.is_set then $3 else $2 end
    from players p cross join lateral (values ('phone', p.phone_hash), ('email', p.email_hash)) k(kind, mark)
    cross join lateral (select bool_or(l.set_by = 'operator') as is_set from player_limits l where l.player_id = p.id) o
    where p.id = $1 and o.is_set is not null and k.mark is not null
  on conflict (kind, mark) do update set player_id = excluded.player_id, own_until = excluded.own_until,
    until = excluded.until`

/** The day of the last gift outlives the account, so that a new one of the same person gets no second gift. */
const SAVE_GIFTS = `insert into kept_gifts as k (kind, mark, day)
  select m.kind, m.mark, s.day from players p
    cross join lateral (select max(day) as day from sign_ins where player_id = p.id and gold > 0) s
    cross join lateral (values ('phone', p.phone_hash), ('email', p.email_hash)
      union all select f.kind, f.mark from identity_fingerprints f where f.player_id = p.id and f.kind = 'device') m(kind, mark)
    where p.id = $1 and s.day is not null and m.mark is not null
  on conflict (kind, mark) do update set day = greatest(k.day, excluded.day)`

const DAY_MS = 86_400_000
/** The longest period of a limit. */
const OWN_LIMITS_MS = 31 * DAY_MS
const OPERATOR_LIMITS_MS = 5 * 365 * DAY_MS

/** Saves restrictions, limits and today's gift under the account's phone and email, before it loses them. */
export async function saveProtection(tx: Tx, playerId: bigint): Promise<void> {
  // A running restriction follows the person: its marks stay until it ends.
  await tx.query('select save_excluded_marks($1)', [playerId])
  await tx.query(SAVE_LIMITS, [playerId, OWN_LIMITS_MS, OPERATOR_LIMITS_MS])
  await tx.query(SAVE_GIFTS, [playerId])
}

export class AccountClosing {
  readonly #deps: ClosingDeps

  constructor(deps: ClosingDeps) {
    this.#deps = deps
  }

  async close(
    playerId: bigint,
    form: { password: string; proof?: string | undefined },
    address: string,
  ): Promise<void> {
    const { db, notifySessionsEnded } = this.#deps
    await this.#checkPassword(playerId, form.password, address)
    await db.transaction(async (tx) => {
      const [open] = await tx.query<{ words: string | null }>(
        `select suspend_words as words from players where id = $1 and status <> 'closed' for update`,
        [playerId],
      )
      // A concurrent request closed the account and ended this session.
      if (!open) throw new Refusal('tokenRevoked')
      // Closing would erase the evidence that the suspension is about.
      if (open.words !== null) throw new Refusal('accountSuspended', { words: open.words })
      await this.#deps.requireProof(tx, playerId, form.proof)
      await refuseIfNotEmpty(tx, playerId)
      await saveProtection(tx, playerId)
      for (const sql of ERASE_STATEMENTS) await tx.query(sql, [playerId])
      await tx.query(
        `update players set phone_hash = $2, phone_sealed = $3, password_hash = '', nickname = $4, avatar = 0,
             hide_name = false, invitation_code = $5, location_country = null, email_hash = null, email_sealed = null,
             email_time = null, phone_verified_time = null, former_phone_hash = null, status = 'closed', closed_time = now_ms() where id = $1`,
        [
          playerId,
          randomBytes(32),
          this.#deps.vault.seal('phone', Buffer.alloc(0)),
          ERASED_NAME,
          randomBytes(12).toString('hex').toUpperCase(),
        ],
      )
    })
    notifySessionsEnded(playerId)
  }

  /** Shares the login throttle, so that guesses here and at login add up. */
  async #checkPassword(playerId: bigint, password: string, address: string): Promise<void> {
    const { db, vault, verifyPassword, loginThrottle } = this.#deps
    const own = only(await db.read<OwnRow>('select phone_sealed, password_hash from players where id = $1', [playerId]))
    const account = vault.unseal('phone', own.phone_sealed).toString()
    await loginThrottle.attempt({ address, account }, async () => {
      if (!(await verifyPassword(own.password_hash, password, { group: 'known', address })))
        throw new Refusal('passwordNotRight')
    })
  }
}

/** Locks the accounts: running bets and orders have ended, and none can start without gold. */
async function refuseIfNotEmpty(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query('select 1 from accounts where owner_id = $1 order by id for update', [playerId])
  const remains = only(
    await tx.query<{ gold: Coins; held: Coins; orders: boolean; bets: boolean; shares: boolean }>(REMAINS, [playerId]),
  )
  if (remains.bets) throw new Refusal('closingBets')
  if (remains.shares) throw new Refusal('closingShares')
  if (remains.orders) throw new Refusal('closingOrders')
  if (remains.gold > 0) throw new Refusal('closingGold', { gold: toWire(remains.gold) })
  if (remains.held > 0) throw new Refusal('closingOrders')
}

// Operator actions on a player: search, notes, ending sessions, suspending and lifting. A suspension never takes gold.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { playerBackofficeContract } from '@glasshouse/rulebook/wire/backoffice/players'
import { notifyPlayer } from '../platform/db/notify-player.ts'
import { recordAudit, recordAuditFirst, recordLook } from '../platform/db/audit-log.ts'
import { only, type Database, type Tx, type NotNull } from '../platform/db/tx.ts'
import type { Vault } from '../platform/db/vault.ts'
import { implement, type Route } from '../platform/http/route.ts'
import { refundQueued } from '../play/rounds/refunds.ts'
import { PlayerProfiles } from './players-profile.ts'

/** Matches no token. */
const NO_TOKEN_HASH = Buffer.alloc(32)

export interface PlayerBackofficeDeps {
  readonly db: Database
  readonly vault: Vault
  readonly sessions: {
    list(
      playerId: bigint,
      current: Buffer,
    ): Promise<{ id: string; browser: string | null; system: string | null; firstSeen: number; lastSeen: number }[]>
    end(playerId: bigint, id: string, keep: (tx: Tx) => Promise<void>): Promise<void>
    revokeOthers(tx: Tx, kind: 'player', playerId: bigint, keep: Buffer): Promise<unknown>
    /** Call it after the commit. */
    notifyEnded(playerId: bigint): void
  }
  /** Sends a password reset code to the player's verified contact, and records it in the audit log. */
  readonly sendRecovery: (operatorId: bigint, playerId: bigint, reason: string) => Promise<{ by: 'sms' | 'email' }>
  /** Called after the commit, for each game whose bets have changed. */
  readonly notifyBets: (game: string) => void
}

interface PlayerStateRow {
  state: NotNull<'active' | 'suspended' | 'excluded' | 'closed'>
  suspend_words: string | null
}

export function playerBackofficeRoutes(deps: PlayerBackofficeDeps): Route[] {
  const { db, sessions } = deps
  const profiles = new PlayerProfiles(db, deps.vault)
  return implement(playerBackofficeContract, {
    find: async ({ text }, caller) => {
      const found = await profiles.find(text)
      // The number or address itself is personal data, which the log does not store.
      const by = text.startsWith('+') ? 'phone' : text.includes('@') ? 'email' : null
      if (by) await recordLook(db, caller, { act: 'player.find', subject: found[0]?.id ?? 'none', after: { by } })
      return found
    },
    profile: async ({ id }, caller) => {
      const playerId = BigInt(id)
      const profile = await profiles.profile(playerId)
      await recordLook(db, caller, { act: 'player.view', subject: id, after: { page: 'profile' } })
      const open = await sessions.list(playerId, NO_TOKEN_HASH)
      return {
        ...profile,
        sessions: open.map(({ id: session, browser, system, firstSeen, lastSeen }) => ({
          id: session,
          browser,
          system,
          firstSeen,
          lastSeen,
        })),
      }
    },
    reveal: async ({ id, reason }, { operatorId }) => {
      const contact = await profiles.contact(BigInt(id))
      // Audited before it is returned, so that no access goes unrecorded.
      await recordAuditFirst(db, operatorId, { act: 'player.reveal', subject: id, after: { reason } })
      return contact
    },
    note: async ({ id, text }, { operatorId }) => {
      await db.transaction(async (tx) => {
        await lockPlayer(tx, BigInt(id))
        const { noteId } = only(
          await tx.query<{ noteId: bigint }>(
            'insert into player_notes (player_id, operator_id, text) values ($1, $2, $3) returning id as "noteId"',
            [id, operatorId, text],
          ),
        )
        // The text is deleted with the account, so the audit log stores only the note's id.
        await recordAudit(tx, operatorId, { act: 'player.note', subject: id, after: { note: noteId } })
      })
      return await profiles.notes(BigInt(id))
    },
    endSession: ({ id, session }, { operatorId }) =>
      sessions.end(BigInt(id), session, (tx) =>
        recordAudit(tx, operatorId, { act: 'player.signOut', subject: id, after: { session } }),
      ),
    sendRecovery: ({ id, reason }, { operatorId }) => deps.sendRecovery(operatorId, BigInt(id), reason),
    suspend: ({ id, ...grounds }, { operatorId }) => suspend(deps, operatorId, BigInt(id), grounds),
    lift: ({ id, reason }, { operatorId }) => lift(deps, operatorId, BigInt(id), reason),
  })
}

/** Locks the player row. Player rows are always locked before accounts. */
async function lockPlayer(tx: Tx, playerId: bigint): Promise<PlayerStateRow> {
  const [row] = await tx.query<PlayerStateRow>(
    'select state, suspend_words from players where id = $1 for no key update',
    [playerId],
  )
  if (!row) throw new Refusal('notFound')
  return row
}

/**
 * Takes effect at once on every node: every stake locks the player's account, so it either committed before or is refused.
 * Bets in running rounds settle, queued bets are refunded, and withdrawals stay in their current state.
 */
async function suspend(
  { db, sessions, notifyBets }: PlayerBackofficeDeps,
  operatorId: bigint,
  playerId: bigint,
  { reason, words }: { reason: string; words: string },
): Promise<void> {
  const games = await db.transaction(async (tx) => {
    const { state } = await lockPlayer(tx, playerId)
    if (state === 'suspended') throw new Refusal('playerSuspended')
    if (state !== 'active') throw new Refusal('playerClosed')
    await tx.query(`select 1 from accounts where owner_id = $1 and kind = 'player' order by id for update`, [playerId])
    await tx.query('update players set suspend_time = now_ms(), suspend_words = $2 where id = $1', [playerId, words])
    await sessions.revokeOthers(tx, 'player', playerId, NO_TOKEN_HASH)
    const waiting = await tx.query<{ id: bigint; game: string }>(
      `select id, game from bets where player_id = $1 and state = 'queued' order by game, id`,
      [playerId],
    )
    for (const { id, game } of waiting) await refundQueued(tx, game, [id])
    await notifyPlayer(tx, playerId, 'account.suspended', { words })
    await recordAudit(tx, operatorId, {
      act: 'player.suspend',
      subject: playerId,
      before: { state },
      after: { reason, words },
    })
    return waiting.map(({ game }) => game)
  })
  sessions.notifyEnded(playerId)
  for (const game of games) notifyBets(game)
}

async function lift({ db }: PlayerBackofficeDeps, operatorId: bigint, playerId: bigint, reason: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { state, suspend_words } = await lockPlayer(tx, playerId)
    if (state !== 'suspended') throw new Refusal('playerNotSuspended')
    await tx.query('update players set suspend_time = null, suspend_words = null where id = $1', [playerId])
    await notifyPlayer(tx, playerId, 'account.lifted', {})
    await recordAudit(tx, operatorId, {
      act: 'player.lift',
      subject: playerId,
      before: { state, words: suspend_words },
      after: { reason },
    })
  })
}

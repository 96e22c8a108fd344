// What operators do with a player: look, write down, sign out, suspend and lift. A suspension takes nothing away.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { playerBackofficeContract } from '@glasshouse/rulebook/wire/backoffice/players'
import { recordAudit, recordAuditFirst } from '../platform/db/audit-log.ts'
import { only, type Database, type Tx } from '../platform/db/tx.ts'
import type { Vault } from '../platform/db/vault.ts'
import { implement, type Route } from '../platform/http/route.ts'
import { giveBack, type Tell } from '../play/rounds/refunds.ts'
import { PlayerProfiles } from './players-profile.ts'

/** No token has this hash. */
const NOBODYS = Buffer.alloc(32)

export interface PlayerBackofficeDeps {
  readonly db: Database
  readonly vault: Vault
  readonly leaveMessage: Tell
  readonly sessions: {
    list(
      playerId: bigint,
      current: Buffer,
    ): Promise<{ id: string; browser: string | null; system: string | null; firstSeen: number; lastSeen: number }[]>
    end(playerId: bigint, id: string, keep: (tx: Tx) => Promise<void>): Promise<void>
    revokeOthers(tx: Tx, kind: 'player', playerId: bigint, keep: Buffer): Promise<unknown>
    /** After the commit. */
    tellEnded(playerId: bigint): void
  }
  /** After the commit: the bets of these games have changed. */
  readonly notifyBets: (game: string) => void
}

interface Standing {
  state: 'active' | 'suspended' | 'excluded' | 'closed'
  suspend_words: string | null
}

export function playerBackofficeRoutes(deps: PlayerBackofficeDeps): Route[] {
  const { db, sessions } = deps
  const profiles = new PlayerProfiles(db, deps.vault)
  return implement(playerBackofficeContract, {
    find: ({ text }) => profiles.find(text),
    profile: async ({ id }) => {
      const playerId = BigInt(id)
      const profile = await profiles.profile(playerId)
      const open = await sessions.list(playerId, NOBODYS)
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
      // Kept before it is shown: nobody sees what the journal does not know of.
      await recordAuditFirst(db, operatorId, { act: 'player.reveal', subject: id, after: { reason } })
      return contact
    },
    note: async ({ id, text }, { operatorId }) => {
      await db.transaction(async (tx) => {
        await hold(tx, BigInt(id))
        const { noteId } = only(
          await tx.query<{ noteId: bigint }>(
            'insert into player_notes (player_id, operator_id, text) values ($1, $2, $3) returning id as "noteId"',
            [id, operatorId, text],
          ),
        )
        // The words stay with the account, and go with it: the journal only knows that there are some.
        await recordAudit(tx, operatorId, { act: 'player.note', subject: id, after: { note: noteId } })
      })
      return await profiles.notes(BigInt(id))
    },
    endSession: async ({ id, session }, { operatorId }) => {
      await sessions.end(BigInt(id), session, (tx) =>
        recordAudit(tx, operatorId, { act: 'player.signOut', subject: id, after: { session } }),
      )
      return null
    },
    suspend: async ({ id, ...said }, { operatorId }) => {
      await suspend(deps, operatorId, BigInt(id), said)
      return null
    },
    lift: async ({ id, reason }, { operatorId }) => {
      await lift(deps, operatorId, BigInt(id), reason)
      return null
    },
  })
}

/** Takes the player's turn, before his accounts as everyone does. */
async function hold(tx: Tx, playerId: bigint): Promise<Standing> {
  const [row] = await tx.query<Standing>('select state, suspend_words from players where id = $1 for no key update', [
    playerId,
  ])
  if (!row) throw new Refusal('notFound')
  return row
}

/**
 * At once and everywhere: whatever stakes holds the player's account, so it was judged before or will be refused. Rounds
 * that are under way settle; bets that still wait for theirs are given back; withdrawals stand still where they are.
 */
async function suspend(
  { db, leaveMessage, sessions, notifyBets }: PlayerBackofficeDeps,
  operatorId: bigint,
  playerId: bigint,
  { reason, words }: { reason: string; words: string },
): Promise<void> {
  const games = await db.transaction(async (tx) => {
    const { state } = await hold(tx, playerId)
    if (state === 'suspended') throw new Refusal('playerSuspended')
    if (state !== 'active') throw new Refusal('playerClosed')
    await tx.query(`select 1 from accounts where owner_id = $1 and kind = 'player' order by id for update`, [playerId])
    await tx.query('update players set suspend_time = now_ms(), suspend_words = $2 where id = $1', [playerId, words])
    await sessions.revokeOthers(tx, 'player', playerId, NOBODYS)
    const waiting = await tx.query<{ id: bigint; game: string }>(
      `select id, game from bets where player_id = $1 and state = 'queued' order by game, id`,
      [playerId],
    )
    for (const { id, game } of waiting) await giveBack(tx, game, [{ id, playerId, restriction: 'suspended' }])
    await leaveMessage(tx, playerId, 'account.suspended', { words })
    await recordAudit(tx, operatorId, {
      act: 'player.suspend',
      subject: playerId,
      before: { state },
      after: { reason, words },
    })
    return waiting.map(({ game }) => game)
  })
  sessions.tellEnded(playerId)
  for (const game of games) notifyBets(game)
}

async function lift(
  { db, leaveMessage }: PlayerBackofficeDeps,
  operatorId: bigint,
  playerId: bigint,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { state, suspend_words } = await hold(tx, playerId)
    if (state !== 'suspended') throw new Refusal('playerNotSuspended')
    await tx.query('update players set suspend_time = null, suspend_words = null where id = $1', [playerId])
    await leaveMessage(tx, playerId, 'account.lifted', {})
    await recordAudit(tx, operatorId, {
      act: 'player.lift',
      subject: playerId,
      before: { state, words: suspend_words },
      after: { reason },
    })
  })
}

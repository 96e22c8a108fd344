// What is good for one use and for a few minutes: challenges and proofs. Whoever holds the text holds the ticket; the
// house keeps its hash.

import { hash, randomBytes } from 'node:crypto'
import { CHALLENGE_MINUTES, type Purpose } from '@glasshouse/rulebook/wire/account/security'
import { only, type Tx } from '../../platform/db/tx.ts'

export type TicketKind = 'login' | 'passkeyLogin' | 'stepUp' | 'proof' | 'passkey'

export interface Ticket {
  readonly playerId: bigint
  readonly purpose: Purpose | ''
}

const NOBODY: Ticket = { playerId: 0n, purpose: '' }

export async function giveTicket(
  tx: Tx,
  kind: TicketKind,
  { playerId, purpose }: Ticket = NOBODY,
): Promise<{ ticket: string; expiresAt: number }> {
  const ticket = randomBytes(32).toString('base64url')
  const { expires_at } = only(
    await tx.query<{ expires_at: bigint }>(
      `insert into tickets (hash, kind, player_id, purpose, expires_at)
         values ($1, $2, $3, $4, now_ms() + $5) returning expires_at`,
      [hashOf(ticket), kind, playerId, purpose, CHALLENGE_MINUTES * 60_000],
    ),
  )
  return { ticket, expiresAt: Number(expires_at) }
}

/** Whose ticket it is, as long as it is good. It stays: tries that fail do not use it up. */
export async function readTicket(tx: Pick<Tx, 'query'>, kind: TicketKind, ticket: string): Promise<Ticket | null> {
  const [row] = await tx.query<{ player_id: bigint; purpose: Purpose | '' }>(
    'select player_id, purpose from tickets where hash = $1 and kind = $2 and expires_at > now_ms()',
    [hashOf(ticket), kind],
  )
  return row ? { playerId: row.player_id, purpose: row.purpose } : null
}

/** Uses a ticket up: of two at the same moment one finds it gone. It comes back only if the transaction fails. */
export async function takeTicket(tx: Tx, kind: TicketKind, ticket: string): Promise<Ticket | null> {
  const [row] = await tx.query<{ player_id: bigint; purpose: Purpose | '' }>(
    'delete from tickets where hash = $1 and kind = $2 and expires_at > now_ms() returning player_id, purpose',
    [hashOf(ticket), kind],
  )
  return row ? { playerId: row.player_id, purpose: row.purpose } : null
}

const hashOf = (ticket: string): Buffer => hash('sha256', ticket, 'buffer')

// Single-use secrets that expire within minutes: login challenges and proofs. The server stores only their hashes.

import { hash, randomBytes } from 'node:crypto'
import { CHALLENGE_MINUTES, type Purpose } from '@glasshouse/rulebook/wire/account/security'
import { only, type Tx } from '../../platform/db/tx.ts'

export type TicketKind = 'login' | 'passkeyLogin' | 'stepUp' | 'proof' | 'passkey'

export interface Ticket {
  readonly playerId: bigint
  readonly purpose: Purpose | ''
}

const ANONYMOUS: Ticket = { playerId: 0n, purpose: '' }

export async function issueTicket(
  tx: Tx,
  kind: TicketKind,
  { playerId, purpose }: Ticket = ANONYMOUS,
): Promise<{ ticket: string; expiresAt: number }> {
  const ticket = randomBytes(32).toString('base64url')
  const { expires_at } = only(
    await tx.query<{ expires_at: bigint }>(
      `insert into tickets (hash, kind, player_id, purpose, expires_at)
         values ($1, $2, $3, $4, now_ms() + $5) returning expires_at`,
      [hashTicket(ticket), kind, playerId, purpose, CHALLENGE_MINUTES * 60_000],
    ),
  )
  return { ticket, expiresAt: Number(expires_at) }
}

/** Reads a valid ticket without consuming it, so that a failed attempt can be repeated. */
export async function readTicket(tx: Pick<Tx, 'query'>, kind: TicketKind, ticket: string): Promise<Ticket | null> {
  const [row] = await tx.query<{ player_id: bigint; purpose: Purpose | '' }>(
    'select player_id, purpose from tickets where hash = $1 and kind = $2 and expires_at > now_ms()',
    [hashTicket(ticket), kind],
  )
  return row ? { playerId: row.player_id, purpose: row.purpose } : null
}

/** Consumes a ticket. Concurrent calls cannot both succeed; a rollback restores it. */
export async function consumeTicket(tx: Tx, kind: TicketKind, ticket: string): Promise<Ticket | null> {
  const [row] = await tx.query<{ player_id: bigint; purpose: Purpose | '' }>(
    'delete from tickets where hash = $1 and kind = $2 and expires_at > now_ms() returning player_id, purpose',
    [hashTicket(ticket), kind],
  )
  return row ? { playerId: row.player_id, purpose: row.purpose } : null
}

const hashTicket = (ticket: string): Buffer => hash('sha256', ticket, 'buffer')

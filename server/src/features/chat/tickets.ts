// Single-use tickets for the socket, so that no token appears in a URL. Only their hashes are stored.

import { hash, randomBytes } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Database } from '../../platform/db/tx.ts'

const PREFIX = 'ct_'
const LIFE_MS = 60_000

export const isTicket = (text: string): boolean => text.startsWith(PREFIX)
const hashOf = (ticket: string): Buffer => hash('sha256', ticket, 'buffer')

export async function issueTicket(
  db: Database,
  playerId: bigint,
  tokenHash: Buffer,
): Promise<{ ticket: string; expiresAt: number }> {
  const ticket = PREFIX + randomBytes(32).toString('base64url')
  return await db.transaction(async (tx) => {
    await tx.query('delete from chat_tickets where expires_at < now_ms()')
    const { expires_at } = only(
      await tx.query<{ expires_at: bigint }>(
        `insert into chat_tickets (hash, player_id, token_hash, expires_at) values ($1, $2, $3, now_ms() + ${LIFE_MS})
           returning expires_at`,
        [hashOf(ticket), playerId, tokenHash],
      ),
    )
    return { ticket, expiresAt: Number(expires_at) }
  })
}

/** Consumes a ticket: of two concurrent uses, one fails. */
export async function redeemTicket(db: Database, ticket: string): Promise<Buffer> {
  const [row] = await db.commit<{ token_hash: Uint8Array }>(
    'delete from chat_tickets where hash = $1 and expires_at > now_ms() returning token_hash',
    [hashOf(ticket)],
  )
  if (!row) throw new Refusal('chatLineGone')
  return Buffer.from(row.token_hash)
}

// Lists of players, their movements and their bets.

import { movementList, playerBetList, playerList } from '@glasshouse/rulebook/wire/backoffice/players'
import type { Database } from '../platform/db/tx.ts'
import type { Route } from '../platform/http/route.ts'
import { defineList, listRoutes } from './list.ts'

const accountId = (player: string): string =>
  `(select a.id from accounts a where a.owner_id = ${player} and a.kind = 'player')`

export const PLAYER_COLUMNS = {
  id: { sql: 'p.id', type: 'int' },
  nickname: { sql: 'p.nickname', type: 'text' },
  state: { sql: 'p.state', type: 'text' },
  country: { sql: 'p.country', type: 'text' },
  gold: {
    sql: `(select a.balance from accounts a where a.owner_id = p.id and a.kind = 'player')`,
    type: 'coins',
  },
  inviterId: { sql: 'p.inviter_id', type: 'int' },
  createTime: { sql: 'p.create_time', type: 'time' },
} as const

export const players = defineList(playerList, {
  from: 'players p',
  key: 'id',
  columns: PLAYER_COLUMNS,
  filters: {
    state: 'p.state = ?',
    country: 'p.country = ?',
    inviter: 'p.inviter_id = ?',
    from: 'p.create_time >= ?',
    to: 'p.create_time <= ?',
  },
})

export const movements = defineList(movementList, {
  from: 'entries e join journals j on j.id = e.journal_id',
  requiredFilter: 'player',
  key: 'number',
  columns: {
    number: { sql: 'e.number', type: 'int' },
    cause: { sql: 'j.cause', type: 'text' },
    reference: { sql: 'j.reference', type: 'text' },
    amount: { sql: 'e.amount', type: 'coins' },
    balanceAfter: { sql: 'e.balance_after', type: 'coins' },
    betId: { sql: 'e.bet_id', type: 'int' },
    createTime: { sql: 'e.create_time', type: 'time' },
  },
  filters: { player: `e.account_id = ${accountId('?')}` },
})

/** Reads along the player's ledger entries, which are already ordered, so bets need no extra index. */
export const playerBets = defineList(playerBetList, {
  from: 'entries e join bets b on b.id = e.bet_id',
  where: 'e.amount < 0',
  requiredFilter: 'player',
  key: 'number',
  columns: {
    number: { sql: 'e.number', type: 'int' },
    id: { sql: 'b.id', type: 'int' },
    game: { sql: 'b.game', type: 'text' },
    stake: { sql: 'b.stake', type: 'coins' },
    payout: { sql: 'b.payout', type: 'coins' },
    state: { sql: 'b.state', type: 'text' },
    createTime: { sql: 'b.create_time', type: 'time' },
  },
  filters: { player: `e.account_id = ${accountId('?')}`, game: 'b.game = ?' },
})

export const playerListRoutes = (db: Database): Route[] =>
  [players, movements, playerBets].flatMap((list) => listRoutes(db, list))

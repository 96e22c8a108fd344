// Players, their movements and their bets, as lists.

import { movementList, playerBetList, playerList } from '@glasshouse/rulebook/wire/backoffice/players'
import type { Database } from '../platform/db/tx.ts'
import type { Route } from '../platform/http/route.ts'
import { listOf, listRoutes } from './list.ts'

/** A player's account, found by his number. */
const ACCOUNT_OF = (player: string): string =>
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

export const players = listOf(playerList, {
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

export const movements = listOf(movementList, {
  from: 'entries e join journals j on j.id = e.journal_id',
  needs: 'player',
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
  filters: { player: `e.account_id = ${ACCOUNT_OF('?')}` },
})

/** Read along the player's movements, which are in order already: bets need no index for it. */
export const playerBets = listOf(playerBetList, {
  from: 'entries e join bets b on b.id = e.bet_id',
  where: 'e.amount < 0',
  needs: 'player',
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
  filters: { player: `e.account_id = ${ACCOUNT_OF('?')}`, game: 'b.game = ?' },
})

export const playerListRoutes = (db: Database): Route[] =>
  [players, movements, playerBets].flatMap((list) => listRoutes(db, list))

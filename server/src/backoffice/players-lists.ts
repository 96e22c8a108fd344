// Lists of players, their movements and their bets.

import { listContracts } from '@glasshouse/rulebook/wire/backoffice/lists'
import type { Database } from '../platform/db/tx.ts'
import type { Route } from '../platform/http/route.ts'
import { listRoutes, serveList } from './list.ts'

const accountId = (player: string): string =>
  `(select a.id from accounts a where a.owner_id = ${player} and a.kind = 'player')`

export const players = serveList(listContracts.playerList, {
  from: 'players p',
  columns: {
    id: 'p.id',
    nickname: 'p.nickname',
    state: 'p.state',
    country: 'p.country',
    gold: `(select a.balance from accounts a where a.owner_id = p.id and a.kind = 'player')`,
    inviterId: 'p.inviter_id',
    createTime: 'p.create_time',
  },
})

export const movements = serveList(listContracts.movementList, {
  from: 'entries e join journals j on j.id = e.journal_id',
  requiredFilter: 'player',
  columns: {
    number: 'e.number',
    cause: 'j.cause',
    reference: 'j.reference',
    amount: 'e.amount',
    balanceAfter: 'e.balance_after',
    betId: 'e.bet_id',
    createTime: 'e.create_time',
  },
  filters: { player: `e.account_id = ${accountId('?')}` },
})

/** Reads along the player's ledger entries, which are already ordered, so bets need no extra index. */
export const playerBets = serveList(listContracts.playerBetList, {
  from: 'entries e join bets b on b.id = e.bet_id',
  where: 'e.amount < 0',
  requiredFilter: 'player',
  columns: {
    number: 'e.number',
    id: 'b.id',
    game: 'b.game',
    stake: 'b.stake',
    payout: 'b.payout',
    state: 'b.state',
    createTime: 'b.create_time',
  },
  filters: { player: `e.account_id = ${accountId('?')}` },
})

export const playerListRoutes = (db: Database): Route[] => listRoutes(db, players, movements, playerBets)

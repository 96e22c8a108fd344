// Back-office calls of the access matrix: lists, players and money. See calls.ts.

import { randomUUID } from 'node:crypto'
import type { Call } from './call.ts'

const lists = ['players', 'recharges', 'withdrawals', 'adjustments', 'identity', 'sanctions'].flatMap(
  (list): [string, Call][] => [
    [`GET /api/console/list/${list}`, {}],
    [`GET /api/console/csv/${list}`, {}],
  ],
)
const playerLists = ['movements', 'player-bets'].flatMap((list): [string, Call][] => [
  [`GET /api/console/list/${list}`, { with: ({ playerId }) => ({ player: playerId }) }],
  [`GET /api/console/csv/${list}`, { with: ({ playerId }) => ({ player: playerId }) }],
])
const unknownPlayer = { id: 999_999, reason: 'None.' }
export const backofficeCalls: readonly [string, Call][] = [
  ...lists,
  ...playerLists,
  ['POST /api/console/player/find', { with: ({ playerId }) => ({ text: String(playerId) }) }],
  ['GET /api/console/player/{id}', { with: ({ playerId }) => ({ id: playerId }) }],
  ['POST /api/console/player/reveal', { with: ({ playerId }) => ({ id: playerId, reason: 'None.' }) }],
  ['POST /api/console/player/note', { with: ({ playerId }) => ({ id: playerId, text: 'A note.' }) }],
  ['POST /api/console/player/session', { with: () => ({ id: 999_999, session: randomUUID() }) }],
  ['POST /api/console/player/recovery', { with: () => unknownPlayer }],
  ['POST /api/console/player/suspend', { with: () => ({ ...unknownPlayer, words: 'None.' }) }],
  ['POST /api/console/player/lift', { with: () => unknownPlayer }],
  ['POST /api/console/identity/open', { with: () => ({ id: 999_999 }) }],
  ['POST /api/console/identity/image', { with: () => ({ id: 999_999 }) }],
  [
    'POST /api/console/identity/decide',
    { with: () => ({ id: 999_999, isApproved: false, reason: 'other', note: 'None.' }) },
  ],
  ['POST /api/console/sanctions/decide', { with: () => ({ id: 999_999, isCleared: true, note: 'None.' }) }],
  ['GET /api/console/sanctions', {}],
  ['POST /api/console/sanctions', { with: () => ({ data: 'none' }) }],
  ['GET /api/console/money', {}],
  [
    'POST /api/console/adjustment',
    {
      with: () => ({
        requestId: randomUUID(),
        playerId: 999_999,
        amount: 1,
        against: 'commission',
        reason: 'None.',
      }),
    },
  ],
  [
    'POST /api/console/fill',
    { with: () => ({ requestId: randomUUID(), account: 'rewards', amount: 1, source: 'none', reason: 'None.' }) },
  ],
  [
    'POST /api/console/profit',
    { with: () => ({ requestId: randomUUID(), amount: 1, source: 'none', reason: 'None.' }) },
  ],
  ['POST /api/console/adjustment/decide', { with: () => ({ id: 999_999, isAgreed: false }) }],
  ['GET /api/console/chat/report/{state}', { with: () => ({ state: 'open' }) }],
  ['POST /api/console/chat/report/review', { with: () => ({ id: 999_999 }) }],
  ['POST /api/console/chat/report', { with: () => ({ id: 999_999, decision: 'kept', outcome: 'None.' }) }],
  ['POST /api/console/chat/age', { with: () => ({ id: 999_999, reason: 'None.' }) }],
]

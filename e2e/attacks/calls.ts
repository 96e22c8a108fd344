// Every API call, with input for the access matrix. A served call that is missing here fails the matrix, so each new call
// has to be added.

import { randomUUID } from 'node:crypto'
import { backofficeCalls } from './backoffice-calls.ts'
import type { Call } from './call.ts'

export const STAFF_PASSWORD = 'four eyes see more'

const open: Call = {}
const stake = (choice: object = {}): Call => ({
  with: () => ({ gold: 500, ...choice, requestId: randomUUID() }),
  notWhenOut: true,
})
const page = { with: () => ({ lastCreateTime: 0 }) }

const flights = ['crash', 'football', 'bomb', 'richbomb'].flatMap((game): [string, Call][] => [
  [`GET /api/${game}`, open],
  [`POST /api/${game}/join`, stake({ auto: null })],
  [`POST /api/${game}/jump`, { with: ({ betId }) => ({ betId, requestId: randomUUID() }) }],
  [`POST /api/${game}/cancel`, { with: ({ betId }) => ({ betId }) }],
  [`GET /api/${game}/setting`, open],
  [`GET /api/${game}/mine_recored/{lastCreateTime}`, page],
  [`GET /api/${game}/recored/{lastCreateTime}`, page],
])

const draws = Object.entries({
  roulette: { colour: 'red' },
  wingo: { selections: ['red'] },
  fruit: { selections: ['cherry'] },
}).flatMap(([game, choice]): [string, Call][] => [
  [`GET /api/${game}`, open],
  [`POST /api/${game}/join`, stake(choice)],
  [`GET /api/${game}/setting`, open],
  [`GET /api/${game}/mine_recored/{lastCreateTime}`, page],
  [`GET /api/${game}/recored/{lastCreateTime}`, page],
])

const games: [string, Call][] = [
  ...flights,
  ...draws,
  ['GET /api/roulette/game/role', open],
  ['GET /api/roulette/leaderboard', open],
  ['GET /api/lucky3', open],
  ['POST /api/lucky3/join', stake({ type: 'big', pick: '' })],
  ['GET /api/lucky3/setting', open],
  ['GET /api/lucky3/my/game/{lastCreateTime}', page],
  ['GET /api/lucky3/game/{lastCreateTime}', page],
  ['POST /api/roller', stake({ direction: 'lower', number: 50_000 })],
  ['POST /api/roller/rate', { with: () => ({ gold: 500, direction: 'lower', number: 50_000 }) }],
  ['GET /api/roller/rand_hash', open],
  ['GET /api/roller/user_bet', open],
  ['GET /api/roller/setting', open],
  ['GET /api/roller/recored/{lastCreateTime}', page],
  ['GET /api/roller/mine_recored/{lastCreateTime}', page],
  ['GET /api/turntable', open],
  ['POST /api/turntable/join', stake({ risk: 'low' })],
  ['GET /api/turntable/setting', open],
  ['GET /api/turntable/recored/{lastCreateTime}', page],
  ['GET /api/turntable/mine_recored/{lastCreateTime}', page],
  ['GET /api/scratch/next', open],
  ['GET /api/scratch/settting', open],
  ['POST /api/scratch/join', stake()],
  ['GET /api/scratch/win_game/{lastCreateTime}', page],
  ['GET /api/scratch/mine_recored/{lastCreateTime}', page],
  ['GET /api/minesweeper', open],
  ['GET /api/minesweeper/setting', open],
  ['POST /api/minesweeper/join', stake({ mines: 3 })],
  [
    'POST /api/minesweeper/reveal',
    { with: ({ minesweeperId }) => ({ sessionId: minesweeperId, cell: 3, requestId: randomUUID() }) },
  ],
  [
    'POST /api/minesweeper/jump',
    { with: ({ minesweeperId }) => ({ sessionId: minesweeperId, requestId: randomUUID() }) },
  ],
  ['GET /api/minesweeper/recored/{lastCreateTime}', page],
  ['GET /api/minesweeper/mine_recored/{lastCreateTime}', page],
]

const fairness: [string, Call][] = [
  ['GET /api/bet/{id}', { with: ({ betId }) => ({ id: betId }) }],
  ['GET /api/bet/request/{requestId}', { with: () => ({ requestId: randomUUID() }) }],
  ['GET /api/fair/book/{game}/{epoch}/{index}', { with: () => ({ game: 'crash', epoch: 1, index: 1 }) }],
  ['GET /api/fair/round/{game}/{epoch}/{index}', { with: () => ({ game: 'crash', epoch: 1, index: 1 }) }],
  ['GET /api/fair/manifest/{epoch}', { with: () => ({ epoch: 1 }) }],
  ['GET /api/fair/epochs', open],
  ['GET /api/fair/returns', open],
  ['GET /api/fair/seeds', open],
  ['GET /api/fair/pairs/{lastCreateTime}', page],
  ['GET /api/fair/export/{seedPairId}', { with: ({ seedPairId }) => ({ seedPairId }) }],
  ['POST /api/fair/rotate', { with: () => ({ clientSeed: `seed-${randomUUID()}` }) }],
  ['GET /api/solvency', open],
  ['GET /api/solvency/proof', open],
]

const home: [string, Call][] = [
  ['GET /api/health', open],
  [
    'POST /api/client_error',
    { with: () => ({ kind: 'window', name: 'Error', message: 'none', stack: '', page: '/pages/home/home' }) },
  ],
  ['GET /api/auth', open],
  ['GET /api/home/about_us', open],
  ['GET /api/home/banner', open],
  ['GET /api/home/bet_record', open],
  ['GET /api/home/contact_us', open],
  ['GET /api/home/games', open],
  ['GET /api/game/notices', open],
  ['GET /api/home/leaders/{span}', { with: () => ({ span: 'day' }) }],
  ['GET /api/home/v2/broadcast', open],
  ['GET /api/share/h5', open],
  ['GET /api/user/faq', open],
]

const wallet: [string, Call][] = [
  ['GET /api/recharge/price_setting', open],
  ['POST /api/recharge', { with: () => ({ gold: 5000, requestId: randomUUID() }), notWhenOut: true }],
  ['GET /api/recharge/{lastCreateTime}', page],
  ['GET /api/recharge/status/{id}', { with: ({ rechargeId }) => ({ id: rechargeId }) }],
  ['GET /api/recharge/pay/{id}', { with: ({ rechargeId }) => ({ id: rechargeId }) }],
  ['GET /api/recharge/address/{network}', { with: () => ({ network: 'sandbox' }), notWhenOut: true }],
  ['POST /api/recharge/faucet', { with: () => ({ network: 'sandbox', requestId: randomUUID() }), notWhenOut: true }],
  ['GET /api/ad_task', open],
  ['PUT /api/ad_task', { with: ({ taskId }) => ({ taskId }), notWhenOut: true }],
  ['GET /api/withdrawal/balance', open],
  ['GET /api/withdrawal/bank_code', open],
  ['GET /api/withdrawal/shpay/bank', open],
  ['GET /api/withdrawal/setting', open],
  ['GET /api/withdrawal/status', open],
  ['GET /api/withdrawal/status/{id}', { with: ({ withdrawalId }) => ({ id: withdrawalId }) }],
  ['GET /api/withdrawal/voucher/{lastCreateTime}', page],
  ['POST /api/withdrawal/quote', { with: () => ({ kind: 'fiat', gold: 8240 }) }],
  [
    'POST /api/withdrawal',
    {
      with: ({ quoteId }) => ({
        quoteId,
        requestId: randomUUID(),
        bankCode: 'NG-GTB',
        accountNumber: '0690112233',
        accountName: 'Mallory',
      }),
    },
  ],
  ['POST /api/withdrawal/cancel', { with: ({ withdrawalId }) => ({ id: withdrawalId }) }],
  ['GET /api/user/ledger/{lastCreateTime}', page],
  ['GET /api/user/ledger/export/{lastCreateTime}', page],
  ['GET /api/user/ledger/net/{by}', { with: () => ({ by: 'month' }) }],
]

const rewards: [string, Call][] = [
  ['GET /api/sign_in', open],
  ['POST /api/sign_in', { notWhenOut: true }],
  ['GET /api/investment', open],
  ['GET /api/investment/epoch/{lastCreateTime}', page],
  ['GET /api/investment/record/{lastCreateTime}', page],
  ['POST /api/investment/buy', { with: () => ({ gold: 10_000, requestId: randomUUID() }), notWhenOut: true }],
  ['POST /api/investment/redeem', { with: () => ({ units: 1, requestId: randomUUID() }) }],
  ['GET /api/user/invited/summary', open],
  ['GET /api/user/invited/friends/{lastCreateTime}', page],
  ['GET /api/user/invited/rewards/{lastCreateTime}', page],
  ['GET /api/user/agent', open],
  ['POST /api/user/agent/apply', { with: () => ({ note: 'I know many people.' }) }],
]

const account: [string, Call][] = [
  ['POST /api/user/register', open],
  ['POST /api/user/login', open],
  ['POST /api/user/login/second', open],
  ['POST /api/user/login/passkey', open],
  ['POST /api/user/login/passkey/begin', open],
  ['POST /api/user/logout', { ends: true }],
  ['GET /api/user', open],
  ['PUT /api/user/{id}', { with: ({ playerId }) => ({ id: playerId, nickname: 'Mallory' }) }],
  ['DELETE /api/user', { with: () => ({ password: 'not hers' }), ends: true }],
  ['GET /api/user/only_balance', open],
  ['GET /api/user/messages/{lastCreateTime}', page],
  ['PUT /api/user/messages/read/{id}', { with: () => ({ id: 1 }) }],
  ['GET /api/user/export', open],
  ['GET /api/user/email', open],
  ['POST /api/user/email/{email}', { with: () => ({ email: 'mallory@example.com' }) }],
  ['PUT /api/user/email', { with: () => ({ email: 'vera@example.com', code: '123456' }) }],
  ['POST /api/user/contact', { with: () => ({ text: 'Who is Vera?', requestId: randomUUID() }) }],
  ['GET /api/user/contact/{lastCreateTime}', page],
  ['GET /api/user/identity', open],
  ['PUT /api/user/identity/image/{side}', { with: () => ({ side: 'front', data: '' }) }],
  [
    'POST /api/user/identity',
    {
      with: () => ({
        requestId: randomUUID(),
        documentKind: 'passport',
        firstName: 'Vera',
        lastName: 'Glass',
        birthDate: '1990-05-17',
      }),
    },
  ],
  ['GET /api/places', open],
  ['PUT /api/user/place', { with: () => ({ country: 'FR', how: 'hand' }) }],
  ['GET /api/user/push', open],
  ['PUT /api/user/push', open],
  ['DELETE /api/user/push', open],
]

const security: [string, Call][] = [
  ['GET /api/user/security', open],
  ['PUT /api/user/password', { with: () => ({ oldPassword: 'not hers', newPassword: 'water and light' }) }],
  ['GET /api/user/sessions', open],
  ['DELETE /api/user/sessions', { ends: true }],
  ['DELETE /api/user/sessions/{id}', { with: ({ sessionId }) => ({ id: sessionId }) }],
  ['POST /api/user/authenticator/begin', open],
  ['POST /api/user/authenticator', { with: () => ({ code: '123456' }) }],
  ['POST /api/user/authenticator/remove', open],
  ['POST /api/user/recovery_codes', open],
  ['POST /api/user/passkeys/begin', open],
  ['POST /api/user/passkeys', open],
  ['PUT /api/user/passkeys/{id}', { with: () => ({ id: 1, name: 'mine now' }) }],
  ['POST /api/user/passkeys/{id}/remove', { with: () => ({ id: 1 }) }],
  ['POST /api/user/step_up/begin', { with: () => ({ purpose: 'withdrawal' }) }],
  ['POST /api/user/step_up', { with: () => ({ challenge: 'guessed', code: '123456' }) }],
]

const mira = { with: () => ({ id: 'mira' }) }
const chat: [string, Call][] = [
  ['GET /api/ai_lady/{sort}', { with: () => ({ sort: 'all' }) }],
  ['GET /api/ai_lady/message/{lastCreateTime}', { with: () => ({ lastCreateTime: 0, id: 'mira' }) }],
  ['POST /api/ai_lady/ticket', { notWhenOut: true }],
  ['GET /api/ai_lady/memory/{id}', mira],
  ['PUT /api/ai_lady/memory/{id}', { with: () => ({ id: 'mira', slot: 'name', value: 'Mallory' }) }],
  ['DELETE /api/ai_lady/memory/{id}', mira],
  ['DELETE /api/ai_lady/history/{id}', mira],
  ['GET /api/ai_lady/export/{id}', mira],
  ['POST /api/ai_lady/report', { with: () => ({ messageId: 1, reason: 'other' }) }],
  ['GET /api/order/vip_price', open],
  ['POST /api/order/vip', { with: () => ({ days: 7, gold: 1, requestId: randomUUID() }), notWhenOut: true }],
  ['GET /api/google/order/vip/price', open],
  ['POST /api/google/order/verify', { with: () => ({ purchaseData: '{}', signature: 'none' }) }],
]

const limit = { kind: 'stake', period: 'day', amount: 1_000_000 }
const protection: [string, Call][] = [
  ['GET /api/user/limits', open],
  ['PUT /api/user/limits', { with: () => limit }],
  ['POST /api/user/limits/confirm', { with: () => limit }],
  ['POST /api/user/reality_check', open],
  ['POST /api/user/timeout', { with: () => ({ days: 1 }), ends: true }],
  ['POST /api/user/exclude', { with: () => ({ months: 6 }), ends: true }],
]

/** The right password: wrong ones would lock out every operator at this address. */
const password = STAFF_PASSWORD
const operators: [string, Call][] = [
  ['POST /api/console/login', open],
  ['POST /api/console/invitation/open', open],
  ['POST /api/console/invitation/accept', open],
  ['POST /api/console/logout', { ends: true }],
  ['GET /api/console/me', open],
  ['PUT /api/console/password', { with: () => ({ oldPassword: password, newPassword: 'short' }) }],
  ['POST /api/console/second/begin', open],
  ['POST /api/console/second', { with: () => ({ code: '000000' }) }],
  ['POST /api/console/authenticator/begin', { with: () => ({ password }) }],
  ['POST /api/console/authenticator', { with: () => ({ code: '000000' }) }],
  ['POST /api/console/authenticator/remove', { with: () => ({ password }) }],
  ['POST /api/console/recovery_codes', { with: () => ({ password: 'not his' }) }],
  ['POST /api/console/passkeys/begin', { with: () => ({ password }) }],
  ['POST /api/console/passkeys', open],
  ['POST /api/console/passkeys/{id}/remove', { with: () => ({ id: 1, password }) }],
  ['GET /api/console/security', open],
  ['GET /api/console/sessions', open],
  ['DELETE /api/console/sessions/{id}', { with: () => ({ id: randomUUID() }) }],
  ['GET /api/console/invitation', open],
  ['POST /api/console/invitation', { with: () => ({ name: `invited-${randomUUID().slice(0, 8)}`, role: 'support' }) }],
  ['DELETE /api/console/invitation/{id}', { with: () => ({ id: 999_999 }) }],
  ['PUT /api/console/operator/role', { with: () => ({ id: 999_999, role: 'support' }) }],
  ['PUT /api/console/operator/status', { with: () => ({ id: 999_999, status: 'suspended', reason: 'None.' }) }],
  ['POST /api/console/operator/reset', { with: () => ({ id: 999_999, reason: 'None.' }) }],
  ['GET /api/console/list/operators', open],
  ['GET /api/console/csv/operators', open],
  ['GET /api/console/list/acts', open],
  ['GET /api/console/csv/acts', open],
  ['GET /api/console/audit/verify', open],
  ['GET /api/console/audit/export', open],
  ['GET /api/console/ledger', open],
]

const console: [string, Call][] = [
  ...backofficeCalls,
  ['GET /api/console/hook/{lastCreateTime}', page],
  ['GET /api/console/reconciliation', open],
  ['GET /api/console/today', open],
  ['GET /api/console/today/plot', { with: () => ({ span: 'hour' }) }],
  ['GET /api/console/game', open],
  ['GET /api/console/chain', open],
  ['POST /api/console/game/pause', { with: () => ({ game: 'none', reason: 'None.' }) }],
  ['POST /api/console/game/resume', { with: () => ({ game: 'none', reason: 'None.' }) }],
  [
    'POST /api/console/game/limits',
    { with: () => ({ game: 'none', maxGold: null, maxProfit: null, reason: 'None.' }) },
  ],
  ['GET /api/console/refer/agent/{state}', { with: () => ({ state: 'asked' }) }],
  ['GET /api/console/refer/payout', open],
  ['POST /api/console/refer/agent', { with: ({ playerId }) => ({ playerId, state: 'approved' }) }],
  [
    'POST /api/console/refer/link',
    { with: ({ playerId }) => ({ uplineId: playerId, friendId: playerId, state: 'released' }) },
  ],
  ['GET /api/console/withdrawal/{state}', { with: () => ({ state: 'review' }) }],
  ['POST /api/console/withdrawal/approve', { with: () => ({ id: 999_999 }) }],
  ['POST /api/console/withdrawal/reject', { with: () => ({ id: 999_999, reason: 'details' }) }],
  ['POST /api/console/recharge/settle', { with: () => ({ reference: 'rc-none', note: 'none' }) }],
  ['POST /api/console/chain/unfreeze', { with: () => ({ network: 'none' }) }],
  ['POST /api/console/chain/nonce', { with: () => ({ network: 'none' }) }],
  ['GET /api/console/protection/player/{playerId}', { with: ({ playerId }) => ({ playerId }) }],
  ['POST /api/console/protection/ceiling', { with: () => ({ playerId: 999_999, ...limit }) }],
  ['GET /api/console/places', open],
  ['PUT /api/console/places', { with: () => ({ changes: [{ country: 'AQ', isAllowed: false }] }) }],
  ['GET /api/console/content/{kind}', { with: () => ({ kind: 'faq' }) }],
  ['GET /api/console/content/{kind}/{id}', { with: () => ({ kind: 'faq', id: 'none' }) }],
  [
    'PUT /api/console/content/{kind}/{id}',
    { with: () => ({ kind: 'faq', id: 'none', position: 1, version: 9, en: {}, fr: {} }) },
  ],
  ['DELETE /api/console/content/{kind}/{id}', { with: () => ({ kind: 'faq', id: 'none', version: 9 }) }],
  ['GET /api/console/chat/report/{state}', { with: () => ({ state: 'open' }) }],
  ['POST /api/console/chat/report', { with: () => ({ id: 999_999, outcome: 'None.' }) }],
  ['GET /api/console/character', open],
  ['GET /api/console/character/{id}', mira],
  ['PUT /api/console/character/{id}', { with: () => ({ id: 'nobody', version: 9, sheet: {} }) }],
  ['PUT /api/console/character/{id}/state', { with: () => ({ id: 'nobody', version: 9, isOn: false }) }],
  ['POST /api/console/character/order', { with: () => ({ ids: ['nobody'] }) }],
  ['GET /api/console/character/{id}/card', mira],
  ['POST /api/console/character/card', { with: () => ({ version: 0, card: {} }) }],
  ['GET /api/console/support', open],
  ['GET /api/console/list/questions', { with: () => ({ state: 'waiting' }) }],
  ['GET /api/console/csv/questions', { with: () => ({ state: 'waiting' }) }],
  ...['agents', 'links', 'rebate-payouts', 'epochs', 'signs'].flatMap((list): [string, Call][] => [
    [`GET /api/console/list/${list}`, open],
    [`GET /api/console/csv/${list}`, open],
  ]),
  ['GET /api/console/template', open],
  ['GET /api/console/template/{id}', { with: () => ({ id: 'none' }) }],
  ['PUT /api/console/template/{id}', { with: () => ({ id: 'none', version: 9, en: {}, fr: {} }) }],
  ['DELETE /api/console/template/{id}', { with: () => ({ id: 'none', version: 9 }) }],
  ['POST /api/console/content/{kind}', { with: () => ({ kind: 'faq', ids: ['none'] }) }],
  ['GET /api/console/taken_away/{kind}', { with: () => ({ kind: 'faq' }) }],
  ['GET /api/console/package', open],
  ['PUT /api/console/package', { with: () => ({ version: 999, golds: [1000] }) }],
  ['GET /api/console/investment', open],
  ['POST /api/console/support', { with: () => ({ id: 999_999, answer: 'None.' }) }],
  ['POST /api/console/investment/redeem', { with: () => ({ units: 1, requestId: randomUUID() }) }],
]

export const calls = new Map<string, Call>([
  ...games,
  ...fairness,
  ...home,
  ...wallet,
  ...rewards,
  ...account,
  ...security,
  ...chat,
  ...protection,
  ...operators,
  ...console,
])

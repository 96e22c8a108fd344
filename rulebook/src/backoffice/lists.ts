// Every list of the console.

import { agentLevels } from '../core/referral.ts'
import { defineList } from './define-list.ts'
import * as values from './values.ts'

export { ageFlagList } from './age-flag-list.ts'

/** The content role has no access to players. */
const VIEW = ['support', 'finance', 'risk', 'owner'] as const
const MONEY = ['finance', 'risk', 'owner'] as const

const player = { playerId: { type: 'id', title: 'Player' }, nickname: { type: 'text' } } as const
const createTime = { type: 'time', title: 'Time', isSorted: true } as const
const period = { from: { type: 'from', label: 'From' }, to: { type: 'to', label: 'To' } } as const
const orderFilters = {
  player: { type: 'id', label: 'Player number', column: 'playerId' },
  way: { label: 'Method', max: 40, description: 'The payment gateway, or the network.' },
  ...period,
} as const

export const rechargeList = defineList({
  name: 'recharges',
  roles: VIEW,
  summary: 'Deposits through the gateway and on chains',
  columns: {
    id: { type: 'id', title: 'Order' },
    ...player,
    /** The gateway or the network. */
    way: { type: 'text', title: 'Method' },
    state: { type: 'text', title: 'State', options: values.rechargeStateNames },
    reason: { type: 'text', isNullable: true },
    gold: { type: 'coins', title: 'Gold' },
    amount: { type: 'decimal', title: 'Amount' },
    currency: { type: 'text' },
    reference: { type: 'text', title: 'Reference' },
    createTime,
  },
  filters: { state: { label: 'State', options: values.rechargeStateNames }, ...orderFilters },
})

export const withdrawalList = defineList({
  name: 'withdrawals',
  roles: VIEW,
  summary: 'Withdrawals',
  columns: {
    id: { type: 'id', title: 'Order' },
    ...player,
    playerState: { type: 'text', options: values.playerStateNames },
    /** The network, or `bank`. */
    way: { type: 'text', title: 'Method' },
    state: { type: 'text', title: 'State', options: values.withdrawalStateNames },
    reason: { type: 'text', isNullable: true },
    gold: { type: 'coins', title: 'Gold' },
    net: { type: 'decimal', title: 'Payout' },
    currency: { type: 'text' },
    destination: { type: 'text', title: 'Destination', isWide: true },
    createTime,
  },
  filters: { state: { label: 'State', options: values.withdrawalStateNames }, ...orderFilters },
})

export const adjustmentList = defineList({
  name: 'adjustments',
  roles: MONEY,
  summary: 'Manual adjustments, including those that need a second operator',
  columns: {
    id: { type: 'id', title: 'Number' },
    /** Null where an internal account is credited. */
    playerId: { type: 'id', isNullable: true },
    account: { type: 'text', title: 'Account', options: ['player', 'pool', 'rewards', 'commission', 'suspense'] },
    /** The change of the account; negative for a debit. */
    amount: { type: 'coins', title: 'Gold' },
    /** The contra account, with the gateway's or network's name. */
    against: { type: 'text', title: 'Contra account' },
    reason: { type: 'text', title: 'Reason', isWide: true },
    state: { type: 'text', title: 'State', options: values.adjustmentStateNames },
    proposedBy: { type: 'text', title: 'Operators' },
    /** The second operator; null where one was enough, or none has decided. */
    decidedBy: { type: 'text', isNullable: true },
    createTime,
    decideTime: { type: 'time', isNullable: true },
  },
  filters: {
    state: { label: 'State', options: values.adjustmentStateNames },
    player: { type: 'id', label: 'Player number', column: 'playerId' },
    ...period,
  },
})

export const operatorList = defineList({
  name: 'operators',
  roles: ['owner'],
  summary: 'Operators',
  columns: {
    id: { type: 'id' },
    name: { type: 'text', title: 'Name', isSorted: true },
    role: { type: 'text', title: 'Role', options: values.ROLES },
    status: { type: 'text', title: 'State', options: ['active', 'suspended'] },
    hasSecond: { type: 'flag', title: '2FA' },
    lastSeen: { type: 'time', title: 'Last seen', isNullable: true },
    createTime: { type: 'time', title: 'Created', isSorted: true },
  },
  filters: {
    role: { label: 'Role', options: values.ROLES },
    status: { label: 'State', options: ['active', 'suspended'] },
    name: { label: 'Name starts with', max: 40 },
  },
  sort: 'name',
})

export const auditList = defineList({
  name: 'acts',
  roles: MONEY,
  summary: 'The audit log',
  key: 'seq',
  columns: {
    seq: { type: 'id', title: 'No.' },
    createTime,
    operatorId: { type: 'id' },
    operator: { type: 'text', title: 'Operator' },
    role: { type: 'text' },
    act: { type: 'text', title: 'Action' },
    subject: { type: 'text', title: 'Subject', isWide: true },
    /** JSON as it was stored. */
    before: { type: 'text', title: 'Before → after', isNullable: true, isWide: true },
    after: { type: 'text', isNullable: true },
    hash: { type: 'text' },
  },
  filters: {
    operator: { label: 'Operator', max: 64, description: 'The name of an operator.' },
    act: { label: 'Action', max: 100, description: 'The action that was recorded.' },
    subject: { label: 'Subject', max: 200, description: 'What the action changed.' },
    ...period,
  },
})

export const playerList = defineList({
  name: 'players',
  roles: VIEW,
  summary: 'Players',
  columns: {
    id: { type: 'id', title: 'Number' },
    nickname: { type: 'text', title: 'Nickname' },
    state: { type: 'text', title: 'State', options: values.playerStateNames },
    country: { type: 'text', title: 'Country' },
    gold: { type: 'coins', title: 'Balance' },
    inviterId: { type: 'id', title: 'Invited by', isNullable: true },
    createTime: { type: 'time', title: 'Registered', isSorted: true },
  },
  filters: {
    state: { label: 'State', options: values.playerStateNames },
    country: { label: 'Country (two letters)', pattern: /^[A-Z]{2}$/ },
    inviter: { type: 'id', label: 'Inviter number', column: 'inviterId' },
    from: { type: 'from', label: 'Registered from' },
    to: { type: 'to', label: 'Registered to' },
  },
})

export const movementList = defineList({
  name: 'movements',
  roles: VIEW,
  summary: "A player's transactions",
  key: 'number',
  columns: {
    number: { type: 'id', title: 'Number', isSorted: true },
    cause: { type: 'text', title: 'Cause' },
    reference: { type: 'text', title: 'Reference' },
    amount: { type: 'coins', title: 'Gold' },
    balanceAfter: { type: 'coins', title: 'Balance after' },
    betId: { type: 'id', isNullable: true },
    createTime: { type: 'time', title: 'Time' },
  },
  filters: { player: { type: 'id' } },
  sort: '-number',
})

export const playerBetList = defineList({
  name: 'player-bets',
  roles: VIEW,
  summary: "A player's bets",
  key: 'number',
  columns: {
    /** Number of the transaction that staked it. */
    number: { type: 'id', isSorted: true },
    id: { type: 'id', title: 'Bet' },
    game: { type: 'text', title: 'Game' },
    stake: { type: 'coins', title: 'Stake' },
    payout: { type: 'coins', title: 'Payout', isNullable: true },
    state: { type: 'text', title: 'State' },
    createTime: { type: 'time', title: 'Time' },
  },
  filters: { player: { type: 'id' }, game: { label: 'Game', max: 20 } },
  sort: '-number',
})

export const questionList = defineList({
  name: 'questions',
  roles: ['support', 'owner'],
  summary: "Players' questions to support",
  columns: {
    id: { type: 'id' },
    ...player,
    language: { type: 'text', title: 'Language', options: values.languageNames },
    text: { type: 'text', title: 'Question', isWide: true },
    createTime: { type: 'time', title: 'Asked', isSorted: true },
    answer: { type: 'text', title: 'Answer', isNullable: true, isWide: true },
    operator: { type: 'text', isNullable: true },
    answerTime: { type: 'time', isNullable: true },
  },
  filters: {
    state: { options: ['waiting', 'answered'] },
    language: { label: 'Language', options: values.languageNames },
    player: { type: 'id', label: 'Player number', column: 'playerId' },
    ...period,
  },
  sort: 'createTime',
})

export const identityList = defineList({
  name: 'identity',
  roles: ['risk', 'owner'],
  summary: 'Identity documents and sources of funds for review',
  columns: {
    id: { type: 'id', title: 'Case' },
    ...player,
    state: { type: 'text', title: 'State', options: values.identityStateNames },
    documentKind: { type: 'text', title: 'Document', options: values.documentKindNames },
    operator: { type: 'text', title: 'Decided by', isNullable: true },
    createTime: { type: 'time', title: 'Sent', isSorted: true },
    decideTime: { type: 'time', title: 'Decided', isNullable: true },
  },
  filters: {
    state: { label: 'State', options: values.identityStateNames },
    player: { type: 'id', label: 'Player number', column: 'playerId' },
    ...period,
  },
})

export const sanctionsList = defineList({
  name: 'sanctions',
  roles: ['risk', 'owner'],
  summary: 'Players whose name is like one of a sanctions list',
  columns: {
    id: { type: 'id', title: 'Match' },
    ...player,
    caseId: { type: 'id', title: 'Case' },
    listedName: { type: 'text', title: 'Listed name', isWide: true },
    source: { type: 'text', title: 'List', options: values.sanctionsSourceNames },
    reference: { type: 'text', title: 'Reference' },
    score: { type: 'int', title: 'Similarity, %' },
    birth: { type: 'text', title: 'Date of birth', options: values.birthMatchNames },
    state: { type: 'text', title: 'State', options: values.hitStateNames },
    createTime: { type: 'time', title: 'Found', isSorted: true },
  },
  filters: {
    state: { label: 'State', options: values.hitStateNames },
    player: { type: 'id', label: 'Player number', column: 'playerId' },
    ...period,
  },
})

const agentStates = { asked: 'applied', approved: 'approved', refused: 'declined' } as const

export const agentList = defineList({
  name: 'agents',
  roles: MONEY,
  summary: 'Agent applications',
  key: 'playerId',
  columns: {
    ...player,
    state: { type: 'text', title: 'State', options: agentStates },
    level: { type: 'text', title: 'Level', options: agentLevels },
    misses: { type: 'int', title: 'Months below level' },
    note: { type: 'text', title: 'Message', isWide: true },
    /** When the player applied. */
    createTime: { type: 'time', title: 'Applied', isSorted: true },
    decideTime: { type: 'time', title: 'Decided', isNullable: true },
  },
  filters: { state: { label: 'State', options: agentStates }, level: { label: 'Level', options: agentLevels } },
})

const linkStates = { held: 'held', released: 'released', refused: 'declined' } as const

export const linkList = defineList({
  name: 'links',
  roles: MONEY,
  summary: 'Referrals between accounts that share a device, a phone or a payout destination',
  columns: {
    id: { type: 'id' },
    uplineId: { type: 'id' },
    upline: { type: 'text', title: 'Inviter' },
    friendId: { type: 'id' },
    friend: { type: 'text', title: 'Friend' },
    state: { type: 'text', title: 'State', options: linkStates },
    /** What both accounts share: device, payout or phone, separated by commas. */
    reasons: { type: 'text', title: 'Reason' },
    /** Rebates so far, in millionths of a coin. */
    microAmount: { type: 'int', title: 'Rebates in gold' },
    createTime: { type: 'time', title: 'Created', isSorted: true },
  },
  filters: { state: { label: 'State', options: linkStates } },
})

const payoutStates = { waiting: 'pending', paid: 'paid' } as const

export const rebatePayoutList = defineList({
  name: 'rebate-payouts',
  roles: MONEY,
  summary: 'Weekly rebate payouts',
  columns: {
    id: { type: 'id' },
    ...player,
    gold: { type: 'coins', title: 'Gold' },
    state: { type: 'text', title: 'State', options: payoutStates },
    createTime: { type: 'time', title: 'Due', isSorted: true },
    paidTime: { type: 'time', title: 'Paid', isNullable: true },
  },
  filters: {
    state: { label: 'State', options: payoutStates },
    player: { type: 'id', label: 'Player number', column: 'playerId' },
  },
})

export const epochList = defineList({
  name: 'epochs',
  roles: MONEY,
  summary: 'Daily settlements of the bankroll',
  key: 'day',
  columns: {
    day: { type: 'id' },
    createTime: { type: 'time', title: 'Settled', isSorted: true },
    gold: { type: 'coins', title: 'Bankroll' },
    units: { type: 'int', title: 'Units' },
    /** Gold per 1,000 units; null where no unit was left. */
    price: { type: 'decimal', title: 'Price', isNullable: true },
    result: { type: 'coins', title: 'Result' },
    commission: { type: 'coins', title: 'Commission' },
    entered: { type: 'coins', title: 'Bought' },
    bought: { type: 'int' },
    paid: { type: 'coins', title: 'Redeemed' },
    redeemed: { type: 'int' },
    isVoid: { type: 'flag' },
  },
  filters: period,
})

export const exclusionMatchList = defineList({
  name: 'exclusion-matches',
  roles: MONEY,
  summary: 'Accounts that share details with a player on a time-out or self-excluded',
  columns: {
    id: { type: 'id' },
    ...player,
    kind: { type: 'text', title: 'Match', options: values.matchKindNames },
    /** Null where the restricted account was closed long ago. */
    excludedId: { type: 'id', title: 'Restricted player', isNullable: true },
    /** Null is permanent. */
    until: { type: 'time', title: 'Until', isNullable: true },
    /** What an open match does. */
    effect: { type: 'text', title: 'Effect', options: values.matchEffectNames },
    state: { type: 'text', title: 'State', options: values.matchStateNames },
    operator: { type: 'text', isNullable: true },
    reason: { type: 'text', isNullable: true },
    createTime: { type: 'time', title: 'Found', isSorted: true },
  },
  filters: {
    state: { label: 'State', options: values.matchStateNames },
    player: { type: 'id', label: 'Player number', column: 'playerId' },
    ...period,
  },
})

export const harmIndicatorList = defineList({
  name: 'signs',
  roles: MONEY,
  summary: 'Markers of harm',
  columns: {
    id: { type: 'id' },
    ...player,
    /** The day in UTC: 2026-11-15. */
    day: { type: 'text', title: 'Day' },
    sign: { type: 'text', title: 'Marker', options: values.harmIndicatorNames },
    /** The counted figures, as JSON. */
    facts: { type: 'text', title: 'Figures' },
    createTime: { type: 'time', title: 'Found', isSorted: true },
  },
  filters: {
    sign: { label: 'Marker', options: values.harmIndicatorNames },
    player: { type: 'id', label: 'Player number', column: 'playerId' },
    ...period,
  },
})

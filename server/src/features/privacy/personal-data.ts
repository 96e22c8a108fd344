// Every place where the house keeps something about a player, and how it is read out for him. What is in neither list
// below makes a test fail: nothing about a player can be kept unseen.

import { CHAT_EXCEPTIONS, CHAT_PERSONAL_DATA } from './personal-data-chat.ts'

export interface PersonalDataEntry {
  /** As the part is called in the file that the player gets. */
  readonly section: string
  /** The tables that it covers. */
  readonly tables: readonly string[]
  readonly columns: string
  readonly from: string
  /** Whose rows they are; $1 is the player. */
  readonly owner: string
  /** By what the rows go on from page to page: unique among one player's, and found by an index. */
  readonly key: string
  readonly type: 'int8' | 'text' | 'uuid'
  /** Columns that come sealed, as base64, and for which purpose each was sealed. */
  readonly sealed?: Readonly<Record<string, string>>
}

const own = 'player_id = $1'

const table = (
  section: string,
  name: string,
  key: string,
  type: PersonalDataEntry['type'],
  columns: string,
  view = name,
): PersonalDataEntry => ({
  section,
  tables: [name],
  columns,
  from: view,
  owner: own,
  key,
  type,
})

/** Amounts on a chain are longer than a browser's numbers are exact. */
export const PERSONAL_DATA: readonly PersonalDataEntry[] = [
  {
    section: 'sessions',
    tables: ['sessions'],
    columns: 'device, create_time, last_seen, expires_at, revoked_at',
    from: 'sessions',
    owner: `kind = 'player' and holder_id = $1`,
    key: 'public_id',
    type: 'uuid',
  },
  {
    section: 'accounts',
    tables: ['accounts'],
    columns: 'kind, label, balance, reward, entries',
    from: 'accounts',
    owner: 'owner_id = $1',
    key: 'id',
    type: 'int8',
  },
  {
    section: 'ledger',
    tables: ['entries'],
    columns: 'e.number, j.cause, j.reference, e.amount, e.balance_after, e.bet_id, e.create_time',
    from: 'entries e join journals j on j.id = e.journal_id',
    owner: `e.account_id = (select id from accounts where owner_id = $1 and kind = 'player')`,
    key: 'e.number',
    type: 'int8',
  },
  {
    section: 'heldGold',
    tables: [],
    columns: 'a.kind, a.label, e.number, j.cause, j.reference, e.amount, e.balance_after, e.create_time',
    from: 'accounts a join entries e on e.account_id = a.id join journals j on j.id = e.journal_id',
    owner: `a.owner_id = $1 and a.kind <> 'player'`,
    key: `lpad(a.id::text, 19, '0') || lpad(e.number::text, 19, '0')`,
    type: 'text',
  },
  {
    section: 'bets',
    tables: ['bets', 'ladder_games'],
    columns:
      'b.id, b.game, b.stake, b.choice, b.outcome, b.payout, b.state, b.round_id, b.auto, b.exit, b.seed_pair_id, b.nonce, l.opened, b.create_time',
    from: 'bets b left join ladder_games l on l.bet_id = b.id',
    owner: 'b.player_id = $1',
    key: 'b.request_id',
    type: 'uuid',
  },
  table(
    'seeds',
    'seed_pairs',
    'id',
    'int8',
    'status, server_seed_hash, client_seed, nonce, create_time, active_time, reveal_time',
    'seeds_now',
  ),
  table(
    'recharges',
    'recharges',
    'create_time',
    'int8',
    'id, kind, state, reason, gold, amount::text, currency, gateway, reference, network, tx_hash, create_time',
  ),
  table(
    'withdrawals',
    'withdrawals',
    'create_time',
    'int8',
    `id, kind, state, reason, gold, net_gold, fee::text, net::text, currency, destination_shown, encode(destination_sealed, 'base64') as destination, network, create_time`,
  ),
  table(
    'quotes',
    'withdrawal_quotes',
    'id',
    'uuid',
    'kind, network, gold, net_gold, fee::text, net::text, currency, rate_source, create_time',
  ),
  table('depositAddresses', 'deposit_addresses', 'id', 'int8', 'address, create_time'),
  table('depositRests', 'deposit_rests', 'currency', 'text', 'currency, rest::text'),
  table('adTasks', 'ad_tasks_begun', 'task_id', 'text', 'task_id, gold, begun_time, done_time'),
  table('rewards', 'rewards_given', 'journal_id', 'int8', 'amount'),
  table('rewardStakes', 'rewards_staked', 'bet_id', 'int8', 'bet_id, amount, is_back'),
  table('days', 'player_days', 'day', 'int8', 'day, bets, staked, paid, edge, won'),
  table('playedDays', 'stake_days', 'day', 'int8', 'day, bets, staked, paid, played_ms, last_at', 'played_days'),
  table('signIns', 'sign_ins', 'day', 'int8', 'day, streak, gold, gift, create_time'),
  table('messages', 'messages', 'create_time', 'int8', 'code, params, create_time, read_time'),
  table('questions', 'support_messages', 'create_time', 'int8', 'text, answer, language, create_time, answer_time'),
  table(
    'letters',
    'mail_outbox',
    'id',
    'int8',
    // That an address is another's is told to that address alone.
    `case kind when 'taken' then 'code' else kind end as kind, state, create_time, end_time`,
  ),
  table('marks', 'player_marks', 'mark', 'text', `kind, encode(mark, 'hex') as mark`),
  table('asFriend', 'friend_bases', 'player_id', 'int8', 'theta, win, base'),
  {
    section: 'invitations',
    tables: ['referral_links'],
    columns: `case when upline_id = $1 then 'invited' else 'wasInvited' end as role, state, reasons, create_time`,
    from: 'referral_links',
    owner: '(upline_id = $1 or friend_id = $1)',
    key: `lpad(upline_id::text, 19, '0') || lpad(friend_id::text, 19, '0')`,
    type: 'text',
  },
  table('rebates', 'rebates', 'create_time', 'int8', 'kind, day, tier, base, bps, amount, create_time'),
  table('rebatesDue', 'rebate_dues', 'player_id', 'int8', 'micro'),
  table('rebatePayouts', 'rebate_payouts', 'week', 'int8', 'week, gold, create_time, paid_time'),
  table('agency', 'agents', 'player_id', 'int8', 'state, level, misses, note, ask_time, decide_time'),
  table('shareLots', 'invest_lots', 'id', 'int8', 'epoch_day, gold, bought, units, unlock_time'),
  table('shareOrders', 'invest_orders', 'id', 'int8', 'kind, gold, units, day, create_time, epoch_day'),
  table('shareHoldings', 'invest_holdings', 'day', 'int8', 'day, units'),
  table(
    'limits',
    'player_limits',
    `kind || ':' || period || ':' || set_by`,
    'text',
    'kind, period, set_by, amount, set_time',
  ),
  table(
    'limitChanges',
    'limit_changes',
    `kind || ':' || period`,
    'text',
    'kind, period, amount, ask_time, open_time, lapse_time',
  ),
  table('guard', 'player_guards', 'player_id', 'int8', 'out_kind, out_from, out_until, check_minutes'),
  table('guardSteps', 'guard_steps', 'id', 'int8', 'step, facts, create_time'),
  table('harmSigns', 'harm_signs', `day::text || ':' || sign`, 'text', 'day, sign, facts, create_time'),
  table('houseNotes', 'player_notes', 'id', 'int8', 'text, create_time'),
  table('adjustments', 'adjustments', 'id', 'int8', 'amount, reason, state, create_time, decide_time'),
  table('places', 'place_changes', 'id', 'int8', 'country, how, create_time'),
  table('pushes', 'push_subscriptions', 'endpoint_hash', 'text', 'create_time'),
  table('passkeys', 'passkeys', 'id', 'int8', 'name, rp_id, is_synced, create_time, last_used'),
  {
    section: 'authenticator',
    tables: ['authenticators'],
    columns: 'create_time, confirmed',
    from: 'authenticators',
    owner: `holder_kind = 'player' and holder_id = $1`,
    key: 'holder_id',
    type: 'int8',
  },
  table('withdrawalHold', 'withdrawal_holds', 'player_id', 'int8', 'began'),
  ...CHAT_PERSONAL_DATA,
]

/** What is not read out, and why. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  players: 'read out as the profile, with phone and mail address opened',
  email_codes: 'a secret that is good for ten minutes',
  recovery_codes: 'hashes of secrets; how many there are is shown on the security page',
  tickets: 'hashes of secrets that are good for minutes',
  push_outbox: 'a push on its way; the message that it tells of is read out',
  ...CHAT_EXCEPTIONS,
}

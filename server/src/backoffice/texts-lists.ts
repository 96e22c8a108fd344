// Lists of support questions, agents, referrals, rebate payouts, investment epochs and harm indicators.

import {
  agentList,
  epochList,
  linkList,
  questionList,
  rebatePayoutList,
  signList,
} from '@glasshouse/rulebook/wire/backoffice/texts'
import type { Database } from '../platform/db/tx.ts'
import type { Route } from '../platform/http/route.ts'
import { defineList, listRoutes } from './list.ts'

export const questions = defineList(questionList, {
  from: 'support_messages s join players p on p.id = s.player_id',
  requiredFilter: 'state',
  key: 'id',
  columns: {
    id: { sql: 's.id', type: 'int' },
    playerId: { sql: 's.player_id', type: 'int' },
    nickname: { sql: 'p.nickname', type: 'text' },
    language: { sql: 's.language', type: 'text' },
    text: { sql: 's.text', type: 'text' },
    createTime: { sql: 's.create_time', type: 'time' },
    answer: { sql: 's.answer', type: 'text' },
    operator: { sql: '(select o.name from operators o where o.id = s.operator_id)', type: 'text' },
    answerTime: { sql: 's.answer_time', type: 'time' },
  },
  filters: {
    state: 's.state = ?',
    language: 's.language = ?',
    player: 's.player_id = ?',
    from: 's.create_time >= ?',
    to: 's.create_time <= ?',
  },
})

export const agents = defineList(agentList, {
  from: 'agents a join players p on p.id = a.player_id',
  key: 'playerId',
  columns: {
    playerId: { sql: 'a.player_id', type: 'int' },
    nickname: { sql: 'p.nickname', type: 'text' },
    state: { sql: 'a.state', type: 'text' },
    level: { sql: 'a.level', type: 'text' },
    misses: { sql: 'a.misses::int8', type: 'int' },
    note: { sql: 'a.note', type: 'text' },
    createTime: { sql: 'a.ask_time', type: 'time' },
    decideTime: { sql: 'a.decide_time', type: 'time' },
  },
  filters: { state: 'a.state = ?', level: 'a.level = ?' },
})

export const links = defineList(linkList, {
  from: 'referral_links k join players u on u.id = k.upline_id join players f on f.id = k.friend_id',
  key: 'id',
  columns: {
    id: { sql: 'k.id', type: 'int' },
    uplineId: { sql: 'k.upline_id', type: 'int' },
    upline: { sql: 'u.nickname', type: 'text' },
    friendId: { sql: 'k.friend_id', type: 'int' },
    friend: { sql: 'f.nickname', type: 'text' },
    state: { sql: 'k.state', type: 'text' },
    reasons: { sql: `array_to_string(k.reasons, ', ')`, type: 'text' },
    microAmount: {
      sql: `(select coalesce(sum(r.amount) filter (where r.create_time >= k.create_time), 0)::int8 from rebates r
               where r.player_id = k.upline_id and r.friend_id = k.friend_id)`,
      type: 'int',
    },
    createTime: { sql: 'k.create_time', type: 'time' },
  },
  filters: { state: 'k.state = ?' },
})

export const rebatePayouts = defineList(rebatePayoutList, {
  from: 'rebate_payouts r join players p on p.id = r.player_id',
  key: 'id',
  columns: {
    id: { sql: 'r.id', type: 'int' },
    playerId: { sql: 'r.player_id', type: 'int' },
    nickname: { sql: 'p.nickname', type: 'text' },
    gold: { sql: 'r.gold', type: 'coins' },
    state: { sql: 'r.state', type: 'text' },
    createTime: { sql: 'r.create_time', type: 'time' },
    paidTime: { sql: 'r.paid_time', type: 'time' },
  },
  filters: { state: 'r.state = ?', player: 'r.player_id = ?' },
})

export const epochs = defineList(epochList, {
  from: 'invest_epochs e',
  key: 'day',
  columns: {
    day: { sql: 'e.day::int8', type: 'int' },
    createTime: { sql: 'e.create_time', type: 'time' },
    gold: { sql: 'e.assets', type: 'coins' },
    units: { sql: 'e.units', type: 'int' },
    price: { sql: 'trunc(e.assets::numeric * 1000 / nullif(e.units, 0), 6)::text', type: 'text' },
    result: { sql: 'e.result', type: 'coins' },
    commission: { sql: 'e.commission', type: 'coins' },
    entered: { sql: 'e.entered', type: 'coins' },
    bought: { sql: 'e.bought', type: 'int' },
    paid: { sql: 'e.paid', type: 'coins' },
    redeemed: { sql: 'e.redeemed', type: 'int' },
    isVoid: { sql: 'e.is_void', type: 'flag' },
  },
  filters: { from: 'e.create_time >= ?', to: 'e.create_time <= ?' },
})

export const harmIndicators = defineList(signList, {
  from: 'harm_signs s join players p on p.id = s.player_id',
  key: 'id',
  columns: {
    id: { sql: 's.id', type: 'int' },
    playerId: { sql: 's.player_id', type: 'int' },
    nickname: { sql: 'p.nickname', type: 'text' },
    day: { sql: `to_char('1970-01-01'::date + s.day, 'YYYY-MM-DD')`, type: 'text' },
    sign: { sql: 's.sign', type: 'text' },
    facts: { sql: 's.facts::text', type: 'text' },
    createTime: { sql: 's.create_time', type: 'time' },
  },
  filters: {
    sign: 's.sign = ?',
    player: 's.player_id = ?',
    from: 's.create_time >= ?',
    to: 's.create_time <= ?',
  },
})

export const textListRoutes = (db: Database): Route[] =>
  [questions, agents, links, rebatePayouts, epochs, harmIndicators].flatMap((list) => listRoutes(db, list))

// Lists of support questions, agents, referrals, rebate payouts, investment epochs, harm indicators and exclusion matches.

import { listContracts } from '@glasshouse/rulebook/wire/backoffice/lists'
import type { Database } from '../platform/db/tx.ts'
import type { Route } from '../platform/http/route.ts'
import { FOR_EVER } from '../play/risk/bet-restrictions.ts'
import { listRoutes, serveList } from './list.ts'

export const questions = serveList(listContracts.questionList, {
  from: 'support_messages s join players p on p.id = s.player_id',
  requiredFilter: 'state',
  columns: {
    id: 's.id',
    playerId: 's.player_id',
    nickname: 'p.nickname',
    language: 's.language',
    text: 's.text',
    createTime: 's.create_time',
    answer: 's.answer',
    operator: '(select o.name from operators o where o.id = s.operator_id)',
    answerTime: 's.answer_time',
  },
  filters: { state: 's.state = ?' },
})

export const agents = serveList(listContracts.agentList, {
  from: 'agents a join players p on p.id = a.player_id',
  columns: {
    playerId: 'a.player_id',
    nickname: 'p.nickname',
    state: 'a.state',
    level: 'a.level',
    misses: 'a.misses::int8',
    note: 'a.note',
    createTime: 'a.ask_time',
    decideTime: 'a.decide_time',
  },
})

export const links = serveList(listContracts.linkList, {
  from: 'referral_links k join players u on u.id = k.upline_id join players f on f.id = k.friend_id',
  columns: {
    id: 'k.id',
    uplineId: 'k.upline_id',
    upline: 'u.nickname',
    friendId: 'k.friend_id',
    friend: 'f.nickname',
    state: 'k.state',
    reasons: `array_to_string(k.reasons, ', ')`,
    microAmount: `(select coalesce(sum(r.amount) filter (where r.create_time >= k.create_time), 0)::int8 from rebates r
               where r.player_id = k.upline_id and r.friend_id = k.friend_id)`,
    createTime: 'k.create_time',
  },
})

export const rebatePayouts = serveList(listContracts.rebatePayoutList, {
  from: 'rebate_payouts r join players p on p.id = r.player_id',
  columns: {
    id: 'r.id',
    playerId: 'r.player_id',
    nickname: 'p.nickname',
    gold: 'r.gold',
    state: 'r.state',
    createTime: 'r.create_time',
    paidTime: 'r.paid_time',
  },
})

export const epochs = serveList(listContracts.epochList, {
  from: 'invest_epochs e',
  columns: {
    day: 'e.day::int8',
    createTime: 'e.create_time',
    gold: 'e.assets',
    units: 'e.units',
    price: 'trunc(e.assets::numeric * 1000 / nullif(e.units, 0), 6)::text',
    result: 'e.result',
    commission: 'e.commission',
    entered: 'e.entered',
    bought: 'e.bought',
    paid: 'e.paid',
    redeemed: 'e.redeemed',
    isVoid: 'e.is_void',
  },
})

export const harmIndicators = serveList(listContracts.harmIndicatorList, {
  from: 'harm_signs s join players p on p.id = s.player_id',
  columns: {
    id: 's.id',
    playerId: 's.player_id',
    nickname: 'p.nickname',
    day: `to_char('1970-01-01'::date + s.day, 'YYYY-MM-DD')`,
    sign: 's.sign',
    facts: 's.facts::text',
    createTime: 's.create_time',
  },
})

const exclusionMatches = serveList(listContracts.exclusionMatchList, {
  from: 'exclusion_matches m join players p on p.id = m.player_id',
  columns: {
    id: 'm.id',
    playerId: 'm.player_id',
    nickname: 'p.nickname',
    kind: 'm.kind',
    excludedId: 'm.excluded_id',
    until: `nullif(m.until, ${FOR_EVER})`,
    effect: 'm.effect',
    state: 'm.state',
    operator: '(select o.name from operators o where o.id = m.operator_id)',
    reason: 'm.reason',
    createTime: 'm.create_time',
  },
})

const ageFlags = serveList(listContracts.ageFlagList, {
  from: 'chat_age_flags f join players p on p.id = f.player_id',
  columns: {
    id: 'f.id',
    playerId: 'f.player_id',
    nickname: 'p.nickname',
    characterId: 'f.character_id',
    state: `case when f.clear_time is null then 'open' else 'cleared' end`,
    operator: '(select o.name from operators o where o.id = f.cleared_by)',
    reason: 'f.reason',
    createTime: 'f.create_time',
    clearTime: 'f.clear_time',
  },
})

export const textListRoutes = (db: Database): Route[] =>
  listRoutes(db, questions, agents, links, rebatePayouts, epochs, harmIndicators, exclusionMatches, ageFlags)

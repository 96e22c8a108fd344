// What an inviter sees: totals by tier, the friends, and the rebate statement.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { nextPayout, TIERS, type AgentLevel } from '@glasshouse/rulebook/core/referral'
import type { Friend, InvitedSummary, Reward } from '@glasshouse/rulebook/wire/account/referral'
import { only, type Database } from '../../platform/db/tx.ts'
import { DAY_MS, dayOf, type Calendar } from '../../play/stats/days.ts'
import { maskName } from '../../play/history/mask-name.ts'
import { cursorTime, PAGE_ROWS } from '../../play/history/paging.ts'
import { IS_ACTIVE } from './figures.ts'

type Link = Friend['link']

const LINK = `case when k.state in ('held', 'refused') then k.state else 'open' end as link`
const joinLink = (upline: string, friend: string): string =>
  `left join referral_links k on k.upline_id = ${upline} and k.friend_id = ${friend}`
/** An entry belongs to the link only if the link existed when the entry was written. */
const ENTRY_LINK = `${joinLink('r.player_id', 'r.friend_id')} and r.create_time >= k.create_time`

/** Three generations down from $1. */
const TREE = `tree as (
    select id, 1 as tier from players_public where inviter_id = $1
    union all select p.id, 2 from players_public p join players_public a on a.id = p.inviter_id where a.inviter_id = $1
    union all select p.id, 3 from players_public p join players_public b on b.id = p.inviter_id join players_public a on a.id = b.inviter_id
      where a.inviter_id = $1
  )`

const TIER_SUMS = `with ${TREE}, friends as (
    select tier, count(*)::int4 as friends from tree group by tier
  ), brought as (
    select r.tier, sum(r.base)::int8 as base, sum(r.amount)::int8 as rebate from rebates r ${ENTRY_LINK}
      where r.player_id = $1 and r.kind = 'friend' and k.state is distinct from 'refused' group by r.tier
  )
  select tier::int4, coalesce(friends, 0) as friends, coalesce(base, 0)::int8 as base, coalesce(rebate, 0)::int8 as rebate
    from friends full join brought using (tier)`

const SUMS = `select p.invitation_code as code, coalesce(a.level, 'friend') as level,
    coalesce((select micro from rebate_dues where player_id = p.id), 0)::int8 as due,
    (select coalesce(sum(r.amount), 0) from rebates r ${ENTRY_LINK}
       where r.player_id = p.id and k.state = 'held')::int8 as held,
    (select coalesce(sum(r.amount), 0) from rebates r ${ENTRY_LINK}
       where r.player_id = p.id and r.kind = 'investment' and k.state is distinct from 'refused')::int8 as investment,
    (select coalesce(sum(gold), 0) from rebate_payouts o where o.player_id = p.id and o.paid_time is null)::int8 as waiting,
    (select coalesce(sum(gold), 0) from rebate_payouts o where o.player_id = p.id and o.paid_time is not null)::int8 as paid
  from players_public p left join agents a on a.player_id = p.id where p.id = $1`

/** With ties: friends with equal times share a page, because the next page starts strictly before the last time. */
const FRIENDS = `with ${TREE}
  select p.nickname, p.avatar, p.create_time, ${LINK}, ${IS_ACTIVE} as is_active,
      exists (select 1 from recharges_public r where r.player_id = p.id and r.state = 'credited') as has_deposited,
      coalesce(s.base, 0)::int8 as base, coalesce(s.rebate, 0)::int8 as rebate
    from tree t join players_public p on p.id = t.id ${joinLink('$1', 'p.id')}
    left join lateral (select sum(base) as base, sum(amount) as rebate from rebates
                         where player_id = $1 and friend_id = p.id and kind = 'friend') s on true
    where t.tier = $3 and p.create_time < $4
    order by p.create_time desc fetch first ${PAGE_ROWS} rows with ties`

const REWARDS = `select r.*, p.nickname, ${LINK}, o.paid_time is not null as is_paid
  from rebates r left join players_public p on p.id = r.friend_id ${ENTRY_LINK}
  left join rebate_payouts o on r.kind = 'payout' and o.player_id = r.player_id and o.week = r.day
  where r.player_id = $1 and r.create_time < $2 order by r.create_time desc limit ${PAGE_ROWS}`

interface SumsRow {
  code: string
  level: AgentLevel
  due: bigint
  held: bigint
  investment: bigint
  waiting: Coins
  paid: Coins
}

interface FriendRow {
  nickname: string
  avatar: number
  create_time: bigint
  link: Link
  is_active: boolean
  has_deposited: boolean
  base: bigint
  rebate: bigint
}

interface RewardRow {
  kind: Reward['kind']
  day: number
  nickname: string | null
  tier: number | null
  base: bigint | null
  bps: number | null
  amount: bigint
  link: Link
  is_paid: boolean
  create_time: bigint
}

export class ReferralViews {
  readonly #db: Database
  readonly #calendar: Calendar

  constructor(db: Database, calendar: Calendar) {
    this.#db = db
    this.#calendar = calendar
  }

  async invitationCode(playerId: bigint): Promise<string> {
    const rows = await this.#db.read<{ code: string }>(
      'select invitation_code as code from players_public where id = $1',
      [playerId],
    )
    return only(rows).code
  }

  async summary(playerId: bigint): Promise<InvitedSummary> {
    const sums = only(await this.#db.read<SumsRow>(SUMS, [playerId]))
    const rows = await this.#db.read<{ tier: number; friends: number; base: bigint; rebate: bigint }>(TIER_SUMS, [
      playerId,
    ])
    return {
      code: sums.code,
      level: sums.level,
      tiers: TIERS.map((tier) => {
        const row = rows.find((each) => each.tier === tier)
        return {
          tier,
          friends: row?.friends ?? 0,
          microBase: toWire(row?.base ?? 0n),
          microRebate: toWire(row?.rebate ?? 0n),
        }
      }),
      microInvestmentRebate: toWire(sums.investment),
      microDue: toWire(sums.due),
      microHeld: toWire(sums.held),
      waiting: toWire(sums.waiting),
      paid: toWire(sums.paid),
      nextPayout: nextPayout(this.#calendar.now()),
    }
  }

  async friends(playerId: bigint, tier: number, lastCreateTime: number): Promise<Friend[]> {
    const today = dayOf(this.#calendar.now())
    const rows = await this.#db.read<FriendRow>(FRIENDS, [playerId, today, tier, cursorTime(lastCreateTime)])
    return rows.map((row) => ({
      name: maskName(row.nickname),
      avatar: row.avatar,
      hasDeposited: row.has_deposited,
      isActive: row.is_active,
      link: row.link,
      microBase: toWire(row.base),
      microRebate: toWire(row.rebate),
      createTime: Number(row.create_time),
    }))
  }

  async rewards(playerId: bigint, lastCreateTime: number): Promise<Reward[]> {
    const rows = await this.#db.read<RewardRow>(REWARDS, [playerId, cursorTime(lastCreateTime)])
    return rows.map((row) => ({
      kind: row.kind,
      day: new Date(row.day * DAY_MS).toISOString().slice(0, 10),
      friend: row.nickname === null ? null : maskName(row.nickname),
      tier: row.tier,
      microBase: row.base === null ? null : toWire(row.base),
      bps: row.bps,
      microAmount: toWire(row.amount),
      link: row.link,
      isPaid: row.is_paid,
      createTime: Number(row.create_time),
    }))
  }
}

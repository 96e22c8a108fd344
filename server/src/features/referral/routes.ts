import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { agencyContract, referralContract } from '@glasshouse/rulebook/wire/account/referral'
import { only, type Database } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import type { Referral } from './referral.ts'

const SHARE: Record<Language, { title: string; text: string }> = {
  en: {
    title: 'Glasshouse',
    text: 'This is my invitation to Glasshouse. You can verify every result of its twelve games. Adults only (18+).',
  },
  fr: {
    title: 'Glasshouse',
    text: 'Douze jeux dont chaque résultat est vérifiable. Rejoignez-moi sur Glasshouse. Réservé aux adultes (18 ans et plus).',
  },
}

/** `publicUrl` is the configured URL of the player app, if any. */
export const referralRoutes = (referral: Referral, publicUrl: string | null): Route[] =>
  implement(referralContract, {
    summary: (_, { playerId }) => referral.views.summary(playerId),
    friends: ({ tier, lastCreateTime }, { playerId }) => referral.views.friends(playerId, tier, lastCreateTime),
    rewards: ({ lastCreateTime }, { playerId }) => referral.views.rewards(playerId, lastCreateTime),
    agent: (_, { playerId }) => referral.agents.read(playerId),
    apply: async ({ note }, { playerId }) => {
      await referral.agents.apply(playerId, note ?? '')
      return await referral.agents.read(playerId)
    },
    share: async (_, { playerId, language }) => {
      const code = playerId ? await referral.views.invitationCode(playerId) : null
      const base = (publicUrl ?? '').replace(/\/$/, '')
      return { ...SHARE[language], link: `${base}/#/pages/login/login?mode=register${code ? `&code=${code}` : ''}` }
    },
  })

const WAITING = `select count(*)::int4 as players, coalesce(sum(gold), 0)::int8 as waiting,
    (select coalesce(sum(balance), 0) from accounts where owner_id = 0 and kind = 'commission')::int8 as commission
  from rebate_payouts where paid_time is null`

export const agencyRoutes = (db: Database, referral: Referral): Route[] =>
  implement(agencyContract, {
    decideLink: ({ uplineId, friendId, state, reason }, { operatorId }) =>
      referral.links.decide(BigInt(uplineId), BigInt(friendId), { state, reason, operatorId }),
    applications: ({ state }) => referral.agents.applications(state),
    decideAgent: ({ playerId, state, words }, { operatorId }) =>
      referral.agents.decide(BigInt(playerId), { state, words, operatorId }),
    payouts: async () => {
      const row = only(await db.read<{ players: number; waiting: Coins; commission: Coins }>(WAITING))
      return { players: row.players, waiting: toWire(row.waiting), commission: toWire(row.commission) }
    },
  })

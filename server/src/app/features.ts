// Every room of the house, furnished: what it answers, what it tells, and what moves by itself. Only compose knows it.

import type { IncomingMessage } from 'node:http'
import { fromWire } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { houseContract } from '@glasshouse/rulebook/wire/health'
import { openChat } from '../features/chat/open.ts'
import { accountRoutes, mailPlace } from './account-routes.ts'
import { backofficeRoutes } from './backoffice-routes.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Config } from '../config/config.ts'
import { Content } from '../features/content/content.ts'
import { broadcastTopic, homeRoutes } from '../features/content/routes.ts'
import type { Database, Tx } from '../platform/db/tx.ts'
import { gameBackofficeRoutes } from '../backoffice/games.ts'
import { operatorListRoutes } from '../backoffice/operator-lists.ts'
import { AlarmWatch } from '../backoffice/today-alarms.ts'
import { todayRoutes } from '../backoffice/today.ts'
import { clientAddress } from '../platform/http/request-context.ts'
import { originCheck } from '../platform/http/origin.ts'
import { implement, type Route } from '../platform/http/route.ts'
import { closeEpoch } from '../features/investment/epochs.ts'
import { investmentRoutes } from '../features/investment/routes.ts'
import { openMail } from '../features/mail/mail.ts'
import { openPush, type PushReach } from '../features/push/open.ts'
import { operatorRoutes } from '../backoffice/operators/routes.ts'
import type { GeoRules } from '../features/geo/geo.ts'
import { geoRoutes } from '../features/geo/routes.ts'
import { Days, type Calendar } from '../play/stats/days.ts'
import type { GameModule } from '../play/engines/game-module.ts'
import { InstantEngine } from '../play/engines/instant.ts'
import { leaderRoutes } from '../play/history/leaders.ts'
import { Lease } from '../play/cluster/lease.ts'
import { popularity } from '../play/stats/popularity.ts'
import { BetHistory } from '../play/history/bets.ts'
import { Returns } from '../play/stats/returns.ts'
import { RoundHistory } from '../play/history/rounds.ts'
import { playersOfEvents } from '../play/rounds/round-topics.ts'
import { fairnessRoutes } from '../play/fairness/routes.ts'
import { gameNoticeRoutes, gameNoticeTopic } from '../play/risk/game-status.ts'
import { messageRoutes } from '../features/account/messages.ts'
import { Players } from '../features/account/players.ts'
import { playerRoutes, sessionRoutes } from '../features/account/routes.ts'
import { hashToken, type Sessions } from '../features/account/sessions.ts'
import { balanceTopic } from '../features/account/topics.ts'
import type { Protection } from '../features/protection/protection.ts'
import { protectionBackofficeRoutes, protectionRoutes } from '../features/protection/routes.ts'
import { Referral } from '../features/referral/referral.ts'
import { agencyRoutes, referralRoutes } from '../features/referral/routes.ts'
import { signInRoutes } from '../features/rewards/routes.ts'
import { SignIn } from '../features/rewards/sign-in.ts'
import { securityRoutes } from '../features/security/routes.ts'
import { solvencyRoutes } from '../features/solvency/routes.ts'
import { Solvency } from '../features/solvency/solvency.ts'
import { openWallet } from '../features/wallet/open.ts'
import { WALLET_TOPIC } from '../features/wallet/orders.ts'
import { treasuryRoutes, walletRoutes } from '../features/wallet/routes.ts'

export const VERSION = '1.1.9'

export async function buildFeatures(
  infrastructure: Infrastructure,
  options: { readonly games: readonly GameModule[]; readonly pushReach?: PushReach },
) {
  const { config, db, vault, nodeId, calendar, notifier, onError } = infrastructure
  const { sessions, loginThrottle, engines, bankroll, geo, protection, secured } = infrastructure
  const { routes: playing, records, returns, facts } = buildPlay(infrastructure, options.games)
  const wallet = openWallet(walletDeps(infrastructure), config)
  const referral = new Referral(db, calendar)
  const push = await openPush({ ...config, ...options, db, vault, nodeId, onError })
  const mail = openMail({ ...mailPlace(config), db, vault, onError })
  const solvency = new Solvency({ db, vault, lease: new Lease(db, 'solvency', nodeId) })
  const chatDeps = { ...config, settings: config.chat, db, vault, calendar, nodeId, notifier, facts, onError }
  const chat = await openChat({ ...chatDeps, ...talkers(config, db, sessions, protection) })
  const days = new Days({
    db,
    calendar,
    returns,
    atClose: [closeEpoch(calendar)],
    tasks: [...[referral, solvency, protection].map((room) => (now: number) => room.advance(now)), chat.advance],
    onError,
  })
  const routes = [
    ...playing,
    ...walletRoutes(wallet, payInCheck(geo, protection), protection.refuseIfRestricted),
    ...treasuryRoutes(db, wallet),
    ...backofficeRoutes(infrastructure, wallet),
    ...investmentRoutes({ db, calendar, bankroll }, protection.refuseIfRestricted),
    ...referralRoutes(referral, config.publicUrl),
    ...agencyRoutes(db, referral),
    ...signInRoutes(openSignIn(config, db, calendar, protection)),
    ...solvencyRoutes(solvency),
    ...leaderRoutes(db),
    ...gameNoticeRoutes(db),
    ...todayRoutes(db, facts),
    ...gameBackofficeRoutes({ db, events: infrastructure.events, games: facts }),
    ...protectionRoutes(protection),
    ...protectionBackofficeRoutes(db, protection),
    ...geoRoutes(geo),
    ...push.routes,
    ...chat.routes,
    ...accountRoutes(db, { vault, mail, sessions, loginThrottle, secured, wallet }),
  ]
  const balance = balanceTopic(db, { sources: [...engines.sources(), WALLET_TOPIC], affectedPlayers: playersOfEvents })
  const watch = new AlarmWatch({ db, games: facts, lease: new Lease(db, 'alarms', nodeId), onError })
  const own = [balance, wallet.topic(), push.topic, protection.topic()]
  return {
    routes,
    topics: [...engines.topics(), ...own, broadcastTopic(records), gameNoticeTopic(db)],
    records,
    wallet,
    chat,
    movers: [returns, wallet, days, push, mail.outbox, watch],
    sweep: () => Promise.all([sessions.sweep(), secured.security.sweep(), mail.outbox.sweep()]),
  }
}

/** The games, players, seeds and their proofs, and what operators see of them. */
function buildPlay(infrastructure: Infrastructure, games: readonly GameModule[]) {
  const { config, db, vault, sessions, loginThrottle, operators, onError } = infrastructure
  const { chains, bankroll, seeds, engines, geo, secured, protection } = infrastructure
  const facts = games.map(({ rules }) => rules)
  const betHistory = new BetHistory(
    db,
    seeds,
    facts.map(({ id }) => id),
  )
  const rounds = new RoundHistory(db, vault, chains)
  const returns = new Returns(db, facts, onError)
  const instant = new InstantEngine(db, seeds, bankroll, betHistory)
  const players = new Players({
    db,
    vault,
    sessions,
    loginThrottle,
    sandbox: config.mode === 'sandbox',
    onRegistered: async (tx, playerId, place) => {
      await protection.refuseExcludedPlayer(tx, playerId)
      await geo.checkRegistration(tx, playerId, place)
      await seeds.commitNext(tx, playerId)
    },
    loginChallenge: secured.security.loginChallenge.bind(secured.security),
  })
  const play = {
    instant,
    seeds,
    bankroll,
    betHistory: betHistory,
    crash: engines.crash.bind(engines),
    lottery: engines.lottery.bind(engines),
    steps: engines.steps.bind(engines),
  }
  const routes: Route[] = [
    ...houseRoutes(infrastructure),
    ...playerRoutes(players, sessions),
    ...sessionRoutes(sessions),
    ...securityRoutes(secured, players),
    ...messageRoutes(db),
    ...homeRoutes({
      content: new Content(db),
      records: betHistory,
      rounds,
      bankroll,
      popularity: popularity(db),
      games: facts,
    }),
    ...fairnessRoutes({ seeds, betHistory, rounds, chains, returns }),
    ...games.flatMap((game) => game.routes(play)),
    ...operatorRoutes(operators),
    ...operatorListRoutes(db),
  ]
  return { routes, records: betHistory, returns, facts }
}

const walletDeps = ({ config, db, vault, events, nodeId, engines, secured, protection, onError }: Infrastructure) => ({
  db,
  vault,
  events,
  nodeId,
  clock: engines,
  returnUrl: payPage(config),
  assertWithdrawalAllowed: secured.security.checkWithdrawal.bind(secured.security),
  assertDepositAllowed: protection.refuseDeposit,
  beforeDeposit: protection.notifyDepositAboveLimit,
  onError,
})

/** Who may not pay in at all is not shown where to. */
const payInCheck =
  (geo: GeoRules, protection: Protection) =>
  async (playerId: bigint): Promise<void> => {
    await geo.refuseIfBlocked(playerId)
    await protection.refuseAddress(playerId)
  }

/** The house's own page that follows a recharge to its end. */
const payPage =
  ({ publicUrl, host, port }: Config) =>
  (rechargeId: bigint): string =>
    `${publicUrl ?? `http://${host}:${port}`}/#/pages/payUrl/payUrl?id=${rechargeId}`

const openSignIn = ({ launchGold, mode }: Config, db: Database, calendar: Calendar, protection: Protection): SignIn =>
  new SignIn({
    db,
    calendar,
    launchGold: fromWire(launchGold),
    isSandbox: mode === 'sandbox',
    refuseIfRestricted: protection.refuseIfRestricted,
  })

/** What the chat needs of those who know players and texts. */
const talkers = (config: Config, db: Database, sessions: Sessions, protection: Protection) => ({
  hashToken,
  holderOf: (tokenHash: Buffer) => sessions.holder(tokenHash, 'player'),
  onEnded: (listener: (playerId: bigint) => void) => sessions.onEnded(listener),
  addressOf: (request: IncomingMessage) => clientAddress(request, config.trustedProxies),
  isOurPage: originCheck(config),
  mayChat: async (playerId: bigint, tx?: Tx) => {
    const out = await protection.accountRefusal(playerId, tx)
    if (out) throw out.code === 'accountSuspended' ? out : new Refusal('chatOut')
  },
  questions: (language: Language) => new Content(db).list<{ question: string; answer: string }>('faq', language),
})

const houseRoutes = ({ config, db, nodeId: node, drain }: Infrastructure): Route[] =>
  implement(houseContract, {
    health: async () => {
      // Whoever stands in front sends nothing more, while everything that is sent is still answered.
      if (drain.isUnderWay) throw new Refusal('busy')
      await db.read('select 1')
      return { status: 'ok' as const, version: VERSION, mode: config.mode, database: db.kind, node }
    },
  })

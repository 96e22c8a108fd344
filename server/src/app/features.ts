// Every room of the house, furnished: what it answers, what it tells, and what moves by itself. Only compose knows it.

import type { IncomingMessage } from 'node:http'
import { fromWire } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { houseContract } from '@glasshouse/rulebook/wire/health'
import { openChat } from '../features/chat/open.ts'
import { accountRoutes, mailPlace } from './account-routes.ts'
import { deskRoutes } from './backoffice-routes.ts'
import type { Ground } from './infrastructure.ts'
import type { Config } from '../config/config.ts'
import { Content } from '../features/content/content.ts'
import { broadcastTopic, homeRoutes } from '../features/content/routes.ts'
import type { Database, Tx } from '../platform/db/tx.ts'
import { gameDeskRoutes } from '../backoffice/games.ts'
import { operatorListRoutes } from '../backoffice/operator-lists.ts'
import { AlarmWatch } from '../backoffice/today-alarms.ts'
import { todayRoutes } from '../backoffice/today.ts'
import { clientOf } from '../platform/http/request-context.ts'
import { originCheck } from '../platform/http/origin.ts'
import { implement, type Route } from '../platform/http/route.ts'
import { closeEpoch } from '../features/investment/epochs.ts'
import { investmentRoutes } from '../features/investment/routes.ts'
import { openMail } from '../features/mail/mail.ts'
import { openNotices, type PushReach } from '../features/push/open.ts'
import { operatorRoutes } from '../backoffice/operators/routes.ts'
import type { Places } from '../features/geo/geo.ts'
import { placeRoutes } from '../features/geo/routes.ts'
import { Days, type Calendar } from '../play/stats/days.ts'
import type { GameModule } from '../play/engines/game-module.ts'
import { InstantEngine } from '../play/engines/instant.ts'
import { leaderRoutes } from '../play/history/leaders.ts'
import { Lease } from '../play/cluster/lease.ts'
import { popularity } from '../play/stats/popularity.ts'
import { Records } from '../play/history/bets.ts'
import { Returns } from '../play/stats/returns.ts'
import { RoundRecords } from '../play/history/rounds.ts'
import { concernedBy } from '../play/rounds/round-topics.ts'
import { fairnessRoutes } from '../play/fairness/routes.ts'
import { noticeRoutes, noticeTopic } from '../play/risk/game-status.ts'
import { leaveMessage, messageRoutes } from '../features/account/messages.ts'
import { Players } from '../features/account/players.ts'
import { playerRoutes, sessionRoutes } from '../features/account/routes.ts'
import { hashToken, type Sessions } from '../features/account/sessions.ts'
import { balanceTopic } from '../features/account/topics.ts'
import type { Protection } from '../features/protection/protection.ts'
import { guardianRoutes, protectionRoutes } from '../features/protection/routes.ts'
import { Refer } from '../features/referral/referral.ts'
import { agencyRoutes, referRoutes } from '../features/referral/routes.ts'
import { signInRoutes } from '../features/rewards/routes.ts'
import { SignIn } from '../features/rewards/sign-in.ts'
import { securityRoutes } from '../features/security/routes.ts'
import { solvencyRoutes } from '../features/solvency/routes.ts'
import { Solvency } from '../features/solvency/solvency.ts'
import { openWallet } from '../features/wallet/open.ts'
import { WALLET_TOPIC } from '../features/wallet/orders.ts'
import { treasuryRoutes, walletRoutes } from '../features/wallet/routes.ts'

export const VERSION = '1.1.9'

export async function furnishRooms(
  ground: Ground,
  options: { readonly games: readonly GameModule[]; readonly pushReach?: PushReach },
) {
  const { config, db, vault, nodeId, calendar, wakes, onTrouble } = ground
  const { sessions, lockout, tables, bankroll, places, protection, secured } = ground
  const { routes: playing, records, returns, facts } = furnishPlay(ground, options.games)
  const wallet = openWallet(walletParts(ground), config)
  const refer = new Refer(db, calendar, leaveMessage)
  const notices = await openNotices({ ...config, ...options, db, vault, nodeId, onTrouble })
  const mail = openMail({ ...mailPlace(config), db, vault, leaveMessage, onTrouble })
  const solvency = new Solvency({ db, vault, lease: new Lease(db, 'solvency', nodeId) })
  const chatParts = { ...config, settings: config.chat, db, vault, calendar, nodeId, wakes, facts, onTrouble }
  const chat = await openChat({ ...chatParts, ...talkers(config, db, sessions, protection) })
  const days = new Days({
    db,
    calendar,
    returns,
    atClose: [closeEpoch(calendar)],
    duties: [...[refer, solvency, protection].map((room) => (now: number) => room.advance(now)), chat.advance],
    onTrouble,
  })
  const routes = [
    ...playing,
    ...walletRoutes(wallet, payInCheck(places, protection), protection.refuseIfOut),
    ...treasuryRoutes(db, wallet),
    ...deskRoutes(ground, wallet),
    ...investmentRoutes({ db, calendar, bankroll }, protection.refuseIfOut),
    ...referRoutes(refer, config.publicUrl),
    ...agencyRoutes(db, refer),
    ...signInRoutes(openSignIn(config, db, calendar, protection)),
    ...solvencyRoutes(solvency),
    ...leaderRoutes(db),
    ...noticeRoutes(db),
    ...todayRoutes(db, facts),
    ...gameDeskRoutes({ db, events: ground.events, games: facts }),
    ...protectionRoutes(protection),
    ...guardianRoutes(db, protection),
    ...placeRoutes(places),
    ...notices.routes,
    ...chat.routes,
    ...accountRoutes(db, { vault, mail, sessions, lockout, secured, wallet }),
  ]
  const balance = balanceTopic(db, { sources: [...tables.sources(), WALLET_TOPIC], concerned: concernedBy })
  const watch = new AlarmWatch({ db, games: facts, lease: new Lease(db, 'alarms', nodeId), onTrouble })
  const own = [balance, wallet.topic(), notices.topic, protection.topic()]
  return {
    routes,
    topics: [...tables.topics(), ...own, broadcastTopic(records), noticeTopic(db)],
    records,
    wallet,
    chat,
    movers: [returns, wallet, days, notices, mail.outbox, watch],
    sweep: () => Promise.all([sessions.sweep(), secured.security.sweep(), mail.outbox.sweep()]),
  }
}

/** The games, players, seeds and their proofs, and what operators see of them. */
function furnishPlay(ground: Ground, games: readonly GameModule[]) {
  const { config, db, vault, sessions, lockout, operators, onTrouble } = ground
  const { chains, bankroll, seeds, tables, places, secured, protection } = ground
  const facts = games.map(({ rules }) => rules)
  const records = new Records(
    db,
    seeds,
    facts.map(({ id }) => id),
  )
  const rounds = new RoundRecords(db, vault, chains)
  const returns = new Returns(db, facts, onTrouble)
  const instant = new InstantEngine(db, seeds, bankroll, records)
  const players = new Players({
    db,
    vault,
    sessions,
    lockout,
    sandbox: config.mode === 'sandbox',
    onRegistered: async (tx, playerId, place) => {
      await protection.refuseExcludedPlayer(tx, playerId)
      await places.begin(tx, playerId, place)
      await seeds.commitNext(tx, playerId)
    },
    secondStep: secured.security.secondStep.bind(secured.security),
  })
  const play = {
    instant,
    seeds,
    bankroll,
    records,
    flight: tables.flight.bind(tables),
    lottery: tables.lottery.bind(tables),
    ladder: tables.ladder.bind(tables),
  }
  const routes: Route[] = [
    ...houseRoutes(ground),
    ...playerRoutes(players, sessions),
    ...sessionRoutes(sessions),
    ...securityRoutes(secured, players),
    ...messageRoutes(db),
    ...homeRoutes({ content: new Content(db), records, rounds, bankroll, popularity: popularity(db), games: facts }),
    ...fairnessRoutes({ seeds, records, rounds, chains, returns }),
    ...games.flatMap((game) => game.routes(play)),
    ...operatorRoutes(operators),
    ...operatorListRoutes(db),
  ]
  return { routes, records, returns, facts }
}

const walletParts = ({ config, db, vault, events, nodeId, tables, secured, protection, onTrouble }: Ground) => ({
  db,
  vault,
  events,
  nodeId,
  clock: tables,
  returnUrl: payPage(config),
  checkOut: secured.security.checkWithdrawal.bind(secured.security),
  checkIn: protection.refuseDeposit,
  beforeDeposit: protection.tellOfDeposit,
  onTrouble,
})

/** Who may not pay in at all is not shown where to. */
const payInCheck =
  (places: Places, protection: Protection) =>
  async (playerId: bigint): Promise<void> => {
    await places.refuseIfBarred(playerId)
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
    refuseIfOut: protection.refuseIfOut,
  })

/** What the chat needs of those who know players and texts. */
const talkers = (config: Config, db: Database, sessions: Sessions, protection: Protection) => ({
  leave: leaveMessage,
  hashToken,
  holderOf: (tokenHash: Buffer) => sessions.holder(tokenHash, 'player'),
  onEnded: (listener: (playerId: bigint) => void) => sessions.onEnded(listener),
  addressOf: (request: IncomingMessage) => clientOf(request, config.trustedProxies),
  isOurPage: originCheck(config),
  mayChat: async (playerId: bigint, tx?: Tx) => {
    const out = await protection.outRefusal(playerId, tx)
    if (out) throw out.code === 'accountSuspended' ? out : new Refusal('chatOut')
  },
  questions: (language: Language) => new Content(db).list<{ question: string; answer: string }>('faq', language),
})

const houseRoutes = ({ config, db, nodeId: node, leaving }: Ground): Route[] =>
  implement(houseContract, {
    health: async () => {
      // Whoever stands in front sends nothing more, while everything that is sent is still answered.
      if (leaving.isUnderWay) throw new Refusal('busy')
      await db.read('select 1')
      return { status: 'ok' as const, version: VERSION, mode: config.mode, database: db.kind, node }
    },
  })

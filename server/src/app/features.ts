// Builds every feature on the infrastructure, with its routes, its realtime topics and its background tasks.

import { fromWire, type Coins } from '@glasshouse/rulebook/core/coins'
import type { GameRules } from '@glasshouse/rulebook/play/game'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { healthContract } from '@glasshouse/rulebook/wire/health'
import { accountRoutes, mailSettings, smsInbox } from './account-routes.ts'
import { backofficeRoutes } from './backoffice-routes.ts'
import { openContacts } from './contacts.ts'
import { gamblingGate } from './gambling-gate.ts'
import type { Infrastructure } from './infrastructure.ts'
import { gameBackofficeRoutes } from '../backoffice/games.ts'
import { operatorListRoutes } from '../backoffice/operator-lists.ts'
import { OperatorLogin } from '../backoffice/operators/login.ts'
import { operatorRoutes } from '../backoffice/operators/routes.ts'
import { AlarmNotices } from '../backoffice/alarm-notices.ts'
import { AlarmWatch } from '../backoffice/today-alarms.ts'
import { todayRoutes } from '../backoffice/today.ts'
import type { Config } from '../config/config.ts'
import { contactRoutes } from '../features/account/contact-routes.ts'
import { messageRoutes } from '../features/account/messages.ts'
import { Players } from '../features/account/players.ts'
import { playerRoutes, sessionRoutes } from '../features/account/routes.ts'
import { hashToken } from '../features/account/sessions.ts'
import { Terms } from '../features/account/terms.ts'
import { balanceTopic } from '../features/account/topics.ts'
import { openChat } from '../features/chat/open.ts'
import { Content } from '../features/content/content.ts'
import { broadcastTopic, homeRoutes } from '../features/content/routes.ts'
import type { GeoRules } from '../features/geo/geo.ts'
import { geoRoutes } from '../features/geo/routes.ts'
import { Identity, identityRoutes } from '../features/identity/identity.ts'
import type { SanctionsDeps } from '../features/identity/sanctions/sanctions.ts'
import { closeEpoch } from '../features/investment/epochs.ts'
import { investmentRoutes } from '../features/investment/routes.ts'
import { openMail, type Mail } from '../features/mail/mail.ts'
import { identityEmail } from '../features/mail/templates.ts'
import type { Protection } from '../features/protection/protection.ts'
import { protectionBackofficeRoutes, protectionRoutes } from '../features/protection/routes.ts'
import { openPush, type PushReach } from '../features/push/open.ts'
import { Referral } from '../features/referral/referral.ts'
import { agencyRoutes, referralRoutes } from '../features/referral/routes.ts'
import { signInRoutes } from '../features/rewards/routes.ts'
import { SignIn } from '../features/rewards/sign-in.ts'
import { securityRoutes } from '../features/security/routes.ts'
import { openSms } from '../features/sms/sms.ts'
import { solvencyRoutes } from '../features/solvency/routes.ts'
import { Solvency } from '../features/solvency/solvency.ts'
import { openWallet } from '../features/wallet/open.ts'
import type { Wallet } from '../features/wallet/wallet.ts'
import type { WithdrawalClaim } from '../features/wallet/withdrawals.ts'
import { WALLET_TOPIC } from '../features/wallet/orders.ts'
import { treasuryRoutes, walletRoutes } from '../features/wallet/routes.ts'
import type { Tx } from '../platform/db/tx.ts'
import { implement, type Route } from '../platform/http/route.ts'
import { VERSION } from '../platform/version.ts'
import type { GameModule } from '../play/engines/game-module.ts'
import { InstantEngine } from '../play/engines/instant.ts'
import { Releases } from '../play/fairness/releases.ts'
import { fairnessRoutes } from '../play/fairness/routes.ts'
import { BetHistory } from '../play/history/bets.ts'
import { leaderRoutes } from '../play/history/leaders.ts'
import { RoundHistory } from '../play/history/rounds.ts'
import { gameNoticeRoutes, gameNoticeTopic } from '../play/risk/game-status.ts'
import { recordFingerprint } from '../play/risk/identity-fingerprints.ts'
import { playersOfEvents } from '../play/rounds/round-topics.ts'
import { Days, type DaysDeps } from '../play/stats/days.ts'
import { popularity } from '../play/stats/popularity.ts'
import { Returns } from '../play/stats/returns.ts'

export type Features = Awaited<ReturnType<typeof buildFeatures>>

export async function buildFeatures(
  infrastructure: Infrastructure,
  options: { readonly games: readonly GameModule[]; readonly pushReach?: PushReach },
) {
  const { config, db, vault, nodeId, leases, calendar, notifier, logFor } = infrastructure
  const { protection } = infrastructure
  const { routes: playRoutes, betHistory, returns, games, assertMayGamble } = buildPlay(infrastructure, options.games)
  const referral = new Referral(db, calendar)
  const push = await openPush({ ...config, ...options, db, vault, leases, log: logFor('push') })
  const mail = openMail({
    ...mailSettings(config),
    db,
    vault,
    onSaved: async (tx, playerId, hash) => {
      await protection.continueLimits(tx, playerId, 'email', hash)
      await recordFingerprint(tx, playerId, 'email', hash)
    },
    log: logFor('mail'),
  })
  const sms = openSms({ twilio: config.twilio, inbox: smsInbox(config), db, vault, log: logFor('sms') })
  const contacts = openContacts(infrastructure, mail, sms)
  const identity: Identity = openIdentity(infrastructure, mail, (tx, playerId) =>
    wallet.withdrawals.reviewUnpaid(tx, playerId, 'identity'),
  )
  const wallet = openWallet(walletDeps(infrastructure, identity), config)
  const solvency = new Solvency({ db, vault, leases })
  const chatBase = { db, vault, calendar, nodeId, notifier, facts: games, log: logFor('chat') }
  const chat = await openChat({ ...config, settings: config.chat, ...chatBase, ...chatDeps(infrastructure) })
  const tasks = dailyTasks({ referral, solvency, protection, chat })
  const atClose = [closeEpoch(calendar)]
  const days = new Days({ db, calendar, returns, atClose, tasks, isDue: chat.isDue, log: logFor('days') })
  const notices = new AlarmNotices({ ...config.alerts, db, sendEmail: mail.transport, log: logFor('alarm-notices') })
  const alarms = new AlarmWatch({ db, games, notices, leases, log: logFor('alarms') })
  const features = { betHistory, returns, wallet, days, push, mail, sms, contacts, identity, chat, alarms, notices }
  const routes = [...playRoutes, ...featureRoutes(infrastructure, games, { ...features, referral, solvency })]
  return { routes, topics: featureTopics(infrastructure, features), assertMayGamble, ...features }
}

interface Routed {
  readonly wallet: Wallet
  readonly push: Awaited<ReturnType<typeof openPush>>
  readonly mail: Mail
  readonly contacts: ReturnType<typeof openContacts>
  readonly identity: Identity
  readonly chat: Awaited<ReturnType<typeof openChat>>
  readonly referral: Referral
  readonly solvency: Solvency
}

function featureRoutes(infrastructure: Infrastructure, games: readonly GameRules[], features: Routed): Route[] {
  const { config, db, calendar, events, engines, bankroll, geo, protection } = infrastructure
  const { wallet, push, mail, contacts, identity, chat, referral, solvency } = features
  const login = new OperatorLogin(infrastructure.operators)
  const requirePassword = login.requirePassword.bind(login)
  return [
    ...walletRoutes(wallet, depositCheck(geo, protection, identity), protection.refuseIfRestricted),
    ...treasuryRoutes(db, wallet),
    ...backofficeRoutes(infrastructure, wallet, contacts.recovery),
    ...contactRoutes(contacts),
    ...investmentRoutes({ db, calendar, bankroll, rules: investmentRules(config) }, protection.refuseIfRestricted),
    ...referralRoutes(referral, config.publicUrl),
    ...agencyRoutes(db, referral),
    ...signInRoutes(openSignIn(infrastructure)),
    ...solvencyRoutes(solvency),
    ...leaderRoutes(db),
    ...gameNoticeRoutes(db),
    ...todayRoutes(db, games),
    ...gameBackofficeRoutes({
      db,
      events,
      games,
      publish: infrastructure.publish,
      requirePassword,
      cashOutIdle: engines.cashOutIdle.bind(engines),
    }),
    ...protectionRoutes(protection),
    ...protectionBackofficeRoutes(db, protection),
    ...geoRoutes(geo),
    ...identityRoutes(identity),
    ...push.routes,
    ...chat.routes,
    ...accountRoutes(infrastructure, mail, wallet),
  ]
}

function featureTopics(
  { db, engines, protection }: Infrastructure,
  { betHistory, wallet, push }: Pick<Routed, 'wallet' | 'push'> & { readonly betHistory: BetHistory },
) {
  return [
    ...engines.topics(),
    balanceTopic(db, { sources: [...engines.sources(), WALLET_TOPIC], affectedPlayers: playersOfEvents }),
    wallet.topic(),
    push.topic,
    protection.topic(),
    broadcastTopic(betHistory),
    gameNoticeTopic(db),
  ]
}

/** Tasks that check themselves whether they are due. */
const dailyTasks = (features: Record<string, { advance(now: number): Promise<void> }>): DaysDeps['tasks'] =>
  Object.fromEntries(Object.entries(features).map(([name, feature]) => [name, (now) => feature.advance(now)]))

const investmentRules = ({ mode, isInvestmentOpen }: Config) => ({
  isOpen: isInvestmentOpen,
  needsBeacon: mode === 'real',
})

/** Games, players, fairness and history. */
function buildPlay(infrastructure: Infrastructure, modules: readonly GameModule[]) {
  const { config, db, vault, sessions, loginThrottle, passwords, operators, logFor } = infrastructure
  const { chains, bankroll, seeds, engines, geo, secured, protection } = infrastructure
  const games = modules.map(({ rules }) => rules)
  const betHistory = new BetHistory(
    db,
    seeds,
    games.map(({ id }) => id),
  )
  const rounds = new RoundHistory(db, vault, chains)
  const returns = new Returns(db, games, logFor('returns'))
  const instant = new InstantEngine(db, seeds, bankroll, betHistory)
  const players = new Players({
    db,
    vault,
    sessions,
    loginThrottle,
    passwords,
    sandbox: config.mode === 'sandbox',
    onRegistered: async (tx, playerId, place, { address }) => {
      await protection.refuseExcludedPlayer(tx, playerId)
      await protection.continueLimitsOfPhone(tx, playerId)
      await protection.matchPhone(tx, playerId)
      await geo.checkRegistration(tx, playerId, place, address)
      await seeds.commitNext(tx, playerId)
    },
    loginChallenge: secured.security.loginChallenge.bind(secured.security),
  })
  const play = {
    instant,
    seeds,
    bankroll,
    betHistory,
    crash: engines.crash.bind(engines),
    lottery: engines.lottery.bind(engines),
    steps: engines.steps.bind(engines),
  }
  const terms = new Terms(db)
  const routes: Route[] = [
    ...healthRoutes(infrastructure),
    ...playerRoutes(players, sessions, terms),
    ...sessionRoutes(sessions),
    ...securityRoutes(secured, players),
    ...messageRoutes(db),
    ...homeRoutes({
      content: new Content(db),
      records: betHistory,
      rounds,
      bankroll,
      popularity: popularity(db),
      games,
    }),
    ...fairnessRoutes({ db, seeds, betHistory, rounds, chains, returns, releases: new Releases(db) }),
    ...modules.flatMap((game) => game.routes(play)),
    ...operatorRoutes(operators),
    ...operatorListRoutes(db),
  ]
  return { routes, betHistory, returns, games, assertMayGamble: gamblingGate({ db, geo, terms }) }
}

const openIdentity = (
  { config, db, vault, engines, logFor }: Infrastructure,
  mail: Mail,
  reviewWithdrawals: SanctionsDeps['reviewWithdrawals'],
): Identity => {
  const log = logFor('identity')
  if (config.mode === 'real' && !config.clamavUrl) log.warn('documents are not scanned for viruses, set CLAMAV_URL')
  return new Identity({
    db,
    vault,
    now: () => engines.now(),
    clamavUrl: config.clamavUrl,
    emailDecision: (tx, playerId, decision) =>
      mail.emailPlayer(tx, playerId, 'identity', (to, language) => identityEmail(to, language, decision)),
    wakeMail: () => mail.outbox.wake(),
    reviewWithdrawals,
    log,
  })
}

const walletDeps = (
  { config, db, vault, events, leases, engines, secured, geo, protection, logFor }: Infrastructure,
  identity: Identity,
) => ({
  db,
  vault,
  events,
  leases,
  clock: engines,
  returnUrl: paymentPage(config),
  assertWithdrawalAllowed: async (tx: Tx, playerId: bigint, claim: WithdrawalClaim): Promise<void> => {
    // Before the security check, which consumes the proof.
    await identity.refuseWithdrawal(tx, playerId, claim.gold)
    await secured.security.checkWithdrawal(tx, playerId, claim)
  },
  blockedUntil: secured.security.withdrawalsBlockedUntil.bind(secured.security),
  newDestinationHoldMs: config.newDestinationHoldHours * 3_600_000,
  automaticPerHour: fromWire(config.automaticPerHourGold),
  assertDepositAllowed: async (tx: Tx, playerId: bigint, gold: Coins): Promise<void> => {
    await geo.refuseIfBlocked(playerId, tx)
    await protection.refuseDeposit(tx, playerId, gold)
    await identity.refuseDeposit(tx, playerId, gold)
  },
  moreRiskFlags: identity.riskFlags,
  beforeDeposit: protection.notifyDepositAboveLimit,
  log: logFor('wallet'),
})

/** Players who may not deposit are not shown where to pay. */
const depositCheck =
  (geo: GeoRules, protection: Protection, identity: Identity) =>
  async (playerId: bigint): Promise<void> => {
    await geo.refuseIfBlocked(playerId)
    await protection.refuseAddress(playerId)
    await identity.refuseAddress(playerId)
  }

/** The page of the web app that follows a recharge to its end. */
const paymentPage =
  ({ publicUrl, host, port }: Config) =>
  (rechargeId: bigint): string =>
    `${publicUrl ?? `http://${host}:${port}`}/#/pages/payUrl/payUrl?id=${rechargeId}`

const openSignIn = ({ config, db, calendar, protection }: Infrastructure): SignIn =>
  new SignIn({
    db,
    calendar,
    launchGold: fromWire(config.launchGold),
    isSandbox: config.mode === 'sandbox',
    refuseIfRestricted: protection.refuseIfRestricted,
  })

/** What the chat needs from other features. */
const chatDeps = ({ db, sessions, protection }: Infrastructure) => ({
  hashToken,
  holderOf: (tokenHash: Buffer) => sessions.holder(tokenHash, 'player'),
  mayChat: async (playerId: bigint, tx?: Tx) => {
    const refusal = await protection.accountRefusal(playerId, tx)
    if (refusal) throw refusal.code === 'accountSuspended' ? refusal : new Refusal('chatOut')
  },
  questions: (language: Language) => new Content(db).list<{ question: string; answer: string }>('faq', language),
})

const healthRoutes = ({ config, db, nodeId: node, drain }: Infrastructure): Route[] =>
  implement(healthContract, {
    health: async () => {
      // The load balancer sends nothing more, while requests that still arrive are answered.
      if (drain.isUnderWay) throw new Refusal('busy')
      await db.read('select 1')
      return { status: 'ok' as const, version: VERSION, mode: config.mode, database: db.kind, node }
    },
  })

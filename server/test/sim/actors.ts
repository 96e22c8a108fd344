// Actions of players, operators and background jobs, each on one of the processes.

import { GatewayUnknown, WebhookRejected } from '../../src/features/wallet/gateway.ts'
import { ChainUnknown, type Hex } from '../../src/features/wallet/chain/chain.ts'
import { logResult, type LoggedRequest, type LoggedWithdrawal, type RequestLog, type SimPlayer } from './request-log.ts'
import { BAD_ACCOUNT, FAILING_ACCOUNT, type SentWebhook } from './sim-gateway.ts'
import type { Result } from './scheduler.ts'
import { NETWORK, unexpectedError, type Node, type World } from './world.ts'

const OTHER_TOKEN: Hex = '0x00000000000000000000000000000000000c0FFE'
/** Most worlds use only the gateway or only the chain, so that more happens on each; some use both. */
export const PROFILES = { gateway: 4, chain: 4, both: 2 }
export type Profile = keyof typeof PROFILES

const COMMON = { withdraw: 8, withdrawAgain: 3, cancel: 1.5, approve: 5, reject: 1 }
const GATEWAY = { recharge: 5, rechargeAgain: 2, pollRecharges: 4, pollPayouts: 9, deliverWebhook: 6, reconcile: 0.5 }
const CHAIN = { address: 1, deposit: 6, watch: 11, pay: 9, compare: 0.5, unfreeze: 1 }
const NO_GATEWAY = { recharge: 0, rechargeAgain: 0, pollRecharges: 0, pollPayouts: 0, deliverWebhook: 0, reconcile: 0 }
const NO_CHAIN = { address: 0, deposit: 0, watch: 0, pay: 0, compare: 0, unfreeze: 0 }
const ACTIONS = {
  gateway: { ...COMMON, ...GATEWAY, ...NO_CHAIN },
  chain: { ...COMMON, ...NO_GATEWAY, ...CHAIN },
  both: { ...COMMON, ...GATEWAY, ...CHAIN },
} as const

export class Actors {
  readonly #world: World
  readonly #log: RequestLog
  readonly #profile: Profile
  #requests = 0

  constructor(world: World, log: RequestLog, profile: Profile) {
    this.#world = world
    this.#log = log
    this.#profile = profile
  }

  /** Starts a random action on a process. */
  async begin(node: Node): Promise<void> {
    const what = this.#world.luck.weighed(ACTIONS[this.#profile])
    this.#world.note(`${node.process.name}: ${what}`)
    switch (what) {
      case 'recharge':
        return this.recharge(node)
      case 'rechargeAgain':
        return this.rechargeAgain(node)
      case 'withdraw':
        return this.withdraw(node)
      case 'withdrawAgain':
        return this.withdrawAgain(node)
      case 'cancel':
      case 'approve':
      case 'reject':
        return await this.#decide(node, what)
      case 'address':
        return this.requestAddress(node, this.#player())
      case 'deposit':
        return this.#deposit()
      case 'unfreeze':
        return await this.unfreeze(node)
      case 'deliverWebhook':
        return this.deliverWebhook(node, this.#world.gateway.takeWebhook())
      default:
        return this.runJob(node, what)
    }
  }

  /** Runs one step of a background job. */
  runJob(
    node: Node,
    what: 'pollRecharges' | 'pollPayouts' | 'watch' | 'pay' | 'compare' | 'reconcile' | 'unfreeze',
  ): void {
    const { wallet, provider } = node
    const work: Record<typeof what, () => Promise<unknown>> = {
      pollRecharges: () => wallet.recharges.poll(),
      pollPayouts: () => wallet.payouts.poll(),
      watch: () => provider.watcher.step(),
      pay: () => provider.payer.step(),
      compare: () => provider.leaderTasks[2]?.step() ?? Promise.resolve(0),
      reconcile: () => wallet.reconciliation.run(),
      unfreeze: () => provider.watcher.unfreeze(),
    }
    this.#run(node, work[what], (result) => {
      const isUnreached =
        result.kind === 'error' && (result.error instanceof GatewayUnknown || result.error instanceof ChainUnknown)
      if (!isUnreached) this.#failIfUnexpected(result)
    })
  }

  /** An operator resumes a frozen network. */
  async unfreeze(node: Node): Promise<void> {
    const { database, coverage } = this.#world
    const frozen = await database.db.read('select 1 from chain_cursors where frozen is not null')
    if (frozen.length === 0) return
    this.#log.freezes++
    coverage.count('network frozen')
    this.runJob(node, 'unfreeze')
  }

  recharge(node: Node): void {
    const { luck } = this.#world
    const gold = luck.weighed({ 1000: 3, 5000: 3, 20_000: 2, 500: 1, 10_010: 2 })
    const player = this.#player()
    this.#sendRecharge(node, this.#newRequest(player, Number(gold)), this.#log.recharges)
  }

  /** Repeats a request, as a client without an answer does; sometimes with different contents. */
  rechargeAgain(node: Node): void {
    const { luck, coverage } = this.#world
    const previous = luck.pick(this.#log.recharges)
    if (!previous) return
    coverage.count('recharge repeated')
    if (luck.chance(0.8)) return this.#sendRecharge(node, previous)
    this.#sendRecharge(
      node,
      { ...this.#newRequest(previous, previous.gold + 10), requestId: previous.requestId },
      this.#log.recharges,
    )
  }

  #sendRecharge(node: Node, request: LoggedRequest, list?: LoggedRequest[]): void {
    list?.push(request)
    const { playerId, gold, requestId } = request
    this.#run(
      node,
      () => node.wallet.recharges.create(playerId, { gold, requestId }),
      (result) => {
        if (result.kind === 'refused') this.#world.coverage.count(`recharge refused ${result.code}`)
        this.#failIfUnexpected(result)
        logResult(request, result)
      },
    )
  }

  withdraw(node: Node): void {
    const { luck, chain } = this.#world
    const player = this.#player()
    const gold = Number(luck.weighed({ 2000: 6, 5000: 4, 8240: 3, 30_000: 1, 110_000: 1 }))
    const isFiat = this.#profile === 'both' ? luck.chance(0.5) : this.#profile === 'gateway'
    const kind = isFiat ? 'fiat' : 'crypto'
    const isRequested = luck.chance(0.8)
    const to = kind === 'fiat' ? this.#account(player) : this.#newAddress()
    if (kind === 'crypto' && luck.chance(0.15)) chain.blocked.add(to as Hex)
    const request = this.#newRequest(player, gold)
    const work = async (): Promise<void> => {
      const network = kind === 'crypto' ? NETWORK : null
      const { quoteId, net } = await node.wallet.withdrawals.quote(player.id, { kind, network, gold })
      const quoted = { ...request, kind, quoteId, net, to } as const
      this.#log.withdrawals.push(quoted)
      if (isRequested) this.#sendWithdrawal(node, quoted)
    }
    this.#run(node, work, (result) => this.#failIfUnexpected(result))
  }

  /** Repeats a withdrawal with a used, expired or copied quote. */
  withdrawAgain(node: Node): void {
    const { luck, coverage } = this.#world
    const previous = luck.pick(this.#log.withdrawals)
    if (!previous) return
    coverage.count('withdrawal repeated')
    if (luck.chance(0.8)) return this.#sendWithdrawal(node, previous)
    const copy = { ...previous, ...this.#newRequest(previous, previous.gold) }
    this.#log.withdrawals.push(copy)
    this.#sendWithdrawal(node, copy)
  }

  #sendWithdrawal(node: Node, request: LoggedWithdrawal): void {
    const { requestId, quoteId, kind, to } = request
    const where = kind === 'fiat' ? { bankCode: 'BANK', accountNumber: to, accountName: 'Awa Ndiaye' } : { address: to }
    const order = { quoteId, requestId, ...where }
    this.#run(
      node,
      () => node.wallet.withdrawals.request(request.playerId, order),
      (result) => {
        if (result.kind === 'refused') this.#world.coverage.count(`withdrawal refused ${result.code}`)
        this.#failIfUnexpected(result)
        logResult(request, result)
      },
    )
  }

  async #decide(node: Node, what: 'cancel' | 'approve' | 'reject'): Promise<void> {
    const { luck, database } = this.#world
    const orders = await database.db.read<{ id: bigint; player_id: bigint; state: string }>(
      `select id, player_id, state from withdrawals where state in ('review', 'approved', 'sending') order by id`,
    )
    const order = luck.pick(orders)
    if (order) this.decide(node, what, order.id, order.player_id)
  }

  decide(node: Node, what: 'cancel' | 'approve' | 'reject', id: bigint, playerId: bigint): void {
    const { withdrawals } = node.wallet
    const operator = this.#world.luck.pick(this.#world.database.operators) ?? 0n
    const decisions = this.#log.decisionsFor(id)
    this.#world.note(`${node.process.name}: ${what} ${id} by ${operator}`)
    const work =
      what === 'cancel'
        ? () => withdrawals.cancel(playerId, id)
        : what === 'reject'
          ? () => withdrawals.reject(operator, id, 'operator')
          : () => withdrawals.approve(operator, id)
    this.#run(node, work, (result) => {
      this.#failIfUnexpected(result)
      if (result.kind === 'refused') return
      const isSure = result.kind === 'ok'
      if (what === 'approve') (isSure ? decisions.approvals : decisions.maybeApprovals).add(operator)
      else if (isSure) decisions.rejections++
      else decisions.maybeRejections++
    })
  }

  requestAddress(node: Node, player: SimPlayer): void {
    this.#run(
      node,
      () => node.provider.depositAddress(player.id),
      (result) => {
        this.#failIfUnexpected(result)
        if (result.kind === 'ok') player.address = result.value
      },
    )
  }

  #deposit(): void {
    const { luck, chain, coverage, token } = this.#world
    const player = luck.pick(this.#log.players.filter(({ address }) => address !== null))
    const to = player?.address
    if (!to) return
    const what = luck.weighed({ whole: 6, dust: 2, otherToken: 1, nothing: 1, parts: 2 })
    const amount = BigInt(luck.between(1_000_000, 9_999_999))
    if (what === 'whole') chain.deposit([{ token, to, amount }])
    if (what === 'dust') chain.deposit([{ token, to, amount: amount / 10n }])
    if (what === 'otherToken') chain.deposit([{ token: OTHER_TOKEN, to, amount: amount * 100n }])
    if (what === 'nothing') chain.deposit([{ token, to, amount: 0n }])
    if (what === 'parts') chain.deposit([amount, amount, amount / 7n].map((part) => ({ token, to, amount: part })))
    if (what === 'otherToken') coverage.count('deposit of another token')
    if (what === 'nothing') coverage.count('deposit of nothing')
    if (what === 'parts') coverage.count('deposit in parts')
  }

  deliverWebhook(node: Node, webhook: SentWebhook | undefined): void {
    if (!webhook) return
    const { gateway, coverage } = this.#world
    const handleWebhook = node.wallet.webhookHandlers()[0]?.handleWebhook
    if (!handleWebhook) return
    this.#run(
      node,
      () => handleWebhook(webhook.raw, webhook.headers),
      (result) => {
        const isRefused = result.kind === 'error' && result.error instanceof WebhookRejected
        coverage.count(isRefused ? 'webhook refused' : 'webhook accepted')
        if (!isRefused) this.#failIfUnexpected(result)
        // A gateway that gets no answer resends.
        if (result.kind === 'lost') gateway.webhooks.push(webhook)
      },
    )
  }

  #run<T>(node: Node, work: () => Promise<T>, onResult: (result: Result<T>) => void): void {
    this.#world.scheduler.thread(node.process, work, onResult)
  }

  #failIfUnexpected(result: Result<unknown>): void {
    if (result.kind === 'error') this.#world.fail(unexpectedError(result.error))
  }

  #player(): SimPlayer {
    const player = this.#world.luck.pick(this.#log.players)
    if (!player) throw new Error('the world has no players')
    return player
  }

  #newRequest(who: { readonly id: bigint } | { readonly playerId: bigint }, gold: number): LoggedRequest {
    const number = (++this.#requests).toString(16).padStart(12, '0')
    const requestId = `00000000-0000-4000-8000-${number}`
    const playerId = 'id' in who ? who.id : who.playerId
    return { requestId, playerId, gold, ids: new Set(), refusals: new Set(), isLost: false }
  }

  /** Each player has accounts of their own, so that most withdrawals are not shared and need no review. */
  #account({ id }: SimPlayer): string {
    const { luck } = this.#world
    const which = luck.weighed({ good: 8, bad: 1, failing: 1.5 })
    return which === 'bad'
      ? BAD_ACCOUNT
      : which === 'failing'
        ? FAILING_ACCOUNT
        : `0691${id % 10n}${luck.between(10_000, 99_999)}`
  }

  /** A fresh external address. */
  #newAddress(): string {
    return `0xa${(++this.#requests).toString(16).padStart(39, '0')}`
  }
}

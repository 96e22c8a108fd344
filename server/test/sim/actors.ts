// What players, operators and our own clockwork do, each on one of the processes.

import { GatewayUnknown, WebhookRejected } from '../../src/features/wallet/gateway.ts'
import { ChainUnknown, type Hex } from '../../src/features/wallet/chain/chain.ts'
import { keepAnswer, type Asked, type AskedWithdrawal, type Book, type SimPlayer } from './book.ts'
import { BAD_ACCOUNT, FAILING_ACCOUNT, type SentHook } from './sim-gateway.ts'
import type { Answer } from './turns.ts'
import { NETWORK, trouble, type Node, type World } from './world.ts'

const OTHER_TOKEN: Hex = '0x00000000000000000000000000000000000c0FFE'
/** Most worlds live on one of the two, so that much happens there; in some both are busy. */
export const PROFILES = { gateway: 4, chain: 4, both: 2 }
export type Profile = keyof typeof PROFILES

const COMMON = { withdraw: 8, withdrawAgain: 3, cancel: 1.5, approve: 5, reject: 1 }
const GATEWAY = { recharge: 5, rechargeAgain: 2, lookAtOrders: 4, lookAtPayouts: 9, hear: 6, reconcile: 0.5 }
const CHAIN = { address: 1, deposit: 6, watch: 11, pay: 9, compare: 0.5, thaw: 1 }
const NOT_HERE = { recharge: 0, rechargeAgain: 0, lookAtOrders: 0, lookAtPayouts: 0, hear: 0, reconcile: 0 }
const NO_CHAIN = { address: 0, deposit: 0, watch: 0, pay: 0, compare: 0, thaw: 0 }
const ACTIONS = {
  gateway: { ...COMMON, ...GATEWAY, ...NO_CHAIN },
  chain: { ...COMMON, ...NOT_HERE, ...CHAIN },
  both: { ...COMMON, ...GATEWAY, ...CHAIN },
} as const

export class Actors {
  readonly #world: World
  readonly #book: Book
  readonly #profile: Profile
  #requests = 0

  constructor(world: World, book: Book, profile: Profile) {
    this.#world = world
    this.#book = book
    this.#profile = profile
  }

  /** Begins something on a process. */
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
        return this.askAddress(node, this.#player())
      case 'deposit':
        return this.#deposit()
      case 'thaw':
        return await this.thaw(node)
      case 'hear':
        return this.hear(node, this.#world.gateway.takeHook())
      default:
        return this.clockwork(node, what)
    }
  }

  /** What our own clockwork does again and again. */
  clockwork(
    node: Node,
    what: 'lookAtOrders' | 'lookAtPayouts' | 'watch' | 'pay' | 'compare' | 'reconcile' | 'thaw',
  ): void {
    const { wallet, desk } = node
    const work: Record<typeof what, () => Promise<unknown>> = {
      lookAtOrders: () => wallet.recharges.poll(),
      lookAtPayouts: () => wallet.payouts.poll(),
      watch: () => desk.watcher.step(),
      pay: () => desk.payer.step(),
      compare: () => desk.leaderTasks[2]?.step() ?? Promise.resolve(0),
      reconcile: () => wallet.reconciliation.run(),
      thaw: () => desk.watcher.unfreeze(),
    }
    this.#do(node, work[what], (answer) => {
      const isUnreached =
        answer.kind === 'trouble' && (answer.error instanceof GatewayUnknown || answer.error instanceof ChainUnknown)
      if (!isUnreached) this.#expected(answer)
    })
  }

  /** An operator has looked at a network that stands still. */
  async thaw(node: Node): Promise<void> {
    const { house, coverage } = this.#world
    const frozen = await house.db.read('select 1 from chain_cursors where frozen is not null')
    if (frozen.length === 0) return
    this.#book.freezes++
    coverage.count('network frozen')
    this.clockwork(node, 'thaw')
  }

  recharge(node: Node): void {
    const { luck } = this.#world
    const gold = luck.weighed({ 1000: 3, 5000: 3, 20_000: 2, 500: 1, 10_010: 2 })
    const player = this.#player()
    this.#askRecharge(node, this.#ask(player, Number(gold)), this.#book.recharges)
  }

  /** The same again, as one does who got no answer; now and then with other contents. */
  rechargeAgain(node: Node): void {
    const { luck, coverage } = this.#world
    const known = luck.pick(this.#book.recharges)
    if (!known) return
    coverage.count('recharge repeated')
    if (luck.chance(0.8)) return this.#askRecharge(node, known)
    this.#askRecharge(node, { ...this.#ask(known, known.gold + 10), requestId: known.requestId }, this.#book.recharges)
  }

  #askRecharge(node: Node, asked: Asked, list?: Asked[]): void {
    list?.push(asked)
    const { playerId, gold, requestId } = asked
    this.#do(
      node,
      () => node.wallet.recharges.create(playerId, { gold, requestId }),
      (answer) => {
        if (answer.kind === 'refused') this.#world.coverage.count(`recharge refused ${answer.code}`)
        this.#expected(answer)
        keepAnswer(asked, answer)
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
    const to = kind === 'fiat' ? this.#account() : this.#stranger()
    if (kind === 'crypto' && luck.chance(0.15)) chain.blocked.add(to as Hex)
    const asked = this.#ask(player, gold)
    const work = async (): Promise<void> => {
      const network = kind === 'crypto' ? NETWORK : null
      const { quoteId, net } = await node.wallet.withdrawals.quote(player.id, { kind, network, gold })
      const quoted = { ...asked, kind, quoteId, net, to } as const
      this.#book.withdrawals.push(quoted)
      if (isRequested) this.#request(node, quoted)
    }
    this.#do(node, work, (answer) => this.#expected(answer))
  }

  /** With a quote that was used, forgotten or copied. */
  withdrawAgain(node: Node): void {
    const { luck, coverage } = this.#world
    const known = luck.pick(this.#book.withdrawals)
    if (!known) return
    coverage.count('withdrawal repeated')
    if (luck.chance(0.8)) return this.#request(node, known)
    const copy = { ...known, ...this.#ask(known, known.gold) }
    this.#book.withdrawals.push(copy)
    this.#request(node, copy)
  }

  #request(node: Node, asked: AskedWithdrawal): void {
    const { requestId, quoteId, kind, to } = asked
    const where = kind === 'fiat' ? { bankCode: 'BANK', accountNumber: to, accountName: 'Awa Ndiaye' } : { address: to }
    const order = { quoteId, requestId, ...where }
    this.#do(
      node,
      () => node.wallet.withdrawals.request(asked.playerId, order),
      (answer) => {
        if (answer.kind === 'refused') this.#world.coverage.count(`withdrawal refused ${answer.code}`)
        this.#expected(answer)
        keepAnswer(asked, answer)
      },
    )
  }

  /** Operators see what is in the queue, players their own orders. */
  async #decide(node: Node, what: 'cancel' | 'approve' | 'reject'): Promise<void> {
    const { luck, house } = this.#world
    const orders = await house.db.read<{ id: bigint; player_id: bigint; state: string }>(
      `select id, player_id, state from withdrawals where state in ('review', 'approved', 'sending') order by id`,
    )
    const order = luck.pick(orders)
    if (order) this.decide(node, what, order.id, order.player_id)
  }

  decide(node: Node, what: 'cancel' | 'approve' | 'reject', id: bigint, playerId: bigint): void {
    const { withdrawals } = node.wallet
    const operator = this.#world.luck.pick(this.#world.house.operators) ?? 0n
    const decisions = this.#book.decisionsOn(id)
    this.#world.note(`${node.process.name}: ${what} ${id} by ${operator}`)
    const work =
      what === 'cancel'
        ? () => withdrawals.cancel(playerId, id)
        : what === 'reject'
          ? () => withdrawals.reject(operator, id, 'operator')
          : () => withdrawals.approve(operator, id)
    this.#do(node, work, (answer) => {
      this.#expected(answer)
      if (answer.kind === 'refused') return
      const isSure = answer.kind === 'ok'
      if (what === 'approve') (isSure ? decisions.approvals : decisions.maybeApprovals).add(operator)
      else if (isSure) decisions.noes++
      else decisions.maybeNoes++
    })
  }

  askAddress(node: Node, player: SimPlayer): void {
    this.#do(
      node,
      () => node.desk.depositAddress(player.id),
      (answer) => {
        this.#expected(answer)
        if (answer.kind === 'ok') player.address = answer.value
      },
    )
  }

  #deposit(): void {
    const { luck, chain, coverage, token } = this.#world
    const player = luck.pick(this.#book.players.filter(({ address }) => address !== null))
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

  hear(node: Node, hook: SentHook | undefined): void {
    if (!hook) return
    const { gateway, coverage } = this.#world
    const hear = node.wallet.webhookHandlers()[0]?.handleWebhook
    if (!hear) return
    this.#do(
      node,
      () => hear(hook.raw, hook.headers),
      (answer) => {
        const isRefused = answer.kind === 'trouble' && answer.error instanceof WebhookRejected
        coverage.count(isRefused ? 'webhook refused' : 'webhook heard')
        if (!isRefused) this.#expected(answer)
        // Who gets no answer tells it again.
        if (answer.kind === 'lost') gateway.hooks.push(hook)
      },
    )
  }

  #do<T>(node: Node, work: () => Promise<T>, heard: (answer: Answer<T>) => void): void {
    this.#world.turns.thread(node.process, work, heard)
  }

  #expected(answer: Answer<unknown>): void {
    if (answer.kind === 'trouble') this.#world.fail(trouble(answer.error))
  }

  #player(): SimPlayer {
    const player = this.#world.luck.pick(this.#book.players)
    if (!player) throw new Error('a world without players')
    return player
  }

  #ask(who: { readonly id: bigint } | { readonly playerId: bigint }, gold: number): Asked {
    const number = (++this.#requests).toString(16).padStart(12, '0')
    const requestId = `00000000-0000-4000-8000-${number}`
    const playerId = 'id' in who ? who.id : who.playerId
    return { requestId, playerId, gold, ids: new Set(), refusals: new Set(), isLost: false }
  }

  #account(): string {
    const { luck } = this.#world
    const which = luck.weighed({ good: 8, bad: 1, failing: 1.5 })
    return which === 'bad'
      ? BAD_ACCOUNT
      : which === 'failing'
        ? FAILING_ACCOUNT
        : `06911${luck.between(10_000, 99_999)}`
  }

  /** Nobody's address, and never the same twice. */
  #stranger(): string {
    return `0xa${(++this.#requests).toString(16).padStart(39, '0')}`
  }
}

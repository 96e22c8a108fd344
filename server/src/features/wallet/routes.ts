import { toWire } from '@glasshouse/rulebook/core/coins'
import { AUTOMATIC, RECHARGE, writeUnits } from '@glasshouse/rulebook/core/payments'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { treasuryContract } from '@glasshouse/rulebook/wire/wallet/treasury'
import { walletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { recordAuditFirst } from '../../platform/db/audit-log.ts'
import type { Database } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import { before, PAGE_ROWS } from '../../play/history/paging.ts'
import { ChainUnknown } from './chain/chain.ts'
import { refusedHooks } from './hooks.ts'
import type { NetworkProvider } from './network-provider.ts'
import { priced } from './packages.ts'
import type { Rated } from './terms.ts'
import type { Wallet } from './wallet.ts'
import type { Way } from './withdrawals.ts'

/** `refuseDeposit` refuses whoever may bring no gold in, `refuseIfOut` who is on a break; taking it out is never refused. */
export const walletRoutes = (
  wallet: Wallet,
  refuseDeposit: (playerId: bigint) => Promise<void>,
  refuseIfRestricted: (playerId: bigint) => Promise<void>,
): Route[] =>
  implement(walletContract, {
    priceSetting: () => prices(wallet),
    recharge: async (order, { playerId }) => {
      await refuseDeposit(playerId)
      return await wallet.views.pay(playerId, await wallet.recharges.create(playerId, order))
    },
    recharges: ({ lastCreateTime }, { playerId }) => wallet.views.recharges(playerId, lastCreateTime),
    rechargeStatus: ({ id }, { playerId }) => wallet.views.recharge(playerId, BigInt(id)),
    pay: ({ id }, { playerId }) => wallet.views.pay(playerId, BigInt(id)),
    depositAddress: async ({ network }, { playerId }) => {
      await refuseDeposit(playerId)
      const desk = deskOf(wallet, network)
      return { ...shownNetwork(desk), ...deposits(desk), address: await desk.address(playerId) }
    },
    faucet: async ({ network, requestId }, { playerId }) => {
      await refuseDeposit(playerId)
      const desk = deskOf(wallet, network)
      if (!desk.faucet) throw new Refusal('faucetClosed')
      await checkUp(desk)
      const { txHash, amount } = await reached(desk.faucet(await desk.address(playerId), requestId))
      return { txHash, amount: writeUnits(desk.terms.currency, amount), currency: desk.terms.currency.code }
    },
    withdrawalBalance: (_, { playerId }) => wallet.withdrawals.balance(playerId),
    withdrawalSetting: async () => ({
      fiat: { ...shownTerms(wallet.fiat.way()), isUp: await wallet.fiat.isUp() },
      crypto: wallet.networks.map((desk) => ({ ...shownNetwork(desk), ...shownTerms(desk.way()) })),
      automaticGold: toWire(AUTOMATIC.perOrder),
      automaticPerDay: toWire(AUTOMATIC.perDay),
      isSandbox: wallet.gateway.isSandbox,
    }),
    quote: ({ kind, network, gold }, { playerId }) =>
      quoted(wallet, playerId, { kind, network: network ?? null, gold }),
    withdraw: async (order, { playerId }) =>
      await wallet.views.withdrawal(playerId, await wallet.withdrawals.request(playerId, order)),
    cancelWithdrawal: async ({ id }, { playerId }) => {
      await wallet.withdrawals.cancel(playerId, BigInt(id))
      return await wallet.views.withdrawal(playerId, BigInt(id))
    },
    withdrawalStatus: (_, { playerId }) => wallet.views.openWithdrawals(playerId),
    withdrawalOf: ({ id }, { playerId }) => wallet.views.withdrawal(playerId, BigInt(id)),
    vouchers: ({ lastCreateTime }, { playerId }) => wallet.views.withdrawals(playerId, lastCreateTime),
    bankCode: () => banks(wallet),
    gatewayBanks: async () => (await banks(wallet)).filter(({ kind }) => kind === 'bank'),
    movements: ({ lastCreateTime }, { playerId }) => wallet.movements.list(playerId, lastCreateTime),
    allMovements: ({ lastCreateTime }, { playerId }) => wallet.movements.export(playerId, lastCreateTime),
    net: ({ by }, { playerId }) => wallet.movements.net(playerId, by),
    adTasks: (_, { playerId, language }) => wallet.adTasks.list(playerId, language),
    beginAdTask: async ({ taskId }, { playerId, language }) => {
      await refuseIfRestricted(playerId)
      return await wallet.adTasks.begin(playerId, taskId, language)
    },
  })

export const treasuryRoutes = (db: Database, wallet: Wallet): Route[] => {
  const shown = async (id: bigint) => {
    const [row] = await wallet.views.queue({ id })
    if (!row) throw new Refusal('notFound')
    return row
  }
  /** A chain is asked: what was begun stands there, also where no answer comes. */
  const begin = (operatorId: bigint, act: string, subject: string): Promise<void> =>
    recordAuditFirst(db, operatorId, { act, subject })
  return implement(treasuryContract, {
    queue: ({ state }) => wallet.views.queue({ state }),
    approve: async ({ id }, { operatorId }) => {
      await wallet.withdrawals.approve(operatorId, BigInt(id))
      return await shown(BigInt(id))
    },
    reject: async ({ id, reason }, { operatorId }) => {
      await wallet.withdrawals.reject(operatorId, BigInt(id), reason)
      return await shown(BigInt(id))
    },
    reconciliation: () => wallet.reconciliation.report(),
    thaw: async ({ network }, { operatorId }) => {
      await begin(operatorId, 'chain.thaw', network)
      const desk = deskOf(wallet, network)
      await reached(desk.thaw())
      return { network, isUp: desk.isUp() }
    },
    adoptNonce: async ({ network }, { operatorId }) => {
      await begin(operatorId, 'chain.nonce', network)
      const adopted = await reached(deskOf(wallet, network).adoptNonce())
      return { network, from: adopted && Number(adopted.from), to: adopted && Number(adopted.to) }
    },
    refusedHooks: ({ lastCreateTime }) => refusedHooks(db, before(lastCreateTime), PAGE_ROWS),
  })
}

async function checkUp(desk: NetworkProvider): Promise<void> {
  if (!(await desk.isUpNow())) throw new Refusal('networkDown')
}

/** A chain that gave no answer is no fault of the house: it is said in words. */
const reached = async <T>(asked: Promise<T>): Promise<T> =>
  await asked.catch((error: unknown) => {
    throw error instanceof ChainUnknown ? new Refusal('networkDown') : error
  })

async function prices(wallet: Wallet) {
  const { terms } = wallet.fiat
  const { minGold, maxGold, stepGold } = RECHARGE
  return {
    packages: priced(terms.currency, await wallet.packages()),
    currency: terms.currency.code,
    rate: shownRate(terms),
    minGold: toWire(minGold),
    maxGold: toWire(maxGold),
    stepGold: toWire(stepGold),
    isSandbox: wallet.gateway.isSandbox,
    isUp: await wallet.fiat.isUp(),
    crypto: wallet.networks.map((desk) => ({
      ...shownNetwork(desk),
      ...deposits(desk),
      rate: shownRate(desk.terms),
      hasFaucet: desk.faucet !== null,
    })),
  }
}

async function quoted(wallet: Wallet, playerId: bigint, wanted: Parameters<Wallet['withdrawals']['quote']>[1]) {
  if (wanted.kind === 'crypto') await checkUp(deskOf(wallet, wanted.network ?? ''))
  const { quoteId, way, gold, fee, net, expiresAt, serverNow } = await wallet.withdrawals.quote(playerId, wanted)
  return {
    quoteId,
    gold: toWire(gold),
    fee: writeUnits(way.currency, fee),
    net: writeUnits(way.currency, net),
    currency: way.currency.code,
    rate: shownRate(way),
    expiresAt,
    serverNow,
  }
}

function deskOf(wallet: Wallet, network: string): NetworkProvider {
  const desk = wallet.networks.find(({ terms }) => terms.network === network)
  if (!desk) throw new Refusal('networkUnknown')
  return desk
}

async function banks(wallet: Wallet) {
  const list = await wallet.fiat.banks().catch(() => {
    throw new Refusal('gatewayDown')
  })
  return list.map(({ code, name, kind }) => ({ code, name, kind }))
}

const shownRate = ({ currency, rateSource, rateTime }: Rated) => ({
  per1000Gold: toDecimal({ of: 1000n * currency.rate.of, per: currency.rate.per * 10n ** BigInt(currency.decimals) }),
  source: rateSource,
  time: rateTime,
})

const shownNetwork = (desk: NetworkProvider) => ({
  currency: desk.terms.currency.code,
  network: desk.terms.network,
  name: desk.terms.name,
  isUp: desk.isUp(),
})

const deposits = ({ terms }: NetworkProvider) => ({
  minAmount: writeUnits(terms.currency, terms.minDeposit),
  confirmations: terms.confirmations,
})

const shownTerms = (way: Way) => ({
  currency: way.currency.code,
  minGold: toWire(way.withdrawal.minGold),
  maxGold: toWire(way.withdrawal.maxGold),
  stepGold: toWire(way.withdrawal.stepGold),
  feeFixed: writeUnits(way.currency, way.withdrawal.feeFixed),
  feeRate: toDecimal({ of: way.withdrawal.feePpm, per: 1_000_000n }),
  rate: shownRate(way),
})

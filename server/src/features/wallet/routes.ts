// The wallet's calls for players, and the treasury's for operators.

import { toWire } from '@glasshouse/rulebook/core/coins'
import { AUTOMATIC, RECHARGE, formatUnits } from '@glasshouse/rulebook/core/payments'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { treasuryContract } from '@glasshouse/rulebook/wire/wallet/treasury'
import { walletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { recordAuditFirst } from '../../platform/db/audit-log.ts'
import { assertMayDecide } from '../../platform/operator-decisions.ts'
import type { Database } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import { cursorTime, PAGE_ROWS } from '../../play/history/paging.ts'
import { ChainUnknown } from './chain/chain.ts'
import { listRejectedWebhooks } from './webhooks.ts'
import type { NetworkProvider } from './network-provider.ts'
import { withPrices } from './packages.ts'
import { settleReversal } from './reversals.ts'
import type { RateTerms } from './terms.ts'
import type { Wallet } from './wallet.ts'
import type { PayoutMethod } from './withdrawals.ts'

/** `refuseDeposit` guards addresses and the faucet, `refuseIfRestricted` ad tasks. Orders check their own player. */
export const walletRoutes = (
  wallet: Wallet,
  refuseDeposit: (playerId: bigint) => Promise<void>,
  refuseIfRestricted: (playerId: bigint) => Promise<void>,
): Route[] =>
  implement(walletContract, {
    priceSetting: () => loadPrices(wallet),
    recharge: async (order, { playerId }) =>
      await wallet.views.pay(playerId, await wallet.recharges.create(playerId, order)),
    recharges: ({ lastCreateTime }, { playerId }) => wallet.views.recharges(playerId, lastCreateTime),
    rechargeStatus: ({ id }, { playerId }) => wallet.views.recharge(playerId, BigInt(id)),
    pay: ({ id }, { playerId }) => wallet.views.pay(playerId, BigInt(id)),
    depositAddress: async ({ network }, { playerId }) => {
      await refuseDeposit(playerId)
      const provider = findProvider(wallet, network)
      return {
        ...formatNetwork(provider),
        ...formatDepositTerms(provider),
        address: await provider.depositAddress(playerId),
      }
    },
    faucet: async ({ network, requestId }, { playerId }) => {
      await refuseDeposit(playerId)
      const provider = findProvider(wallet, network)
      if (!provider.faucet) throw new Refusal('faucetClosed')
      await assertNetworkUp(provider)
      const { txHash, amount } = await orNetworkDown(
        provider.faucet(await provider.depositAddress(playerId), requestId),
      )
      return { txHash, amount: formatUnits(provider.terms.currency, amount), currency: provider.terms.currency.code }
    },
    withdrawalBalance: (_, { playerId }) => wallet.withdrawals.balance(playerId),
    withdrawalSetting: async () => ({
      fiat: { ...formatTerms(wallet.fiat.payoutMethod()), isUp: await wallet.fiat.isUp() },
      crypto: wallet.networks.map((provider) => ({
        ...formatNetwork(provider),
        ...formatTerms(provider.payoutMethod()),
      })),
      automaticGold: toWire(AUTOMATIC.perOrder),
      automaticPerDay: toWire(AUTOMATIC.perDay),
      holdHours: wallet.newDestinationHoldMs / 3_600_000,
      isSandbox: wallet.gateway.isSandbox,
    }),
    quote: ({ kind, network, gold }, { playerId }) =>
      createQuote(wallet, playerId, { kind, network: network ?? null, gold }),
    withdraw: async (order, { playerId, tokenHash }) =>
      await wallet.views.withdrawal(playerId, await wallet.withdrawals.request(playerId, order, tokenHash)),
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
    net: ({ by }, { playerId }) => wallet.netSums.read(playerId, by),
    adTasks: (_, { playerId, language }) => wallet.adTasks.list(playerId, language),
    beginAdTask: async ({ taskId }, { playerId, language }) => {
      await refuseIfRestricted(playerId)
      return await wallet.adTasks.begin(playerId, taskId, language)
    },
  })

export const treasuryRoutes = (db: Database, wallet: Wallet): Route[] => {
  const loadQueued = async (id: bigint) => {
    const [row] = await wallet.views.queue({ id })
    if (!row) throw new Refusal('notFound')
    return row
  }
  /** Recorded before the chain call, so that the attempt is audited even if the call fails. */
  const auditFirst = async (operatorId: bigint, act: string, subject: string): Promise<void> => {
    await assertMayDecide({ query: db.read.bind(db) }, operatorId)
    await recordAuditFirst(db, operatorId, { act, subject })
  }
  return implement(treasuryContract, {
    queue: ({ state }) => wallet.views.queue({ state }),
    approve: async ({ id }, { operatorId }) => {
      await wallet.withdrawals.approve(operatorId, BigInt(id))
      return await loadQueued(BigInt(id))
    },
    reject: async ({ id, reason }, { operatorId }) => {
      await wallet.withdrawals.reject(operatorId, BigInt(id), reason)
      return await loadQueued(BigInt(id))
    },
    reconciliation: () => wallet.reconciliation.report(),
    settleReversal: async (settled, { operatorId }) => {
      await settleReversal(db, operatorId, settled)
      return { reference: settled.reference }
    },
    unfreeze: async ({ network }, { operatorId }) => {
      await auditFirst(operatorId, 'chain.unfreeze', network)
      const provider = findProvider(wallet, network)
      await orNetworkDown(provider.unfreeze())
      return { network, isUp: provider.isUp() }
    },
    adoptNonce: async ({ network }, { operatorId }) => {
      await auditFirst(operatorId, 'chain.nonce', network)
      const adopted = await orNetworkDown(findProvider(wallet, network).adoptNonce())
      return { network, from: adopted && Number(adopted.from), to: adopted && Number(adopted.to) }
    },
    refusedHooks: ({ lastCreateTime }) => listRejectedWebhooks(db, cursorTime(lastCreateTime), PAGE_ROWS),
  })
}

async function assertNetworkUp(provider: NetworkProvider): Promise<void> {
  if (!(await provider.refreshIsUp())) throw new Refusal('networkDown')
}

/** Maps an unreachable chain to a refusal instead of an internal error. */
const orNetworkDown = async <T>(promise: Promise<T>): Promise<T> =>
  await promise.catch((error: unknown) => {
    throw error instanceof ChainUnknown ? new Refusal('networkDown') : error
  })

async function loadPrices(wallet: Wallet) {
  const { terms } = wallet.fiat
  const { minGold, maxGold, stepGold } = RECHARGE
  return {
    packages: withPrices(terms.currency, await wallet.packages()),
    currency: terms.currency.code,
    rate: formatRate(terms),
    minGold: toWire(minGold),
    maxGold: toWire(maxGold),
    stepGold: toWire(stepGold),
    isSandbox: wallet.gateway.isSandbox,
    isUp: await wallet.fiat.isUp(),
    crypto: wallet.networks.map((provider) => ({
      ...formatNetwork(provider),
      ...formatDepositTerms(provider),
      rate: formatRate(provider.terms),
      hasFaucet: provider.faucet !== null,
    })),
  }
}

async function createQuote(wallet: Wallet, playerId: bigint, request: Parameters<Wallet['withdrawals']['quote']>[1]) {
  if (request.kind === 'crypto') await assertNetworkUp(findProvider(wallet, request.network ?? ''))
  const { quoteId, payoutMethod, gold, fee, net, expiresAt, serverNow } = await wallet.withdrawals.quote(
    playerId,
    request,
  )
  return {
    quoteId,
    gold: toWire(gold),
    fee: formatUnits(payoutMethod.currency, fee),
    net: formatUnits(payoutMethod.currency, net),
    currency: payoutMethod.currency.code,
    rate: formatRate(payoutMethod),
    expiresAt,
    serverNow,
  }
}

function findProvider(wallet: Wallet, network: string): NetworkProvider {
  const provider = wallet.networks.find(({ terms }) => terms.network === network)
  if (!provider) throw new Refusal('networkUnknown')
  return provider
}

async function banks(wallet: Wallet) {
  const list = await wallet.fiat.banks().catch(() => {
    throw new Refusal('gatewayDown')
  })
  return list.map(({ code, name, kind }) => ({ code, name, kind }))
}

const formatRate = ({ currency, rateSource, rateTime }: RateTerms) => ({
  per1000Gold: toDecimal({ of: 1000n * currency.rate.of, per: currency.rate.per * 10n ** BigInt(currency.decimals) }),
  source: rateSource,
  time: rateTime,
})

const formatNetwork = (provider: NetworkProvider) => ({
  currency: provider.terms.currency.code,
  network: provider.terms.network,
  name: provider.terms.name,
  isUp: provider.isUp(),
})

const formatDepositTerms = ({ terms }: NetworkProvider) => ({
  minAmount: formatUnits(terms.currency, terms.minDeposit),
  confirmations: terms.confirmations,
})

const formatTerms = (payoutMethod: PayoutMethod) => ({
  currency: payoutMethod.currency.code,
  minGold: toWire(payoutMethod.withdrawal.minGold),
  maxGold: toWire(payoutMethod.withdrawal.maxGold),
  stepGold: toWire(payoutMethod.withdrawal.stepGold),
  feeFixed: formatUnits(payoutMethod.currency, payoutMethod.withdrawal.feeFixed),
  feeRate: toDecimal({ of: payoutMethod.withdrawal.feePpm, per: 1_000_000n }),
  rate: formatRate(payoutMethod),
})

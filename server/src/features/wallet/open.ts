// Opens the wallet on what the configuration names: a sandbox with its gateway, advertising network and chain, or the ways
// of real money. Neither ever sees the other's parts.

import { randomUUID } from 'node:crypto'
import { ConfigError, type Config, type SandboxPlace } from '../../config/config.ts'
import type { ChainPlace, FlutterwavePlace } from '../../config/payments.ts'
import { Secret } from '../../platform/db/vault.ts'
import { ChainUnknown, type Chain } from './chain/chain.ts'
import { ChainProvider, SIGNING_LIMITS, PAYER_OPTIONS, type ProviderDeps } from './chain/provider.ts'
import { EvmChain } from './chain/evm-chain.ts'
import { rpcTo, type Rpc } from './chain/rpc.ts'
import { openFaucet, SANDBOX_NETWORK, SANDBOX_XPUB, sandboxHotKey } from './chain/sandbox.ts'
import { parseAddress } from './chain/token.ts'
import { FlutterwaveGateway } from './gateways/flutterwave.ts'
import { noAds, noGateway } from './gateways/none.ts'
import { SandboxAds } from './gateways/sandbox-ads.ts'
import { SandboxGateway } from './gateways/sandbox.ts'
import { fiatTerms, SANDBOX_FIAT_TERMS, usdtTerms } from './terms.ts'
import { Wallet, type WalletDeps } from './wallet.ts'

const KEY_ID = 'glasshouse'
const POLL_MS = 4000

export type BaseDeps = Omit<WalletDeps, 'gateway' | 'fiat' | 'ads' | 'networks'>
type PaymentConfig = Pick<Config, 'mode' | 'sandbox' | 'flutterwave' | 'chain'>
/** What a desk is given by the wallet that it belongs to. */
type WalletServices = Pick<ProviderDeps, 'settlement' | 'orderEvents' | 'withdrawals'>

export const openWallet = (house: BaseDeps, places: PaymentConfig): Wallet =>
  places.mode === 'real' ? openReal(house, places) : openSandbox(house, places.sandbox)

function openSandbox(house: BaseDeps, sandbox: SandboxPlace | null): Wallet {
  const networks: WalletDeps['networks'] = (settlement, orderEvents, withdrawals) => [
    sandboxProvider(house, sandbox?.chainUrl ?? null, { settlement, orderEvents, withdrawals }),
  ]
  if (!sandbox)
    return new Wallet({ ...house, gateway: noGateway(true), fiat: SANDBOX_FIAT_TERMS, ads: disabledAds(), networks })
  const key = { keyId: KEY_ID, keySecret: sandbox.keySecret, clock: house.clock }
  return new Wallet({
    ...house,
    gateway: new SandboxGateway({ ...key, baseUrl: sandbox.gatewayUrl, hookSecret: sandbox.hookSecret }),
    fiat: SANDBOX_FIAT_TERMS,
    ads: {
      network: new SandboxAds({ ...key, baseUrl: sandbox.adsUrl, publicUrl: sandbox.adsUrl }),
      secret: sandbox.adsSecret,
    },
    networks,
  })
}

function openReal(house: BaseDeps, { flutterwave, chain }: PaymentConfig): Wallet {
  return new Wallet({
    ...house,
    gateway: flutterwave ? openFlutterwave(house, flutterwave) : noGateway(false),
    fiat: flutterwave
      ? fiatTerms(flutterwave.currency, flutterwave.per1000Gold, flutterwave.rateTime)
      : { ...SANDBOX_FIAT_TERMS, rateSource: 'operator' },
    ads: disabledAds(),
    networks: (settlement, orderEvents, withdrawals) =>
      chain ? [realProvider(house, chain, { settlement, orderEvents, withdrawals })] : [],
  })
}

const disabledAds = (): WalletDeps['ads'] => ({ network: noAds, secret: randomUUID() })

function openFlutterwave({ clock }: BaseDeps, place: FlutterwavePlace): FlutterwaveGateway {
  const { currency: code, per1000Gold, rateTime, baseUrl, tokenUrl, ...access } = place
  return new FlutterwaveGateway({
    ...access,
    ...(baseUrl && { baseUrl }),
    ...(tokenUrl && { tokenUrl }),
    currency: fiatTerms(code, per1000Gold, rateTime).currency,
    clock,
  })
}

/** Where there is no chain at all the network is listed all the same, as one that can not be reached. */
function sandboxProvider(
  { db, clock, beforeDeposit }: BaseDeps,
  chainUrl: string | null,
  given: WalletServices,
): ChainProvider {
  const rpc: Rpc = chainUrl === null ? () => Promise.reject(new ChainUnknown('there is no chain')) : rpcTo(chainUrl)
  return new ChainProvider({
    ...given,
    ...hotWallet(db, clock, new EvmChain(rpc)),
    beforeDeposit,
    network: SANDBOX_NETWORK,
    xpub: SANDBOX_XPUB,
    hotKey: sandboxHotKey(),
    faucet: openFaucet(rpc),
    isReachable: chainUrl !== null,
  })
}

function realProvider({ db, clock, beforeDeposit }: BaseDeps, place: ChainPlace, given: WalletServices): ChainProvider {
  const token = parseAddress(place.token)
  if (!token) throw new ConfigError('CHAIN_TOKEN is no address: a character of it is wrong.')
  const isKnown = place.hotKey.equals(sandboxHotKey().disclose()) || place.xpub === SANDBOX_XPUB
  if (isKnown)
    throw new ConfigError('CHAIN_XPUB and CHAIN_HOT_KEY must not be those of the sandbox: everyone has them.')
  return new ChainProvider({
    ...given,
    ...hotWallet(db, clock, new EvmChain(rpcTo(place.rpcUrl))),
    beforeDeposit,
    network: {
      terms: usdtTerms(place.network, place.name, place.confirmations),
      chainId: place.chainId,
      token,
      pollMs: POLL_MS,
    },
    xpub: place.xpub,
    hotKey: new Secret(place.hotKey),
    faucet: null,
  })
}

const hotWallet = (db: BaseDeps['db'], clock: BaseDeps['clock'], chain: Chain) => ({
  db,
  clock,
  chain,
  signingRules: SIGNING_LIMITS,
  payer: PAYER_OPTIONS,
})

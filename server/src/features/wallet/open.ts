// Opens the wallet on what the configuration names: a sandbox with its gateway, advertising network and chain, or the ways
// of real money. Neither ever sees the other's parts.

import { randomUUID } from 'node:crypto'
import { ConfigError, type Config, type SandboxPlace } from '../../config/config.ts'
import type { ChainPlace, FlutterwavePlace } from '../../config/payments.ts'
import { Secret } from '../../platform/db/vault.ts'
import { ChainUnknown, type Chain } from './chain/chain.ts'
import { ChainProvider, HOT_WALLET_RULES, PAYER_TERMS, type ProviderDeps } from './chain/provider.ts'
import { EvmChain } from './chain/evm-chain.ts'
import { rpcTo, type Rpc } from './chain/rpc.ts'
import { openFaucet, SANDBOX_NETWORK, SANDBOX_XPUB, sandboxHotKey } from './chain/sandbox.ts'
import { readAddress } from './chain/token.ts'
import { FlutterwaveGateway } from './gateways/flutterwave.ts'
import { noAds, noGateway } from './gateways/none.ts'
import { SandboxAds } from './gateways/sandbox-ads.ts'
import { SandboxGateway } from './gateways/sandbox.ts'
import { fiatAt, SANDBOX_FIAT, tetherOn } from './terms.ts'
import { Wallet, type WalletDeps } from './wallet.ts'

const KEY_ID = 'glasshouse'
const POLL_MS = 4000

export type HouseDeps = Omit<WalletDeps, 'gateway' | 'fiat' | 'ads' | 'networks'>
type WalletPlaces = Pick<Config, 'mode' | 'sandbox' | 'flutterwave' | 'chain'>
/** What a desk is given by the wallet that it belongs to. */
type Given = Pick<ProviderDeps, 'settlement' | 'news' | 'withdrawals'>

export const openWallet = (house: HouseDeps, places: WalletPlaces): Wallet =>
  places.mode === 'real' ? openReal(house, places) : openSandbox(house, places.sandbox)

function openSandbox(house: HouseDeps, sandbox: SandboxPlace | null): Wallet {
  const networks: WalletDeps['networks'] = (settlement, news, withdrawals) => [
    sandboxProvider(house, sandbox?.chainUrl ?? null, { settlement, news, withdrawals }),
  ]
  if (!sandbox)
    return new Wallet({ ...house, gateway: noGateway(true), fiat: SANDBOX_FIAT, ads: silentAds(), networks })
  const key = { keyId: KEY_ID, keySecret: sandbox.keySecret, clock: house.clock }
  return new Wallet({
    ...house,
    gateway: new SandboxGateway({ ...key, baseUrl: sandbox.gatewayUrl, hookSecret: sandbox.hookSecret }),
    fiat: SANDBOX_FIAT,
    ads: {
      network: new SandboxAds({ ...key, baseUrl: sandbox.adsUrl, publicUrl: sandbox.adsUrl }),
      secret: sandbox.adsSecret,
    },
    networks,
  })
}

function openReal(house: HouseDeps, { flutterwave, chain }: WalletPlaces): Wallet {
  return new Wallet({
    ...house,
    gateway: flutterwave ? flutterwaveAt(house, flutterwave) : noGateway(false),
    fiat: flutterwave
      ? fiatAt(flutterwave.currency, flutterwave.per1000Gold, flutterwave.rateTime)
      : { ...SANDBOX_FIAT, rateSource: 'operator' },
    ads: silentAds(),
    networks: (settlement, news, withdrawals) =>
      chain ? [realProvider(house, chain, { settlement, news, withdrawals })] : [],
  })
}

const silentAds = (): WalletDeps['ads'] => ({ network: noAds, secret: randomUUID() })

function flutterwaveAt({ clock }: HouseDeps, place: FlutterwavePlace): FlutterwaveGateway {
  const { currency: code, per1000Gold, rateTime, baseUrl, tokenUrl, ...access } = place
  return new FlutterwaveGateway({
    ...access,
    ...(baseUrl && { baseUrl }),
    ...(tokenUrl && { tokenUrl }),
    currency: fiatAt(code, per1000Gold, rateTime).currency,
    clock,
  })
}

/** Where there is no chain at all the network is listed all the same, as one that can not be reached. */
function sandboxProvider(
  { db, clock, beforeDeposit }: HouseDeps,
  chainUrl: string | null,
  given: Given,
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

function realProvider({ db, clock, beforeDeposit }: HouseDeps, place: ChainPlace, given: Given): ChainProvider {
  const token = readAddress(place.token)
  if (!token) throw new ConfigError('CHAIN_TOKEN is no address: a character of it is wrong.')
  const isKnown = place.hotKey.equals(sandboxHotKey().disclose()) || place.xpub === SANDBOX_XPUB
  if (isKnown)
    throw new ConfigError('CHAIN_XPUB and CHAIN_HOT_KEY must not be those of the sandbox: everyone has them.')
  return new ChainProvider({
    ...given,
    ...hotWallet(db, clock, new EvmChain(rpcTo(place.rpcUrl))),
    beforeDeposit,
    network: {
      terms: tetherOn(place.network, place.name, place.confirmations),
      chainId: place.chainId,
      token,
      pollMs: POLL_MS,
    },
    xpub: place.xpub,
    hotKey: new Secret(place.hotKey),
    faucet: null,
  })
}

const hotWallet = (db: HouseDeps['db'], clock: HouseDeps['clock'], chain: Chain) => ({
  db,
  clock,
  chain,
  rules: HOT_WALLET_RULES,
  payer: PAYER_TERMS,
})

// Opens the wallet with the payment providers that the configuration names: either the sandbox gateway, ad network and
// chain, or the real-money providers. The two are never mixed.

import { randomUUID } from 'node:crypto'
import { ConfigError, type Config, type SandboxSettings } from '../../config/config.ts'
import type { ChainSettings, FlutterwaveSettings } from '../../config/payments.ts'
import { Secret } from '../../platform/db/vault.ts'
import { ChainUnknown, type Chain, type Hex } from './chain/chain.ts'
import { ChainProvider, SIGNING_LIMITS, PAYER_OPTIONS, type ProviderDeps } from './chain/provider.ts'
import { EvmChain } from './chain/evm-chain.ts'
import { rpcTo, type Rpc } from './chain/rpc.ts'
import { RemoteSigner } from './chain/remote-signer.ts'
import { openFaucet, SANDBOX_NETWORK, SANDBOX_XPUB, sandboxHotKey } from './chain/sandbox.ts'
import { addressOfKey, Signer } from './chain/signer.ts'
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
/** What the wallet hands to a network provider. */
type WalletServices = Pick<ProviderDeps, 'settlement' | 'orderEvents' | 'withdrawals'>

export const openWallet = (deps: BaseDeps, config: PaymentConfig): Wallet =>
  config.mode === 'real' ? openReal(deps, config) : openSandbox(deps, config.sandbox)

function openSandbox(deps: BaseDeps, sandbox: SandboxSettings | null): Wallet {
  const networks: WalletDeps['networks'] = (settlement, orderEvents, withdrawals) => [
    sandboxProvider(deps, sandbox?.chainUrl ?? null, { settlement, orderEvents, withdrawals }),
  ]
  if (!sandbox)
    return new Wallet({ ...deps, gateway: noGateway(true), fiat: SANDBOX_FIAT_TERMS, ads: disabledAds(), networks })
  const key = { keyId: KEY_ID, keySecret: sandbox.keySecret, clock: deps.clock }
  return new Wallet({
    ...deps,
    gateway: new SandboxGateway({ ...key, baseUrl: sandbox.gatewayUrl, hookSecret: sandbox.hookSecret }),
    fiat: SANDBOX_FIAT_TERMS,
    ads: {
      network: new SandboxAds({ ...key, baseUrl: sandbox.adsUrl, publicUrl: sandbox.adsUrl }),
      secret: sandbox.adsSecret,
    },
    networks,
  })
}

function openReal(deps: BaseDeps, { flutterwave, chain }: PaymentConfig): Wallet {
  return new Wallet({
    ...deps,
    gateway: flutterwave ? openFlutterwave(deps, flutterwave) : noGateway(false),
    fiat: flutterwave
      ? fiatTerms(flutterwave.currency, flutterwave.per1000Gold, flutterwave.rateTime)
      : { ...SANDBOX_FIAT_TERMS, rateSource: 'operator' },
    ads: disabledAds(),
    networks: (settlement, orderEvents, withdrawals) =>
      chain ? [realProvider(deps, chain, { settlement, orderEvents, withdrawals })] : [],
  })
}

const disabledAds = (): WalletDeps['ads'] => ({ network: noAds, secret: randomUUID() })

function openFlutterwave({ clock }: BaseDeps, config: FlutterwaveSettings): FlutterwaveGateway {
  const { currency: code, per1000Gold, rateTime, baseUrl, tokenUrl, ...access } = config
  return new FlutterwaveGateway({
    ...access,
    ...(baseUrl && { baseUrl }),
    ...(tokenUrl && { tokenUrl }),
    currency: fiatTerms(code, per1000Gold, rateTime).currency,
    clock,
  })
}

/** Without a chain the network is still listed, as unreachable. */
function sandboxProvider(
  { db, clock, beforeDeposit }: BaseDeps,
  chainUrl: string | null,
  services: WalletServices,
): ChainProvider {
  const rpc: Rpc =
    chainUrl === null ? () => Promise.reject(new ChainUnknown('no chain is configured')) : rpcTo(chainUrl)
  return new ChainProvider({
    ...services,
    ...hotWallet(db, clock, new EvmChain(rpc)),
    beforeDeposit,
    network: SANDBOX_NETWORK,
    xpub: SANDBOX_XPUB,
    openSigner: (rules, unsealAddress) => new Signer(sandboxHotKey(), rules, unsealAddress),
    faucet: openFaucet(rpc),
    isReachable: chainUrl !== null,
  })
}

function realProvider(
  { db, clock, beforeDeposit }: BaseDeps,
  config: ChainSettings,
  services: WalletServices,
): ChainProvider {
  const token = parseAddress(config.token)
  if (!token) throw new ConfigError('CHAIN_TOKEN isn’t a valid address. Check its characters and checksum.')
  const hotAddress = parseAddress(config.hotAddress)
  if (!hotAddress) throw new ConfigError('CHAIN_HOT_ADDRESS isn’t a valid address. Check its characters and checksum.')
  if (hotAddress === addressOfKey(sandboxHotKey()) || config.xpub === SANDBOX_XPUB)
    throw new ConfigError('CHAIN_XPUB or CHAIN_HOT_ADDRESS is the sandbox’s, whose keys are public. Use your own keys.')
  return new ChainProvider({
    ...services,
    ...hotWallet(db, clock, new EvmChain(rpcTo(config.rpcUrl))),
    beforeDeposit,
    network: {
      terms: usdtTerms(config.network, config.name, config.confirmations),
      chainId: config.chainId,
      token,
      pollMs: POLL_MS,
    },
    coldAddresses: config.coldAddresses as readonly Hex[],
    xpub: config.xpub,
    openSigner: () =>
      new RemoteSigner({ url: config.signerUrl, secret: new Secret(config.signerSecret), address: hotAddress }),
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

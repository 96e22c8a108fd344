// Settings of the payment providers for real money: a gateway, a chain, or both. Each is enabled only when it is fully
// configured.

import { allOrNone, ConfigError, hexKey, text, url, wholeNumber, type Env } from './env.ts'

/** A Flutterwave account and its terms. */
export interface FlutterwaveSettings {
  readonly clientId: string
  readonly clientSecret: string
  readonly hookSecret: string
  readonly customerEmail: string
  readonly senderName: string
  readonly countries: readonly string[]
  readonly currency: string
  /** The price of 1,000 gold in the currency as decimal digits, and its date. */
  readonly per1000Gold: string
  readonly rateTime: number
  /** An address other than the live one, such as the provider's test environment. */
  readonly baseUrl: string | null
  readonly tokenUrl: string | null
}

/** USDT on an Ethereum-compatible chain. */
export interface ChainSettings {
  readonly rpcUrl: string
  readonly network: string
  readonly name: string
  readonly chainId: bigint
  readonly token: string
  readonly confirmations: number
  readonly xpub: string
  readonly hotAddress: string
  /** The process that holds the hot wallet's key, and the secret it shares with the nodes. */
  readonly signerUrl: string
  readonly signerSecret: Buffer
  /** Where coins are kept offline. They are published. */
  readonly coldAddresses: readonly string[]
}

const FLUTTERWAVE = [
  'FLUTTERWAVE_CLIENT_ID',
  'FLUTTERWAVE_CLIENT_SECRET',
  'FLUTTERWAVE_HOOK_SECRET',
  'FLUTTERWAVE_CUSTOMER_EMAIL',
  'FLUTTERWAVE_SENDER_NAME',
  'FLUTTERWAVE_COUNTRIES',
  'FLUTTERWAVE_CURRENCY',
  'FLUTTERWAVE_PER_1000_GOLD',
  'FLUTTERWAVE_RATE_DATE',
] as const
const CHAIN = [
  'CHAIN_NETWORK',
  'CHAIN_NAME',
  'CHAIN_ID',
  'CHAIN_TOKEN',
  'CHAIN_XPUB',
  'CHAIN_HOT_ADDRESS',
  'SIGNER_URL',
  'SIGNER_SECRET',
] as const

/** The names of all real-money settings that are set. */
export const realSettings = (env: Env): string[] =>
  [...FLUTTERWAVE, ...CHAIN, 'CHAIN_HOT_KEY'].filter((name) => env[name]?.trim())

export function flutterwaveSettings(env: Env): FlutterwaveSettings | null {
  const values = allOrNone(env, 'Flutterwave', FLUTTERWAVE)
  if (!values) return null
  const countries = values.FLUTTERWAVE_COUNTRIES.split(',').map((country) => country.trim())
  const rateTime = Date.parse(values.FLUTTERWAVE_RATE_DATE)
  check(
    'FLUTTERWAVE_COUNTRIES',
    countries.every((country) => /^[A-Z]{2}$/.test(country)),
    'two-letter country codes, such as NG,KE',
  )
  check('FLUTTERWAVE_CURRENCY', isCurrency(values.FLUTTERWAVE_CURRENCY), 'a three-letter currency code, such as NGN')
  check(
    'FLUTTERWAVE_PER_1000_GOLD',
    /^(?=.*[1-9])\d{1,9}(\.\d{1,6})?$/.test(values.FLUTTERWAVE_PER_1000_GOLD),
    'an amount, such as 1500.00',
  )
  check('FLUTTERWAVE_RATE_DATE', rateTime <= Date.now(), 'the date of the rate, such as 2026-11-15')
  check(
    'FLUTTERWAVE_CUSTOMER_EMAIL',
    /^\S+@\S+\.\S+$/.test(values.FLUTTERWAVE_CUSTOMER_EMAIL),
    'an email address that you own',
  )
  return {
    clientId: values.FLUTTERWAVE_CLIENT_ID,
    clientSecret: values.FLUTTERWAVE_CLIENT_SECRET,
    hookSecret: values.FLUTTERWAVE_HOOK_SECRET,
    customerEmail: values.FLUTTERWAVE_CUSTOMER_EMAIL,
    senderName: values.FLUTTERWAVE_SENDER_NAME,
    countries,
    currency: values.FLUTTERWAVE_CURRENCY,
    per1000Gold: values.FLUTTERWAVE_PER_1000_GOLD,
    rateTime,
    baseUrl: url(env, 'FLUTTERWAVE_URL', ['http:', 'https:']),
    tokenUrl: url(env, 'FLUTTERWAVE_TOKEN_URL', ['http:', 'https:']),
  }
}

/** Blocks after which a chain has never been reorganised, by its id: about a quarter of an hour, or its own finality. */
const CONFIRMATIONS: Readonly<Record<number, number>> = {
  1: 64, // Ethereum: two epochs
  10: 450, // Optimism
  56: 20, // BNB Smart Chain
  137: 256, // Polygon
  8453: 450, // Base
  42_161: 3600, // Arbitrum
  43_114: 20, // Avalanche
}

/** For a chain that is not listed, nobody but the operator knows how many are enough. */
function confirmations(env: Env, chainId: number): number {
  const usual = CONFIRMATIONS[chainId]
  check(
    'CHAIN_CONFIRMATIONS',
    usual !== undefined || Boolean(env['CHAIN_CONFIRMATIONS']?.trim()),
    `set for chain ${chainId}, whose usual number is unknown`,
  )
  return wholeNumber(env, 'CHAIN_CONFIRMATIONS', usual ?? 0, 3, 10_000)
}

export function chainSettings(env: Env): ChainSettings | null {
  const values = allOrNone(env, 'The chain', [...CHAIN, 'CHAIN_URL'])
  const rpcUrl = url(env, 'CHAIN_URL', ['http:', 'https:'])
  const signerUrl = url(env, 'SIGNER_URL', ['http:', 'https:'])
  const signerSecret = hexKey(env, 'SIGNER_SECRET')
  // A node faces the internet, so the key must not be there.
  if (env['CHAIN_HOT_KEY']?.trim())
    throw new ConfigError('CHAIN_HOT_KEY belongs to the signer alone (npm run signer). Remove it from this node.')
  if (!values || !rpcUrl || !signerUrl || !signerSecret) return null
  const network = networkSettings(values)
  check('CHAIN_HOT_ADDRESS', isAddress(values.CHAIN_HOT_ADDRESS), 'the address of the hot wallet')
  // The message does not repeat the value: it could be the private key.
  check(
    'CHAIN_XPUB',
    /^xpub[1-9A-HJ-NP-Za-km-z]{100,120}$/.test(values.CHAIN_XPUB),
    'the extended PUBLIC key (xpub) of the deposit account',
  )
  return {
    ...network,
    rpcUrl,
    name: values.CHAIN_NAME,
    confirmations: confirmations(env, Number(values.CHAIN_ID)),
    xpub: values.CHAIN_XPUB,
    hotAddress: values.CHAIN_HOT_ADDRESS,
    signerUrl,
    signerSecret,
    coldAddresses: coldAddresses(env),
  }
}

function coldAddresses(env: Env): string[] {
  const addresses = text(env, 'CHAIN_COLD_ADDRESSES', '')
    .split(',')
    .map((address) => address.trim().toLowerCase())
    .filter(Boolean)
  check('CHAIN_COLD_ADDRESSES', addresses.every(isAddress), 'addresses, separated by commas')
  return [...new Set(addresses)]
}

/** What nodes and signer must agree on. */
export function networkSettings(
  values: Readonly<Record<'CHAIN_NETWORK' | 'CHAIN_ID' | 'CHAIN_TOKEN', string>>,
): Pick<ChainSettings, 'network' | 'chainId' | 'token'> {
  const { CHAIN_NETWORK: network, CHAIN_ID: chainId, CHAIN_TOKEN: token } = values
  const isName = /^[a-z0-9-]{2,40}$/.test(network) && network !== 'sandbox'
  check('CHAIN_NETWORK', isName, 'a short name, such as ethereum')
  check('CHAIN_ID', /^[1-9]\d{0,14}$/.test(chainId), 'the chain ID, such as 1')
  check('CHAIN_TOKEN', isAddress(token), 'the address of the token contract')
  return { network, chainId: BigInt(chainId), token }
}

const isAddress = (value: string): boolean => /^0x[0-9a-fA-F]{40}$/.test(value)

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code)

function check(name: string, isValid: boolean, expected: string): void {
  if (!isValid) throw new ConfigError(`${name} must be ${expected}.`)
}

// Where real money comes in and goes out: a gateway, a chain, or both. Neither is there until all of it is configured.

import { allOrNone, ConfigError, hexKey, url, wholeNumber, type Env } from './env.ts'

/** An account at Flutterwave, and the terms on which it is used. */
export interface FlutterwavePlace {
  readonly clientId: string
  readonly clientSecret: string
  readonly hookSecret: string
  readonly customerEmail: string
  readonly senderName: string
  readonly countries: readonly string[]
  readonly currency: string
  /** How much of the currency 1,000 gold are, as decimal digits, and since when. */
  readonly per1000Gold: string
  readonly rateTime: number
  /** Another place than the live one, such as the provider's own test environment. */
  readonly baseUrl: string | null
  readonly tokenUrl: string | null
}

/** USDT on a chain of the Ethereum kind. */
export interface ChainPlace {
  readonly rpcUrl: string
  readonly network: string
  readonly name: string
  readonly chainId: bigint
  readonly token: string
  readonly confirmations: number
  readonly xpub: string
  readonly hotKey: Buffer
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
const CHAIN = ['CHAIN_NETWORK', 'CHAIN_NAME', 'CHAIN_ID', 'CHAIN_TOKEN', 'CHAIN_XPUB', 'CHAIN_HOT_KEY'] as const

/** What says that real money is meant, wherever it stands. */
export const realSettings = (env: Env): string[] => [...FLUTTERWAVE, ...CHAIN].filter((name) => env[name]?.trim())

export function flutterwavePlace(env: Env): FlutterwavePlace | null {
  const given = allOrNone(env, 'Flutterwave', FLUTTERWAVE)
  if (!given) return null
  const countries = given.FLUTTERWAVE_COUNTRIES.split(',').map((country) => country.trim())
  const rateTime = Date.parse(given.FLUTTERWAVE_RATE_DATE)
  check(
    'FLUTTERWAVE_COUNTRIES',
    countries.every((country) => /^[A-Z]{2}$/.test(country)),
    'two letters each, as NG,KE',
  )
  check('FLUTTERWAVE_CURRENCY', isCurrency(given.FLUTTERWAVE_CURRENCY), 'three letters, as NGN')
  check(
    'FLUTTERWAVE_PER_1000_GOLD',
    /^(?=.*[1-9])\d{1,9}(\.\d{1,6})?$/.test(given.FLUTTERWAVE_PER_1000_GOLD),
    'an amount, as 1500.00',
  )
  check('FLUTTERWAVE_RATE_DATE', rateTime <= Date.now(), 'the day of the rate, as 2026-11-15')
  check(
    'FLUTTERWAVE_CUSTOMER_EMAIL',
    /^\S+@\S+\.\S+$/.test(given.FLUTTERWAVE_CUSTOMER_EMAIL),
    'an email address of yours',
  )
  return {
    clientId: given.FLUTTERWAVE_CLIENT_ID,
    clientSecret: given.FLUTTERWAVE_CLIENT_SECRET,
    hookSecret: given.FLUTTERWAVE_HOOK_SECRET,
    customerEmail: given.FLUTTERWAVE_CUSTOMER_EMAIL,
    senderName: given.FLUTTERWAVE_SENDER_NAME,
    countries,
    currency: given.FLUTTERWAVE_CURRENCY,
    per1000Gold: given.FLUTTERWAVE_PER_1000_GOLD,
    rateTime,
    baseUrl: url(env, 'FLUTTERWAVE_URL', ['http:', 'https:']),
    tokenUrl: url(env, 'FLUTTERWAVE_TOKEN_URL', ['http:', 'https:']),
  }
}

export function chainPlace(env: Env): ChainPlace | null {
  const given = allOrNone(env, 'The chain', [...CHAIN, 'CHAIN_URL'])
  const rpcUrl = url(env, 'CHAIN_URL', ['http:', 'https:'])
  const hotKey = hexKey(env, 'CHAIN_HOT_KEY')
  if (!given || !rpcUrl || !hotKey) return null
  check(
    'CHAIN_NETWORK',
    /^[a-z0-9-]{2,40}$/.test(given.CHAIN_NETWORK) && given.CHAIN_NETWORK !== 'sandbox',
    'a short name, as ethereum',
  )
  check('CHAIN_ID', /^[1-9]\d{0,14}$/.test(given.CHAIN_ID), "the chain's own number, as 1")
  check('CHAIN_TOKEN', /^0x[0-9a-fA-F]{40}$/.test(given.CHAIN_TOKEN), "the address of the token's contract")
  // The value is not repeated: someone may have put the private one there.
  check(
    'CHAIN_XPUB',
    /^xpub[1-9A-HJ-NP-Za-km-z]{100,120}$/.test(given.CHAIN_XPUB),
    'the extended PUBLIC key (xpub) of the deposit account',
  )
  return {
    rpcUrl,
    network: given.CHAIN_NETWORK,
    name: given.CHAIN_NAME,
    chainId: BigInt(given.CHAIN_ID),
    token: given.CHAIN_TOKEN,
    confirmations: wholeNumber(env, 'CHAIN_CONFIRMATIONS', 12, 3, 1000),
    xpub: given.CHAIN_XPUB,
    hotKey,
  }
}

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code)

function check(name: string, isRight: boolean, what: string): void {
  if (!isRight) throw new ConfigError(`${name} must be ${what}.`)
}

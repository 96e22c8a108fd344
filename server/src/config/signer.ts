// Settings of the signer process. It shares none of the nodes' settings but the network, the sealing keys and the secret
// that authenticates their requests.

import path from 'node:path'
import { ConfigError, hexKey, hexKeys, text, url, wholeNumber, type Env } from './env.ts'
import { networkSettings, type ChainSettings } from './payments.ts'

export interface SignerConfig extends Pick<ChainSettings, 'network' | 'chainId' | 'token'> {
  readonly databaseUrl: string
  readonly secretKey: Buffer
  readonly secretKeysAlso: readonly Buffer[]
  readonly hotKey: Buffer
  readonly secret: Buffer
  /** The file in which the signer keeps what it has signed. */
  readonly journal: string
  readonly host: string
  readonly port: number
  /** In whole tokens. */
  readonly maxPerTransaction: number
  readonly maxPerDay: number
  readonly logLevel: string
}

const NEEDED = [
  'DATABASE_URL',
  'SECRET_KEY',
  'CHAIN_NETWORK',
  'CHAIN_ID',
  'CHAIN_TOKEN',
  'CHAIN_HOT_KEY',
  'SIGNER_SECRET',
  'SIGNER_JOURNAL',
] as const

export function readSignerConfig(env: Env): SignerConfig {
  const missing = NEEDED.filter((name) => !env[name]?.trim())
  if (missing.length > 0) throw new ConfigError(`The signer needs more settings: ${missing.join(', ')}.`)
  const [databaseUrl, secretKey] = [url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']), hexKey(env, 'SECRET_KEY')]
  const [hotKey, secret] = [hexKey(env, 'CHAIN_HOT_KEY'), hexKey(env, 'SIGNER_SECRET')]
  if (!databaseUrl || !secretKey || !hotKey || !secret) throw new ConfigError('The signer needs more settings.')
  const setting = (name: (typeof NEEDED)[number]): string => text(env, name, '')
  const maxPerTransaction = wholeNumber(env, 'SIGNER_MAX_PER_TRANSACTION', 1000, 1, 1_000_000)
  return {
    ...networkSettings({
      CHAIN_NETWORK: setting('CHAIN_NETWORK'),
      CHAIN_ID: setting('CHAIN_ID'),
      CHAIN_TOKEN: setting('CHAIN_TOKEN'),
    }),
    databaseUrl,
    secretKey,
    secretKeysAlso: hexKeys(env, 'SECRET_KEY_ALSO'),
    hotKey,
    secret,
    journal: path.resolve(setting('SIGNER_JOURNAL')),
    host: text(env, 'SIGNER_HOST', '127.0.0.1'),
    port: wholeNumber(env, 'SIGNER_PORT', 8090, 0, 65_535),
    maxPerTransaction,
    maxPerDay: wholeNumber(env, 'SIGNER_MAX_PER_DAY', 10_000, maxPerTransaction, 100_000_000),
    logLevel: text(env, 'LOG_LEVEL', 'info'),
  }
}

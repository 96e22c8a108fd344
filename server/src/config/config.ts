// Reads the configuration from environment variables. Each has a default; a wrong value is reported at startup.

import path from 'node:path'
import { LAUNCH_GOLD_MAX } from '@glasshouse/rulebook/core/sign-in'
import {
  chainSettings,
  flutterwaveSettings,
  realSettings,
  type ChainSettings,
  type FlutterwaveSettings,
} from './payments.ts'
import { twilioSettings, type TwilioSettings } from './sms.ts'
import { beaconSettings, isRealBeacon, type BeaconSettings } from './beacon.ts'
import { alertSettings, isAlerting, type AlertSettings } from './alerts.ts'
import { chatSettings, type ChatSettings } from './chat.ts'
import { databaseSettings, type DatabaseSettings } from './database.ts'
import { ConfigError, hexKey, hexKeys, number, oneOf, text, url, wholeNumber, type Env } from './env.ts'

export { ConfigError } from './env.ts'

/** Addresses of the sandbox's gateway, ad network and chain, and the shared signing secrets. */
export interface SandboxSettings {
  readonly gatewayUrl: string
  readonly adsUrl: string
  /** The sandbox's SMTP server and mailbox page; null without a mailbox. */
  readonly mailUrl: string | null
  readonly mailboxUrl: string | null
  /** Null without a chain; everything else works. */
  readonly chainUrl: string | null
  /** Relays of the test beacon; null runs it in the server. */
  readonly beaconUrl: string | null
  readonly keySecret: string
  readonly hookSecret: string
  readonly adsSecret: string
}

export interface Config extends DatabaseSettings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Where the mark is kept that shows when the database lost a moment. Not part of what is restored with it. */
  readonly markFile: string
  readonly redisUrl: string | null
  readonly mode: 'sandbox' | 'real'
  readonly secretKey: Buffer | null
  /** Keys that only unseal older data, while the key is being changed. */
  readonly secretKeysAlso: readonly Buffer[]
  /** The mail server (default: the sandbox's mailbox) and the sender that recipients see. */
  readonly mailUrl: string | null
  readonly mailFrom: string
  /** The provider of text messages (default: the sandbox's phone inbox); null without any. */
  readonly twilio: TwilioSettings | null
  /** ClamAV, which scans uploaded documents for viruses. */
  readonly clamavUrl: string | null
  /** Payment providers for real money; null when not configured and always in sandbox mode. */
  readonly flutterwave: FlutterwaveSettings | null
  readonly chain: ChainSettings | null
  /** The public address of this server, for links back to it. */
  readonly publicUrl: string | null
  /** A sandbox that already runs; otherwise the server starts its own. */
  readonly sandbox: SandboxSettings | null
  readonly aiUrl: string | null
  readonly chat: ChatSettings
  /** The number of rounds in a game's chain, the source of its public salt, and the file that proves it once it exists. */
  readonly chainLength: number
  readonly saltRule: string
  readonly saltProof: string | null
  readonly beacon: BeaconSettings
  /** Whether players may buy units of the bankroll. */
  readonly isInvestmentOpen: boolean
  readonly apiHost: string
  readonly authHost: string
  readonly corsOrigins: readonly string[]
  /** The number of trusted proxies. The client address comes from what they add, never from what a client claims. */
  readonly trustedProxies: number
  /** How long a stopping node still answers, so that the load balancer notices. */
  readonly drainSeconds: number
  /** Memory of one password hash. */
  readonly passwordMemoryKib: number
  readonly rateFactor: number
  readonly logLevel: string
  /** The maximum age and idle time of an operator's session. */
  readonly consoleSession: { readonly hours: number; readonly idleMinutes: number }
  readonly metricsToken: string | null
  /** The collector of traces, and the share of them that is recorded; null without one. */
  readonly tracing: { readonly endpoint: string; readonly ratio: number } | null
  /** CSV files with the country of each network address. */
  readonly addressCountries: readonly string[]
  readonly alerts: AlertSettings
  /** Extra gold per day that the operator adds to the daily sign-in at launch. */
  readonly launchGold: number
  /** What one operator may book to or from players per day alone; more needs a second operator. */
  readonly adjustAloneGold: number
  /** How long a withdrawal to a new destination or from a new browser is held. */
  readonly newDestinationHoldHours: number
  /** The most gold that leaves in an hour without a review, of all players together. */
  readonly automaticPerHourGold: number
}

/** Practice chains follow each other automatically and a sandbox should open quickly; real chains last for years. */
/** As OWASP recommends for Argon2id with two passes. */
const PASSWORD_MEMORY_KIB = 19_456
const MEMORY_MIN_KIB = { sandbox: 64, real: PASSWORD_MEMORY_KIB } as const
/** With play money, a demonstration can be watched to its end. */
const HOLD_HOURS = { sandbox: 0, real: 24 } as const
const CHAIN_LENGTH = { sandbox: 5000, real: 4_000_000 } as const

export function readConfig(env: Env): Config {
  const mode = oneOf(env, 'MODE', ['sandbox', 'real'])
  if (mode === 'sandbox') refuseRealSettings(env)
  const config: Config = {
    port: wholeNumber(env, 'PORT', 8080, 0, 65_535),
    host: text(env, 'HOST', '127.0.0.1'),
    dataDir: dataDir(env),
    markFile: path.resolve(text(env, 'MARK_FILE', defaultMarkFile(env))),
    ...databaseSettings(env),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    mode,
    secretKey: hexKey(env, 'SECRET_KEY'),
    secretKeysAlso: hexKeys(env, 'SECRET_KEY_ALSO'),
    mailUrl: url(env, 'MAIL_URL', ['smtp:', 'smtps:']),
    mailFrom: mailFrom(env),
    twilio: twilioSettings(env),
    clamavUrl: clamavUrl(env),
    flutterwave: mode === 'real' ? flutterwaveSettings(env) : null,
    chain: mode === 'real' ? chainSettings(env) : null,
    publicUrl: url(env, 'PUBLIC_URL', ['http:', 'https:']),
    sandbox: mode === 'sandbox' ? sandboxSettings(env) : null,
    aiUrl: url(env, 'AI_URL', ['http:', 'https:']),
    chat: chatSettings(env),
    chainLength: wholeNumber(env, 'CHAIN_LENGTH', CHAIN_LENGTH[mode], 100, 10_000_000),
    saltRule: saltRule(env),
    saltProof: paths(env, 'SALT_PROOF')[0] ?? null,
    beacon: beaconSettings(env),
    isInvestmentOpen: oneOf(env, 'INVESTMENT', ['open', 'closed']) === 'open',
    apiHost: origin(env, 'API_HOST'),
    authHost: origin(env, 'AUTH_HOST'),
    corsOrigins: origins(env, 'CORS_ORIGINS'),
    trustedProxies: wholeNumber(env, 'TRUST_PROXY', 0, 0, 10),
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', 0, 0, 300),
    passwordMemoryKib: wholeNumber(env, 'PASSWORD_MEMORY_KIB', PASSWORD_MEMORY_KIB, MEMORY_MIN_KIB[mode], 1_048_576),
    rateFactor: number(env, 'RATE_FACTOR', 1, 0, 1000),
    logLevel: oneOf(env, 'LOG_LEVEL', ['info', 'debug', 'warn', 'error', 'silent']),
    consoleSession: {
      hours: number(env, 'CONSOLE_SESSION_HOURS', 12, 0.1, 24),
      idleMinutes: number(env, 'CONSOLE_IDLE_MINUTES', 30, 1, 720),
    },
    metricsToken: env['METRICS_TOKEN']?.trim() || null,
    tracing: tracing(env),
    addressCountries: paths(env, 'ADDRESS_COUNTRIES'),
    alerts: alertSettings(env),
    launchGold: wholeNumber(env, 'LAUNCH_GOLD', LAUNCH_GOLD_MAX, 0, LAUNCH_GOLD_MAX),
    adjustAloneGold: wholeNumber(env, 'ADJUST_ALONE_GOLD', 10_000, 0, 1_000_000),
    newDestinationHoldHours: number(env, 'NEW_DESTINATION_HOLD_HOURS', HOLD_HOURS[mode], 0, 720),
    automaticPerHourGold: wholeNumber(env, 'AUTOMATIC_PER_HOUR_GOLD', 5_000_000, 0, 1_000_000_000_000),
  }
  if (config.mode === 'real') requireRealSettings(config)
  return config
}

function tracing(env: Env): Config['tracing'] {
  const endpoint = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])
  const ratio = number(env, 'OTEL_TRACES_SAMPLER_ARG', 1, 0, 1)
  return endpoint === null ? null : { endpoint, ratio }
}

const dataDir = (env: Env): string => path.resolve(text(env, 'DATA_DIR', 'data'))

/** The embedded database is in the data folder, so its mark is kept beside it. */
const defaultMarkFile = (env: Env): string =>
  text(env, 'DATABASE_URL', '') ? path.join(dataDir(env), 'mark.json') : `${dataDir(env)}-mark.json`
const paths = (env: Env, name: string): string[] =>
  text(env, name, '')
    .split(',')
    .map((file) => file.trim())
    .filter(Boolean)
    .map((file) => path.resolve(file))

/** Sandbox gold is free, so it must never be paid out. */
function refuseRealSettings(env: Env): void {
  const [found] = realSettings(env)
  if (found) throw new ConfigError(`${found} is for real money. Set MODE=real, or remove it.`)
}

/** Real money needs settings for which a sandbox has defaults. */
function requireRealSettings(config: Config): void {
  const { secretKey, publicUrl } = config
  const missing = [
    secretKey && new Set(secretKey).size >= 16 ? '' : 'SECRET_KEY: 64 random hex digits (openssl rand -hex 32)',
    config.databaseUrl ? '' : 'DATABASE_URL: a PostgreSQL server',
    config.mailUrl ? '' : 'MAIL_URL: an SMTP server',
    config.flutterwave || config.chain ? '' : 'FLUTTERWAVE_…, CHAIN_… or both: a payment gateway, a chain or both',
    publicUrl?.startsWith('https:') ? '' : 'PUBLIC_URL: the https:// address that players open',
    config.saltRule === 'practice' ? 'SALT_RULE: btc:<height of a future block>, not a test chain' : '',
    investmentNeeds(config),
    config.metricsToken ? '' : 'METRICS_TOKEN: the bearer token for /metrics',
    isAlerting(config.alerts) ? '' : 'ALERT_EMAIL, ALERT_WEBHOOK_URL or both: where alarms are sent',
  ].filter(Boolean)
  if (missing.length > 0) throw new ConfigError(['MODE=real needs more settings.', ...missing].join('\n  '))
}

/** Whoever knows results in advance could win from the investors, so with their money nobody may. */
const investmentNeeds = ({ beacon, isInvestmentOpen }: Config): string =>
  isRealBeacon(beacon) || (beacon === 'off' && !isInvestmentOpen)
    ? ''
    : 'BEACON: two or more https:// relays of drand quicknet (or BEACON=off with INVESTMENT=closed)'

/** Defaults to the server's own domain: most mail servers reject other senders. */
function mailFrom(env: Env): string {
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:'])
  const value = text(env, 'MAIL_FROM', `Glasshouse <no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`)
  if (!/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$/.test(value)) {
    throw new ConfigError(
      `MAIL_FROM must be a name and an address, such as Glasshouse <no-reply@example.com>, not '${value}'.`,
    )
  }
  return value
}

function clamavUrl(env: Env): string | null {
  const value = url(env, 'CLAMAV_URL', ['tcp:'])
  if (value && !new URL(value).port) throw new ConfigError('CLAMAV_URL needs a port, such as tcp://127.0.0.1:3310.')
  return value
}

function origin(env: Env, name: string): string {
  return checkOrigin(name, text(env, name, ''))
}

const origins = (env: Env, name: string): string[] =>
  text(env, name, '')
    .split(',')
    .map((value) => checkOrigin(name, value.trim()))
    .filter(Boolean)

function checkOrigin(name: string, value: string): string {
  if (value && (!URL.canParse(value) || new URL(value).origin !== value)) {
    throw new ConfigError(`${name} must be an origin without a path, such as https://api.example.com, not '${value}'.`)
  }
  return value
}

function saltRule(env: Env): string {
  const value = text(env, 'SALT_RULE', 'practice')
  if (value !== 'practice' && !/^btc:\d+$/.test(value)) {
    throw new ConfigError(`SALT_RULE must be practice or btc:<height of a future block>, not '${value}'.`)
  }
  return value
}

/** A running sandbox must be configured completely, with its secrets. */
function sandboxSettings(env: Env): SandboxSettings | null {
  const gatewayUrl = url(env, 'SANDBOX_GATEWAY_URL', ['http:', 'https:'])
  if (!gatewayUrl) return null
  const required = (name: string): string => {
    const value = text(env, name, '')
    if (!value) throw new ConfigError(`${name} is required with SANDBOX_GATEWAY_URL.`)
    return value
  }
  return {
    gatewayUrl,
    adsUrl: required('SANDBOX_ADS_URL'),
    mailUrl: url(env, 'SANDBOX_MAIL_URL', ['smtp:']),
    mailboxUrl: url(env, 'SANDBOX_MAILBOX_URL', ['http:', 'https:']),
    chainUrl: url(env, 'CHAIN_URL', ['http:', 'https:']),
    beaconUrl: url(env, 'SANDBOX_BEACON_URL', ['http:', 'https:']),
    keySecret: required('SANDBOX_KEY_SECRET'),
    hookSecret: required('SANDBOX_HOOK_SECRET'),
    adsSecret: required('SANDBOX_ADS_SECRET'),
  }
}

// Configuration comes from environment variables alone; each has a default. A wrong value is named at the start.

import path from 'node:path'
import { LAUNCH_GOLD_MAX } from '@glasshouse/rulebook/core/sign-in'
import { chainPlace, flutterwavePlace, realSettings, type ChainPlace, type FlutterwavePlace } from './payments.ts'
import { chatSettings, type ChatSettings } from './chat.ts'
import { ConfigError, hexKey, hexKeys, number, oneOf, text, url, wholeNumber, type Env } from './env.ts'

export { ConfigError } from './env.ts'

/** Where the sandbox's gateway, advertising network and chain are, and the secrets that both sides sign with. */
export interface SandboxPlace {
  readonly gatewayUrl: string
  readonly adsUrl: string
  /** Where letters are taken, by SMTP, and the page that shows them; null where there is no mailbox. */
  readonly mailUrl: string | null
  readonly mailboxUrl: string | null
  /** Null where there is no chain: everything else works. */
  readonly chainUrl: string | null
  readonly keySecret: string
  readonly hookSecret: string
  readonly adsSecret: string
}

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly redisUrl: string | null
  readonly mode: 'sandbox' | 'real'
  readonly secretKey: Buffer | null
  /** Keys that only open what was sealed with them, while the key is being changed. */
  readonly secretKeysAlso: readonly Buffer[]
  /** The mail server, else the sandbox's mailbox; and whom readers see as the sender. */
  readonly mailUrl: string | null
  readonly mailFrom: string
  /** The ways of real money; null where they are not configured, and always in a sandbox. */
  readonly flutterwave: FlutterwavePlace | null
  readonly chain: ChainPlace | null
  /** Where players reach this house, for those who send them back to it. */
  readonly publicUrl: string | null
  /** A sandbox that runs already; else the house starts its own. */
  readonly sandbox: SandboxPlace | null
  readonly aiUrl: string | null
  readonly chat: ChatSettings
  /** How many rounds a game's chain holds, where its public salt comes from, and that value once it exists. */
  readonly chainLength: number
  readonly saltRule: string
  readonly saltHeader: string | null
  readonly apiHost: string
  readonly authHost: string
  readonly corsOrigins: readonly string[]
  /** How many proxies stand in front; the address is taken from what they add, never from what a client claims. */
  readonly trustedProxies: number
  /** How long a node that was asked to end still answers, for whoever stands in front to notice. */
  readonly drainSeconds: number
  readonly rateFactor: number
  readonly logLevel: string
  /** How long an operator's session lasts, and how long without a call. */
  readonly consoleSession: { readonly hours: number; readonly idleMinutes: number }
  readonly metricsToken: string | null
  /** What the operator adds to the daily sign-in of his own, per day, while a house is new. */
  readonly launchGold: number
  /** What one operator may book to or from players alone, within a day; more needs a second one. */
  readonly adjustAloneGold: number
}

/** Practice chains follow one another by themselves, and a house to try out should be open at once; real ones last for years. */
const CHAIN_LENGTH = { sandbox: 5000, real: 4_000_000 } as const

export function readConfig(env: Env): Config {
  const mode = oneOf(env, 'MODE', ['sandbox', 'real'])
  if (mode === 'sandbox') refuseRealMoney(env)
  const config: Config = {
    port: wholeNumber(env, 'PORT', 8080, 0, 65_535),
    host: text(env, 'HOST', '127.0.0.1'),
    dataDir: path.resolve(text(env, 'DATA_DIR', 'data')),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    mode,
    secretKey: hexKey(env, 'SECRET_KEY'),
    secretKeysAlso: hexKeys(env, 'SECRET_KEY_ALSO'),
    mailUrl: url(env, 'MAIL_URL', ['smtp:', 'smtps:']),
    mailFrom: mailFrom(env),
    flutterwave: mode === 'real' ? flutterwavePlace(env) : null,
    chain: mode === 'real' ? chainPlace(env) : null,
    publicUrl: url(env, 'PUBLIC_URL', ['http:', 'https:']),
    sandbox: mode === 'sandbox' ? sandboxPlace(env) : null,
    aiUrl: url(env, 'AI_URL', ['http:', 'https:']),
    chat: chatSettings(env),
    chainLength: wholeNumber(env, 'CHAIN_LENGTH', CHAIN_LENGTH[mode], 100, 10_000_000),
    saltRule: saltRule(env),
    saltHeader: env['SALT_HEADER']?.trim().toLowerCase() || null,
    apiHost: origin(env, 'API_HOST'),
    authHost: origin(env, 'AUTH_HOST'),
    corsOrigins: origins(env, 'CORS_ORIGINS'),
    trustedProxies: wholeNumber(env, 'TRUST_PROXY', 0, 0, 10),
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', 0, 0, 300),
    rateFactor: number(env, 'RATE_FACTOR', 1, 0, 1000),
    logLevel: oneOf(env, 'LOG_LEVEL', ['info', 'debug', 'warn', 'error', 'silent']),
    consoleSession: {
      hours: number(env, 'CONSOLE_SESSION_HOURS', 12, 0.1, 24),
      idleMinutes: number(env, 'CONSOLE_IDLE_MINUTES', 30, 1, 720),
    },
    metricsToken: env['METRICS_TOKEN']?.trim() || null,
    launchGold: wholeNumber(env, 'LAUNCH_GOLD', LAUNCH_GOLD_MAX, 0, LAUNCH_GOLD_MAX),
    adjustAloneGold: wholeNumber(env, 'ADJUST_ALONE_GOLD', 10_000, 0, 1_000_000),
  }
  if (config.mode === 'real') refuseUnready(config)
  return config
}

/** Gold is given away in a sandbox: it must never be paid out for. */
function refuseRealMoney(env: Env): void {
  const [found] = realSettings(env)
  if (found) throw new ConfigError(`${found} is for real money and needs MODE=real; a sandbox gives gold away.`)
}

/** Real money needs what a sandbox makes up for itself. */
function refuseUnready(config: Config): void {
  const { secretKey, publicUrl } = config
  const missing = [
    secretKey ? '' : 'SECRET_KEY (64 hexadecimal digits, kept by you)',
    secretKey && new Set(secretKey).size < 16 ? 'a SECRET_KEY that nobody guesses (openssl rand -hex 32)' : '',
    config.databaseUrl ? '' : 'DATABASE_URL (a PostgreSQL server)',
    config.mailUrl ? '' : 'MAIL_URL (an SMTP server)',
    config.flutterwave || config.chain
      ? ''
      : 'a way to pay (FLUTTERWAVE_… for a gateway, CHAIN_… for a chain, or both)',
    publicUrl?.startsWith('https:') ? '' : 'PUBLIC_URL (https://…, where players reach the house)',
    config.saltRule === 'practice' ? 'SALT_RULE=btc:<height> (a practice chain is salted by the server itself)' : '',
    config.metricsToken ? '' : 'METRICS_TOKEN',
  ].filter(Boolean)
  if (missing.length > 0) throw new ConfigError(`MODE=real can not start without: ${missing.join('; ')}.`)
}

/** Of the house's own domain where nothing is said: others are refused by most mail servers. */
function mailFrom(env: Env): string {
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:'])
  const given = text(env, 'MAIL_FROM', `Glasshouse <no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`)
  if (!/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$/.test(given)) {
    throw new ConfigError(
      `MAIL_FROM is '${given}': it must be a name and an address, as Glasshouse <no-reply@example.com>.`,
    )
  }
  return given
}

function origin(env: Env, name: string): string {
  return checkOrigin(name, text(env, name, ''))
}

const origins = (env: Env, name: string): string[] =>
  text(env, name, '')
    .split(',')
    .map((given) => checkOrigin(name, given.trim()))
    .filter(Boolean)

function checkOrigin(name: string, given: string): string {
  if (given && (!URL.canParse(given) || new URL(given).origin !== given)) {
    throw new ConfigError(
      `${name} holds '${given}': it must be an origin such as https://api.example.com, without a path.`,
    )
  }
  return given
}

function saltRule(env: Env): string {
  const given = text(env, 'SALT_RULE', 'practice')
  if (given !== 'practice' && !/^btc:\d+$/.test(given)) {
    throw new ConfigError(`SALT_RULE is '${given}': it must be practice, or btc:<height of a block to come>.`)
  }
  return given
}

/** All of it or nothing: a sandbox that runs already is named with its secrets. */
function sandboxPlace(env: Env): SandboxPlace | null {
  const gatewayUrl = url(env, 'SANDBOX_GATEWAY_URL', ['http:', 'https:'])
  if (!gatewayUrl) return null
  const needed = (name: string): string => {
    const value = text(env, name, '')
    if (!value) throw new ConfigError(`${name} is needed beside SANDBOX_GATEWAY_URL.`)
    return value
  }
  return {
    gatewayUrl,
    adsUrl: needed('SANDBOX_ADS_URL'),
    mailUrl: url(env, 'SANDBOX_MAIL_URL', ['smtp:']),
    mailboxUrl: url(env, 'SANDBOX_MAILBOX_URL', ['http:', 'https:']),
    chainUrl: url(env, 'CHAIN_URL', ['http:', 'https:']),
    keySecret: needed('SANDBOX_KEY_SECRET'),
    hookSecret: needed('SANDBOX_HOOK_SECRET'),
    adsSecret: needed('SANDBOX_ADS_SECRET'),
  }
}

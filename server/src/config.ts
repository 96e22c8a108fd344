// Configuration comes from environment variables alone; each has a default. A wrong value is named at the start.

import path from 'node:path'

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly redisUrl: string | null
  readonly mode: 'sandbox' | 'real'
  readonly secretKey: Buffer | null
  /** Where mails, the chain, the gateway and the characters' engine are; used by the parts that speak to them. */
  readonly mailUrl: string | null
  readonly chainUrl: string | null
  readonly gatewayUrl: string | null
  readonly aiUrl: string | null
  /** How many rounds a game's chain holds, where its public salt comes from, and that value once it exists. */
  readonly chainLength: number
  readonly saltRule: string
  readonly saltHeader: string | null
  readonly apiHost: string
  readonly authHost: string
  readonly corsOrigins: readonly string[]
  /** How many proxies stand in front; the address is taken from what they add, never from what a client claims. */
  readonly trustedProxies: number
  readonly rateFactor: number
  readonly logLevel: string
  readonly metricsToken: string | null
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

type Env = Readonly<Record<string, string | undefined>>

export function readConfig(env: Env): Config {
  const config: Config = {
    port: wholeNumber(env, 'PORT', 8080, 0, 65_535),
    host: text(env, 'HOST', '127.0.0.1'),
    dataDir: path.resolve(text(env, 'DATA_DIR', 'data')),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    mode: oneOf(env, 'MODE', ['sandbox', 'real']),
    secretKey: secretKey(env),
    mailUrl: url(env, 'MAIL_URL', ['smtp:', 'smtps:']),
    chainUrl: url(env, 'CHAIN_URL', ['http:', 'https:']),
    gatewayUrl: url(env, 'GATEWAY_URL', ['https:']),
    aiUrl: url(env, 'AI_URL', ['http:', 'https:']),
    chainLength: wholeNumber(env, 'CHAIN_LENGTH', 100_000, 100, 10_000_000),
    saltRule: saltRule(env),
    saltHeader: env['SALT_HEADER']?.trim().toLowerCase() || null,
    apiHost: origin(env, 'API_HOST'),
    authHost: origin(env, 'AUTH_HOST'),
    corsOrigins: origins(env, 'CORS_ORIGINS'),
    trustedProxies: wholeNumber(env, 'TRUST_PROXY', 0, 0, 10),
    rateFactor: number(env, 'RATE_FACTOR', 1, 0, 1000),
    logLevel: oneOf(env, 'LOG_LEVEL', ['info', 'debug', 'warn', 'error', 'silent']),
    metricsToken: env['METRICS_TOKEN']?.trim() || null,
  }
  if (config.mode === 'real') refuseUnready(config)
  return config
}

/** Real money needs what a sandbox makes up for itself. */
function refuseUnready(config: Config): void {
  const missing = [
    config.secretKey ? '' : 'SECRET_KEY (64 hexadecimal digits, kept by you)',
    config.databaseUrl ? '' : 'DATABASE_URL (a PostgreSQL server)',
    config.mailUrl ? '' : 'MAIL_URL (an SMTP server)',
    config.gatewayUrl ? '' : 'GATEWAY_URL (a payment gateway)',
    config.chainUrl ? '' : 'CHAIN_URL (a JSON-RPC node)',
    config.saltRule === 'practice' ? 'SALT_RULE=btc:<height> (a practice chain is salted by the server itself)' : '',
    config.metricsToken ? '' : 'METRICS_TOKEN',
    'the part that takes real payments, which this version does not have yet',
  ].filter(Boolean)
  throw new ConfigError(`MODE=real can not start without: ${missing.join('; ')}.`)
}

const text = (env: Env, name: string, fallback: string): string => env[name]?.trim() || fallback

function number(env: Env, name: string, fallback: number, min: number, max: number): number {
  const given = text(env, name, String(fallback))
  const value = Number(given)
  if (!Number.isFinite(value) || value < min || value > max) {
    throw new ConfigError(`${name} is '${given}': it must be a number from ${min} to ${max}.`)
  }
  return value
}

function wholeNumber(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = number(env, name, fallback, min, max)
  if (!Number.isInteger(value)) throw new ConfigError(`${name} is '${value}': it must be a whole number.`)
  return value
}

function oneOf<const T extends string>(env: Env, name: string, values: readonly [T, ...T[]]): T {
  const given = text(env, name, values[0])
  const value = values.find((v) => v === given)
  if (!value) throw new ConfigError(`${name} is '${given}': it must be one of ${values.join(', ')}.`)
  return value
}

function url(env: Env, name: string, protocols: readonly string[]): string | null {
  const given = env[name]?.trim()
  if (!given) return null
  // The value may hold a password, so the message does not repeat it.
  if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol)) {
    throw new ConfigError(`${name} must be an address that begins with ${protocols.join('// or ')}//.`)
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

function secretKey(env: Env): Buffer | null {
  const given = env['SECRET_KEY']?.trim()
  if (!given) return null
  if (!/^[0-9a-fA-F]{64}$/.test(given)) throw new ConfigError('SECRET_KEY must be 64 hexadecimal digits.')
  return Buffer.from(given, 'hex')
}

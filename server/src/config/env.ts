// Reads single settings from environment variables and reports wrong values by name.

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export type Env = Readonly<Record<string, string | undefined>>

export const text = (env: Env, name: string, fallback: string): string => env[name]?.trim() || fallback

export function number(env: Env, name: string, fallback: number, min: number, max: number): number {
  const given = text(env, name, String(fallback))
  const value = Number(given)
  if (!Number.isFinite(value) || value < min || value > max) {
    throw new ConfigError(`${name} must be a number from ${min} to ${max}, not '${given}'.`)
  }
  return value
}

export function wholeNumber(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = number(env, name, fallback, min, max)
  if (!Number.isInteger(value)) throw new ConfigError(`${name} must be a whole number, not '${value}'.`)
  return value
}

export function oneOf<const T extends string>(env: Env, name: string, values: readonly [T, ...T[]]): T {
  const given = text(env, name, values[0])
  const value = values.find((v) => v === given)
  if (!value) throw new ConfigError(`${name} must be one of ${values.join(', ')}, not '${given}'.`)
  return value
}

export function url(env: Env, name: string, protocols: readonly string[]): string | null {
  const given = env[name]?.trim()
  if (!given) return null
  // The value may contain a password, so the message does not repeat it.
  if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol)) {
    throw new ConfigError(`${name} must be a URL that starts with ${protocols.join('// or ')}//.`)
  }
  return given
}

/** Returns all values, or null when none is set; throws naming the missing ones when only some are. */
export function allOrNone<const Name extends string>(
  env: Env,
  label: string,
  names: readonly Name[],
): Readonly<Record<Name, string>> | null {
  const missing = names.filter((name) => !env[name]?.trim())
  if (missing.length === names.length) return null
  if (missing.length > 0) throw new ConfigError(`${label} is only partly configured. Also set ${missing.join(', ')}.`)
  return Object.fromEntries(names.map((name) => [name, env[name]?.trim() ?? ''])) as Record<Name, string>
}

/** A secret key: messages never repeat it. */
export function hexKey(env: Env, name: string): Buffer | null {
  const given = env[name]?.trim().replace(/^0x/, '')
  if (!given) return null
  const hint = name === 'SECRET_KEY' ? ' (openssl rand -hex 32)' : ''
  if (!/^[0-9a-fA-F]{64}$/.test(given)) throw new ConfigError(`${name} must be 64 hex digits${hint}.`)
  return Buffer.from(given, 'hex')
}

/** Several keys, separated by commas. */
export const hexKeys = (env: Env, name: string): Buffer[] =>
  text(env, name, '')
    .split(',')
    .flatMap((given) => hexKey({ [name]: given }, name) ?? [])

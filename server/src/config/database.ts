// Where the database is, and what stands between it and a node.

import { ConfigError, oneOf, url, type Env } from './env.ts'

export interface DatabaseSettings {
  readonly databaseUrl: string | null
  /**
   * PostgreSQL itself, where DATABASE_URL is a PgBouncer in transaction mode: for LISTEN and for the commands. Null
   * without such a pooler.
   */
  readonly databaseDirectUrl: string | null
}

const PROTOCOLS = ['postgres:', 'postgresql:']

export function databaseSettings(env: Env): DatabaseSettings {
  const databaseUrl = url(env, 'DATABASE_URL', PROTOCOLS)
  const databaseDirectUrl = url(env, 'DATABASE_DIRECT_URL', PROTOCOLS)
  const isPooled = oneOf(env, 'DATABASE_POOLING', ['session', 'transaction']) === 'transaction'
  if (isPooled && !(databaseUrl && databaseDirectUrl))
    throw new ConfigError(
      'DATABASE_POOLING=transaction needs DATABASE_URL (PgBouncer) and DATABASE_DIRECT_URL (PostgreSQL itself).',
    )
  if (!isPooled && databaseDirectUrl)
    throw new ConfigError('DATABASE_DIRECT_URL is for DATABASE_POOLING=transaction. Set both, or remove it.')
  return { databaseUrl, databaseDirectUrl }
}

/** The database of a command: past the pooler, whose connections serve a client for one transaction only. */
export const directDatabase = ({
  databaseUrl,
  databaseDirectUrl,
  dataDir,
}: DatabaseSettings & { readonly dataDir: string }): { url: string } | { folder: string } => {
  const directUrl = databaseDirectUrl ?? databaseUrl
  return directUrl ? { url: directUrl } : { folder: dataDir }
}

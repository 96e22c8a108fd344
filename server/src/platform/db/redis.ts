// Connections to Redis. Redis is optional, so nothing waits for it: the driver retries without end and the log reports
// that it is missing.

import type { Redis } from 'ioredis'

/** Receives a message when Redis is unreachable, at the 1st, 2nd, 4th, 8th … try, and one when it is back. */
export type OnRedis = (message: string) => void

const OPTIONS = { maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 2000 }

interface ConnectionOptions {
  readonly commandTimeout: number
  readonly autoResubscribe?: boolean
}

export async function openRedis(url: string, options: ConnectionOptions, onChange: OnRedis): Promise<Redis> {
  const { Redis: Client } = await import('ioredis')
  const redis = new Client(url, { ...OPTIONS, ...options })
  const name = `Redis at ${new URL(url).host}`
  let failedTries = 0
  let reason = 'the connection was closed'
  redis.on('error', (error: Error & { code?: string }) => (reason = error.message || error.code || reason))
  redis.on('reconnecting', () => {
    failedTries++
    if (Number.isInteger(Math.log2(failedTries)))
      onChange(`${name} can’t be reached (try ${failedTries}: ${reason}). The server runs without it and keeps trying.`)
  })
  redis.on('ready', () => {
    if (failedTries > 0) onChange(`${name} is connected. Failed tries: ${failedTries}.`)
    failedTries = 0
  })
  return redis
}

// Connections to Redis. The house works without it, so nobody waits for one: the driver tries on for ever, and the log says
// that it is missing.

import type { Redis } from 'ioredis'

/** Gets a line when Redis can not be reached, at the 1st, 2nd, 4th, 8th … try, and one when it is there again. */
export type OnRedis = (line: string) => void

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
      onChange(
        `${name} can not be reached (try ${failedTries}: ${reason}). The house goes on without it and tries again.`,
      )
  })
  redis.on('ready', () => {
    if (failedTries > 0) onChange(`${name} is connected, after ${failedTries} failed tries.`)
    failedTries = 0
  })
  return redis
}

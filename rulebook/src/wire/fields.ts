// Fields that many endpoints share.

import { z } from 'zod'
import { CLIENT_SEED } from '../play/draws.ts'

/** An amount of gold that a player names: whole coins. Whether it is enough, each game says in its own words. */
export const gold = z.int().describe('An amount of gold, as a whole number.')
/** An amount of gold that the server tells; it may be zero or, as a result, negative. */
export const coins = z.int()
/** Milliseconds since 1970. */
export const time = z.int()
/** Where a list goes on: 0 for the newest page, else the createTime of the last row seen. */
export const lastCreateTime = z.coerce
  .number()
  .int()
  .min(0)
  .meta({ description: '0 for the first page, then the `createTime` of the last row you received.', examples: [0] })
export const page = z.strictObject({ lastCreateTime })
/** The database's maximum version number. */
export const VERSION_MAX = 2_000_000_000
/** The version that a change is based on, 0 for none yet. */
export const version = z.int().min(0).max(VERSION_MAX)
/** Made by the client once per intent; a repeat gets the first answer again, however it spells it. */
export const requestId = z
  .uuid()
  .toLowerCase()
  .meta({
    description:
      'A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.',
    examples: ['7d444840-9dc0-41d1-b245-5ffdce74fad2'],
  })
export const clientSeed = z.string().regex(CLIENT_SEED).describe('The client seed, chosen by the player.')
export const hex = z.string().regex(/^[0-9a-f]*$/)
/** A share or multiplier as exact decimal digits, such as "0.99". */
export const decimal = z.string().regex(/^\d+(\.\d+)?$/)

export const languages = ['en', 'fr'] as const
export const language = z.enum(languages)
export type Language = z.infer<typeof language>

// What Home asks the server, each on its own so that one slow answer holds up nothing else.

import type { ComponentType, ReactNode } from 'react'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { HomeContract } from '@glasshouse/rulebook/wire/home'
import { caller } from '../../client/call.ts'
import type { GameTile } from '../../client/game-tile.ts'
import { polling } from '../../client/live/polled.ts'

const call = caller<HomeContract>()
const quiet = { quiet: true }
const LIVE_MS = 5_000
const NEWS_MS = 60_000

export type Banner = OutputOf<HomeContract, 'GET /api/home/banner'>[number]
export type Bet = OutputOf<HomeContract, 'GET /api/home/bet_record'>[number]
export type Win = OutputOf<HomeContract, 'GET /api/home/v2/broadcast'>[number]
export type OpenGame = OutputOf<HomeContract, 'GET /api/home/games'>[number]

export const banners = polling(() => call('GET /api/home/banner', {}, quiet), NEWS_MS)
export const openGames = polling(() => call('GET /api/home/games', {}, quiet), LIVE_MS)
export const wins = polling(() => call('GET /api/home/v2/broadcast', {}, quiet), LIVE_MS)
export const latestBets = polling(() => call('GET /api/home/bet_record', {}, quiet), LIVE_MS)

/** Asks again for whatever has no answer yet. */
export function retryHome(): void {
  for (const source of [banners, openGames, wins, latestBets]) if (source.snapshot().data === undefined) source.retry()
}

export interface ResultsProps {
  readonly texts: readonly string[]
  readonly now?: ReactNode
}
/** Live tiles are given the part that draws results, so that the first screen shares no extra chunk with them. */
interface TileProps {
  readonly tile: GameTile
  readonly Results: ComponentType<ResultsProps>
}
export type CrashNowProps = TileProps & { readonly outcomes: readonly unknown[] }
export type DrawNowProps = TileProps & { readonly texts: readonly string[] }

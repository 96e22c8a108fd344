// The order of 'Hot games': by the bets of the last day, games with as many in the order of their tiles. It is kept for
// the next visit and stays for this one, so that no tile moves under a finger.

import { useEffect, useState } from 'react'
import type { OpenGame } from './house.ts'

const STORED = 'hotGames'
type Played = Pick<OpenGame, 'game' | 'betsLastDay'>

/** Ids of the games that were played, the most played first. */
export const hotOrder = (games: readonly Played[]): string[] =>
  games
    .filter(({ betsLastDay }) => betsLastDay > 0)
    .toSorted((one, other) => other.betsLastDay - one.betsLastDay || (one.game < other.game ? -1 : 1))
    .map(({ game }) => game)

/** The ids in order; games that are missing come after them. */
export function useHotOrder(games: readonly Played[] | undefined): readonly string[] {
  const [order, setOrder] = useState(() => localStorage.getItem(STORED)?.split(' '))
  // A first visit has nothing to keep still.
  if (!order && games) setOrder(hotOrder(games))
  useEffect(() => {
    if (games) localStorage.setItem(STORED, hotOrder(games).join(' '))
  }, [games])
  return order ?? []
}

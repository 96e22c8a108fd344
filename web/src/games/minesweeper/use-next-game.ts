import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MinesweeperBoard, MinesweeperChoice } from '@glasshouse/rulebook/games/minesweeper/rules'
import { useAmount, useStake } from '../../play/bet-bar/use-stake.ts'
import { isOpen } from '../../play/steps/step-game.ts'
import type { StepTable } from '../../play/steps/use-step-table.ts'
import { settingQuery } from './game.ts'
import { maxWinOf, stakesOf } from './odds.ts'
import { togglePattern } from './stage/board-view.ts'

const FIRST_STAKE = 500
const FIRST_MINES = 3

export type NextGame = ReturnType<typeof useNextGame>
export type Pick = ReturnType<typeof usePick>

/** The game that would begin now: how many mines, for how much, and how far it could go. */
export function useNextGame({ isDemo, gold, state }: StepTable<MinesweeperChoice, MinesweeperBoard>) {
  const { data } = useQuery({ ...settingQuery, enabled: !isDemo })
  const [mines, setMines] = useState(FIRST_MINES)
  const amount = useAmount(FIRST_STAKE)
  const { session } = state
  const [seenId, setSeenId] = useState<number | null>(null)
  // A game that was begun elsewhere brings its own choice; the next one starts from there.
  if (session && isOpen(session) && session.id !== seenId) {
    setSeenId(session.id)
    setMines(session.choice.mines)
    amount.set(session.gold)
  }
  const limits = isDemo ? undefined : data
  const stake = useStake(amount, stakesOf({ mines }, limits), gold)
  /** Null where the stake would not be taken. */
  const maxWin = maxWinOf(stake.value ?? 0, { mines }, limits)
  // After `lastStep` tiles it would be cashed out by itself; 0 where the stake would not be taken.
  return { mines, setMines, stake, maxWin, lastStep: maxWin?.step ?? 0 }
}

/** The tiles that each game of a run opens, in the order they were chosen. */
export function usePick(most: number, onEnter: () => void) {
  const [isOn, setOn] = useState(false)
  const [isHinted, setHinted] = useState(false)
  const [tiles, setTiles] = useState<readonly number[]>([])
  return {
    isOn,
    tiles,
    /** More than a game of this stake and these mines would open. */
    isTooMany: tiles.length > most,
    /** Somebody pressed a tile without a game. */
    isHinted,
    enter: () => {
      onEnter()
      setHinted(false)
      setOn(true)
    },
    leave: () => setOn(false),
    toggle: (tile: number) => setTiles(togglePattern(tiles, tile, most)),
    hint: () => setHinted(true),
    hush: () => setHinted(false),
  }
}

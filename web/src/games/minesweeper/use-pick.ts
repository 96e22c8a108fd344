// The tiles that each game of a run opens, in the order they were chosen.

import { useState } from 'react'
import { togglePattern } from './stage/board-view.ts'

export interface Pick {
  readonly isOn: boolean
  readonly tiles: readonly number[]
  /** More than a game of this stake and these mines would open. */
  readonly isTooMany: boolean
  /** Somebody pressed a tile without a game. */
  readonly isHinted: boolean
  readonly enter: () => void
  readonly leave: () => void
  readonly toggle: (tile: number) => void
  readonly hint: () => void
  readonly hush: () => void
}

export function usePick(most: number, onEnter: () => void): Pick {
  const [isOn, setOn] = useState(false)
  const [isHinted, setHinted] = useState(false)
  const [tiles, setTiles] = useState<readonly number[]>([])
  return {
    isOn,
    tiles,
    isTooMany: tiles.length > most,
    isHinted,
    enter: () => {
      onEnter()
      setHinted(false)
      setOn(true)
    },
    leave: () => setOn(false),
    toggle: (tile) => setTiles(togglePattern(tiles, tile, most)),
    hint: () => setHinted(true),
    hush: () => setHinted(false),
  }
}

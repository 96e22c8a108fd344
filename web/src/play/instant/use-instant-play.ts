// One bet of an instant game, from press to shown result: place it, play its scene, then book it.

import { useEffect, useRef, useState } from 'react'
import { isCalm } from '../scene/motion.ts'
import { playScene, type Perform, type Scene, type ScenePlay } from '../scene/scene.ts'
import type { SettledBet } from '../settled-bet.ts'
import type { Table } from '../table/use-table.ts'

/** Asking: the server has not answered yet. Showing: the scene is on the stage. */
export type Phase = 'rest' | 'asking' | 'showing'

export interface InstantPlay<Choice, Outcome> {
  readonly phase: Phase
  /** The bet whose result was shown last. */
  readonly last: SettledBet<Choice, Outcome> | null
  /** A new bet ends the scene of the one before at once. */
  readonly bet: (stake: number, choice: Choice, quick?: boolean) => Promise<SettledBet<Choice, Outcome>>
  readonly skip: () => void
}

interface Show<Choice, Outcome, Act> {
  readonly scene: (bet: SettledBet<Choice, Outcome>, quick: boolean) => Scene<Act>
  readonly perform: Perform<Act>
  /** Something to see while the server is asked. */
  readonly wait: () => void
  /** The bet was refused: back to how it was. */
  readonly rest: () => void
  /** The scene is over, and the bet is booked next. */
  readonly ended: () => void
}

export function useInstantPlay<Choice, Outcome, Act>(
  table: Table<Choice, Outcome>,
  show: Show<Choice, Outcome, Act>,
): InstantPlay<Choice, Outcome> {
  const [phase, setPhase] = useState<Phase>('rest')
  const [last, setLast] = useState<SettledBet<Choice, Outcome> | null>(null)
  const playing = useRef<ScenePlay | null>(null)
  const isGone = useRef(false)
  const before = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    isGone.current = false
    return () => {
      // Nothing may be left unbooked when the player leaves.
      isGone.current = true
      playing.current?.skip()
    }
  }, [])

  async function one(stake: number, choice: Choice, quick: boolean): Promise<SettledBet<Choice, Outcome>> {
    setPhase('asking')
    if (!isCalm()) show.wait()
    try {
      const placed = await table.place(stake, choice)
      if (!isGone.current) {
        setPhase('showing')
        playing.current = playScene(show.scene(placed.bet, quick), show.perform, isCalm() || document.hidden)
        await playing.current.ended
      }
      show.ended()
      placed.book()
      setLast(placed.bet)
      return placed.bet
    } catch (error) {
      show.rest()
      throw error
    } finally {
      setPhase('rest')
    }
  }

  function bet(stake: number, choice: Choice, quick = false): Promise<SettledBet<Choice, Outcome>> {
    playing.current?.skip()
    // What was cut short is booked before the next bet is placed.
    const run = before.current.then(() => one(stake, choice, quick))
    before.current = run.catch(() => undefined)
    return run
  }

  return { phase, last, bet, skip: () => playing.current?.skip() }
}

// One game of a run: begins, opens the chosen cells in their order, leaves. A player who leaves meanwhile leaves the game as
// it is; it is found again.

import { isOpen, type StepSession, type StepSource } from './step-game.ts'

export interface Pace {
  /** Between two steps, and before the next game, so that one can see what happens. */
  readonly stepMs: number
  readonly endMs: number
}

export class WalkedAway extends Error {
  constructor() {
    super('the player has left')
    this.name = 'WalkedAway'
  }
}

export async function climb<Choice, Board>(
  source: StepSource<Choice, Board>,
  game: { readonly gold: number; readonly choice: Choice; readonly cells: readonly number[] },
  { stepMs, endMs }: Pace,
  signal: AbortSignal,
): Promise<StepSession<Choice, Board>> {
  const wait = async (ms: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (signal.aborted) throw new WalkedAway()
  }
  let session = await source.begin(game.gold, game.choice)
  for (const cell of game.cells) {
    if (!isOpen(session)) break
    await wait(stepMs)
    session = await source.reveal(cell)
  }
  if (isOpen(session)) {
    await wait(stepMs)
    session = await source.jump()
  }
  await wait(endMs).catch(() => undefined)
  return session
}

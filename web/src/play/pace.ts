// The shortest time between two games that the law of the player's country sets. The server counts from the moment a game
// began there, which is before its answer came back: waiting from the answer on is never too short.

/** When the last game was answered, in this tab. */
let lastStart = -Infinity

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Begins a game as soon as the pace allows. A refused game counts for nothing. */
export async function paced<T>(minPlayMs: number, begin: () => Promise<T>): Promise<T> {
  const waitMs = lastStart + minPlayMs - performance.now()
  if (minPlayMs > 0 && waitMs > 0) await pause(waitMs)
  const answer = await begin()
  lastStart = performance.now()
  return answer
}

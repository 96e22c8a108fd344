/** Calls painters once per frame while there are any and the page can be seen. */
export function createPainters<Moment>(now: () => Moment | null, onStart: () => () => void = () => () => undefined) {
  const painters = new Set<(moment: Moment, clockMs: number) => void>()
  let request = 0
  let leave: () => void = () => undefined
  const run = (clockMs: number): void => {
    request = requestAnimationFrame(run)
    const moment = now()
    if (moment) for (const painter of painters) painter(moment, clockMs)
  }
  return (painter: (moment: Moment, clockMs: number) => void): (() => void) => {
    painters.add(painter)
    if (painters.size === 1) {
      leave = onStart()
      request = requestAnimationFrame(run)
    }
    return () => {
      painters.delete(painter)
      if (painters.size > 0) return
      leave()
      cancelAnimationFrame(request)
    }
  }
}

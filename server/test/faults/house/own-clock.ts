// The host's clock of this process alone, which whoever started it can move: it sends by how many milliseconds to be
// ahead, and is told the time that is then shown.

export function letOthersMoveTheClock(): void {
  const hostNow = Date.now.bind(Date)
  let aheadMs = 0
  replaceDate(() => hostNow() + aheadMs)
  process.on('message', (ms: number) => {
    aheadMs = ms
    process.send?.(new Date().getTime())
  })
  // It belongs to whoever started it, and ends with him.
  process.on('disconnect', () => process.exit())
}

function replaceDate(now: () => number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self) as object,
    apply: () => new Date(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  })
}

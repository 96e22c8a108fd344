// A host clock for this process only, which its parent can move: the parent sends an offset in milliseconds and gets
// the resulting time.

export function letOthersMoveTheClock(): void {
  const hostNow = Date.now.bind(Date)
  let aheadMs = 0
  replaceDate(() => hostNow() + aheadMs)
  process.on('message', (ms: number) => {
    aheadMs = ms
    process.send?.(new Date().getTime())
  })
  // It belongs to its parent and ends with it.
  process.on('disconnect', () => process.exit())
}

function replaceDate(now: () => number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self) as object,
    apply: () => new Date(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  })
}

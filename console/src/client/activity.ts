// Whether somebody sits here. What refreshes by itself stops where nobody has touched anything for a while: otherwise a
// page that was left open would keep its session alive for ever.

const IDLE_MS = 10 * 60_000
let touched = Date.now()

for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
  addEventListener(event, () => (touched = Date.now()), { passive: true })

export const isSomebodyHere = (): boolean => document.visibilityState === 'visible' && Date.now() - touched < IDLE_MS

// Finds newer builds of the app. A service worker that was installed beside an older one waits until the player agrees;
// then it takes over and the page is reloaded.

const CHECK_MS = 30 * 60_000
/** Returning to the app checks too, but not every time. */
const CHECK_AGAIN_MS = 60_000
/** If the new worker does not answer, the page is reloaded all the same: pages always come from the server. */
const TAKE_OVER_MS = 3_000

let waiting: ServiceWorker | null = null
let notify: (() => void) | undefined

/** Calls back once, when a newer build waits. Set before `watchForUpdates`. */
export const onUpdate = (listener: () => void): void => void (notify = listener)

function found(worker: ServiceWorker | null): void {
  waiting = worker
  notify?.()
  notify = undefined
}

/** Only called when the player asks for it. */
export function loadUpdate(): void {
  const load = (): void => location.reload()
  if (!waiting) return load()
  navigator.serviceWorker.addEventListener('controllerchange', load, { once: true })
  setTimeout(load, TAKE_OVER_MS)
  waiting.postMessage('take over', [])
}

export async function watchForUpdates(): Promise<void> {
  const { serviceWorker } = navigator
  // A browser's first worker is no newer build.
  const hadOne = serviceWorker.controller !== null
  const registration = await serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  if (registration.waiting && hadOne) found(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && serviceWorker.controller) found(coming)
    })
  })
  // Another tab has let a newer worker take over: this page is now the older one.
  if (hadOne) serviceWorker.addEventListener('controllerchange', () => found(null), { once: true })
  checkRegularly(registration)
}

function checkRegularly(registration: ServiceWorkerRegistration): void {
  let checkedAt = performance.now()
  const check = (): void => {
    checkedAt = performance.now()
    // Fails without a network; the next check comes by itself.
    registration.update().catch(() => undefined)
  }
  setInterval(check, CHECK_MS)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && performance.now() - checkedAt > CHECK_AGAIN_MS) check()
  })
}

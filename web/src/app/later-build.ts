// Whether a newer build of the app waits. A worker that was installed beside an older one waits until the player says so;
// then it takes over and the page is loaded anew.

const LOOK_MS = 30 * 60_000
/** Who comes back to the app looks too, but not with every glance. */
const LOOK_AGAIN_MS = 60_000
/** If the new worker does not answer, the page is loaded anew all the same: pages always come from the server. */
const TAKE_OVER_MS = 3_000

let waiting: ServiceWorker | null = null
let isReady = false
const hearers = new Set<() => void>()

export const isNewer = {
  /** Calls back when a newer build waits; at once where one does. */
  once(hear: () => void): void {
    if (isReady) hear()
    else hearers.add(hear)
  },
}

function tellOnce(worker: ServiceWorker | null): void {
  waiting = worker
  isReady = true
  for (const hear of hearers) hear()
  hearers.clear()
}

/** Only ever called by the player's own hand. */
export function loadNewer(): void {
  const load = (): void => location.reload()
  if (!waiting) return load()
  navigator.serviceWorker.addEventListener('controllerchange', load, { once: true })
  setTimeout(load, TAKE_OVER_MS)
  waiting.postMessage('take over', [])
}

export async function watchForNewer(): Promise<void> {
  const { serviceWorker } = navigator
  // A browser's first worker is no newer build.
  const hadOne = serviceWorker.controller !== null
  const registration = await serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  if (registration.waiting && hadOne) tellOnce(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && serviceWorker.controller) tellOnce(coming)
    })
  })
  // Another tab has let a newer one take over: this page is the older one.
  if (hadOne) serviceWorker.addEventListener('controllerchange', () => tellOnce(null), { once: true })
  lookNowAndThen(registration)
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now()
  const look = (): void => {
    lookedAt = performance.now()
    // Without a network there is nothing newer to be had.
    registration.update().catch(() => undefined)
  }
  setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && performance.now() - lookedAt > LOOK_AGAIN_MS) look()
  })
}

// Stands between the browser and the network, for three things only: files whose name tells their content are kept, a page
// that can not be fetched is replaced by one that says so, and a push becomes a notice. It must never keep an answer of
// the API or a page: what shows money comes from the server or not at all. The build writes BUILD in front of it.

interface Build {
  /** Changes whenever one of the files below does. */
  readonly version: string
  /** Files under /assets/, whose names hold their hash. */
  readonly assets: readonly string[]
  /** What the offline page consists of, itself first. */
  readonly offline: readonly string[]
}

/** As much of a worker's world as is used here; the library of the page knows nothing of it. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetched extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null
}
interface Clicked extends Lasting {
  readonly notification: Notification
}
interface Tab {
  readonly url: string
  focus(): Promise<Tab>
  navigate(url: string): Promise<Tab | null>
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<Tab[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(name: 'fetch', hear: (event: Fetched) => void): void
  addEventListener(name: 'push', hear: (event: Pushed) => void): void
  addEventListener(name: 'notificationclick', hear: (event: Clicked) => void): void
  addEventListener(name: 'message', hear: (event: MessageEvent<unknown>) => void): void
}

declare const BUILD: Build
const scope = self as unknown as WorkerScope

const ASSETS = 'assets'
const OFFLINE = `offline-${BUILD.version}`
const MESSAGES = '/#/pages/accounts/messages'

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(OFFLINE).then((kept) => kept.addAll(BUILD.offline)))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => scope.clients.claim()))
})

/** What no page of this build asks for any more. */
async function forgetOld(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== ASSETS && name !== OFFLINE).map((name) => caches.delete(name)))
  const kept = await caches.open(ASSETS)
  const current = new Set(BUILD.assets)
  const old = (await kept.keys()).filter(({ url }) => !current.has(new URL(url).pathname))
  await Promise.all(old.map((request) => kept.delete(request)))
}

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api|console)(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => keptOffline('/offline.html')))
  else if (BUILD.assets.includes(pathname)) event.respondWith(keptOrFetched(request))
  else if (BUILD.offline.includes(pathname)) event.respondWith(fetch(request).catch(() => keptOffline(pathname)))
})

async function keptOffline(path: string): Promise<Response> {
  return (await caches.match(path, { cacheName: OFFLINE })) ?? Response.error()
}

/** A file whose name tells its content never changes. */
async function keptOrFetched(request: Request): Promise<Response> {
  const kept = await caches.open(ASSETS)
  const known = await kept.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.status === 200) await kept.put(request, answer.clone()).catch(() => undefined)
  return answer
}

// The page asks for it when the player has pressed Reload, and never before.
scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting()
})

scope.addEventListener('push', (event) => {
  const { text, language } = (event.data?.json() ?? {}) as { text?: string; language?: string }
  event.waitUntil(
    scope.registration.showNotification('Glasshouse', {
      body: text ?? '',
      lang: language ?? 'en',
      // One notice, however many messages wait.
      tag: 'messages',
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
    }),
  )
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openMessages())
})

async function openMessages(): Promise<void> {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [tab] = tabs.filter(({ url }) => new URL(url).origin === location.origin)
  if (!tab) return void (await scope.clients.openWindow(MESSAGES))
  await (await tab.focus()).navigate(MESSAGES)
}

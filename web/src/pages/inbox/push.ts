// Being told while the app is closed. The browser asks for permission only after the player has pressed the switch.

import type { PushContract } from '@glasshouse/rulebook/wire/account/push'
import { caller } from '../../client/call.ts'

const call = caller<PushContract>()

export type PushTrouble = 'unsupported' | 'denied' | 'failed'
export type PushOutcome = { readonly isOn: boolean; readonly trouble?: PushTrouble }

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** On only where both sides say so: the server may know a browser that has forgotten it. */
export async function pushState(signal: AbortSignal): Promise<PushOutcome> {
  const { isOn } = await call('GET /api/user/push', {}, { quiet: true, signal })
  return { isOn: isOn && canPush() && Notification.permission === 'granted' }
}

export async function turnPushOn(): Promise<PushOutcome> {
  if (!canPush()) return { isOn: false, trouble: 'unsupported' }
  if ((await Notification.requestPermission()) !== 'granted') return { isOn: false, trouble: 'denied' }
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return { isOn: false, trouble: 'unsupported' }
  const { publicKey } = await call('GET /api/user/push', {}, { quiet: true })
  const subscription = await subscribe(registration.pushManager, publicKey).catch(() => null)
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']]
  if (!endpoint || !p256dh || !auth) return { isOn: false, trouble: 'failed' }
  return await call('PUT /api/user/push', { endpoint, keys: { p256dh, auth } }, { quiet: true })
}

/** A subscription under another key, of another house or an older one, is given up first. */
async function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  await (await manager.getSubscription())?.unsubscribe()
  return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

export async function turnPushOff(): Promise<PushOutcome> {
  const ended = await call('DELETE /api/user/push', {}, { quiet: true })
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  return ended
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PushContract } from '@glasshouse/rulebook/wire/account/push'
import { CheckField } from '@glasshouse/ui/forms/field.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'

const messages = defineMessages({
  label: ['Notify me on this device', 'Recevoir les notifications sur cet appareil'],
  text: [
    'We’ll notify you of messages about your money or account, even with the app closed. Notifications contain no details and no advertising.',
    'Nous vous prévenons des messages concernant votre argent ou votre compte, même application fermée. Les notifications ne contiennent ni détails ni publicité.',
  ],
  unsupported: [
    'This browser can’t show notifications. On an iPhone, add the app to your home screen first.',
    'Ce navigateur ne peut pas afficher de notifications. Sur iPhone, ajoutez d’abord l’application à l’écran d’accueil.',
  ],
  denied: [
    'Your browser blocks notifications. Allow them in its settings, then try again.',
    'Votre navigateur bloque les notifications. Autorisez-les dans ses réglages, puis réessayez.',
  ],
  failed: [
    'We couldn’t change your notifications. Try again later.',
    'Nous n’avons pas pu modifier vos notifications. Réessayez plus tard.',
  ],
})

const KEY = ['push']

/** Turns push notifications for this browser on and off. */
export function PushSwitch() {
  const t = useMessages(messages)
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => pushState(signal), meta: { own: true } })
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOn() : turnPushOff()),
    onSuccess: (outcome) => queries.setQueryData<PushOutcome>(KEY, outcome),
  })
  const trouble = change.isError ? 'failed' : change.data?.trouble
  return (
    <Panel gap={4} style={{ paddingTop: 12 }} aria-busy={change.isPending || undefined}>
      <CheckField
        label={t('label')}
        checked={change.isPending ? change.variables : (data?.isOn ?? false)}
        onChange={(isOn) => change.isPending || change.mutate(isOn)}
        error={trouble && t(trouble)}
      />
      <Hint>{t('text')}</Hint>
    </Panel>
  )
}

const call = caller<PushContract>()

type PushTrouble = 'unsupported' | 'denied' | 'failed'
type PushOutcome = { readonly isOn: boolean; readonly trouble?: PushTrouble }

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** On only where both sides say so: the server may know a browser that has forgotten it. */
async function pushState(signal: AbortSignal): Promise<PushOutcome> {
  const { isOn } = await call('GET /api/user/push', {}, { quiet: true, signal })
  return { isOn: isOn && canPush() && Notification.permission === 'granted' }
}

/** The browser asks for permission only here, after the player has pressed the switch. */
async function turnPushOn(): Promise<PushOutcome> {
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

async function turnPushOff(): Promise<PushOutcome> {
  const ended = await call('DELETE /api/user/push', {}, { quiet: true })
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  return ended
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PushContract } from '@glasshouse/rulebook/wire/account/push'
import { CheckField } from '@glasshouse/ui/forms/field.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'

const messages = defineMessages({
  label: ['Tell me on this device', 'M’avertir sur cet appareil'],
  text: [
    'A notice when a message about your money or your account arrives, also while the app is closed. It never says more than that there is one, and never advertises.',
    'Un avis quand un message sur votre argent ou votre compte arrive, même application fermée. Il dit seulement qu’il y en a un, et ne fait jamais de publicité.',
  ],
  unsupported: [
    'This browser can not be told while the app is closed. On an iPhone, add the app to the home screen first.',
    'Ce navigateur ne peut pas être averti quand l’application est fermée. Sur iPhone, ajoutez-la d’abord à l’écran d’accueil.',
  ],
  denied: [
    'The browser does not allow notices. Allow them in its settings, then try again.',
    'Le navigateur n’autorise pas les avis. Autorisez-les dans ses réglages, puis réessayez.',
  ],
  failed: ['That did not work. Please try again later.', 'Cela n’a pas fonctionné. Réessayez plus tard.'],
})

const KEY = ['push']

/** Turns push notices for this browser on and off. */
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

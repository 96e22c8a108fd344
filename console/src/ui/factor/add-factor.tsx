import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { encode } from 'uqr'
import { call, type Operator } from '../../client/call.ts'
import { canUsePasskeys, makePasskey } from '@glasshouse/ui/step-up/passkey.ts'
import { passkeyErrorText } from '../../client/passkey.ts'
import { Button } from '../button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Form } from '../form.tsx'
import { messages } from '../messages.ts'

interface AddFactorProps {
  /** Given again in a session that is complete already. */
  readonly password?: string
  /** False where an app is set up already. */
  readonly mayAddApp?: boolean
  readonly onAdded: (operator: Operator, recoveryCodes: readonly string[] | null) => void
}

/** An authenticator app or a passkey, whichever the operator prefers. */
export function AddFactor({ password, mayAddApp = true, onAdded }: AddFactorProps) {
  const t = useMessages(messages)
  const given = password === undefined ? {} : { password }
  const begin = useMutation({ mutationFn: () => call('POST /api/console/authenticator/begin', given) })
  const passkey = useMutation({
    mutationFn: async () => {
      const made = await makePasskey(await call('POST /api/console/passkeys/begin', given))
      return await call('POST /api/console/passkeys', { name: deviceName(t('device')), passkey: made })
    },
    onSuccess: ({ operator, recoveryCodes }) => onAdded(operator, recoveryCodes),
  })
  const fault = begin.error?.message ?? (passkey.error && passkeyErrorText(passkey.error))
  if (begin.data) return <AppSteps secret={begin.data.secret} uri={begin.data.uri} onAdded={onAdded} />
  return (
    <div className="stack">
      {mayAddApp && (
        <Button kind="primary" busy={begin.isPending} onClick={() => begin.mutate()}>
          {t('useApp')}
        </Button>
      )}
      {canUsePasskeys() ? (
        <Button busy={passkey.isPending} onClick={() => passkey.mutate()}>
          {t('usePasskey')}
        </Button>
      ) : (
        <p className="hint">{t('noPasskeys')}</p>
      )}
      {fault && <p role="alert">{fault}</p>}
    </div>
  )
}

interface AppStepsProps extends Pick<AddFactorProps, 'onAdded'> {
  readonly secret: string
  readonly uri: string
}

function AppSteps({ secret, uri, onAdded }: AppStepsProps) {
  const t = useMessages(messages)
  return (
    <div className="stack">
      <p>{t('scan')}</p>
      <Stack gap={10} align="center">
        <Qr text={uri} label={t('qrCode')} />
        <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </Stack>
      <Form<'code'>
        act={t('confirm')}
        busyAct={t('checking')}
        onSubmit={async (fields, form) => {
          form.reset()
          const added = await call('POST /api/console/authenticator', { code: fields.code.replaceAll(' ', '') })
          onAdded(added.operator, added.recoveryCodes)
        }}
      >
        <TextField
          label={t('appCode')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]{6,7}"
          maxLength={7}
          required
        />
      </Form>
    </div>
  )
}

/** A text as a picture for another device's camera. `label` says what it holds. */
function Qr({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      width={200}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      style={{ borderRadius: 12, background: '#ffffff', fill: '#0b0910' }}
    >
      <path d={path} />
    </svg>
  )
}

/** A name by which the operator recognises it among their passkeys. */
function deviceName(unknown: string): string {
  const system = /Windows|Macintosh|Android|iPhone|iPad|CrOS|Linux/.exec(navigator.userAgent)?.[0] ?? unknown
  const name = { Macintosh: 'Mac', CrOS: 'Chromebook' }[system] ?? system
  return `${name}, ${new Date().toISOString().slice(0, 10)}`
}

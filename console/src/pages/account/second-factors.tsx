import { useState, type SubmitEvent } from 'react'
import { useAnswer } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog, Dialog, dialogBody, dialogFeet } from '../../ui/dialog.tsx'
import { AddFactor } from '../../ui/factor/add-factor.tsx'
import { RecoveryCodes } from '../../ui/factor/recovery-codes.tsx'
import { fieldsOf, PasswordField } from '../../ui/field.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.tsx'
import css from './account.module.css'

type Doing =
  | { readonly what: 'add' }
  | { readonly what: 'renew' }
  | { readonly what: 'removeApp' }
  | { readonly what: 'removePasskey'; readonly id: number; readonly name: string }
  | { readonly what: 'codes'; readonly codes: readonly string[] }

export function SecondFactors() {
  const security = useAnswer('GET /api/console/security', {})
  const [doing, setDoing] = useState<Doing | null>(null)
  const { data } = security
  const close = (): void => {
    setDoing(null)
    void security.refetch()
  }
  return (
    <Panel title="Second factors" aside={<Button onClick={() => setDoing({ what: 'add' })}>Add</Button>}>
      {security.isError && <p role="alert">{security.error.message}</p>}
      {data && (
        <ul className={css.rows}>
          {data.authenticatorSince !== null && (
            <li>
              <span>
                Authenticator app, since <Moment at={data.authenticatorSince} />
              </span>
              <Button kind="link" onClick={() => setDoing({ what: 'removeApp' })}>
                Remove
              </Button>
            </li>
          )}
          {data.passkeys.map(({ id, name, createTime, lastUsed }) => (
            <li key={id}>
              <span>
                Passkey {name}, since <Moment at={createTime} />
                {lastUsed !== null && (
                  <>
                    , used <Moment at={lastUsed} isAgo />
                  </>
                )}
              </span>
              <Button
                kind="link"
                aria-label={`Remove passkey ${name}`}
                onClick={() => setDoing({ what: 'removePasskey', id, name })}
              >
                Remove
              </Button>
            </li>
          ))}
          <li>
            <span>{data.recoveryCodesLeft} recovery codes left</span>
            <Button kind="link" onClick={() => setDoing({ what: 'renew' })}>
              Make new ones
            </Button>
          </li>
        </ul>
      )}
      {doing && <Steps doing={doing} mayAddApp={data?.authenticatorSince === null} onNext={setDoing} onClose={close} />}
    </Panel>
  )
}

interface StepsProps {
  readonly doing: Doing
  readonly mayAddApp: boolean
  readonly onNext: (doing: Doing) => void
  readonly onClose: () => void
}

function Steps({ doing, mayAddApp, onNext, onClose }: StepsProps) {
  if (doing.what === 'add') return <AddDialog mayAddApp={mayAddApp} onNext={onNext} onClose={onClose} />
  if (doing.what === 'codes') {
    return (
      <Dialog title="Keep these codes" onClose={onClose}>
        <RecoveryCodes codes={doing.codes} />
      </Dialog>
    )
  }
  if (doing.what === 'renew') return <RenewDialog onNext={onNext} onClose={onClose} />
  return (
    <ConfirmDialog
      title={doing.what === 'removeApp' ? 'Do without the app?' : `Do without the passkey ${doing.name}?`}
      act="Remove"
      isDanger
      wantsPassword
      onClose={onClose}
      onConfirm={async ({ password }) => {
        if (doing.what === 'removeApp') await call('POST /api/console/authenticator/remove', { password })
        else await call('POST /api/console/passkeys/{id}/remove', { id: doing.id, password })
        toast('It is removed.')
      }}
    />
  )
}

function AddDialog({ mayAddApp, onNext, onClose }: Omit<StepsProps, 'doing'>) {
  const [password, setPassword] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setPassword(fieldsOf<'password'>(event.currentTarget).password)
  }
  return (
    <Dialog title="Add a second factor" onClose={onClose}>
      {password ? (
        <AddFactor
          password={password}
          mayAddApp={mayAddApp}
          onAdded={(_, codes) => {
            toast('Your second factor is added.')
            if (codes) onNext({ what: 'codes', codes })
            else onClose()
          }}
        />
      ) : (
        <form className={dialogBody} onSubmit={submit}>
          <PasswordField />
          <div className={dialogFeet}>
            <Button type="submit" kind="main">
              Go on
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

function RenewDialog({ onNext, onClose }: Pick<StepsProps, 'onNext' | 'onClose'>) {
  return (
    <ConfirmDialog
      title="Make new recovery codes?"
      act="Make new codes"
      wantsPassword
      onClose={onClose}
      onConfirm={async ({ password }) => {
        const { recoveryCodes } = await call('POST /api/console/recovery_codes', { password })
        onNext({ what: 'codes', codes: recoveryCodes })
        return false
      }}
    >
      <p>The old ones are void at once.</p>
    </ConfirmDialog>
  )
}

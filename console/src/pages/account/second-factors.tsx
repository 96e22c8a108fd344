import { List } from '@glasshouse/ui/data/list.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useState, type ReactNode } from 'react'
import { useAnswer } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '@glasshouse/ui/overlays/dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { AddFactor } from '../../ui/factor/add-factor.tsx'
import { RecoveryCodes } from '../../ui/factor/recovery-codes.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.ts'

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
        <List>
          {data.authenticatorSince !== null && (
            <Factor act="Remove" onAct={() => setDoing({ what: 'removeApp' })}>
              Authenticator app, since <Timestamp at={data.authenticatorSince} />
            </Factor>
          )}
          {data.passkeys.map(({ id, name, createTime, lastUsed }) => (
            <Factor
              key={id}
              act="Remove"
              label={`Remove passkey ${name}`}
              onAct={() => setDoing({ what: 'removePasskey', id, name })}
            >
              Passkey {name}, since <Timestamp at={createTime} />
              {lastUsed !== null && (
                <>
                  , used <Timestamp at={lastUsed} isAgo />
                </>
              )}
            </Factor>
          ))}
          <Factor act="Make new ones" onAct={() => setDoing({ what: 'renew' })}>
            {data.recoveryCodesLeft} recovery codes left
          </Factor>
        </List>
      )}
      {doing && <Steps doing={doing} mayAddApp={data?.authenticatorSince === null} onNext={setDoing} onClose={close} />}
    </Panel>
  )
}

interface FactorProps {
  readonly act: string
  readonly label?: string
  readonly onAct: () => void
  readonly children: ReactNode
}

const Factor = ({ act, label, onAct, children }: FactorProps) => (
  <Row as="li" wrap gap="6px 16px" justify="space-between" pad="10px 0">
    <span>{children}</span>
    <Button kind="link" aria-label={label} onClick={onAct}>
      {act}
    </Button>
  </Row>
)

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
    <FormDialog
      title={doing.what === 'removeApp' ? 'Do without the app?' : `Do without the passkey ${doing.name}?`}
      act="Remove"
      isDanger
      wantsPassword
      onClose={onClose}
      onSubmit={async ({ password }) => {
        if (doing.what === 'removeApp') await call('POST /api/console/authenticator/remove', { password })
        else await call('POST /api/console/passkeys/{id}/remove', { id: doing.id, password })
        toast('It is removed.')
      }}
    />
  )
}

function AddDialog({ mayAddApp, onNext, onClose }: Omit<StepsProps, 'doing'>) {
  const [password, setPassword] = useState('')
  if (!password)
    return (
      <FormDialog
        title="Add a second factor"
        act="Go on"
        wantsPassword
        onClose={onClose}
        onSubmit={async (fields) => {
          setPassword(fields.password)
          return await Promise.resolve(false)
        }}
      />
    )
  return (
    <Dialog title="Add a second factor" onClose={onClose}>
      <AddFactor
        password={password}
        mayAddApp={mayAddApp}
        onAdded={(_, codes) => {
          toast('Your second factor is added.')
          if (codes) onNext({ what: 'codes', codes })
          else onClose()
        }}
      />
    </Dialog>
  )
}

function RenewDialog({ onNext, onClose }: Pick<StepsProps, 'onNext' | 'onClose'>) {
  return (
    <FormDialog
      title="Make new recovery codes?"
      act="Make new codes"
      wantsPassword
      onClose={onClose}
      onSubmit={async ({ password }) => {
        const { recoveryCodes } = await call('POST /api/console/recovery_codes', { password })
        onNext({ what: 'codes', codes: recoveryCodes })
        return false
      }}
    >
      <p>The old ones are void at once.</p>
    </FormDialog>
  )
}

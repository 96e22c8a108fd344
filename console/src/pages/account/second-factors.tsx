import { useMessages } from '@glasshouse/ui/text/i18n.ts'
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
import { Sentence } from '../../ui/sentence.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

type Doing =
  | { readonly what: 'add' }
  | { readonly what: 'renew' }
  | { readonly what: 'removeApp' }
  | { readonly what: 'removePasskey'; readonly id: number; readonly name: string }
  | { readonly what: 'codes'; readonly codes: readonly string[] }

export function SecondFactors() {
  const t = useMessages(messages)
  const security = useAnswer('GET /api/console/security', {})
  const [doing, setDoing] = useState<Doing | null>(null)
  const { data } = security
  const close = (): void => {
    setDoing(null)
    void security.refetch()
  }
  return (
    <Panel title={t('secondFactors')} aside={<Button onClick={() => setDoing({ what: 'add' })}>{t('add')}</Button>}>
      {security.isError && <p role="alert">{security.error.message}</p>}
      {data && (
        <List>
          {data.authenticatorSince !== null && (
            <Factor act={t('remove')} onAct={() => setDoing({ what: 'removeApp' })}>
              <Sentence text={t('app')} parts={{ time: <Timestamp at={data.authenticatorSince} /> }} />
            </Factor>
          )}
          {data.passkeys.map(({ id, name, createTime, lastUsed }) => (
            <Factor
              key={id}
              act={t('remove')}
              label={t('removePasskey', { name })}
              onAct={() => setDoing({ what: 'removePasskey', id, name })}
            >
              <Sentence
                text={t(lastUsed === null ? 'passkey' : 'usedPasskey')}
                parts={{
                  name,
                  time: <Timestamp at={createTime} />,
                  lastUsed: <Timestamp at={lastUsed ?? createTime} isAgo />,
                }}
              />
            </Factor>
          ))}
          <Factor act={t('newCodes')} onAct={() => setDoing({ what: 'renew' })}>
            {t('codesLeft', { n: data.recoveryCodesLeft })}
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
  const t = useMessages(messages)
  if (doing.what === 'add') return <AddDialog mayAddApp={mayAddApp} onNext={onNext} onClose={onClose} />
  if (doing.what === 'codes') {
    return (
      <Dialog title={t('codesTitle')} onClose={onClose}>
        <RecoveryCodes codes={doing.codes} />
      </Dialog>
    )
  }
  if (doing.what === 'renew') return <RenewDialog onNext={onNext} onClose={onClose} />
  const isApp = doing.what === 'removeApp'
  return (
    <FormDialog
      title={isApp ? t('removeAppTitle') : t('removePasskeyTitle', { name: doing.name })}
      act={t('remove')}
      isDanger
      wantsPassword
      onClose={onClose}
      onSubmit={async ({ password }) => {
        if (isApp) await call('POST /api/console/authenticator/remove', { password })
        else await call('POST /api/console/passkeys/{id}/remove', { id: doing.id, password })
        toast(isApp ? t('appRemoved') : t('passkeyRemoved', { name: doing.name }))
      }}
    />
  )
}

function AddDialog({ mayAddApp, onNext, onClose }: Omit<StepsProps, 'doing'>) {
  const t = useMessages(messages)
  const [password, setPassword] = useState('')
  if (!password)
    return (
      <FormDialog
        title={t('addTitle')}
        act={t('continue')}
        wantsPassword
        onClose={onClose}
        onSubmit={async (fields) => {
          setPassword(fields.password)
          return await Promise.resolve(false)
        }}
      />
    )
  return (
    <Dialog title={t('addTitle')} onClose={onClose}>
      <AddFactor
        password={password}
        mayAddApp={mayAddApp}
        onAdded={(_, codes) => {
          toast(t('added'))
          if (codes) onNext({ what: 'codes', codes })
          else onClose()
        }}
      />
    </Dialog>
  )
}

function RenewDialog({ onNext, onClose }: Pick<StepsProps, 'onNext' | 'onClose'>) {
  const t = useMessages(messages)
  return (
    <FormDialog
      title={t('newCodesTitle')}
      act={t('newCodes')}
      wantsPassword
      onClose={onClose}
      onSubmit={async ({ password }) => {
        const { recoveryCodes } = await call('POST /api/console/recovery_codes', { password })
        onNext({ what: 'codes', codes: recoveryCodes })
        return false
      }}
    >
      <p>{t('newCodesText')}</p>
    </FormDialog>
  )
}

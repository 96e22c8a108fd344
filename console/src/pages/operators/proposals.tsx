import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAnswer, useOperator } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { toast } from '../../ui/toast.ts'
import { SecretDialog } from './confirm-dialogs.tsx'
import { messages } from './messages.ts'

interface Choice {
  readonly id: number
  readonly name: string
  readonly isAgreed: boolean
}

/** What owners have proposed about operators. Another owner agrees or declines. */
export function Proposals({ onDecided }: { onDecided: () => Promise<void> }) {
  const t = useMessages(messages)
  const me = useOperator()
  const proposals = useAnswer('GET /api/console/operator/proposal', {})
  const [access, setAccess] = useState<{ name: string; password: string } | null>(null)
  const decide = useMutation({
    mutationFn: ({ id, isAgreed }: Choice) => call('POST /api/console/operator/decide', { id, isAgreed }),
    onSuccess: ({ oneTimePassword }, { name, isAgreed }) => {
      if (oneTimePassword) setAccess({ name, password: oneTimePassword })
      toast(t(isAgreed ? 'agreed' : 'declined', { name }))
    },
    onSettled: onDecided,
  })
  if (access)
    return (
      <SecretDialog
        title={t('oneTimePasswordOf', { name: access.name })}
        secret={access.password}
        label={t('oneTimePassword')}
        onClose={() => setAccess(null)}
      >
        {t('oneTimePasswordText')}
      </SecretDialog>
    )
  if (proposals.isError) return <p role="alert">{proposals.error.message}</p>
  if (!proposals.data?.length) return null
  return (
    <Panel title={t('proposals')}>
      <List>
        {proposals.data.map(({ id, kind, name, role, reason, proposedBy, aloneFrom }) => (
          <Row as="li" key={id} wrap gap="6px 16px" pad="8px 0">
            <span style={{ flex: '1 1 14rem' }}>
              <Sentence
                text={t(`proposal ${kind}`)}
                parts={{ name: <strong>{name}</strong>, role, operator: proposedBy, reason }}
              />
            </span>
            {me?.name === proposedBy && (
              <span className="hint">
                <Sentence text={t('aloneFrom')} parts={{ operator: proposedBy, time: <Timestamp at={aloneFrom} /> }} />
              </span>
            )}
            {[true, false].map((isAgreed) => (
              <Button
                key={String(isAgreed)}
                kind={isAgreed ? 'primary' : 'danger'}
                busy={decide.isPending}
                aria-label={t(isAgreed ? 'agreeTo' : 'declineOf', { name })}
                onClick={() => decide.mutate({ id, name, isAgreed })}
              >
                {t(isAgreed ? 'agree' : 'decline')}
              </Button>
            ))}
          </Row>
        ))}
      </List>
      {decide.isError && <p role="alert">{decide.error.message}</p>}
    </Panel>
  )
}

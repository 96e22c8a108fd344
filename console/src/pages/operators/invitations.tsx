import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { useAnswer } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

/** Invitations that are not accepted yet. */
export function Invitations() {
  const t = useMessages(messages)
  const invitations = useAnswer('GET /api/console/invitation', {})
  const revoke = useMutation({
    mutationFn: ({ id }: { id: number; name: string }) => call('DELETE /api/console/invitation/{id}', { id }),
    onSuccess: (_, { name }) => toast(t('invitationCancelled', { name })),
    onSettled: () => invitations.refetch(),
  })
  if (invitations.isError) return <p role="alert">{invitations.error.message}</p>
  if (!invitations.data?.length) return null
  return (
    <Panel title={t('pending')}>
      <List>
        {invitations.data.map(({ id, name, role, invitedBy, expiresAt, isAgreed }) => (
          <Row as="li" key={id} wrap gap="6px 16px" pad="8px 0">
            <span style={{ flex: '1 1 14rem' }}>
              <Sentence text={t('invitedAs')} parts={{ name: <strong>{name}</strong>, role, operator: invitedBy }} />
            </span>
            <span className="hint">
              <Sentence text={t('validUntil')} parts={{ time: <Timestamp at={expiresAt} /> }} />
            </span>
            {!isAgreed && <Badge tone="wait">{t('notAgreed')}</Badge>}
            <Button
              kind="danger"
              busy={revoke.isPending}
              aria-label={t('cancelInvitationOf', { name })}
              onClick={() => revoke.mutate({ id, name })}
            >
              {t('cancelInvitation')}
            </Button>
          </Row>
        ))}
      </List>
      {revoke.isError && <p role="alert">{revoke.error.message}</p>}
    </Panel>
  )
}

import { List } from '@glasshouse/ui/data/list.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { useAnswer } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'

/** Invitations that nobody has accepted yet. */
export function Invitations() {
  const invitations = useAnswer('GET /api/console/invitation', {})
  const revoke = useMutation({
    mutationFn: (id: number) => call('DELETE /api/console/invitation/{id}', { id }),
    onSettled: () => invitations.refetch(),
  })
  if (invitations.isError) return <p role="alert">{invitations.error.message}</p>
  if (!invitations.data?.length) return null
  return (
    <Panel title="Invitations that wait">
      <List>
        {invitations.data.map(({ id, name, role, invitedBy, expiresAt }) => (
          <Row as="li" key={id} wrap gap="6px 16px" pad="8px 0">
            <span style={{ flex: '1 1 14rem' }}>
              <strong>{name}</strong> as {role}, invited by {invitedBy}
            </span>
            <span className="hint">
              good until <Timestamp at={expiresAt} />
            </span>
            <Button
              kind="danger"
              busy={revoke.isPending}
              aria-label={`Take back the invitation of ${name}`}
              onClick={() => revoke.mutate(id)}
            >
              Take back
            </Button>
          </Row>
        ))}
      </List>
      {revoke.isError && <p role="alert">{revoke.error.message}</p>}
    </Panel>
  )
}

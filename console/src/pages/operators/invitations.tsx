import { useMutation } from '@tanstack/react-query'
import { useAnswer } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Panel } from '../../ui/panel.tsx'
import css from './operators.module.css'

/** Those that wait to be accepted. */
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
      <ul className={css.invitations}>
        {invitations.data.map(({ id, name, role, invitedBy, expiresAt }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong> as {role}, invited by {invitedBy}
            </span>
            <span className="hint">
              good until <Moment at={expiresAt} />
            </span>
            <Button
              kind="danger"
              busy={revoke.isPending}
              aria-label={`Take back the invitation of ${name}`}
              onClick={() => revoke.mutate(id)}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
      {revoke.isError && <p role="alert">{revoke.error.message}</p>}
    </Panel>
  )
}

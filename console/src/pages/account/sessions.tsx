import { useMutation } from '@tanstack/react-query'
import { useAnswer } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Panel } from '../../ui/panel.tsx'
import css from './account.module.css'

export function Sessions() {
  const sessions = useAnswer('GET /api/console/sessions', {})
  const end = useMutation({
    mutationFn: (id: string) => call('DELETE /api/console/sessions/{id}', { id }),
    onSettled: () => sessions.refetch(),
  })
  return (
    <Panel title="Where I am logged in">
      {sessions.isError && <p role="alert">{sessions.error.message}</p>}
      {end.isError && <p role="alert">{end.error.message}</p>}
      <ul className={css.rows}>
        {sessions.data?.map(({ id, browser, system, firstSeen, lastSeen, isThis }) => {
          const device = [browser ?? 'A browser', system].filter(Boolean).join(' on ')
          return (
            <li key={id}>
              <span>
                {device}
                <span className="hint">
                  {' '}
                  since <Moment at={firstSeen} />, seen <Moment at={lastSeen} isAgo />
                </span>
              </span>
              {isThis ? (
                <strong className={css.here}>this one</strong>
              ) : (
                <Button kind="link" busy={end.isPending} onClick={() => end.mutate(id)}>
                  Sign out there
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

import { List } from '@glasshouse/ui/data/list.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { useAnswer } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'

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
      <List>
        {sessions.data?.map(({ id, browser, system, firstSeen, lastSeen, isThis }) => {
          const device = [browser ?? 'A browser', system].filter(Boolean).join(' on ')
          return (
            <Row as="li" key={id} wrap gap="6px 16px" justify="space-between" pad="10px 0">
              <span>
                {device}
                <span className="hint">
                  {' '}
                  since <Timestamp at={firstSeen} />, seen <Timestamp at={lastSeen} isAgo />
                </span>
              </span>
              {isThis ? (
                <Text as="strong" tone="win">
                  this one
                </Text>
              ) : (
                <Button kind="link" busy={end.isPending} onClick={() => end.mutate(id)}>
                  Sign out there
                </Button>
              )}
            </Row>
          )
        })}
      </List>
    </Panel>
  )
}

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { useAnswer } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { messages } from './messages.ts'

export function Sessions() {
  const t = useMessages(messages)
  const sessions = useAnswer('GET /api/console/sessions', {})
  const end = useMutation({
    mutationFn: (id: string) => call('DELETE /api/console/sessions/{id}', { id }),
    onSettled: () => sessions.refetch(),
  })
  return (
    <Panel title={t('sessions')}>
      {sessions.isError && <p role="alert">{sessions.error.message}</p>}
      {end.isError && <p role="alert">{end.error.message}</p>}
      <List>
        {sessions.data?.map(({ id, browser: known, system, firstSeen, lastSeen, isThis }) => {
          const browser = known ?? t('browser')
          const device = system ? t('browserOnSystem', { browser, system }) : browser
          return (
            <Row as="li" key={id} wrap gap="6px 16px" justify="space-between" pad="10px 0">
              <span>
                {device}{' '}
                <span className="hint">
                  <Sentence
                    text={t('sessionTimes')}
                    parts={{ firstSeen: <Timestamp at={firstSeen} />, lastSeen: <Timestamp at={lastSeen} isAgo /> }}
                  />
                </span>
              </span>
              {isThis ? (
                <Text as="strong" tone="win">
                  {t('currentSession')}
                </Text>
              ) : (
                <Button kind="link" busy={end.isPending} onClick={() => end.mutate(id)}>
                  {t('endSession')}
                </Button>
              )}
            </Row>
          )
        })}
      </List>
    </Panel>
  )
}

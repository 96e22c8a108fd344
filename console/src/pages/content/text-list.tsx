import { List } from '@glasshouse/ui/data/list.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { go } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Panel } from '../../ui/page.tsx'
import type { StoredText } from '../../ui/text/form.ts'
import { Ordered } from '../../ui/text/ordered.tsx'
import { toast } from '../../ui/toast.ts'
import { kinds, nameOf, type Kind } from './kinds.ts'

const TEXTS = 'GET /api/console/content/{kind}'
const TAKEN_AWAY = 'GET /api/console/taken_away/{kind}'

/** The texts of a kind in the order in which players see them. */
export function TextList({ kind }: { kind: Kind }) {
  const cache = useAnswerCache()
  const { one, isOpen } = kinds[kind]
  const texts = useAnswer(TEXTS, { kind })
  const [removing, remove] = useState<StoredText | null>(null)
  const order = async (ids: string[]): Promise<void> => {
    try {
      cache.set(TEXTS, { kind }, await call('POST /api/console/content/{kind}', { kind, ids }))
    } catch (error) {
      await texts.refetch()
      throw error
    }
  }
  if (!texts.data) return <Loaded query={texts}>{() => null}</Loaded>
  return (
    <Stack gap={16}>
      {isOpen && (
        <Button kind="primary" style={{ justifySelf: 'start' }} onClick={() => go('content', kind, 'new')}>
          New {one}
        </Button>
      )}
      {texts.data.length === 0 && <p className="hint">There is none. Players see nothing here.</p>}
      <Ordered
        label={kinds[kind].title}
        items={texts.data}
        idOf={({ id }) => id}
        nameOf={(item) => nameOf(kind, item)}
        {...(kind !== 'about' && { onOrder: order })}
        show={(item) => (
          <>
            <a href={`#/content/${kind}/${item.id}`}>{nameOf(kind, item)}</a>
            <span className="hint">version {item.version}</span>
            {isOpen && (
              <Button kind="danger" aria-label={`Take away ${nameOf(kind, item)}`} onClick={() => remove(item)}>
                Take away
              </Button>
            )}
          </>
        )}
      />
      {isOpen && <TakenAway kind={kind} />}
      {removing && (
        <FormDialog
          title={`Take this ${one} away?`}
          act="Take away"
          isDanger
          onClose={() => remove(null)}
          onSubmit={async () => {
            const { id, version } = removing
            await call('DELETE /api/console/content/{kind}/{id}', { kind, id, version })
            await cache.refresh(TEXTS, { kind })
            await cache.refresh(TAKEN_AWAY, { kind })
            toast('It is taken away.')
          }}
        >
          <p>“{nameOf(kind, removing)}” is gone for players at once. It can be brought back.</p>
        </FormDialog>
      )}
    </Stack>
  )
}

function TakenAway({ kind }: { kind: Kind }) {
  const cache = useAnswerCache()
  const gone = useAnswer(TAKEN_AWAY, { kind })
  const back = useMutation({
    mutationFn: ({ id, en, fr }: StoredText) =>
      call('PUT /api/console/content/{kind}/{id}', { kind, id, version: 0, en, fr }),
    onSuccess: () => toast('It is back.'),
    onSettled: async () => {
      await cache.refresh(TEXTS, { kind })
      await gone.refetch()
    },
  })
  if (!gone.data?.length) return null
  return (
    <Panel title="Taken away">
      <List>
        {gone.data.map((item) => (
          <Row as="li" key={item.id} wrap gap="6px 16px" justify="space-between" pad="8px 0">
            <span>{nameOf(kind, item)}</span>
            <Button
              aria-label={`Bring back ${nameOf(kind, item)}`}
              busy={back.isPending}
              onClick={() => back.mutate(item)}
            >
              Bring back
            </Button>
          </Row>
        ))}
      </List>
      {back.isError && <p role="alert">{back.error.message}</p>}
    </Panel>
  )
}

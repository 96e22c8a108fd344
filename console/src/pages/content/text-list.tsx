import { useMessages } from '@glasshouse/ui/text/i18n.ts'
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
import { isOpen, nameOf, type Kind } from './kinds.ts'
import { messages } from './messages.ts'

const TEXTS = 'GET /api/console/content/{kind}'
const REMOVED = 'GET /api/console/taken_away/{kind}'

/** The texts of a kind in the order in which players see them. */
export function TextList({ kind }: { kind: Kind }) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
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
      {isOpen(kind) && (
        <Button kind="primary" style={{ justifySelf: 'start' }} onClick={() => go('content', kind, 'new')}>
          {t(`new ${kind}`)}
        </Button>
      )}
      {texts.data.length === 0 && <p className="hint">{t('empty')}</p>}
      <Ordered
        label={t(`title ${kind}`)}
        items={texts.data}
        idOf={({ id }) => id}
        nameOf={(item) => nameOf(kind, item)}
        {...(kind !== 'about' && { onOrder: order })}
        show={(item) => (
          <>
            <a href={`#/content/${kind}/${item.id}`}>{nameOf(kind, item)}</a>
            <span className="hint">{t('version', { version: item.version })}</span>
            {isOpen(kind) && (
              <Button
                kind="danger"
                aria-label={t('removeName', { name: nameOf(kind, item) })}
                onClick={() => remove(item)}
              >
                {t('remove')}
              </Button>
            )}
          </>
        )}
      />
      {isOpen(kind) && <Removed kind={kind} />}
      {removing && (
        <FormDialog
          title={t('removeTitle', { name: nameOf(kind, removing) })}
          act={t('remove')}
          isDanger
          onClose={() => remove(null)}
          onSubmit={async () => {
            const { id, version } = removing
            await call('DELETE /api/console/content/{kind}/{id}', { kind, id, version })
            await cache.refresh(TEXTS, { kind })
            await cache.refresh(REMOVED, { kind })
            toast(t('removed', { name: nameOf(kind, removing) }))
          }}
        >
          <p>{t('removeText')}</p>
        </FormDialog>
      )}
    </Stack>
  )
}

function Removed({ kind }: { kind: Kind }) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const gone = useAnswer(REMOVED, { kind })
  const back = useMutation({
    mutationFn: ({ id, en, fr }: StoredText) =>
      call('PUT /api/console/content/{kind}/{id}', { kind, id, version: 0, en, fr }),
    onSuccess: (_, item) => toast(t('restored', { name: nameOf(kind, item) })),
    onSettled: async () => {
      await cache.refresh(TEXTS, { kind })
      await gone.refetch()
    },
  })
  if (!gone.data?.length) return null
  return (
    <Panel title={t('removedTexts')}>
      <List>
        {gone.data.map((item) => (
          <Row as="li" key={item.id} wrap gap="6px 16px" justify="space-between" pad="8px 0">
            <span>{nameOf(kind, item)}</span>
            <Button
              aria-label={t('restoreName', { name: nameOf(kind, item) })}
              busy={back.isPending}
              onClick={() => back.mutate(item)}
            >
              {t('restore')}
            </Button>
          </Row>
        ))}
      </List>
      {back.isError && <p role="alert">{back.error.message}</p>}
    </Panel>
  )
}

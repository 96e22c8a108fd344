import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { go } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Ordered } from '../../ui/text/ordered.tsx'
import { toast } from '../../ui/toast.tsx'
import css from './content.module.css'
import { kinds, nameOf, type Item, type Kind } from './kinds.ts'

const TEXTS = 'GET /api/console/content/{kind}'
const TAKEN_AWAY = 'GET /api/console/taken_away/{kind}'

/** The texts of a kind in the order in which players see them. */
export function TextList({ kind }: { kind: Kind }) {
  const cache = useAnswerCache()
  const { one, isOpen } = kinds[kind]
  const texts = useAnswer(TEXTS, { kind })
  const [leaving, leave] = useState<Item | null>(null)
  const order = async (ids: string[]): Promise<void> => {
    try {
      cache.set(TEXTS, { kind }, await call('POST /api/console/content/{kind}', { kind, ids }))
    } catch (error) {
      await texts.refetch()
      throw error
    }
  }
  if (texts.isPending) return <p className="wait">Loading…</p>
  if (texts.isError) return <p role="alert">{texts.error.message}</p>
  return (
    <div className={css.list}>
      {isOpen && (
        <div>
          <Button kind="main" onClick={() => go('content', kind, 'new')}>
            New {one}
          </Button>
        </div>
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
            <a className={css.name} href={`#/content/${kind}/${item.id}`}>
              {nameOf(kind, item)}
            </a>
            <span className="hint">version {item.version}</span>
            {isOpen && (
              <Button kind="danger" aria-label={`Take away ${nameOf(kind, item)}`} onClick={() => leave(item)}>
                Take away
              </Button>
            )}
          </>
        )}
      />
      {isOpen && <TakenAway kind={kind} />}
      {leaving && (
        <ConfirmDialog
          title={`Take this ${one} away?`}
          act="Take away"
          isDanger
          onClose={() => leave(null)}
          onConfirm={async () => {
            const { id, version } = leaving
            await call('DELETE /api/console/content/{kind}/{id}', { kind, id, version })
            await cache.refresh(TEXTS, { kind })
            await cache.refresh(TAKEN_AWAY, { kind })
            toast('It is taken away.')
          }}
        >
          <p>“{nameOf(kind, leaving)}” is gone for players at once. It can be brought back.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function TakenAway({ kind }: { kind: Kind }) {
  const cache = useAnswerCache()
  const gone = useAnswer(TAKEN_AWAY, { kind })
  const back = useMutation({
    mutationFn: ({ id, en, fr }: Item) =>
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
      <ul className={css.gone}>
        {gone.data.map((item) => (
          <li key={item.id}>
            <span>{nameOf(kind, item)}</span>
            <Button
              aria-label={`Bring back ${nameOf(kind, item)}`}
              busy={back.isPending}
              onClick={() => back.mutate(item)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
      {back.isError && <p role="alert">{back.error.message}</p>}
    </Panel>
  )
}

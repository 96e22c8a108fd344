import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { go } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Ordered } from '../../ui/text/ordered.tsx'
import { toast } from '../../ui/toast.tsx'
import css from './content.module.css'
import { kinds, nameOf, type Item, type Kind } from './kinds.ts'

/** The texts of a kind in the order in which players see them. */
export function TextList({ kind }: { kind: Kind }) {
  const queries = useQueryClient()
  const queryKey = ['content', kind]
  const { one, isOpen } = kinds[kind]
  const texts = useQuery({ queryKey, queryFn: () => call('GET /api/console/content/{kind}', { kind }) })
  const [leaving, leave] = useState<Item | null>(null)
  const order = async (ids: string[]): Promise<void> => {
    try {
      queries.setQueryData(queryKey, await call('POST /api/console/content/{kind}', { kind, ids }))
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
            await queries.invalidateQueries({ queryKey: ['content', kind] })
            await queries.invalidateQueries({ queryKey: ['taken-away', kind] })
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
  const queries = useQueryClient()
  const gone = useQuery({
    queryKey: ['taken-away', kind],
    queryFn: () => call('GET /api/console/taken_away/{kind}', { kind }),
  })
  const back = useMutation({
    mutationFn: ({ id, en, fr }: Item) =>
      call('PUT /api/console/content/{kind}/{id}', { kind, id, version: 0, en, fr }),
    onSuccess: () => toast('It is back.'),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['content', kind] })
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

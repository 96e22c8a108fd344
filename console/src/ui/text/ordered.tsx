import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import css from './text.module.css'
import { messages } from '../messages.ts'

interface OrderedProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
  readonly show: (item: Item) => ReactNode
  /** Left out where the order is not to be changed. */
  readonly onOrder?: (ids: string[]) => Promise<unknown>
}

/** A list whose order is changed by buttons, so that a keyboard can do it too. */
export function Ordered<Item>({ label, items, idOf, nameOf, show, onOrder }: OrderedProps<Item>) {
  const t = useMessages(messages)
  const ids = items.map(idOf)
  const moving = useMutation({ mutationFn: (order: string[]) => onOrder?.(order) ?? Promise.resolve() })
  const move = (id: string, to: number): void => {
    const rest = ids.filter((each) => each !== id)
    if (to >= 0 && to <= rest.length && ids.indexOf(id) !== to) moving.mutate(rest.toSpliced(to, 0, id))
  }
  return (
    <>
      <ol className={css.ordered} aria-label={label} aria-busy={moving.isPending}>
        {items.map((item, at) => {
          const id = idOf(item)
          return (
            <li key={id}>
              {onOrder && (
                <span className={css.moves}>
                  <Button
                    aria-label={t('moveUp', { name: nameOf(item) })}
                    disabled={at === 0 || moving.isPending}
                    onClick={() => move(id, at - 1)}
                  >
                    ↑
                  </Button>
                  <Button
                    aria-label={t('moveDown', { name: nameOf(item) })}
                    disabled={at === items.length - 1 || moving.isPending}
                    onClick={() => move(id, at + 1)}
                  >
                    ↓
                  </Button>
                </span>
              )}
              {show(item)}
            </li>
          )
        })}
      </ol>
      {moving.isError && <p role="alert">{moving.error.message}</p>}
    </>
  )
}

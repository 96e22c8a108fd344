// The nine fields: the print, the foil over it, and a button over each, so that a finger, a mouse, a key and
// a screen reader all open the same field.

import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react'
import { FIELDS, type PrizeSymbol } from '@glasshouse/rulebook/games/scratch/rules'
import type { Running } from '../../../play/scene/scene.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { SymbolIcon } from './art.tsx'
import { createDust } from './dust.ts'
import { createFoil, type Foil } from './foil.ts'
import { messages } from '../messages.ts'
import { isOpen, stepTo } from '../opened.ts'
import { useStrokes } from './use-strokes.ts'
import { symbolsOf, symbolText } from '../symbols.ts'
import css from './panel.module.css'

export interface Panel {
  rub(field: number, durationMs: number): Running | void
  clear(field: number): void
}

interface PanelProps {
  ref: Ref<Panel>
  label: string
  /** What is printed; null before a card is bought. */
  grid: string | null
  opened: number
  isLive: boolean
  /** The symbol that won, once the result is shown. */
  winner: PrizeSymbol | undefined
  onRubbed: (field: number) => void
  onPress: (field: number) => void
}

const fields = Array.from({ length: FIELDS }, (_, field) => field)

/** Made anew for every card: `opened` is what was open when it came. */
export function PanelView({ ref, label, grid, opened, isLive, winner, onRubbed, onPress }: PanelProps) {
  const root = useRef<HTMLDivElement>(null)
  const foil = useFoil(root, opened)
  useImperativeHandle(ref, () => ({
    rub: (field, durationMs) => foil.current?.rubField(field, durationMs),
    clear: (field) => foil.current?.clear(field),
  }))
  const strokes = useStrokes(foil, isLive, onRubbed, onPress)
  const print = grid === null ? [] : symbolsOf(grid)
  return (
    <div ref={root} className={css.panel} data-live={isLive || undefined} {...strokes.handlers}>
      <div className={css.grid} data-shown={winner !== undefined || undefined} aria-hidden="true">
        {fields.map((field) => (
          <span
            key={field}
            className={css.print}
            data-won={(winner !== undefined && print[field] === winner) || undefined}
          >
            {print[field] && <SymbolIcon symbol={print[field]} />}
          </span>
        ))}
      </div>
      <canvas className={css.foil} data-part="foil" aria-hidden="true" />
      {grid === null ? (
        <div className={css.grid} aria-hidden="true">
          {fields.map((field) => (
            <span key={field} className={css.field} data-field={field} />
          ))}
        </div>
      ) : (
        <Fields
          label={label}
          print={print}
          opened={opened}
          isLive={isLive}
          // A finger opens fields by its stroke; any other click comes from a key or a screen reader.
          onClick={(field, timeMs) => strokes.isOver(timeMs) && onPress(field)}
        />
      )}
      <canvas className={css.dust} data-part="dust" aria-hidden="true" />
    </div>
  )
}

interface FieldsProps extends Pick<PanelProps, 'label' | 'opened' | 'isLive'> {
  print: readonly PrizeSymbol[]
  onClick: (field: number, timeMs: number) => void
}

function Fields({ label, print, opened, isLive, onClick }: FieldsProps) {
  const t = useMessages(messages)
  const [reached, reach] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const to = stepTo(reached, event.key)
    if (to === null) return
    event.preventDefault()
    reach(to)
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-field='${to}']`)?.focus()
  }
  return (
    <div className={css.grid} role="group" aria-label={label}>
      {fields.map((field) => {
        const isSeen = isOpen(opened, field)
        const values = { n: field + 1, symbol: symbolText(print[field] ?? '', t) }
        return (
          <button
            key={field}
            type="button"
            className={css.field}
            data-field={field}
            data-open={isSeen || undefined}
            aria-label={isSeen ? t('opened', values) : t('covered', values)}
            aria-disabled={isSeen || !isLive || undefined}
            tabIndex={field === reached ? 0 : -1}
            onFocus={() => reach(field)}
            onKeyDown={onKeyDown}
            onClick={(event) => isLive && !isSeen && onClick(field, event.timeStamp)}
          />
        )
      })}
    </div>
  )
}

/** Foil over the fields of one card, in the size of the panel; fields that were open before stay open. */
function useFoil(root: RefObject<HTMLDivElement | null>, opened: number) {
  const foil = useRef<Foil | null>(null)
  const [openedBefore] = useState(opened)
  useLayoutEffect(() => {
    const panel = root.current
    const sheet = panel?.querySelector<HTMLCanvasElement>('[data-part=foil]')
    const flakes = panel?.querySelector<HTMLCanvasElement>('[data-part=dust]')
    if (!panel || !sheet || !flakes) return
    const dust = createDust(flakes)
    const made = createFoil(sheet, dust.fall)
    const fit = (): void => {
      dust.fit()
      made.fit(
        Array.from(panel.querySelectorAll<HTMLElement>('[data-field]'), (one) => ({
          x: one.offsetLeft + (one.parentElement?.offsetLeft ?? 0),
          y: one.offsetTop + (one.parentElement?.offsetTop ?? 0),
          width: one.offsetWidth,
          height: one.offsetHeight,
        })),
      )
    }
    fit()
    made.cover(openedBefore)
    foil.current = made
    const watcher = new ResizeObserver(fit)
    watcher.observe(panel)
    return () => watcher.disconnect()
  }, [root, openedBefore])
  return foil
}

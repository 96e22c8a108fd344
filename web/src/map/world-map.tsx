// The map: countries to choose, or one place to look at. What a country means comes in as props.

import { memo, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { countryName } from '@glasshouse/rulebook/core/countries'
import { IconButton } from '@glasshouse/ui/controls/button.tsx'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { countryUnder, world, type Point } from './atlas.ts'
import { messages } from './messages.ts'
import { EDGE, project, shapeOf, unproject, type Shape, type Spot } from './projection.ts'
import { useDrag } from './use-drag.ts'
import { viewBoxOf, canZoom, closeTo, viewAfterKey, wholeWorld, zoom, type View } from './view.ts'
import css from './world-map.module.css'

const shapes: readonly Shape[] = world.map(shapeOf)
/** Too small to be tapped: marked by a dot, which is. */
const SMALL = 1.6
const DOT = 0.007
/** A country whose half is less than this part of what is in sight is hard to find. */
const VISIBLE = 0.015
/** How near a tap must come to the middle of a country that is too small to hit. */
const NEAR_PX = 16
const MARKER_REACH = 9

interface WorldMapProps {
  chosen?: string | null
  /** Countries that are shown as closed. */
  closed?: ReadonlySet<string>
  onChoose?: (code: string) => void
  marker?: Point
}

const NONE: ReadonlySet<string> = new Set()

export function WorldMap({ chosen = null, closed = NONE, onChoose, marker }: WorldMapProps) {
  const t = useMessages(messages)
  const hintId = useId()
  const map = useRef<HTMLButtonElement>(null)
  const [view, setView] = useState(() => initialView(chosen, marker))
  const drag = useDrag(map, view, setView)
  const [seen, setSeen] = useState(chosen)
  // Shows a country that was chosen elsewhere on the page.
  if (chosen !== seen) {
    setSeen(chosen)
    if (chosen && (seen === null || !isSeen(chosen, view))) setView(initialView(chosen, undefined))
  }

  const press = (event: MouseEvent): void => {
    // A click without a position comes from the keyboard and means the cross in the centre.
    const isKey = event.detail === 0
    if (!isKey && drag.hasMoved()) return
    const code = isKey ? codeAt(view, 0) : tappedAt(map.current, event, view)
    if (!onChoose) setView(zoom(view, 1))
    else if (code) onChoose(code)
  }
  const steer = (event: KeyboardEvent): void => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : viewAfterKey(view, event.key)
    if (!next) return
    event.preventDefault()
    setView(next)
  }

  return (
    <div className={css.frame}>
      <button
        ref={map}
        type="button"
        className={css.map}
        aria-label={t('map')}
        aria-describedby={hintId}
        onKeyDown={steer}
        onClick={press}
        {...drag.handlers}
      >
        <svg viewBox={viewBoxOf(view)} aria-hidden="true">
          <rect className={css.sea} x={EDGE.left * 3} y={EDGE.top * 3} width={EDGE.right * 6} height={EDGE.right * 6} />
          <Countries chosen={chosen} closed={closed} canChoose={onChoose !== undefined} />
          <Dots chosen={chosen} closed={closed} span={view.span} />
          {marker && <Marker at={project(marker)} span={view.span} />}
        </svg>
      </button>
      {onChoose && <Cross view={view} />}
      <p id={hintId} className="sr">
        {t(onChoose ? 'keys' : 'keysShown')}
      </p>
      <Zoom view={view} onView={setView} />
    </div>
  )
}

function initialView(chosen: string | null, marker: Point | undefined): View {
  if (marker) return closeTo(project(marker), MARKER_REACH)
  const shape = shapes.find(({ code }) => code === chosen)
  return shape ? closeTo(shape.middle, shape.reach) : wholeWorld
}

/** Inside the view and large enough to be seen. */
function isSeen(code: string, { x, y, span }: View): boolean {
  const shape = shapes.find((one) => one.code === code)
  if (!shape) return true
  const { middle, reach } = shape
  return Math.abs(middle.x - x) < span / 2 && Math.abs(middle.y - y) < span / 2 && reach > span * VISIBLE
}

/** The country at a spot of the map, or the nearest of those that are too small to be hit within so many units. */
function codeAt(spot: Spot, reachUnits: number): string | null {
  const [near] = shapes
    .filter(({ reach }) => reach < SMALL)
    .map(({ code, middle }) => ({ code, off: Math.hypot(middle.x - spot.x, middle.y - spot.y) }))
    .toSorted((one, other) => one.off - other.off)
  return near && near.off < reachUnits ? near.code : countryUnder(unproject(spot))
}

function tappedAt(map: HTMLElement | null, { clientX, clientY }: MouseEvent, view: View): string | null {
  const box = map?.getBoundingClientRect()
  if (!box) return null
  const units = view.span / box.height
  const x = view.x + (clientX - box.left - box.width / 2) * units
  const y = view.y + (clientY - box.top - box.height / 2) * units
  return codeAt({ x, y }, NEAR_PX * units)
}

interface CountriesProps {
  chosen: string | null
  closed: ReadonlySet<string>
  canChoose: boolean
}

/** Rendered again only when a choice changes, not while the map moves. */
const Countries = memo(function Countries({ chosen, closed, canChoose }: CountriesProps) {
  return (
    <g className={canChoose ? css.choosable : undefined}>
      {shapes.map(({ code, path }) => (
        <path
          key={code}
          d={path}
          className={css.country}
          data-closed={closed.has(code) || undefined}
          data-chosen={code === chosen || undefined}
        />
      ))}
    </g>
  )
})

function Dots({ chosen, closed, span }: { chosen: string | null; closed: ReadonlySet<string>; span: number }) {
  return (
    <g className={css.dots}>
      {shapes
        .filter(({ reach }) => reach < SMALL && reach < span * DOT)
        .map(({ code, middle }) => (
          <circle
            key={code}
            cx={middle.x}
            cy={middle.y}
            r={span * DOT}
            data-closed={closed.has(code) || undefined}
            data-chosen={code === chosen || undefined}
          />
        ))}
    </g>
  )
}

function Marker({ at: { x, y }, span }: { at: Spot; span: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${span / 300})`}>
      <path className={css.pin} d="M0 0C-9 -13 -13 -19 -13 -26a13 13 0 0 1 26 0C13 -19 9 -13 0 0Z" />
      <circle className={css.pinHole} cy="-26" r="5" />
    </g>
  )
}

/** For the keyboard: the country in the middle is the one that Enter chooses. Shown while the map has the focus. */
function Cross({ view }: { view: View }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const code = codeAt(view, 0)
  return (
    <div className={css.cross}>
      <span aria-hidden="true" />
      <p role="status">{code ? t('under', { name: countryName(code, language) }) : t('sea')}</p>
    </div>
  )
}

function Zoom({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useMessages(messages)
  const can = canZoom(view)
  return (
    <div className={css.zoom}>
      <IconButton icon="plus" label={t('closer')} disabled={!can.in} onClick={() => onView(zoom(view, 1))} />
      <IconButton icon="minus" label={t('further')} disabled={!can.out} onClick={() => onView(zoom(view, -1))} />
      <IconButton icon="globe" label={t('whole')} onClick={() => onView(wholeWorld)} />
    </div>
  )
}

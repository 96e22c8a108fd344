// What makes Home alive: flights as they fly, gold as it moves, wins as they happen. Fetched after the first paint.

import { useEffect, useRef, useState } from 'react'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { GameTile } from '../../client/game-tile.ts'
import { serverNow, useLive } from '../../client/live/live.ts'
import { balanceTopic, broadcastTopic, drawTopic, crashTopics, syncTopic } from '../../client/live/topics.ts'
import { setBalance, useSession } from '../../client/session.ts'
import { endValue, momentAt } from '../../play/crash/moment.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { Win } from './house.ts'
import { messages } from './messages.ts'
import css from './game-grid.module.css'

const PAINT_MS = 100
const SHOWN_RESULTS = 2

/** Takes over what the socket tells for the whole page. */
export function HomeLive({ onWins }: { onWins: (wins: readonly Win[]) => void }) {
  const { loggedIn } = useSession()
  const told = useLive(loggedIn ? balanceTopic : null)
  const wins = useLive(broadcastTopic)
  useEffect(() => {
    if (told) setBalance(told.balance)
  }, [told])
  useEffect(() => {
    if (wins) onWins(wins)
  }, [wins, onWins])
  return null
}

/** A flight on its tile: the value as it rises, the time until it starts, and how the last ones ended. */
export function CrashNow({ tile, outcomes }: { tile: GameTile; outcomes: readonly unknown[] }) {
  const [rules, setRules] = useState<CrashRules | null>(null)
  useEffect(() => {
    // Without its rules the tile just stays as quiet as it was.
    tile.flight?.().then(setRules, () => undefined)
  }, [tile])
  return rules && <Now rules={rules} outcomes={outcomes} />
}

function Now({ rules, outcomes }: { rules: CrashRules; outcomes: readonly unknown[] }) {
  const t = useMessages(messages)
  const format = useFormat()
  const round = useLive(crashTopics(rules.id).round)
  const progress = useLive(syncTopic)?.running[rules.id]
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const paint = (): void => {
      const node = line.current
      if (!node || !round || document.hidden) return
      // A tile shows what the server has said, and nothing past it.
      const isSaid = progress?.epoch === round.epoch && progress.index === round.index
      const shown = isSaid ? { saidMs: progress.elapsedMs, shownMs: progress.elapsedMs } : null
      const { phase, value, untilLockMs } = momentAt(rules, round, serverNow(), shown)
      node.dataset.phase = phase
      node.textContent =
        phase === 'betting'
          ? t('startsIn', { s: Math.ceil(untilLockMs / 1000) })
          : phase === 'locked'
            ? t('closed')
            : format.multiplier(value / 100)
    }
    paint()
    const timer = setInterval(paint, PAINT_MS)
    return () => clearInterval(timer)
  }, [rules, round, progress, t, format])
  const ends = outcomes.flatMap((outcome) => {
    const bust = bustIn(outcome)
    return bust === null ? [] : [format.multiplier(endValue(rules, bust) / 100)]
  })
  return (
    <span className={css.results}>
      {round && <span ref={line} className={`num ${css.now}`} aria-hidden="true" />}
      {ends.length > 0 && <span className="sr">{t('last')}</span>}
      {ends.slice(0, SHOWN_RESULTS).map((text, index) => (
        <span key={`${text}-${index}`} className="num">
          {text}
        </span>
      ))}
    </span>
  )
}

/** A draw on its tile: the time until betting closes, and what was drawn last. */
export function DrawNow({ tile, outcomes }: { tile: GameTile; outcomes: readonly unknown[] }) {
  const t = useMessages(messages)
  const format = useFormat()
  const round = useLive(drawTopic(tile.id))
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const paint = (): void => {
      const node = line.current
      if (!node || !round || document.hidden) return
      const untilLockMs = round.lockTime - serverNow()
      const isOpen = round.phase === 'betting' && untilLockMs > 0
      const drawn = round.phase === 'result' ? (tile.result?.(round.outcome, format) ?? null) : null
      node.dataset.phase = isOpen ? 'betting' : 'locked'
      node.textContent = isOpen ? t('startsIn', { s: Math.ceil(untilLockMs / 1000) }) : (drawn ?? t('drawing'))
    }
    paint()
    const timer = setInterval(paint, PAINT_MS)
    return () => clearInterval(timer)
  }, [tile, round, t, format])
  const texts = outcomes.map((outcome) => tile.result?.(outcome, format) ?? null).filter((text) => text !== null)
  return (
    <span className={css.results}>
      {round && <span ref={line} className={`num ${css.now}`} aria-hidden="true" />}
      {texts.length > 0 && <span className="sr">{t('last')}</span>}
      {texts.slice(0, SHOWN_RESULTS).map((text, index) => (
        <span key={`${text}-${index}`} className="num">
          {text}
        </span>
      ))}
    </span>
  )
}

const bustIn = (outcome: unknown): number | null =>
  typeof outcome === 'object' && outcome !== null && 'bust' in outcome && typeof outcome.bust === 'number'
    ? outcome.bust
    : null

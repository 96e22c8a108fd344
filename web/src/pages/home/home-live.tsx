// The live parts of Home: rounds as they run, the balance as it changes, wins as they happen. Fetched after the first paint.

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { bustIn } from '../../client/game-tile.ts'
import { serverNow, useLive } from '../../client/live/live.ts'
import { balanceTopic, broadcastTopic, crashTopics, drawTopic, syncTopic } from '../../client/live/topics.ts'
import { setBalance, useSession } from '../../client/session.ts'
import { endValue, momentAt } from '../../play/crash/round/moment.ts'
import type { CrashNowProps, DrawNowProps, Win } from './house.ts'
import { messages } from './messages.ts'
import css from './game-grid.module.css'

const PAINT_MS = 100

/** Takes over the balance and the wins that the socket sends. */
export function HomeLive({ onWins }: { onWins: (wins: readonly Win[]) => void }) {
  const { loggedIn } = useSession()
  const account = useLive(loggedIn ? balanceTopic : null)
  const wins = useLive(broadcastTopic)
  useEffect(() => {
    if (account) setBalance(account.balance)
  }, [account])
  useEffect(() => {
    if (wins) onWins(wins)
  }, [wins, onWins])
  return null
}

/** A crash game on its tile: the value as it rises, the time until it starts, and how the last rounds ended. */
export function CrashNow({ tile, ...rest }: CrashNowProps) {
  const [rules, setRules] = useState<CrashRules | null>(null)
  useEffect(() => {
    // Without its rules the tile stays as it was.
    tile.rules?.().then(setRules, () => undefined)
  }, [tile])
  return rules && <CrashRound rules={rules} {...rest} />
}

function CrashRound({ rules, outcomes, Results }: Omit<CrashNowProps, 'tile'> & { rules: CrashRules }) {
  const t = useMessages(messages)
  const format = useFormat()
  const round = useLive(crashTopics(rules.id).round)
  const progress = useLive(syncTopic)?.running[rules.id]
  const read = (): Now | null => {
    if (!round) return null
    // A tile shows what the server has sent, and nothing past it.
    const isKnown = progress?.epoch === round.epoch && progress.index === round.index
    const shown = isKnown ? { confirmedMs: progress.elapsedMs, shownMs: progress.elapsedMs } : null
    const { phase, value, untilLockMs } = momentAt(rules, round, serverNow(), shown)
    if (phase === 'betting') return { phase, text: t('startsIn', { s: Math.ceil(untilLockMs / 1000) }) }
    return { phase, text: phase === 'locked' ? t('starting') : format.multiplier(value / 100) }
  }
  const ends = outcomes.map(bustIn).filter((bust) => bust !== null)
  const texts = ends.map((bust) => format.multiplier(endValue(rules, bust) / 100))
  return <Results texts={texts} now={<NowText read={read} />} />
}

/** A draw on its tile: the time until betting closes, and what was drawn last. */
export function DrawNow({ tile, texts, Results }: DrawNowProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const round = useLive(drawTopic(tile.id))
  const read = (): Now | null => {
    if (!round) return null
    const untilLockMs = round.lockTime - serverNow()
    if (round.phase === 'betting' && untilLockMs > 0)
      return { phase: 'betting', text: t('startsIn', { s: Math.ceil(untilLockMs / 1000) }) }
    const drawn = round.phase === 'result' ? tile.result?.(round.outcome, format) : null
    return { phase: 'locked', text: drawn ?? t('drawing') }
  }
  return <Results texts={texts} now={<NowText read={read} />} />
}

interface Now {
  readonly phase: string
  readonly text: string
}

/** Written past React, because it changes ten times a second. Hidden while it is empty. */
function NowText({ read }: { read: () => Now | null }) {
  const line = useRef<HTMLSpanElement>(null)
  const paint = useEffectEvent(() => {
    const now = document.hidden ? null : read()
    if (!line.current || !now) return
    line.current.dataset.phase = now.phase
    line.current.textContent = now.text
  })
  useEffect(() => {
    paint()
    const timer = setInterval(() => paint(), PAINT_MS)
    return () => clearInterval(timer)
  }, [])
  return <span ref={line} className={`num ${css.now}`} aria-hidden="true" />
}

// The lines around the bet bar: that this is a demo, what operators have announced, and how the player stands.

import { useState } from 'react'
import type { GamesContract, GameNotices } from '@glasshouse/rulebook/wire/play/games'
import { caller } from '../../client/call.ts'
import { serverNow, useLive, type Topic } from '../../client/live/live.ts'
import { navigate } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import { FiguresSheet } from '../protection/figures-sheet.tsx'
import { messages as guardMessages } from '../protection/messages.ts'
import { durationOf } from '../protection/texts.ts'
import { useProtection } from '../protection/use-protection.ts'
import { signed } from '../signed.ts'
import { messages as roundMessages } from '../rounds/messages.ts'
import { DEMO_GOLD, demo } from '../table/demo.ts'
import { useVisit } from '../visit.ts'
import noteCss from '../protection/protection.module.css'
import css from './frame-lines.module.css'

/** Says plainly that nothing here is real, and how to change that. */
export function DemoLine({ gold }: { gold: number | null }) {
  const t = useMessages(messages)
  const isShort = gold !== null && gold < DEMO_GOLD / 10
  return (
    <div className={css.demo}>
      <p>
        <strong>{t('demo')}</strong>
        {!isShort && <span>{t('demoHint')}</span>}
      </p>
      {isShort && (
        <button type="button" onClick={demo.refill}>
          {t('refill')}
        </button>
      )}
      <button type="button" className={css.login} onClick={navigate.login}>
        {t('logIn')}
      </button>
    </div>
  )
}

const call = caller<GamesContract>()
const topic: Topic<GameNotices> = {
  name: 'games',
  fetch: () => call('GET /api/game/notices', {}, { quiet: true }),
}

/**
 * That the game is paused, or that its limits will change. It covers nothing: a player with a bet under way can still end
 * it.
 */
export function GameNotice({ game }: { game: string }) {
  const t = useMessages(messages)
  const round = useMessages(roundMessages)
  const notices = useLive(topic)
  const change = notices?.changes.find((each) => each.game === game && each.from > serverNow())
  return (
    <div role="status">
      {notices?.recovering || notices?.paused.includes(game) ? (
        <div className={noteCss.note}>
          <Icon name="clock" size={20} />
          <span>
            <b>{notices.recovering ? t('allStopped') : round('paused')}</b>
            <small>{t(notices.recovering ? 'stoppedNote' : 'pausedNote')}</small>
          </span>
        </div>
      ) : (
        change && <ChangeNote change={change} />
      )}
    </div>
  )
}

function ChangeNote({ change: { maxGold, maxProfit, from } }: { change: GameNotices['changes'][number] }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <div className={noteCss.note}>
      <Icon name="info" size={20} />
      <span>
        <b>{t('limitsFrom', { moment: format.dateTime(from) })}</b>
        {maxGold !== null && <span>{t('limitGold', { gold: format.gold(maxGold) })}</span>}
        {maxProfit !== null && <span>{t('limitProfit', { gold: format.gold(maxProfit) })}</span>}
        {maxGold === null && maxProfit === null && <span>{t('limitsUsual')}</span>}
      </span>
    </div>
  )
}

/** Net result and time played, in one quiet line; the whole of it is one tap away. */
export function VisitLine({ isDemo }: { isDemo: boolean }) {
  const { loggedIn } = useSession()
  return !isDemo && loggedIn ? <TodayLine /> : <DemoVisit isDemo={isDemo} />
}

function DemoVisit({ isDemo }: { isDemo: boolean }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { net, demoNet, playedMinutes } = useVisit()
  return (
    <p className={css.line}>
      {t(isDemo ? 'demoVisit' : 'visit')} <b className="num">{signed(isDemo ? demoNet : net, format.gold)}</b> ·{' '}
      {t('minutes', { n: playedMinutes })}
    </p>
  )
}

/** What the ledger says of today, not what this screen has seen of it. */
function TodayLine() {
  const t = useMessages(guardMessages)
  const format = useFormat()
  const { data } = useProtection()
  const [isOpen, setOpen] = useState(false)
  if (!data) return <p className={css.line}>{t('today')}</p>
  return (
    <>
      <button type="button" className={css.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('today')} <b className="num">{signed(data.day.net, format.gold)}</b> ·{' '}
        {t('played', { time: durationOf(data.day.playedMs) })}
        <Icon name="next" size={14} />
      </button>
      <FiguresSheet state={data} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

// The house at a glance: what is wrong, what was played against what was to be expected, gold in and out, and how the games
// are. Every figure is the server's.

import { useAnswer } from '../../client/answers.ts'
import { day, gold, number, share } from '../../ui/format.ts'
import { Page, Panel } from '../../ui/panel.tsx'
import { Stat, Stats } from '../../ui/stat.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Alarms } from './alarms.tsx'
import { Health } from './health.tsx'
import { SpanPlots } from './span-plots.tsx'
import type { Today } from './today-answer.ts'
import css from './today.module.css'

const EVERY_MS = 5000

export default function TodayPage() {
  const today = useAnswer('GET /api/console/today', {}, { refetchInterval: EVERY_MS })
  return (
    <Page title="Today" aside={today.data && <p className="hint">{day(today.data.from)}, by UTC</p>}>
      {today.isError && (
        <p role="alert">
          {today.error.message} {today.data && 'What stands below is from the last answer.'}
        </p>
      )}
      {today.isPending && <div className={css.skeleton} role="status" aria-label="Loading today" />}
      {today.data && (
        <>
          <Alarms alarms={today.data.alarms} lookedAt={today.data.lookedAt} now={today.data.now} />
          <Figures today={today.data} />
          <Panel title="How it went">
            <Tabs
              label="Time"
              tabs={[
                { id: 'hour', title: 'Hour', show: () => <SpanPlots span="hour" /> },
                { id: 'day', title: 'Day', show: () => <SpanPlots span="day" /> },
                { id: 'month', title: 'Month', show: () => <SpanPlots span="month" /> },
              ]}
            />
          </Panel>
          <Health />
        </>
      )}
    </Page>
  )
}

function Figures({ today: { play, activePlayers, money, pool } }: { today: Today }) {
  const far = Math.abs(Number(play.deviation ?? 0)) > 4
  return (
    <div className={css.figures}>
      <Stats>
        <Stat label="Stakes" value={gold(play.staked)} note={`${number(play.bets)} bets`} />
        <Stat
          label="Payouts"
          value={gold(play.paid)}
          note={play.staked > 0 ? `${share(play.paid / play.staked)} of the stakes` : 'nothing staked yet'}
        />
        <Stat
          label="Gross result"
          value={gold(play.result)}
          note={
            <>
              expected {gold(play.expected)} ± {gold(play.spread)}
              {play.deviation !== null && <b className={css.sigma}> z = {play.deviation.replace('-', '−')}</b>}
            </>
          }
          {...(far && { mood: 'bad' as const })}
        />
        <Stat label="Active players" value={number(activePlayers)} note="with a bet settled today" />
        <Stat label="Deposits" value={gold(money.deposited)} />
        <Stat
          label="Withdrawals"
          value={gold(money.withdrawn)}
          note={`${number(money.waiting)} under way, ${gold(money.waitingGold)} gold`}
        />
        <Stat label="Pool" value={gold(pool.assets)} note={`bankroll for limits ${gold(pool.bankroll)}`} />
        <Stat
          label="Most one bet may win"
          value={gold(Math.max(...pool.limits.map(({ maxProfit }) => maxProfit)))}
          note={pool.limits
            .map(
              ({ edgePpm, maxProfit, maxRoundLoss }) =>
                `${share(edgePpm / 1_000_000)} edge: ${gold(maxProfit)} a bet, ${gold(maxRoundLoss)} a round`,
            )
            .join('; ')}
        />
      </Stats>
    </div>
  )
}

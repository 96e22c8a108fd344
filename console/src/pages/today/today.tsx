// Today at a glance: alarms, stakes and payouts against what was expected, gold in and out, and the state of the games.
// Every figure comes from the server.

import { Loaded } from '../../ui/loaded.tsx'
import { useAnswer } from '../../client/answers.ts'
import { day, gold, number, share } from '../../ui/format.ts'
import { Page, Panel } from '../../ui/page.tsx'
import { Stat, Stats } from '@glasshouse/ui/data/facts.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Alarms, type Today } from './alarms.tsx'
import { Health } from './health.tsx'
import { SpanPlots } from './span-plots.tsx'

const EVERY_MS = 5000

export default function TodayPage() {
  const today = useAnswer('GET /api/console/today', {}, { refetchInterval: EVERY_MS })
  return (
    <Page title="Today" aside={today.data && <p className="hint">{day(today.data.from)}, by UTC</p>}>
      <Loaded query={today} label="Loading today">
        {(data) => (
          <>
            <Alarms alarms={data.alarms} lookedAt={data.lookedAt} now={data.now} />
            <Figures today={data} />
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
      </Loaded>
    </Page>
  )
}

function Figures({ today: { play, activePlayers, money, pool } }: { today: Today }) {
  const isFar = Math.abs(Number(play.deviation ?? 0)) > 4
  return (
    <Stats min="9rem">
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
            {play.deviation !== null && <b style={{ whiteSpace: 'nowrap' }}> z = {play.deviation.replace('-', '−')}</b>}
          </>
        }
        tone={isFar ? 'bad' : undefined}
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
  )
}

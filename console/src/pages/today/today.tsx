// Today at a glance: alarms, stakes and payouts against what was expected, gold in and out, and the state of the games.
// Every figure comes from the server.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { useAnswer } from '../../client/answers.ts'
import { gold, number, percent, shortGold, utcDate } from '../../ui/format.ts'
import { Page, Panel } from '../../ui/page.tsx'
import { Stat, Stats } from '@glasshouse/ui/data/facts.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Alarms, type Today } from './alarms.tsx'
import { Health } from './health.tsx'
import { SpanPlots } from './span-plots.tsx'
import { messages } from './messages.ts'

const EVERY_MS = 5000

export default function TodayPage() {
  const t = useMessages(messages)
  const today = useAnswer('GET /api/console/today', {}, { refetchInterval: EVERY_MS })
  const date = today.data && <p className="hint">{t('utcDay', { date: utcDate(today.data.from) })}</p>
  return (
    <Page title={t('title')} aside={date}>
      <Loaded query={today} label={t('loading')}>
        {(data) => (
          <>
            <Alarms alarms={data.alarms} lookedAt={data.lookedAt} now={data.now} />
            <Figures today={data} />
            <Panel title={t('trends')}>
              <Tabs
                label={t('period')}
                tabs={[
                  { id: 'hour', title: t('hour'), show: () => <SpanPlots span="hour" /> },
                  { id: 'day', title: t('day'), show: () => <SpanPlots span="day" /> },
                  { id: 'month', title: t('month'), show: () => <SpanPlots span="month" /> },
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
  const t = useMessages(messages)
  return (
    <Stats min="max(9rem, 22%)">
      <Stat label={t('stakes')} value={<Figure value={play.staked} />} note={t('bets', { n: play.bets })} />
      <Stat
        label={t('payouts')}
        value={<Figure value={play.paid} />}
        note={play.staked > 0 ? t('payoutShare', { share: percent(play.paid / play.staked) }) : t('noStakes')}
      />
      <GrossResult play={play} />
      <Stat label={t('activePlayers')} value={number(activePlayers)} note={t('activePlayersNote')} />
      <Stat label={t('deposits')} value={<Figure value={money.deposited} />} />
      <Stat
        label={t('withdrawals')}
        value={<Figure value={money.withdrawn} />}
        note={t('pendingWithdrawals', { n: number(money.waiting), gold: gold(money.waitingGold) })}
      />
      <Stat
        label={t('bankroll')}
        value={<Figure value={pool.assets} />}
        note={t('bankrollForLimits', { gold: gold(pool.bankroll) })}
      />
      <Stat
        label={t('maxWin')}
        value={<Figure value={Math.max(...pool.limits.map(({ maxProfit }) => maxProfit))} />}
        note={pool.limits.map(({ edgePpm, maxProfit, maxRoundLoss }) => (
          <span key={edgePpm} style={{ display: 'block' }}>
            {t('limitsByEdge', {
              edge: percent(edgePpm / 1_000_000),
              bet: gold(maxProfit),
              round: gold(maxRoundLoss),
            })}
          </span>
        ))}
      />
    </Stats>
  )
}

/** Gold on one line: long figures shrink to the width of their tile. The exact amount is in the title. */
function Figure({ value }: { value: number }) {
  const text = shortGold(value)
  return (
    <data
      value={value}
      title={gold(value)}
      style={{ fontSize: `min(1em, ${150 / text.length}cqi)`, whiteSpace: 'nowrap' }}
    >
      {text}
    </data>
  )
}

function GrossResult({ play: { result, expected, spread, deviation } }: Pick<Today, 'play'>) {
  const t = useMessages(messages)
  const isFar = Math.abs(Number(deviation ?? 0)) > 4
  return (
    <Stat
      label={t('result')}
      value={<Figure value={result} />}
      note={
        <>
          {t('expectedResult', { expected: gold(expected), spread: gold(spread) })}{' '}
          {deviation !== null && (
            <b style={{ whiteSpace: 'nowrap' }}>{t('deviation', { z: deviation.replace('-', '−') })}</b>
          )}
        </>
      }
      tone={isFar ? 'bad' : undefined}
    />
  )
}

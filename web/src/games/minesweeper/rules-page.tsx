import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { STAKE_MAX, STAKE_MIN, STAKE_STEP } from '@glasshouse/rulebook/play/limits'
import { minesweeper, MINES_MAX, MINES_MIN, TILES } from '@glasshouse/rulebook/games/minesweeper/rules'
import { Paragraphs, RulesSection, RulesTable } from '../../play/rules-frame.tsx'
import { messages as sharedMessages } from '../../play/seed-rules-messages.ts'
import { SeedRulesPage } from '../../play/seed-rules-page.tsx'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { settingQuery } from './game.ts'
import { chanceOf, multiplierAfter, stakesOf, worstReturn } from './odds.ts'
import { messages } from './rules-messages.ts'
import { tile } from './tile.ts'

const SHOWN_MINES = [1, 3, 5, 10, 15, 20, 24]
const SHOWN_TILES = [1, 3, 5]
const TOP = minesweeper.topMultiplier / 100
const IDLE_MINUTES = minesweeper.expiryMs / 60_000
const EARLY_MINUTES = minesweeper.earlyExpiryMs / 60_000
const SMALLEST = Number(STAKE_MIN)
const WORST = worstReturn(SMALLEST)

/** What a game pays after so many gems; undefined where there are not so many, or it ends before. */
function paysAfter(mines: number, opened: number): number | undefined {
  if (opened > TILES - mines) return undefined
  const times = multiplierAfter(mines, opened)
  return times > TOP ? undefined : times
}

export default function MinesweeperRules() {
  const t = useMessages(messages)
  const shared = useMessages(sharedMessages)
  const format = useFormat()
  const { data } = useQuery(settingQuery)
  const rtp = format.percent(Number(minesweeper.rtp.of) / Number(minesweeper.rtp.per))
  const most = (mines: number): string => format.gold(stakesOf({ mines }, data).max)
  const stake = { min: format.gold(SMALLEST), max: format.gold(Number(STAKE_MAX)) }
  const limits2 = t('limits2', { few: most(MINES_MIN), many: most(MINES_MAX), max: MINES_MAX })
  return (
    <SeedRulesPage
      tile={tile}
      rules={minesweeper}
      story={t('story', { tiles: TILES })}
      how={[t('how1', { min: MINES_MIN, max: MINES_MAX }), t('how2'), t('how3'), t('how4')]}
      returnName={shared('rtpUnrounded')}
      figures={{
        before: [
          [t('tiles'), format.number(TILES)],
          [t('mines'), shared('range', { min: MINES_MIN, max: MINES_MAX })],
        ],
        after: [
          [shared('topMultiplier'), format.multiplier(TOP)],
          [shared('stake'), shared('range', stake)],
          [t('step'), format.gold(Number(STAKE_STEP))],
          [t('profit'), data ? format.gold(data.maxProfit) : '…'],
          [t('idle'), t('minutes', { n: IDLE_MINUTES })],
        ],
      }}
      limits={<Paragraphs texts={[t('limits1'), t('limitsTile'), limits2, t('limitsOpen')]} />}
      auto={[t('auto1'), t('auto2'), t('auto3')]}
      trouble={{
        title: shared('interrupted'),
        texts: [
          t('trouble1'),
          t('trouble2'),
          t('trouble3'),
          t('trouble4', { n: IDLE_MINUTES }),
          t('trouble5', { n: EARLY_MINUTES }),
        ],
      }}
      verify={{
        title: t('verify'),
        before: [shared('verifyCommit'), t('verify1')],
        after: [t('verify2', { last: TILES - 1 }), t('verifySkip'), t('verify3'), shared('verifyReveal')],
      }}
    >
      <RulesSection title={shared('odds')}>
        <p>{t('odds1', { rtp })}</p>
        <Odds />
      </RulesSection>
      <RulesSection title={t('all')}>
        <Every />
        <p>{t('capped', { top: format.multiplier(TOP) })}</p>
      </RulesSection>
      <RulesSection title={shared('rounding')}>
        <p>{t('rounding1', { stake: format.gold(SMALLEST), worst: format.percent(WORST) })}</p>
        <p>{t('rounding2')}</p>
      </RulesSection>
    </SeedRulesPage>
  )
}

/** What the first few gems pay. */
function Odds() {
  const t = useMessages(messages)
  const format = useFormat()
  const head = SHOWN_TILES.map((opened) => t('tileCount', { n: opened }))
  const rows = SHOWN_MINES.map((mines) => [
    format.number(mines),
    ...SHOWN_TILES.map((opened) => {
      const times = paysAfter(mines, opened)
      return times === undefined ? t('noTile') : format.multiplier(times)
    }),
  ])
  return <RulesTable head={[t('mines'), ...head]} rows={rows} />
}

const COUNTS = Array.from({ length: MINES_MAX }, (_, index) => String(index + MINES_MIN))

/** All that a number of mines can pay, gem by gem. */
function Every() {
  const t = useMessages(messages)
  const shared = useMessages(sharedMessages)
  const format = useFormat()
  const [chosen, choose] = useState('3')
  const mines = Number(chosen)
  const rows = Array.from({ length: TILES - mines }, (_, index) => index + 1).flatMap((opened) => {
    const times = paysAfter(mines, opened)
    const row = times !== undefined && [
      format.number(opened),
      format.multiplier(times),
      format.percent(chanceOf(mines, opened)),
    ]
    return row ? [row] : []
  })
  return (
    <>
      <Select
        label={t('allPick')}
        value={chosen}
        onChange={choose}
        options={COUNTS.map((count) => ({ value: count, label: count }))}
      />
      <RulesTable head={[t('gems'), shared('pays'), shared('chance')]} rows={rows} />
    </>
  )
}

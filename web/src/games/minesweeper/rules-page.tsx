import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { STAKE_MAX, STAKE_MIN, STAKE_STEP } from '@glasshouse/rulebook/play/limits'
import { minesweeper, MINES_MAX, MINES_MIN, TILES } from '@glasshouse/rulebook/games/minesweeper/rules'
import { ReachSection } from '../../play/reach-section.tsx'
import { RulesFrame, RulesSection, RulesTable } from '../../play/rules-frame.tsx'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { settingQuery } from './calls.ts'
import { chanceOf, multiplierAfter, stakesOf, worstReturn } from './odds.ts'
import { messages } from './rules-messages.ts'
import { tile } from './tile.ts'

const SHOWN_MINES = [1, 3, 5, 10, 15, 20, 24]
const SHOWN_TILES = [1, 3, 5]
const TOP = minesweeper.topMultiplier / 100
const HOURS = minesweeper.expiryMs / 3_600_000
const SMALLEST = Number(STAKE_MIN)
const WORST = worstReturn(SMALLEST)

/** What a game pays after so many gems; undefined where there are not so many, or it ends before. */
function paysAfter(mines: number, opened: number): number | undefined {
  if (opened > TILES - mines) return undefined
  const times = multiplierAfter(mines, opened)
  return times > TOP ? undefined : times
}

/** The rules in words and numbers; what hangs on the bankroll is asked of the house. */
export default function MinesweeperRules() {
  const t = useMessages(messages)
  const format = useFormat()
  const { data } = useQuery(settingQuery)
  const rtp = format.percent(Number(minesweeper.rtp.of) / Number(minesweeper.rtp.per))
  const ends = { min: MINES_MIN, max: MINES_MAX }
  const n = format.number(HOURS)
  const most = (mines: number): string => format.gold(stakesOf({ mines }, data).max)
  return (
    <RulesFrame tile={tile} story={t('story', { tiles: TILES })}>
      <RulesSection title={t('how')}>
        <p>{t('how1', ends)}</p>
        <p>{t('how2')}</p>
        <p>{t('how3')}</p>
        <p>{t('how4')}</p>
      </RulesSection>
      <RulesSection title={t('figures')}>
        <Figures rtp={rtp} profit={data?.maxProfit} />
      </RulesSection>
      <ReachSection rules={minesweeper} />
      <RulesSection title={t('odds')}>
        <p>{t('odds1', { rtp })}</p>
        <Odds />
      </RulesSection>
      <RulesSection title={t('all')}>
        <Every />
        <p>{t('capped', { top: format.multiplier(TOP) })}</p>
      </RulesSection>
      <RulesSection title={t('rounding')}>
        <p>{t('rounding1', { stake: format.gold(SMALLEST), worst: format.percent(WORST) })}</p>
      </RulesSection>
      <RulesSection title={t('limits')}>
        <p>{t('limits1')}</p>
        <p>{t('limits2', { few: most(MINES_MIN), many: most(MINES_MAX), max: MINES_MAX })}</p>
      </RulesSection>
      <RulesSection title={t('auto')}>
        <p>{t('auto1')}</p>
      </RulesSection>
      <RulesSection title={t('trouble')}>
        <ul>
          <li>{t('trouble1')}</li>
          <li>{t('trouble2')}</li>
          <li>{t('trouble3')}</li>
          <li>{t('trouble4', { n })}</li>
        </ul>
      </RulesSection>
      <RulesSection title={t('verify')}>
        <p>{t('verify1')}</p>
        <p>
          <code>PF1:minesweeper:&lt;client seed&gt;:&lt;nonce&gt;:0</code>
        </p>
        <p>{t('verify2', { last: TILES - 1 })}</p>
        <p>{t('verify3')}</p>
      </RulesSection>
      <RulesSection title={t('demo')}>
        <p>{t('demo1')}</p>
      </RulesSection>
    </RulesFrame>
  )
}

function Figures({ rtp, profit }: { rtp: string; profit: number | undefined }) {
  const t = useMessages(messages)
  const format = useFormat()
  const rows = [
    [t('tiles'), format.number(TILES)],
    [t('mines'), t('range', { min: MINES_MIN, max: MINES_MAX })],
    [t('edge'), format.percent(minesweeper.edgePpm / 1_000_000)],
    [t('return'), rtp],
    [t('top'), format.multiplier(TOP)],
    [t('stake'), t('range', { min: format.gold(SMALLEST), max: format.gold(Number(STAKE_MAX)) })],
    [t('step'), format.gold(Number(STAKE_STEP))],
    [t('profit'), profit === undefined ? '…' : format.gold(profit)],
    [t('idle'), t('hours', { n: format.number(HOURS) })],
  ]
  return <RulesTable rows={rows} />
}

/** What the first few gems pay. */
function Odds() {
  const t = useMessages(messages)
  const format = useFormat()
  const head = SHOWN_TILES.map((opened) => (opened === 1 ? t('tile1') : t('tilesN', { n: opened })))
  const rows = SHOWN_MINES.map((mines) => [
    format.number(mines),
    ...SHOWN_TILES.map((opened) => {
      const times = paysAfter(mines, opened)
      return times === undefined ? t('noTile') : format.multiplier(times)
    }),
  ])
  return <RulesTable head={[t('minesHead'), ...head]} rows={rows} />
}

const COUNTS = Array.from({ length: MINES_MAX }, (_, index) => String(index + MINES_MIN))

/** All that a number of mines can pay, gem by gem. */
function Every() {
  const t = useMessages(messages)
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
      <RulesTable head={[t('gems'), t('pays'), t('chance')]} rows={rows} />
    </>
  )
}

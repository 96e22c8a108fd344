import { Avatar } from '../src/data/avatar.tsx'
import { Badge } from '../src/data/badge.tsx'
import { Fact, Facts, Stat, Stats } from '../src/data/facts.tsx'
import { GoldAmount } from '../src/data/gold.tsx'
import { List, ListRow } from '../src/data/list.tsx'
import { Meter } from '../src/data/meter.tsx'
import { Plot } from '../src/data/plot.tsx'
import { Points } from '../src/data/points.tsx'
import { Table } from '../src/data/table.tsx'
import { Row } from '../src/layout/stack.tsx'
import { useFormat, useMessages } from '../src/text/i18n.ts'
import { messages } from './messages.ts'
import { Part } from './part.tsx'

const ROWS = [
  [500, 990, 1.98],
  [1_000, 0, 0],
  [2_500_000, 4_950_000, 1.98],
] as const

export function DataParts() {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <>
      <Part name="Facts">
        <Facts>
          <Fact name={t('stake')}>{format.gold(500)}</Fact>
          <Fact name={t('payout')}>{format.gold(990)}</Fact>
        </Facts>
        <Facts isStacked isRuled>
          <Fact name={t('stake')}>{format.gold(500)}</Fact>
          <Fact name={t('payout')}>{format.gold(990)}</Fact>
        </Facts>
      </Part>
      <Part name="Stats">
        <Stats min="9rem">
          <Stat label={t('stake')} value={format.gold(2_500_000)} note={t('day')} />
          <Stat label={t('payout')} value={format.gold(4_950_000)} note={t('day')} tone="good" />
          <Stat label={t('balance')} value={format.gold(-1_000)} note={t('day')} tone="bad" />
        </Stats>
      </Part>
      <Part name="List, ListRow">
        <List>
          <ListRow
            start={<Avatar number={3} size={40} />}
            title={t('friend')}
            detail={t('yesterday')}
            end={<GoldAmount gold={990} signed />}
            endDetail={t('payout')}
          />
          <ListRow title={t('withdrawal')} detail={t('waiting')} onClick={() => undefined} />
          <ListRow title={t('withdrawal')} end={format.gold(100_000)} href="#data" />
        </List>
      </Part>
      <Part name="Badge">
        <Row wrap>
          <Badge>{t('day')}</Badge>
          <Badge tone="good">{t('confirmed')}</Badge>
          <Badge tone="wait">{t('waiting')}</Badge>
          <Badge tone="bad">{t('rejected')}</Badge>
          <Badge tone="accent">{t('friend')}</Badge>
        </Row>
      </Part>
      <Part name="GoldAmount">
        <Row wrap gap={16}>
          <GoldAmount gold={1_234_567} />
          <GoldAmount gold={990} signed dollars />
        </Row>
      </Part>
      <PictureParts />
      <TableParts />
    </>
  )
}

function TableParts() {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <>
      {[false, true].map((isWide) => (
        <Part key={String(isWide)} name={isWide ? 'Table, wide' : 'Table'}>
          <Table label={`${t('payout')} ${isWide ? 2 : 1}`} isWide={isWide}>
            <thead>
              <tr>
                <th scope="col">{t('stake')}</th>
                <th scope="col">{t('payout')}</th>
                <th scope="col">{t('multiplier')}</th>
              </tr>
            </thead>
            <tbody>
              {ROWS.map(([stake, payout, multiplier]) => (
                <tr key={stake}>
                  <th scope="row">{format.gold(stake)}</th>
                  <td>{format.gold(payout)}</td>
                  <td>{format.multiplier(multiplier)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Part>
      ))}
    </>
  )
}

const DAY_MS = 86_400_000
const PRICES = [100, 104, 101, 96, 108, 112].map((value, day) => ({ time: day * DAY_MS, value }))

function PictureParts() {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <>
      <Part name="Meter">
        <Meter share={0.4} label={t('stake')} text={format.percent(0.4)} />
      </Part>
      <Part name="Points">
        <Points
          icon="check"
          points={[
            { key: 'first', text: t('withdrawalText') },
            { key: 'second', text: t('moreText') },
          ]}
        />
      </Part>
      <Part name="Plot">
        <Plot
          title={t('balance')}
          series={[{ name: t('balance'), points: PRICES }]}
          write={format.number}
          writeTime={(time) => `${t('day')} ${time / DAY_MS + 1}`}
        />
      </Part>
    </>
  )
}

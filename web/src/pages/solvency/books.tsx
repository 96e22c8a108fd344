import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import type { Latest } from './check.ts'
import { messages } from './messages.ts'
import css from './solvency.module.css'

/** What both sums consist of. */
export function Books({ latest }: { latest: Latest }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { owed, reward, holdings, own, total, held } = latest
  return (
    <>
      <Panel title={t('owedParts')}>
        <Facts isRuled gap={10} className={css.books}>
          <Fact name={t('cash')}>{format.gold(owed.cash)}</Fact>
          {reward > 0 && <Part name={t('reward')} gold={reward} />}
          <Fact name={t('held')}>{format.gold(owed.held)}</Fact>
          <Fact name={t('staked')}>{format.gold(owed.staked)}</Fact>
          <Fact name={t('shares')}>{format.gold(owed.shares)}</Fact>
          <Fact name={<b>{t('total')}</b>}>{format.gold(total)}</Fact>
        </Facts>
      </Panel>
      <Panel title={t('heldParts')}>
        <Facts isRuled gap={10} className={css.books}>
          {holdings.map(({ kind, label, gold }) => (
            <Fact key={`${kind}${label}`} name={t(kind, { label })}>
              {format.gold(gold)}
            </Fact>
          ))}
          <Fact name={<b>{t('total')}</b>}>{format.gold(held)}</Fact>
          <Part name={t('ownPool')} gold={own.pool} />
          <Part name={t('ownOther')} gold={own.other} />
        </Facts>
      </Panel>
    </>
  )
}

/** A part of the sum above it. */
function Part({ name, gold }: { name: string; gold: number }) {
  const format = useFormat()
  return (
    <div data-part="">
      <dt>{name}</dt>
      <dd>{format.gold(gold)}</dd>
    </div>
  )
}

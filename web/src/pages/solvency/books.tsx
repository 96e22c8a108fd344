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
          {reward > 0 && (
            <div data-of="">
              <dt>{t('reward')}</dt>
              <dd>{format.gold(reward)}</dd>
            </div>
          )}
          <Fact name={t('held')}>{format.gold(owed.held)}</Fact>
          <Fact name={t('staked')}>{format.gold(owed.staked)}</Fact>
          <Fact name={t('shares')}>{format.gold(owed.shares)}</Fact>
          <div data-sum="">
            <dt>{t('total')}</dt>
            <dd>{format.gold(total)}</dd>
          </div>
        </Facts>
      </Panel>
      <Panel title={t('heldParts')}>
        <Facts isRuled gap={10} className={css.books}>
          {holdings.map(({ kind, label, gold }) => (
            <Fact key={`${kind}${label}`} name={t(kind, { label })}>
              {format.gold(gold)}
            </Fact>
          ))}
          <div data-sum="">
            <dt>{t('total')}</dt>
            <dd>{format.gold(held)}</dd>
          </div>
          <div data-of="">
            <dt>{t('ownPool')}</dt>
            <dd>{format.gold(own.pool)}</dd>
          </div>
          <div data-of="">
            <dt>{t('ownOther')}</dt>
            <dd>{format.gold(own.other)}</dd>
          </div>
        </Facts>
      </Panel>
    </>
  )
}

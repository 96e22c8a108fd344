import { TableHead } from '../../ui/table-head.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { gold, number } from '../../ui/format.ts'
import type { Answer } from '../../client/call.ts'
import css from './ledger.module.css'
import { messages } from './messages.ts'

export type Ledger = Pick<Answer<'GET /api/console/ledger'>, 'laws' | 'sum' | 'accounts' | 'entries'>

export function LedgerReport({ ledger }: { ledger: Ledger }) {
  const t = useMessages(messages)
  const failed = ledger.laws.filter(({ holds }) => !holds).length
  const isBalanced = ledger.sum === 0 && failed === 0
  return (
    <div className={css.report}>
      <section className={css.verdict} data-holds={isBalanced} aria-label={t('verdict')}>
        <Text tone="muted">{t('sumOfAccounts')}</Text>
        <p className={css.sum}>{gold(ledger.sum)}</p>
        <p>{ledger.sum !== 0 ? t('unbalanced') : failed > 0 ? t('failed', { n: failed }) : t('balanced')}</p>
      </section>
      <Panel title={t('checks')} className={css.laws}>
        <List>
          {ledger.laws.map(({ law, holds, broken }) => (
            <li key={law} data-holds={holds}>
              <span aria-hidden>{holds ? '✓' : '✕'}</span>
              {law}
              <em>{holds ? t('passes') : t('failsFor', { n: broken })}</em>
            </li>
          ))}
        </List>
      </Panel>
      <Totals ledger={ledger} />
      <Panel title={t('recorded')}>
        <Facts isStacked className={css.counts}>
          <Fact name={t('entries')}>{number(ledger.entries)}</Fact>
        </Facts>
      </Panel>
    </div>
  )
}

function Totals({ ledger: { accounts, sum } }: { ledger: Ledger }) {
  const t = useMessages(messages)
  return (
    <Panel title={t('totals')}>
      {accounts.length === 0 ? (
        <p className="hint">{t('noAccounts')}</p>
      ) : (
        <Table label={t('totals')}>
          <TableHead titles={[t('type'), t('accounts'), t('gold')]} />
          <tbody>
            {accounts.map(({ kind, accounts: count, balance }) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td>{number(count)}</td>
                <td>{gold(balance)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot style={{ fontWeight: 700 }}>
            <tr>
              <th scope="row" colSpan={2}>
                {t('sum')}
              </th>
              <td>{gold(sum)}</td>
            </tr>
          </tfoot>
        </Table>
      )}
    </Panel>
  )
}

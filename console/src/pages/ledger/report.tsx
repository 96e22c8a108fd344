import { TableHead } from '../../ui/table-head.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { number } from '../../ui/format.ts'
import type { Answer } from '../../client/call.ts'
import css from './ledger.module.css'

type Ledger = Answer<'GET /api/console/ledger'>

export function LedgerReport({ ledger }: { ledger: Ledger }) {
  const brokenLaws = ledger.laws.filter(({ holds }) => !holds).length
  const balanced = ledger.sum === 0 && brokenLaws === 0
  return (
    <div className={css.report}>
      <section className={css.verdict} data-holds={balanced} aria-label="Verdict">
        <Text tone="muted">All accounts sum to</Text>
        <p className={css.sum}>{number(ledger.sum)}</p>
        <p>{verdict(ledger.sum, brokenLaws)}</p>
      </section>
      <Panel title="Laws" className={css.laws}>
        <List>
          {ledger.laws.map(({ law, holds, broken }) => (
            <li key={law} data-holds={holds}>
              <span aria-hidden>{holds ? '✓' : '✕'}</span>
              {law}
              <em>{holds ? 'holds' : `broken in ${number(broken)} ${broken === 1 ? 'place' : 'places'}`}</em>
            </li>
          ))}
        </List>
      </Panel>
      <Totals ledger={ledger} />
      <Panel title="Written so far">
        <Facts isStacked className={css.counts}>
          {(['journals', 'entries', 'bets'] as const).map((name) => (
            <Fact key={name} name={name}>
              {number(ledger[name])}
            </Fact>
          ))}
        </Facts>
      </Panel>
    </div>
  )
}

function Totals({ ledger: { accounts, sum } }: { ledger: Ledger }) {
  return (
    <Panel title="Totals by kind of account">
      {accounts.length === 0 ? (
        <p className="hint">There is no account yet. The first appears with the first booking.</p>
      ) : (
        <Table label="Totals by kind of account">
          <TableHead titles={['Kind', 'Accounts', 'Gold']} />
          <tbody>
            {accounts.map(({ kind, accounts: count, balance }) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td>{number(count)}</td>
                <td>{number(balance)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot style={{ fontWeight: 700 }}>
            <tr>
              <th scope="row" colSpan={2}>
                Sum
              </th>
              <td>{number(sum)}</td>
            </tr>
          </tfoot>
        </Table>
      )}
    </Panel>
  )
}

function verdict(sum: number, brokenLaws: number): string {
  if (sum !== 0) return 'The books do not balance. Stop taking bets and find out why.'
  if (brokenLaws > 0) return `The sum is zero, but ${brokenLaws} of the laws ${brokenLaws === 1 ? 'is' : 'are'} broken.`
  return 'The books balance and every law holds.'
}

import type { Answer } from '../../client/call.ts'
import css from './ledger.module.css'

type Ledger = Answer<'GET /api/console/ledger'>

const whole = new Intl.NumberFormat('en')

export function LedgerReport({ ledger }: { ledger: Ledger }) {
  const brokenLaws = ledger.laws.filter(({ holds }) => !holds).length
  const balanced = ledger.sum === 0 && brokenLaws === 0
  return (
    <div className={css.report}>
      <section className={css.verdict} data-holds={balanced} aria-label="Verdict">
        <p className={css.label}>All accounts sum to</p>
        <p className={css.sum}>{whole.format(ledger.sum)}</p>
        <p className={css.words}>{verdict(ledger.sum, brokenLaws)}</p>
      </section>
      <section className={`${css.panel} ${css.tall}`}>
        <h2>Laws</h2>
        <ul className={css.laws}>
          {ledger.laws.map(({ law, holds, broken }) => (
            <li key={law} data-holds={holds}>
              <span aria-hidden>{holds ? '✓' : '✕'}</span>
              {law}
              <em>{holds ? 'holds' : `broken in ${whole.format(broken)} ${broken === 1 ? 'place' : 'places'}`}</em>
            </li>
          ))}
        </ul>
      </section>
      <Totals ledger={ledger} />
      <section className={css.panel}>
        <h2>Written so far</h2>
        <dl className={css.counts}>
          {(['journals', 'entries', 'bets'] as const).map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{whole.format(ledger[name])}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function Totals({ ledger: { accounts, sum } }: { ledger: Ledger }) {
  return (
    <section className={css.panel}>
      <h2>Totals by kind of account</h2>
      {accounts.length === 0 ? (
        <p className="hint">There is no account yet. The first appears with the first booking.</p>
      ) : (
        <table className={css.totals}>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Accounts</th>
              <th scope="col">Gold</th>
            </tr>
          </thead>
          <tbody>
            {accounts.map(({ kind, accounts: count, balance }) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td>{whole.format(count)}</td>
                <td>{whole.format(balance)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Sum
              </th>
              <td>{whole.format(sum)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  )
}

function verdict(sum: number, brokenLaws: number): string {
  if (sum !== 0) return 'The books do not balance. Stop taking bets and find out why.'
  if (brokenLaws > 0) return `The sum is zero, but ${brokenLaws} of the laws ${brokenLaws === 1 ? 'is' : 'are'} broken.`
  return 'The books balance and every law holds.'
}

import type { Answer } from '../../client/call.ts'
import { number } from '../../ui/format.ts'
import { Moment } from '../../ui/moment.tsx'
import css from './audit.module.css'

export function Verdict({ report }: { report: Answer<'GET /api/console/audit/verify'> }) {
  const { rows, head, broken, checkedAt } = report
  return (
    <div className={css.verdict} data-holds={broken === null}>
      <p>
        <strong>
          {broken
            ? `The journal has been tampered with. ${broken.words}`
            : `The journal is whole: ${number(rows)} ${rows === 1 ? 'row' : 'rows'}, none changed, none missing.`}
        </strong>
      </p>
      <p className="hint">
        Checked <Moment at={checkedAt} />. The last row is {head.seq} with <code>{head.hash}</code>. Whoever keeps this
        value elsewhere will know if the end is ever rewritten.
      </p>
    </div>
  )
}

import { TableHead } from '../table-head.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Button } from '../button.tsx'
import { differences, type Draft, type FieldSpec, type Form } from './form.ts'
import css from './text.module.css'

interface ConflictProps {
  readonly specs: readonly FieldSpec[]
  readonly mine: Form
  /** As somebody else has left it; null where it was taken away. */
  readonly theirs: Draft | null
  readonly onTheirs: () => void
  readonly onMine: () => void
}

/** Two people have changed one text: both are shown, and nothing is lost before one of them is chosen. */
export function Conflict({ specs, mine, theirs, onTheirs, onMine }: ConflictProps) {
  const found = theirs ? differences(specs, mine, theirs.form) : []
  return (
    <section className={css.conflict} role="alert" aria-label="Changed meanwhile">
      <p>
        {theirs
          ? 'Somebody has changed this meanwhile. Yours is not saved yet.'
          : 'Somebody has taken this away meanwhile. Yours is not saved yet.'}
      </p>
      {found.length > 0 && (
        <table className={css.compare}>
          <TableHead titles={['Field', 'Yours', 'Theirs']} />
          <tbody>
            {found.map((each) => (
              <tr key={each.label}>
                <th scope="row">{each.label}</th>
                <td>{each.mine}</td>
                <td>{each.theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Row wrap gap={10}>
        {theirs && <Button onClick={onTheirs}>Take theirs</Button>}
        <Button kind="primary" onClick={onMine}>
          {theirs ? 'Go on with mine' : 'Write it anew'}
        </Button>
      </Row>
    </section>
  )
}

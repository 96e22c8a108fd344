import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { TableHead } from '../table-head.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Button } from '../button.tsx'
import { differences, type Draft, type FieldSpec, type Form } from './form.ts'
import css from './text.module.css'
import { messages } from '../messages.ts'

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
  const t = useMessages(messages)
  const found = theirs ? differences(specs, mine, theirs.form) : []
  return (
    <section className={css.conflict} role="alert" aria-label={t('conflict')}>
      <p>{t(theirs ? 'conflictChanged' : 'conflictRemoved')}</p>
      {found.length > 0 && (
        <table className={css.compare}>
          <TableHead titles={[t('field'), t('yours'), t('theirs')]} />
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
        {theirs && <Button onClick={onTheirs}>{t('useTheirs')}</Button>}
        <Button kind="primary" onClick={onMine}>
          {t(theirs ? 'keepMine' : 'createAgain')}
        </Button>
      </Row>
    </section>
  )
}

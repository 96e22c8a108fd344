import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { Timestamp } from '../timestamp.tsx'
import { Panel } from '../page.tsx'
import { differences, type FieldSpec, type Form } from './form.ts'
import css from './text.module.css'

export interface Version {
  readonly version: number
  /** Null where the text was taken away. */
  readonly form: Form | null
  /** Null where the text came with the installation. */
  readonly operator: string | null
  readonly createTime: number
}

export interface HistoryProps {
  readonly specs: readonly FieldSpec[]
  readonly versions: readonly Version[]
  /** The stored text, to compare with. */
  readonly current: Form
  /** Stores this text as a new version. */
  readonly onRestore: (form: Form) => Promise<unknown>
}

/** Every version of a text; any of them can be restored, as a new one. */
export function History({ specs, versions, current, onRestore }: HistoryProps) {
  const [chosen, choose] = useState<Version | null>(null)
  if (versions.length === 0) return null
  return (
    <Panel title="Versions">
      <List as="ol">
        {versions.map((each) => (
          <Row as="li" key={each.version} wrap gap="4px 14px" pad="6px 0">
            <strong>Version {each.version}</strong>
            <span className="hint">
              {each.operator === null
                ? 'came with the house'
                : each.form
                  ? each.operator
                  : `taken away by ${each.operator}`}
              {each.operator !== null && (
                <>
                  {', '}
                  <Timestamp at={each.createTime} />
                </>
              )}
            </span>
            {each.form && differences(specs, each.form, current).length > 0 && (
              <Button kind="link" aria-label={`Restore version ${each.version}`} onClick={() => choose(each)}>
                Restore
              </Button>
            )}
          </Row>
        ))}
      </List>
      {chosen?.form && (
        <FormDialog
          title={`Restore version ${chosen.version}?`}
          act="Restore"
          onClose={() => choose(null)}
          onSubmit={() => onRestore(chosen.form as Form)}
        >
          <p>These words stand again, as a new version.</p>
          <Facts isStacked gap={10} className={css.changes}>
            {differences(specs, chosen.form, current).map(({ label, mine, theirs }) => (
              <Fact key={label} name={label}>
                <del>{theirs}</del> <ins>{mine}</ins>
              </Fact>
            ))}
          </Facts>
        </FormDialog>
      )}
    </Panel>
  )
}

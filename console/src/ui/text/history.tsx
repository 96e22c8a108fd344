import { useState } from 'react'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../dialog.tsx'
import { Moment } from '../moment.tsx'
import { Panel } from '../panel.tsx'
import { differences, type FieldSpec, type Form } from './form.ts'
import css from './text.module.css'

export interface Version {
  readonly version: number
  /** Null where it was taken away. */
  readonly form: Form | null
  /** Null where the words came with the house. */
  readonly operator: string | null
  readonly createTime: number
}

export interface HistoryProps {
  readonly specs: readonly FieldSpec[]
  readonly versions: readonly Version[]
  /** As it stands, to compare with. */
  readonly current: Form
  /** Writes these words as a new version. */
  readonly onRestore: (form: Form) => Promise<unknown>
}

/** Every version that was; any of them can stand again, as a new one. */
export function History({ specs, versions, current, onRestore }: HistoryProps) {
  const [chosen, choose] = useState<Version | null>(null)
  if (versions.length === 0) return null
  return (
    <Panel title="Versions">
      <ol className={css.versions}>
        {versions.map((each) => (
          <li key={each.version}>
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
                  <Moment at={each.createTime} />
                </>
              )}
            </span>
            {each.form && differences(specs, each.form, current).length > 0 && (
              <Button kind="link" aria-label={`Restore version ${each.version}`} onClick={() => choose(each)}>
                Restore
              </Button>
            )}
          </li>
        ))}
      </ol>
      {chosen?.form && (
        <ConfirmDialog
          title={`Restore version ${chosen.version}?`}
          act="Restore"
          onClose={() => choose(null)}
          onConfirm={() => onRestore(chosen.form as Form)}
        >
          <p>These words stand again, as a new version.</p>
          <dl className={css.facts}>
            {differences(specs, chosen.form, current).map(({ label, mine, theirs }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <del>{theirs}</del> <ins>{mine}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

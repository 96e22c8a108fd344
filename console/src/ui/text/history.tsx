import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useState, type ComponentProps } from 'react'
import { Button } from '../button.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { Timestamp } from '../timestamp.tsx'
import { Panel } from '../page.tsx'
import { differences, emptyForm, type Content, type Draft, type FieldSpec, type Form, type StoredText } from './form.ts'
import { TextEditor } from './text-editor.tsx'
import css from './text.module.css'

/** The server's error number for a text that somebody else has changed meanwhile. */
const STALE = 1086

interface StoredVersion extends Omit<Version, 'form'> {
  readonly en: Content | null
  readonly fr: Content | null
}

interface VersionedTextProps extends Pick<ComponentProps<typeof TextEditor>, 'specs' | 'save' | 'renderPreview'> {
  /** Null for a new text. */
  readonly item: StoredText | null
  readonly formOf: (text: Pick<StoredText, 'en' | 'fr'>) => Form
  readonly versions: { readonly data: readonly StoredVersion[] | undefined; readonly error: Error | null }
  /** Reads all texts of its kind again. */
  readonly read: () => Promise<readonly StoredText[]>
}

/** The editor of a stored text, and below it every version. */
export function VersionedText({ item, specs, formOf, versions, save, read, renderPreview }: VersionedTextProps) {
  const draftOf = (text: StoredText): Draft => ({ version: text.version, form: formOf(text) })
  const begin = item ? draftOf(item) : { version: 0, form: emptyForm(specs) }
  const readAgain = async (): Promise<Draft | null> => {
    const found = (await read()).find(({ id }) => id === item?.id)
    return found ? draftOf(found) : null
  }
  const stored = versions.data?.map(({ en, fr, ...version }) => ({
    ...version,
    form: en && fr ? formOf({ en, fr }) : null,
  }))
  return (
    <Stack gap={16}>
      {/* The key begins anew with what was saved, here or by a restore. */}
      <TextEditor key={begin.version} {...{ specs, begin, save, readAgain, renderPreview }} staleErrno={STALE} />
      {versions.error && <p role="alert">{versions.error.message}</p>}
      {item && (
        <History
          specs={specs}
          versions={stored ?? []}
          current={begin.form}
          onRestore={(form) => save({ form, version: item.version })}
        />
      )}
    </Stack>
  )
}

interface Version {
  readonly version: number
  /** Null where the text was taken away. */
  readonly form: Form | null
  /** Null where the text came with the installation. */
  readonly operator: string | null
  readonly createTime: number
}

interface HistoryProps {
  readonly specs: readonly FieldSpec[]
  readonly versions: readonly Version[]
  /** The stored text, to compare with. */
  readonly current: Form
  /** Stores this text as a new version. */
  readonly onRestore: (form: Form) => Promise<unknown>
}

/** Every version of a text; any of them can be restored, as a new one. */
function History({ specs, versions, current, onRestore }: HistoryProps) {
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

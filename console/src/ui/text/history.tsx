import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useState, type ComponentProps } from 'react'
import { Button } from '../button.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { Timestamp } from '../timestamp.tsx'
import { Panel } from '../page.tsx'
import { Sentence } from '../sentence.tsx'
import { differences, emptyForm, type Content, type Draft, type FieldSpec, type Form, type StoredText } from './form.ts'
import { TextEditor } from './text-editor.tsx'
import css from './text.module.css'
import { messages } from '../messages.ts'

/** The server's error number for a text that another operator has changed in the meantime. */
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
      {/* With the key, the editor starts again from what was saved, here or by a restore. */}
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
  /** Null where the text was removed. */
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
  const t = useMessages(messages)
  const [chosen, choose] = useState<Version | null>(null)
  if (versions.length === 0) return null
  return (
    <Panel title={t('versions')}>
      <List as="ol">
        {versions.map((each) => (
          <Row as="li" key={each.version} wrap gap="4px 14px" pad="6px 0">
            <strong>{t('version', { version: each.version })}</strong>
            <span className="hint">
              <Sentence
                text={t(each.operator === null ? 'installed' : each.form ? 'changedBy' : 'removedBy')}
                parts={{ operator: each.operator, time: <Timestamp at={each.createTime} /> }}
              />
            </span>
            {each.form && differences(specs, each.form, current).length > 0 && (
              <Button
                kind="link"
                aria-label={t('restoreVersion', { version: each.version })}
                onClick={() => choose(each)}
              >
                {t('restore')}
              </Button>
            )}
          </Row>
        ))}
      </List>
      {chosen?.form && (
        <FormDialog
          title={t('restoreTitle', { version: chosen.version })}
          act={t('restore')}
          onClose={() => choose(null)}
          onSubmit={() => onRestore(chosen.form as Form)}
        >
          <p>{t('restoreText')}</p>
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

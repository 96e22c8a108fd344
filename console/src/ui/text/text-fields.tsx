import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { languageNames } from '@glasshouse/rulebook/backoffice/values'
import { Select, TextField } from '@glasshouse/ui/forms/field.tsx'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { optionsOf } from '../field.tsx'
import { languages, withField, type FieldSpec, type Form, type Language } from './form.ts'
import css from './text.module.css'
import { messages } from '../messages.ts'

interface TextFieldsProps {
  readonly specs: readonly FieldSpec[]
  readonly form: Form
  readonly onChange: (form: Form) => void
}

/** English and French side by side. Fields that are the same in both are entered once, above them if they come first. */
export function TextFields({ specs, form, onChange }: TextFieldsProps) {
  const t = useMessages(messages)
  const shared = specs.filter(({ isShared }) => isShared)
  const both = shared.length > 0 && (
    <fieldset className={css.both}>
      <legend>{t('bothLanguages')}</legend>
      {shared.map((spec) => (
        <OneField key={spec.name} {...{ spec, form, language: 'en', onChange }} />
      ))}
    </fieldset>
  )
  const isSharedFirst = specs[0]?.isShared
  return (
    <div className={css.fields}>
      {isSharedFirst && both}
      {languages.map((language) => (
        <fieldset key={language} className={css.column}>
          <legend>{languageNames[language]}</legend>
          {specs
            .filter(({ isShared }) => !isShared)
            .map((spec) => (
              <OneField key={spec.name} {...{ spec, form, language, onChange }} />
            ))}
        </fieldset>
      ))}
      {!isSharedFirst && both}
    </div>
  )
}

interface OneFieldProps {
  readonly spec: FieldSpec
  readonly form: Form
  readonly language: Language
  readonly onChange: (form: Form) => void
}

function OneField({ spec, form, language, onChange }: OneFieldProps) {
  const value = form[language][spec.name] ?? ''
  const common = {
    label: spec.label,
    hint: spec.hint,
    value,
    required: !spec.isOptional,
    ...(!spec.isShared && { lang: language }),
    onChange: (text: string) => onChange(withField(form, spec, language, text)),
  }
  if (spec.options) return <Select {...common} options={optionsOf(spec.options)} />
  if (spec.rows) return <TextArea {...common} rows={spec.rows} maxLength={spec.max} />
  return <TextField {...common} maxLength={spec.max} />
}

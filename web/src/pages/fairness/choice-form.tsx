import { useId } from 'react'
import { Select, TextField } from '@glasshouse/ui/forms/field.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { ChoiceField, ChoiceValues } from './choice-fields.ts'
import { choiceMessages, wordOf } from './choice-words.ts'
import { messages } from './verify-messages.ts'
import css from './verifier.module.css'

interface ChoiceFormProps {
  fields: readonly ChoiceField[]
  values: ChoiceValues
  onChange: (values: ChoiceValues) => void
}

/** What was chosen, by the fields that the rules ask for. */
export function ChoiceForm({ fields, values, onChange }: ChoiceFormProps) {
  return fields.map((field) => (
    <ChoiceInput
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      onChange={(value) => onChange({ ...values, [field.name]: value })}
    />
  ))
}

interface ChoiceInputProps {
  field: ChoiceField
  value: string
  onChange: (value: string) => void
}

function ChoiceInput({ field, value, onChange }: ChoiceInputProps) {
  const t = useMessages(messages)
  const words = useMessages(choiceMessages)
  const label = wordOf(words, field.name)
  switch (field.kind) {
    case 'one': {
      const options = field.options.map((option) => ({ value: option, label: wordOf(words, option) }))
      return <Select label={label} value={value} options={options} onChange={onChange} />
    }
    case 'many':
      return <Many field={field} value={value} onChange={onChange} />
    case 'number':
      return (
        <TextField
          label={label}
          hint={t('between', { min: field.min, max: field.max })}
          inputMode="numeric"
          value={value}
          onChange={onChange}
        />
      )
    default:
      return <TextField label={label} inputMode="numeric" value={value} onChange={onChange} />
  }
}

function Many({ field, value, onChange }: ChoiceInputProps & { field: ChoiceField & { kind: 'many' } }) {
  const words = useMessages(choiceMessages)
  const id = useId()
  const chosen = new Set(value.split(/\s+/).filter(Boolean))
  const toggle = (option: string): void => {
    if (chosen.has(option)) chosen.delete(option)
    else chosen.add(option)
    onChange([...chosen].join(' '))
  }
  return (
    <div className={css.many} role="group" aria-labelledby={id}>
      <span id={id}>{wordOf(words, field.name)}</span>
      <div>
        {field.options.map((option) => (
          <button key={option} type="button" aria-pressed={chosen.has(option)} onClick={() => toggle(option)}>
            {wordOf(words, option)}
          </button>
        ))}
      </div>
    </div>
  )
}

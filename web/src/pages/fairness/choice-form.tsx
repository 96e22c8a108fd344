import { useId } from 'react'
import { Chip } from '@glasshouse/ui/controls/chip.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { Select, TextField } from '@glasshouse/ui/forms/field.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { ChoiceField, ChoiceValues } from './choice-fields.ts'
import { choiceMessages, choiceText } from './choice-messages.ts'
import { messages } from './verify-messages.ts'

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
  const text = useMessages(choiceMessages)
  const label = choiceText(text, field.name)
  switch (field.kind) {
    case 'one': {
      const options = field.options.map((option) => ({ value: option, label: choiceText(text, option) }))
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
  const text = useMessages(choiceMessages)
  const id = useId()
  const chosen = new Set(value.split(/\s+/).filter(Boolean))
  const toggle = (option: string): void => {
    if (chosen.has(option)) chosen.delete(option)
    else chosen.add(option)
    onChange([...chosen].join(' '))
  }
  return (
    <Stack gap={6} role="group" aria-labelledby={id}>
      <Text as="span" id={id} size={2} weight={600} tone="muted">
        {choiceText(text, field.name)}
      </Text>
      <Row wrap gap={6}>
        {field.options.map((option) => (
          <Chip key={option} isChosen={chosen.has(option)} onClick={() => toggle(option)}>
            {choiceText(text, option)}
          </Chip>
        ))}
      </Row>
    </Stack>
  )
}

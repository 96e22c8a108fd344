import { useState } from 'react'
import { CodeInput } from '../src/forms/code-input.tsx'
import { DateField } from '../src/forms/date-field.tsx'
import { Form } from '../src/forms/form.tsx'
import { GoldField } from '../src/forms/gold-field.tsx'
import { SearchField } from '../src/forms/search-field.tsx'
import { CheckField, PasswordField, Select, TextField } from '../src/forms/field.tsx'
import { TextArea } from '../src/forms/text-area.tsx'
import { StepUp } from '../src/step-up/step-up.tsx'
import { useMessages } from '../src/text/i18n.ts'
import { messages } from './messages.ts'
import { Part } from './part.tsx'

const COUNTRIES = [
  { value: 'FR', label: 'France' },
  { value: 'NG', label: 'Nigeria' },
]

const GOLD = { text: '2,500', value: 2500, problem: null, type: () => undefined, set: () => undefined }

export function FormParts() {
  const t = useMessages(messages)
  const [text, setText] = useState('+33 6 12 34 56 78')
  const [country, setCountry] = useState('FR')
  const [day, setDay] = useState<string | null>('2026-03-14')
  const [code, setCode] = useState('123')
  const [isAdult, setAdult] = useState(true)
  return (
    <>
      <Part name="TextField">
        <TextField label={t('phone')} hint={t('phoneHint')} value={text} onChange={setText} />
        <TextField label={t('phone')} error={t('phoneError')} value={text} onChange={setText} />
        <TextField label={t('phone')} value={text} onChange={setText} disabled />
      </Part>
      <Part name="GoldField">
        <GoldField label={t('stake')} hint={t('goldHint')} amount={GOLD} />
        <GoldField label={t('stake')} amount={{ ...GOLD, problem: t('goldError') }} />
      </Part>
      <Part name="SearchField">
        <SearchField label={t('country')} value="Fr" onChange={() => undefined} />
      </Part>
      <Part name="PasswordField">
        <Form onSubmit={() => undefined}>
          <PasswordField label={t('password')} value="secret" onChange={() => undefined} />
        </Form>
      </Part>
      <Part name="Select">
        <Select label={t('country')} value={country} options={COUNTRIES} onChange={setCountry} />
      </Part>
      <Part name="CheckField">
        <CheckField label={t('agree')} checked={isAdult} onChange={setAdult} />
        <CheckField label={t('agree')} checked={false} onChange={setAdult} error={t('agreeError')} />
      </Part>
      <Part name="TextArea">
        <TextArea label={t('question')} value={t('withdrawalText')} onChange={() => undefined} />
      </Part>
      <Part name="DateField">
        <DateField label={t('from')} value={day} onChange={setDay} />
      </Part>
      <Part name="CodeInput">
        <CodeInput label={t('code')} value={code} onChange={setCode} />
      </Part>
      <Part name="StepUp">
        <StepUp
          methods={['code', 'recovery']}
          requestPasskey={() => null}
          send={() => Promise.resolve()}
          errorText={() => null}
        />
      </Part>
    </>
  )
}

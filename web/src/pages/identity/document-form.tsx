import { useRef, useState } from 'react'
import { documentKinds, sidesOf, type DocumentKind, type DocumentSide } from '@glasshouse/rulebook/identity/levels'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Select, TextField } from '@glasshouse/ui/forms/field.tsx'
import { showFirstFault } from '@glasshouse/ui/forms/first-fault.ts'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { ImageSlot } from './image-slot.tsx'
import { messages } from './messages.ts'
import { useSend, useUploads } from './use-identity.ts'

const NAME_MAX = 80
/** Refusals that belong to a field; all others are shown above the button. */
const ABOUT_BIRTH_DATE: ReadonlySet<number> = new Set([1751, 1752])

interface DocumentFormProps {
  uploaded: readonly DocumentSide[]
  onSent: () => void
}

export function DocumentForm({ uploaded, onSent }: DocumentFormProps) {
  const t = useMessages(messages)
  const [kind, setKind] = useState<DocumentKind>('passport')
  const [person, setPerson] = useState({ firstName: '', lastName: '', birthDate: '' })
  const [hasTried, setHasTried] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const uploads = useUploads(uploaded)
  const send = useSend()
  const { isBusy, refusal, clearRefusal, run } = useSubmit()

  const sides = sidesOf(kind)
  const isComplete = sides.every((side) => uploads.stateOf(side) === 'uploaded')
  const isFilled = Object.values(person).every((text) => text.trim() !== '')
  const submit = async (): Promise<void> => {
    setHasTried(true)
    const isSent = isComplete && isFilled && (await run(() => send({ documentKind: kind, ...person })))
    if (!isSent) return showFirstFault(fields.current)
    toast(t('sent'))
    onSent()
  }
  const isAboutBirthDate = refusal !== null && ABOUT_BIRTH_DATE.has(refusal.errno)
  return (
    <div ref={fields}>
      <Form onSubmit={() => void submit()}>
        <PersonFields
          person={person}
          hasTried={hasTried}
          birthDateError={isAboutBirthDate ? refusal.message : undefined}
          onChange={(part) => {
            setPerson({ ...person, ...part })
            clearRefusal()
          }}
        />
        <Select
          label={t('kind')}
          value={kind}
          options={documentKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={setKind}
        />
        {sides.map((side) => (
          <ImageSlot
            key={side}
            side={side}
            name={t(side === 'front' && kind === 'passport' ? 'frontPassport' : side)}
            state={uploads.stateOf(side)}
            problem={uploads.problemOf(side)}
            onChoose={(file) => void uploads.upload(side, file)}
          />
        ))}
        <ErrorNote text={hasTried && !isComplete ? t('imageMissing') : isAboutBirthDate ? null : refusal?.message} />
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('send')}
        </Button>
      </Form>
    </div>
  )
}

interface Person {
  firstName: string
  lastName: string
  birthDate: string
}

interface PersonFieldsProps {
  person: Person
  /** Empty fields are faults only after the first try. */
  hasTried: boolean
  birthDateError: string | undefined
  onChange: (part: Partial<Person>) => void
}

function PersonFields({ person, hasTried, birthDateError, onChange }: PersonFieldsProps) {
  const t = useMessages(messages)
  const missing = (text: string, words: string): string | undefined =>
    hasTried && text.trim() === '' ? words : undefined
  return (
    <>
      <TextField
        label={t('firstName')}
        hint={t('nameHint')}
        name="firstName"
        autoComplete="given-name"
        maxLength={NAME_MAX}
        value={person.firstName}
        onChange={(firstName) => onChange({ firstName })}
        error={missing(person.firstName, t('nameMissing'))}
      />
      <TextField
        label={t('lastName')}
        name="lastName"
        autoComplete="family-name"
        maxLength={NAME_MAX}
        value={person.lastName}
        onChange={(lastName) => onChange({ lastName })}
        error={missing(person.lastName, t('nameMissing'))}
      />
      <TextField
        label={t('birthDate')}
        type="date"
        name="birthDate"
        autoComplete="bday"
        value={person.birthDate}
        onChange={(birthDate) => onChange({ birthDate })}
        error={missing(person.birthDate, t('birthDateMissing')) ?? birthDateError}
      />
    </>
  )
}

import { useId, useRef, useState } from 'react'
import { countryName } from '@glasshouse/rulebook/core/countries'
import { typeset } from '@glasshouse/rulebook/text/text'
import type { Challenge } from '@glasshouse/rulebook/wire/account/step-up'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { CheckField, PasswordField, TextField } from '@glasshouse/ui/forms/field.tsx'
import { showFirstFault } from '@glasshouse/ui/forms/first-fault.ts'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { Link } from '../../client/navigate.tsx'
import { keptPlace } from '../../client/place.ts'
import { agreement } from './agreement-text.ts'
import { PASSWORD_MIN, savedDraft, saveDraft, type Mode } from './form.ts'
import { messages } from './messages.ts'
import { emptyPhone, PhoneField } from './phone-field.tsx'
import { useLogin } from './use-login.ts'
import css from './login.module.css'

interface LoginFormProps {
  mode: Mode
  invitationCode: string
  onDone: () => void
  onSecond: (asked: Challenge) => void
}

export function LoginFormView({ mode, invitationCode, onDone, onSecond }: LoginFormProps) {
  const t = useMessages(messages)
  const shown = useRef<HTMLFormElement>(null)
  const login = useLogin(mode, savedDraft() ?? emptyForm(invitationCode), {
    onDone,
    onSecond,
    onRefused: () => showFirstFault(shown.current),
  })
  const { form, change, errorOf } = login
  const joining = mode === 'register'

  return (
    <Form ref={shown} onSubmit={(element) => login.submit() || showFirstFault(element)}>
      <PhoneField form={form} change={change} error={errorOf('phone')} />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete={joining ? 'new-password' : 'current-password'}
        value={form.password}
        onChange={(password) => change({ password })}
        hint={joining ? t('passwordHint', { min: PASSWORD_MIN }) : undefined}
        error={errorOf('password')}
      />
      {joining && <JoinFields login={login} />}
      <ErrorNote text={login.refusal} />
      {login.isPhoneTaken && (
        <p className={css.help}>
          <Link to="/pages/login/claim">{t('claim')}</Link>
        </p>
      )}
      <Button type="submit" size="large" wide busy={login.busy}>
        {t(joining ? 'create' : 'logIn')}
      </Button>
    </Form>
  )
}

type Login = ReturnType<typeof useLogin>

/** The fields that only a new account needs. */
function JoinFields({ login: { form, change, errorOf } }: { login: Login }) {
  const t = useMessages(messages)
  const [reading, setReading] = useState(false)
  return (
    <>
      <PasswordField
        label={t('confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        value={form.confirmPassword}
        onChange={(confirmPassword) => change({ confirmPassword })}
        error={errorOf('confirmPassword')}
      />
      <TextField
        label={t('invitation')}
        name="invitationCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        value={form.invitationCode}
        onChange={(code) => change({ invitationCode: code })}
        error={errorOf('invitationCode')}
      />
      <PlaceRow onLeave={() => saveDraft(form)} />
      <div>
        <CheckField
          label={t('adult')}
          checked={form.adult}
          onChange={(adult) => change({ adult })}
          error={errorOf('adult')}
        />
        <CheckField
          label={t('agree')}
          link={{ text: t('agreement'), onClick: () => setReading(true) }}
          checked={form.agreement}
          onChange={(isAgreed) => change({ agreement: isAgreed })}
          error={errorOf('agreement')}
        />
      </div>
      <AgreementSheet open={reading} onClose={() => setReading(false)} />
    </>
  )
}

const emptyForm = (invitationCode: string) => ({
  ...emptyPhone(),
  password: '',
  confirmPassword: '',
  invitationCode,
  adult: false,
  agreement: false,
})

function AgreementSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const title = t('agreement')
  return (
    <Sheet open={open} onClose={onClose} title={title.charAt(0).toUpperCase() + title.slice(1)}>
      <Stack as="ol" gap={18} pad="0 0 8px">
        {Object.entries(agreement[language]).map(([heading, text]) => (
          <li key={heading}>
            <Text as="h3" size={4}>
              {heading}
            </Text>
            <Text tone="muted">{typeset(language, text)}</Text>
          </li>
        ))}
      </Stack>
    </Sheet>
  )
}

/** Where the account will be opened. Choosing another place leaves the page, so `onLeave` keeps what was entered. */
function PlaceRow({ onLeave }: { onLeave: () => void }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const id = useId()
  const place = keptPlace()
  return (
    <Stack gap={6}>
      <Text as="span" id={`${id}-label`} size={2} weight={600} tone="muted">
        {t('place')}
      </Text>
      <Link
        to="/choose-location"
        id={`${id}-link`}
        className={css.place}
        aria-labelledby={`${id}-label ${id}-link`}
        onClick={onLeave}
      >
        <Icon name="globe" size={20} />
        <span>{place ? countryName(place.country, language) : t('byPhone')}</span>
        <em>{t('change')}</em>
      </Link>
    </Stack>
  )
}

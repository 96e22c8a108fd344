// The form of the login page and its checks before sending. The server checks all of it again.

import { toE164, type Country } from './countries.ts'

export type Mode = 'logIn' | 'register'
export const PASSWORD_MIN = 8

export interface LoginForm {
  readonly country: Country
  readonly phone: string
  readonly password: string
  readonly confirmPassword: string
  readonly invitationCode: string
  readonly adult: boolean
  readonly agreement: boolean
}

export type Field = Exclude<keyof LoginForm, 'country'>
export type Fault =
  | 'phoneMissing'
  | 'phoneWrong'
  | 'passwordMissing'
  | 'passwordShort'
  | 'passwordsDiffer'
  | 'adultNeeded'
  | 'agreementNeeded'
export type Faults = Partial<Record<Field, Fault>>

export function faultsOf(form: LoginForm, mode: Mode): Faults {
  const faults: Faults = {}
  if (!/\d/.test(form.phone)) faults.phone = 'phoneMissing'
  else if (toE164(form.phone, form.country) === null) faults.phone = 'phoneWrong'
  if (!form.password) faults.password = 'passwordMissing'
  if (mode === 'logIn') return faults

  if (form.password && [...form.password].length < PASSWORD_MIN) faults.password = 'passwordShort'
  if (form.confirmPassword !== form.password) faults.confirmPassword = 'passwordsDiffer'
  if (!form.adult) faults.adult = 'adultNeeded'
  if (!form.agreement) faults.agreement = 'agreementNeeded'
  return faults
}

const refused: Readonly<Record<number, Field>> = {
  1020: 'phone',
  1021: 'phone',
  1022: 'password',
  1023: 'password',
  1024: 'confirmPassword',
  1025: 'adult',
  1026: 'agreement',
  1027: 'invitationCode',
}

/** The field that a refusal of the server speaks of, if it speaks of one. */
export const fieldOf = (errno: number): Field | undefined => refused[errno]

// A new account's form while the player chooses a location on another page. In memory only, because it has passwords.
let draft: LoginForm | null = null

export const saveDraft = (form: LoginForm): void => void (draft = form)
export const savedDraft = (): LoginForm | null => draft
export const dropDraft = (): void => void (draft = null)

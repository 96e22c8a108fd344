// A player's details as they are stored, and a hash that finds other accounts of the same person.

import { ageAt, ADULT_YEARS } from '@glasshouse/rulebook/identity/levels'
import { nameTokens } from '@glasshouse/rulebook/identity/names'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Vault } from '../../platform/db/vault.ts'

/** Also of statements about funds: everything that is entered in a case has this purpose. */
export const IDENTITY_SEAL = 'identity'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
}

/** Throws a refusal for a name without letters, a day that does not exist, and a minor. */
export function checkPerson(entered: Person, nowMs: number): Person {
  const person = {
    firstName: cleanName(entered.firstName),
    lastName: cleanName(entered.lastName),
    birthDate: entered.birthDate.trim(),
  }
  const age = ageAt(person.birthDate, nowMs)
  if (age === null) throw new Refusal('identityBirthDate')
  if (age < ADULT_YEARS) throw new Refusal('identityMinor')
  return person
}

function cleanName(text: string): string {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (!/^[\p{L}\p{M}][\p{L}\p{M}\s.'’·-]*$/u.test(name)) throw new Refusal('identityName')
  return name
}

export const sealPerson = (vault: Vault, person: Person): Buffer =>
  vault.seal(IDENTITY_SEAL, Buffer.from(JSON.stringify(person)))

export const unsealPerson = (vault: Vault, sealed: Uint8Array): Person =>
  JSON.parse(vault.unseal(IDENTITY_SEAL, sealed).toString()) as Person

/** Independent of case, accents and the order of names. */
export const personHash = (vault: Vault, { firstName, lastName, birthDate }: Person): Buffer =>
  vault.fingerprint('person', [...nameTokens(`${firstName} ${lastName}`).sort(), birthDate].join(' '))

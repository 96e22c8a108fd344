// How players know the fields of a call. A field without a label is internal, and its key is never shown to a player.

import type { Language } from '../text/text.ts'

const labels: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  phone: { en: 'phone number', fr: 'numéro de téléphone' },
  password: { en: 'password', fr: 'mot de passe' },
  confirmPassword: { en: 'confirm password', fr: 'confirmation du mot de passe' },
  oldPassword: { en: 'current password', fr: 'mot de passe actuel' },
  newPassword: { en: 'new password', fr: 'nouveau mot de passe' },
  nickname: { en: 'nickname', fr: 'pseudo' },
  invitationCode: { en: 'invitation code', fr: 'code d’invitation' },
  agreement: { en: 'user agreement', fr: 'conditions d’utilisation' },
  email: { en: 'email address', fr: 'adresse e-mail' },
  code: { en: 'code', fr: 'code' },
  recoveryCode: { en: 'recovery code', fr: 'code de secours' },
  country: { en: 'country', fr: 'pays' },
  gold: { en: 'gold', fr: 'or' },
  amount: { en: 'amount', fr: 'montant' },
  bankCode: { en: 'bank name', fr: 'nom de la banque' },
  accountNumber: { en: 'account number', fr: 'numéro de compte' },
  accountName: { en: 'account holder', fr: 'titulaire du compte' },
  address: { en: 'address', fr: 'adresse' },
  network: { en: 'network', fr: 'réseau' },
  units: { en: 'units', fr: 'parts' },
  clientSeed: { en: 'client seed', fr: 'graine client' },
  text: { en: 'message', fr: 'message' },
  note: { en: 'note', fr: 'note' },
  days: { en: 'days', fr: 'nombre de jours' },
  firstName: { en: 'first name', fr: 'prénom' },
  lastName: { en: 'last name', fr: 'nom' },
  birthDate: { en: 'date of birth', fr: 'date de naissance' },
  months: { en: 'duration', fr: 'durée' },
}

/** The label of a field by its path, such as `destination.accountNumber`. */
export const fieldLabel = (path: string, language: Language): string | undefined => {
  const key = path.slice(path.lastIndexOf('.') + 1)
  return Object.hasOwn(labels, key) ? labels[key]?.[language] : undefined
}

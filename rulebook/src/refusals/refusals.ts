// Every expected failure, defined once. `text` is what the player reads, with {name} replaced by a parameter.
// The browser logs the player out on 403, 505 and 510, so no other refusal may use them.

import { countryName } from '../core/countries.ts'
import { makeFormat } from '../text/format.ts'
import { fillText } from '../text/text.ts'
import { fieldLabel } from './field-labels.ts'
import { row, type RefusalRow } from './row.ts'
import { chatRefusals } from './chat.ts'
import { backofficeRefusals } from './backoffice.ts'
import { gameRefusals } from './games.ts'
import { identityRefusals } from './identity.ts'
import { moneyRefusals } from './money.ts'
import { operatorRefusals } from './operators.ts'
import { playRefusals } from './play.ts'
import { protectionRefusals } from './protection.ts'
import { recoveryRefusals } from './recovery.ts'
import { securityRefusals } from './security.ts'
import { textRefusals } from './texts.ts'

export const refusals = {
  loginNeeded: row(403, '请登录 Please log in', '请登录 Connectez-vous', { status: 403, effect: 'login' }),
  tokenUnknown: row(505, 'Your session has ended. Log in again.', 'Votre session est terminée. Reconnectez-vous.', {
    status: 200,
    effect: 'login',
  }),
  tokenRevoked: row(
    510,
    'You’ve been logged out. Log in again.',
    'Cet appareil n’est plus connecté à votre compte. Reconnectez-vous.',
    {
      status: 200,
      effect: 'login',
    },
  ),

  badInput: row(
    1000,
    'Something you entered isn’t valid. Check it and try again.',
    'Une information saisie n’est pas valide. Vérifiez-la et réessayez.',
  ),
  // The same refusal for a field that the reader knows by name.
  badField: row(1000, 'Check this field: {field}.', 'Vérifiez ce champ : {field}.'),
  goldTooLow: row(1001, "Gold can't be less than {min}", 'Le minimum est de {min} {min|pièce|pièces} d’or.'),
  goldTooHigh: row(1002, 'Gold cannot be greater than {max}', 'Le maximum est de {max} {max|pièce|pièces} d’or.'),
  // The same refusal with its reason, where the bankroll rather than the game sets the largest stake.
  goldNotCovered: row(
    1002,
    'Gold cannot be greater than {max}. A higher stake could win more than the bankroll allows.',
    'Le maximum est de {max} {max|pièce|pièces} d’or. Au-delà, la bankroll ne couvre pas le gain.',
  ),
  goldOffStep: row(
    1003,
    'Gold must be a multiple of {step}. Enter {below} or {above}.',
    'Le nombre de pièces d’or doit être un multiple de {step}. Saisissez {below} ou {above}.',
  ),
  balanceTooLow: row(
    1004,
    'Not enough gold. You have {gold}.',
    'Pas assez d’or. Votre solde est de {gold} {gold|pièce|pièces} d’or.',
  ),
  notEnoughGold: row(1004, 'Not enough gold.', 'Pas assez d’or.'),
  notCovered: row(
    1005,
    'We can’t cover a win this big right now. You can bet less or choose an outcome that pays less.',
    'Nous ne pouvons pas couvrir un tel gain pour le moment. Vous pouvez miser moins ou choisir une issue qui paie moins.',
  ),
  keyReused: row(
    1006,
    'We’ve already received this request with different details. Refresh and try again.',
    'Nous avons déjà reçu cette demande avec d’autres informations. Actualisez et réessayez.',
    { status: 409 },
  ),
  busy: row(
    1007,
    'We’re very busy right now. Try again in a moment.',
    'Nous sommes très sollicités. Réessayez dans un instant.',
    { status: 503 },
  ),
  tooMany: row(
    1008,
    'Too many requests. Try again in {seconds} {seconds|second|seconds}.',
    'Trop de demandes. Réessayez dans {seconds} {seconds|seconde|secondes}.',
    {
      status: 429,
    },
  ),
  tooLarge: row(
    1009,
    'This is too much data for one request. Send less and try again.',
    'Trop de données pour une seule demande. Envoyez-en moins et réessayez.',
    {
      status: 413,
    },
  ),
  notFound: row(
    1010,
    'We can’t find this. It may have been removed.',
    'Élément introuvable. Il a peut-être été supprimé.',
    { status: 404 },
  ),

  phoneInvalid: row(
    1020,
    'Enter a valid phone number with its country code.',
    'Saisissez un numéro de téléphone valide avec son indicatif.',
  ),
  phoneTaken: row(
    1021,
    'This phone number already has an account. Log in instead.',
    'Ce numéro est déjà lié à un compte. Connectez-vous.',
    { status: 409 },
  ),
  passwordShort: row(
    1022,
    'Your password needs at least {min} characters.',
    'Le mot de passe doit contenir au moins {min} caractères.',
  ),
  passwordCommon: row(
    1023,
    'This password is too common. Choose another.',
    'Ce mot de passe est trop courant. Choisissez-en un autre.',
  ),
  passwordsDiffer: row(1024, 'The passwords don’t match.', 'Les mots de passe ne correspondent pas.'),
  adultsOnly: row(1025, 'Confirm that you’re at least 18.', 'Confirmez que vous avez au moins 18 ans.'),
  agreementNeeded: row(
    1026,
    'Agree to the user agreement to continue.',
    'Acceptez les conditions d’utilisation pour continuer.',
  ),
  invitationUnknown: row(
    1027,
    'Invitation code not found. Leave it empty if you don’t have one.',
    'Code d’invitation introuvable. Laissez le champ vide si vous n’en avez pas.',
  ),
  loginWrong: row(1028, 'Wrong phone number or password. Try again.', 'Numéro ou mot de passe incorrect. Réessayez.'),
  lockedOut: row(
    1029,
    'Too many failed attempts. Try again in {minutes} {minutes|minute|minutes}.',
    'Trop de tentatives. Réessayez dans {minutes} {minutes|minute|minutes}.',
    { status: 429 },
  ),
  nicknameInvalid: row(
    1030,
    'Use 2 to 20 letters, digits or spaces.',
    'Utilisez de 2 à 20 lettres, chiffres ou espaces.',
  ),
  nicknameReserved: row(
    1014,
    'This nickname is reserved. Choose another.',
    'Ce pseudo est réservé. Choisissez-en un autre.',
  ),
  accountClosed: row(
    1031,
    'This account is closed. Contact us if you think this is a mistake.',
    'Ce compte est fermé. Contactez-nous si vous pensez que c’est une erreur.',
  ),

  emailMissing: row(1070, 'please enter email', 'Saisissez votre adresse e-mail.'),
  codeMissing: row(1071, 'please enter code', 'Saisissez le code.'),
  emailInvalid: row(1072, 'Enter a valid email address.', 'Saisissez une adresse e-mail valide.'),
  emailCodeSoon: row(
    1073,
    'We’ve just sent a code. You can request another in {seconds} {seconds|second|seconds}.',
    'Nous venons d’envoyer un code. Vous pourrez en demander un autre dans {seconds} {seconds|seconde|secondes}.',
    { status: 429 },
  ),
  emailCodeWrong: row(
    1074,
    'Wrong code. You have {left} {left|attempt|attempts} left.',
    'Code incorrect. Il vous reste {left} {left|essai|essais}.',
  ),
  emailCodeOver: row(
    1075,
    'This code is no longer valid. Request a new one.',
    'Ce code n’est plus valable. Demandez-en un nouveau.',
  ),
  emailSame: row(
    1076,
    'This is already your email address. Enter a different one.',
    'C’est déjà votre adresse e-mail. Saisissez-en une autre.',
  ),
  emailTaken: row(
    1077,
    'Another account already uses this email address. Enter a different one.',
    'Un autre compte utilise déjà cette adresse e-mail. Saisissez-en une autre.',
  ),
  mailTooMany: row(
    1078,
    'You’ve requested too many codes. Try again later.',
    'Vous avez demandé trop de codes. Réessayez plus tard.',
    { status: 429 },
  ),
  textMissing: row(1079, 'Write your message first.', 'Écrivez d’abord votre message.'),
  contactTooMany: row(
    1080,
    'You’ve sent {n} {n|message|messages} in 24 hours. Try again tomorrow.',
    'Vous avez envoyé {n} {n|message|messages} en 24 heures. Réessayez demain.',
    { status: 429 },
  ),
  passwordNotRight: row(1081, 'Wrong password. Try again.', 'Mot de passe incorrect. Réessayez.'),
  closingGold: row(
    1082,
    'You still have {gold} gold. Withdraw it before you close your account. You won’t be able to withdraw it later. If you need help, contact us.',
    'Il vous reste {gold} {gold|pièce|pièces} d’or. Retirez votre or avant de fermer votre compte. Ce ne sera plus possible ensuite. En cas de problème, contactez-nous.',
  ),
  closingOrders: row(
    1083,
    'A deposit, withdrawal or rebate is still pending. Close your account once it’s completed.',
    'Un dépôt, un retrait ou une ristourne est encore en attente. Fermez votre compte une fois l’opération terminée.',
  ),
  closingBets: row(
    1084,
    'You have an open bet or game. Close your account once it’s finished.',
    'Une mise ou une partie est encore en cours. Fermez votre compte une fois qu’elle est terminée.',
  ),
  closingShares: row(
    1085,
    'You still have bankroll units or a pending order. Redeem your units, then wait for the daily settlement.',
    'Vous avez encore des parts de la bankroll ou un ordre en attente. Revendez vos parts, puis attendez le règlement quotidien.',
  ),
  contentStale: row(
    1086,
    'This content has changed since you opened it. Reload it and try again.',
    'Ce texte a été modifié entre-temps. Rechargez-le et réessayez.',
    { status: 409 },
  ),
  questionAnswered: row(1087, '{name} has already answered this question.', '{name} a déjà répondu à cette question.', {
    status: 409,
  }),
  contentNeeded: row(
    1088,
    'You can edit this text, but you can’t remove it.',
    'Vous pouvez modifier ce texte, mais pas le supprimer.',
  ),

  countryBlocked: row(
    1090,
    'We don’t accept bets or deposits where you are ({country}). You can still withdraw.',
    'Nous n’acceptons ni mises ni dépôts là où vous êtes ({country}). Vous pouvez toujours retirer votre or.',
  ),
  countryClosed: row(
    1091,
    'We don’t open accounts in this country ({country}).',
    'Nous n’ouvrons pas de compte dans ce pays ({country}).',
  ),
  placeByHand: row(
    1092,
    'We don’t offer gambling where you are ({country}). To change your country, use your location or contact us.',
    'Nous ne proposons pas de jeux d’argent là où vous êtes ({country}). Pour changer de pays, utilisez votre position ou contactez-nous.',
  ),
  placeNotProven: row(
    1094,
    'We can’t confirm that you’re in {country}. If you use a VPN, turn it off and try again. Otherwise, contact us.',
    'Nous ne pouvons pas confirmer que vous êtes dans ce pays ({country}). Si vous utilisez un VPN, désactivez-le et réessayez. Sinon, contactez-nous.',
  ),
  addressBlocked: row(
    1095,
    'Your internet connection is in a country where we don’t accept bets or deposits ({country}). You can still withdraw.',
    'Votre connexion passe par un pays où nous n’acceptons ni mises ni dépôts ({country}). Vous pouvez toujours retirer votre or.',
  ),
  termsChanged: row(
    1096,
    'Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.',
    'Nos conditions ont changé. Lisez-les et acceptez-les pour miser ou déposer. Vous pouvez toujours retirer votre or.',
    { status: 409 },
  ),
  termsOutdated: row(
    1097,
    'There’s a newer agreement. Reload the page to read it.',
    'Il existe une version plus récente des conditions. Rechargez la page pour la lire.',
    { status: 409 },
  ),
  pushUnreachable: row(
    1093,
    'We can’t send notifications to this browser. Try another one.',
    'Nous ne pouvons pas envoyer de notifications à ce navigateur. Essayez-en un autre.',
  ),

  ...playRefusals,
  ...moneyRefusals,
  ...protectionRefusals,
  ...recoveryRefusals,
  ...identityRefusals,
  ...securityRefusals,
  ...chatRefusals,
  ...operatorRefusals,
  ...gameRefusals,
  ...backofficeRefusals,
  ...textRefusals,

  failed: row(
    5000,
    'Something went wrong on our side. Check your balance, then try again.',
    'Une erreur s’est produite de notre côté. Vérifiez votre solde, puis réessayez.',
    { status: 500 },
  ),
} as const satisfies Record<string, RefusalRow>

export type RefusalCode = keyof typeof refusals
/** Values for the text's placeholders. Dates are shown in UTC, like all times of the casino. */
export type RefusalParams = Readonly<Record<string, string | number | bigint | Date>>

/** An expected failure. Features throw it; the HTTP server turns it into a response. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly params: RefusalParams

  constructor(code: RefusalCode, params: RefusalParams = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.params = params
  }
}

/** Used where the country is unknown. */
const UNKNOWN_COUNTRY = { en: 'country unknown', fr: 'pays inconnu' }

export function refusalMessage(code: RefusalCode, params: RefusalParams, language: 'en' | 'fr'): string {
  const field = code === 'badInput' ? fieldLabel(String(params['field'] ?? ''), language) : undefined
  if (field !== undefined) return refusalMessage('badField', { field }, language)
  const text = refusals[code].text[language]
  const format = makeFormat(language, 'UTC')
  const write = ([name, value]: [string, RefusalParams[string]]): [string, string | number] => {
    if (typeof value === 'object') return [name, `${format.dateTime(value.getTime())} UTC`]
    if (name === 'country') return [name, value ? countryName(String(value), language) : UNKNOWN_COUNTRY[language]]
    // A number with a plural form is grouped by fillText.
    if (typeof value !== 'string') return [name, text.includes(`{${name}|`) ? Number(value) : format.number(value)]
    return [name, language === 'fr' && /^\d+\.\d+$/.test(value) ? value.replace('.', ',') : value]
  }
  return fillText(language, text, Object.fromEntries(Object.entries(params).map(write)))
}

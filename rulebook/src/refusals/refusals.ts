// Every expected failure, defined once. `text` is what the player reads, with {name} replaced by a parameter.
// The browser logs the player out on 403, 505 and 510, so no other refusal may use them.

import { countryName } from '../core/countries.ts'
import { makeFormat } from '../text/format.ts'
import { fillText } from '../text/text.ts'
import { row, type RefusalRow } from './row.ts'
import { chatRefusals } from './chat.ts'
import { backofficeRefusals } from './backoffice.ts'
import { gameRefusals } from './games.ts'
import { moneyRefusals } from './money.ts'
import { operatorRefusals } from './operators.ts'
import { playRefusals } from './play.ts'
import { protectionRefusals } from './protection.ts'
import { securityRefusals } from './security.ts'
import { textRefusals } from './texts.ts'

export const refusals = {
  loginNeeded: row(403, '请登录 Please log in', '请登录 Connectez-vous', { status: 403, effect: 'login' }),
  tokenUnknown: row(
    505,
    'Your session has ended. Please log in again.',
    'Votre session est terminée. Reconnectez-vous.',
    { status: 200, effect: 'login' },
  ),
  tokenRevoked: row(
    510,
    'You have been logged out. Please log in again.',
    'Vous avez été déconnecté. Reconnectez-vous.',
    { status: 200, effect: 'login' },
  ),

  badInput: row(1000, 'Please check what you entered: {field}.', 'Vérifiez votre saisie : {field}.'),
  goldTooLow: row(1001, "Gold can't be less than {min}", 'L’or ne peut pas être inférieur à {min}'),
  goldTooHigh: row(1002, 'Gold cannot be greater than {max}', 'L’or ne peut pas être supérieur à {max}'),
  // The same refusal with its reason, where the bankroll rather than the game sets the largest stake.
  goldNotCovered: row(
    1002,
    'Gold cannot be greater than {max}. A bigger bet could win more than the bankroll allows.',
    'L’or ne peut pas être supérieur à {max}. Au-delà, la bankroll ne couvre pas le gain.',
  ),
  goldOffStep: row(
    1003,
    'Gold must be a multiple of {step}: {below} or {above}',
    'L’or doit être un multiple de {step} : {below} ou {above}',
  ),
  balanceTooLow: row(1004, 'Not enough gold: you have {gold}.', 'Pas assez d’or : vous avez {gold}.'),
  notEnoughGold: row(1004, 'Not enough gold.', 'Pas assez d’or.'),
  notCovered: row(
    1005,
    'The bankroll doesn’t cover this choice right now. Choose a higher chance.',
    'La bankroll ne couvre pas ce choix pour le moment. Choisissez une chance plus élevée.',
  ),
  keyReused: row(
    1006,
    'This request was sent before with other contents.',
    'Cette requête a déjà été envoyée avec un autre contenu.',
    { status: 409 },
  ),
  busy: row(
    1007,
    'The house is busy. Please try again in a moment.',
    'La maison est très sollicitée. Réessayez dans un instant.',
    { status: 503 },
  ),
  tooMany: row(1008, 'Too many requests. Try again in {seconds} s.', 'Trop de requêtes. Réessayez dans {seconds} s.', {
    status: 429,
  }),
  tooLarge: row(1009, 'That is too much data for one request.', 'Trop de données pour une seule requête.', {
    status: 413,
  }),
  notFound: row(1010, 'There is nothing here.', 'Il n’y a rien ici.', { status: 404 }),

  phoneInvalid: row(
    1020,
    'Please enter a valid phone number with its country code.',
    'Entrez un numéro de téléphone valide avec son indicatif.',
  ),
  phoneTaken: row(
    1021,
    'This phone number already has an account. Log in instead.',
    'Ce numéro a déjà un compte. Connectez-vous.',
    { status: 409 },
  ),
  passwordShort: row(
    1022,
    'The password needs at least {min} characters.',
    'Le mot de passe doit avoir au moins {min} caractères.',
  ),
  passwordCommon: row(
    1023,
    'This password is on every list of common ones. Choose another.',
    'Ce mot de passe est trop courant. Choisissez-en un autre.',
  ),
  passwordsDiffer: row(1024, 'The two passwords are not the same.', 'Les deux mots de passe ne sont pas identiques.'),
  adultsOnly: row(
    1025,
    'You must confirm that you are at least 18.',
    'Vous devez confirmer que vous avez au moins 18 ans.',
  ),
  agreementNeeded: row(1026, 'Please agree to the user agreement.', 'Veuillez accepter les conditions d’utilisation.'),
  invitationUnknown: row(
    1027,
    'This invitation code does not exist. Leave it empty if you have none.',
    'Ce code d’invitation n’existe pas. Laissez vide si vous n’en avez pas.',
  ),
  loginWrong: row(1028, 'Phone number or password is wrong.', 'Numéro ou mot de passe incorrect.'),
  lockedOut: row(
    1029,
    'Too many failed tries. Try again in {minutes} min.',
    'Trop de tentatives. Réessayez dans {minutes} min.',
    { status: 429 },
  ),
  nicknameInvalid: row(
    1030,
    'A nickname has 2 to 20 letters, digits or spaces.',
    'Un pseudo a de 2 à 20 lettres, chiffres ou espaces.',
  ),
  accountClosed: row(
    1031,
    'This account is closed or paused. Contact us if you think it should not be.',
    'Ce compte est fermé ou suspendu. Contactez-nous si vous pensez que c’est une erreur.',
  ),

  emailMissing: row(1070, 'please enter email', 'Saisissez votre e-mail'),
  codeMissing: row(1071, 'please enter code', 'Saisissez le code'),
  emailInvalid: row(1072, 'This is not a mail address.', 'Ce n’est pas une adresse e-mail.'),
  emailCodeSoon: row(
    1073,
    'A code was sent just now. Another one can be sent in {seconds} s.',
    'Un code vient d’être envoyé. Un autre pourra l’être dans {seconds} s.',
    { status: 429 },
  ),
  emailCodeWrong: row(
    1074,
    'This code is not right. Tries left: {left}.',
    'Ce code n’est pas le bon. Essais restants : {left}.',
  ),
  emailCodeOver: row(
    1075,
    'This code is no longer valid. Please have a new one sent.',
    'Ce code n’est plus valable. Demandez-en un nouveau.',
  ),
  emailSame: row(1076, 'This is your address already.', 'C’est déjà votre adresse.'),
  emailTaken: row(
    1077,
    'This address belongs to another account of yours.',
    'Cette adresse appartient à un autre de vos comptes.',
  ),
  mailTooMany: row(
    1078,
    'Too many codes were asked for. Please try again later.',
    'Trop de codes ont été demandés. Réessayez plus tard.',
    { status: 429 },
  ),
  textMissing: row(1079, 'Please write something first.', 'Écrivez d’abord quelque chose.'),
  contactTooMany: row(
    1080,
    'You have written {n} times within a day. Please wait for our answer.',
    'Vous avez écrit {n} fois en un jour. Attendez notre réponse.',
    { status: 429 },
  ),
  passwordNotRight: row(1081, 'This password is not right.', 'Ce mot de passe n’est pas le bon.'),
  closingGold: row(
    1082,
    'You still have {gold} gold. Withdraw it or play it first: it can not be paid out afterwards.',
    'Il vous reste {gold} d’or. Retirez-le ou jouez-le d’abord : il ne pourra plus être payé ensuite.',
  ),
  closingOrders: row(
    1083,
    'A payment or withdrawal is still on its way. Wait until it has ended, then close your account.',
    'Un paiement ou un retrait est encore en cours. Attendez sa fin, puis fermez votre compte.',
  ),
  closingBets: row(
    1084,
    'A game is still open. Play it to its end, then close your account.',
    'Une partie est encore en cours. Terminez-la, puis fermez votre compte.',
  ),
  closingShares: row(
    1085,
    'You still hold shares of the bankroll, or an order for them. Redeem them first; they are paid at the end of the day.',
    'Vous détenez encore des parts de la banque, ou un ordre en cours. Rendez-les d’abord ; elles sont payées en fin de journée.',
  ),
  contentStale: row(
    1086,
    'Somebody has changed this text meanwhile. Please look at it again.',
    'Quelqu’un a modifié ce texte entre-temps. Relisez-le.',
    { status: 409 },
  ),
  questionAnswered: row(1087, '{name} has answered this question already.', '{name} a déjà répondu à cette question.', {
    status: 409,
  }),
  contentNeeded: row(
    1088,
    'This text can be changed, but not taken away.',
    'Ce texte peut être modifié, mais pas supprimé.',
  ),

  countryBlocked: row(
    1090,
    'Glasshouse takes no bets and no deposits where you are: {country}. You can still withdraw.',
    'Glasshouse n’accepte ni mises ni dépôts là où vous êtes : {country}. Vous pouvez toujours retirer.',
  ),
  countryClosed: row(
    1091,
    'Glasshouse opens no accounts in this country: {country}.',
    'Glasshouse n’ouvre pas de compte dans ce pays : {country}.',
  ),
  placeByHand: row(
    1092,
    'You are in a country where play is not offered: {country}. To leave it, use your position, or contact us.',
    'Vous êtes dans un pays où le jeu n’est pas proposé : {country}. Pour le quitter, utilisez votre position ou contactez-nous.',
  ),
  pushUnreachable: row(
    1093,
    'Notices can not be sent to this browser.',
    'Les avis ne peuvent pas être envoyés à ce navigateur.',
  ),

  ...playRefusals,
  ...moneyRefusals,
  ...protectionRefusals,
  ...securityRefusals,
  ...chatRefusals,
  ...operatorRefusals,
  ...gameRefusals,
  ...backofficeRefusals,
  ...textRefusals,

  failed: row(
    5000,
    'Something went wrong on our side. Nothing was booked twice; please try again.',
    'Une erreur s’est produite chez nous. Rien n’a été compté deux fois ; réessayez.',
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
const UNKNOWN_COUNTRY = { en: 'your country', fr: 'votre pays' }

export function refusalMessage(code: RefusalCode, params: RefusalParams, language: 'en' | 'fr'): string {
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

// Everything that can be refused, once. `say` holds the words for the player; {name} is filled in.
// 403, 505 and 510 log the player out, so they are never used for anything else.

export type RefusalEffect = 'show' | 'login'

interface RefusalRow {
  readonly errno: number
  readonly status: number
  readonly effect: RefusalEffect
  readonly say: { readonly en: string; readonly fr: string }
}

const row = (errno: number, status: number, en: string, fr: string, effect: RefusalEffect = 'show'): RefusalRow => ({
  errno,
  status,
  effect,
  say: { en, fr },
})

export const refusals = {
  loginNeeded: row(403, 403, '请登录 Please log in', '请登录 Connectez-vous', 'login'),
  tokenUnknown: row(
    505,
    200,
    'Your session has ended. Please log in again.',
    'Votre session est terminée. Reconnectez-vous.',
    'login',
  ),
  tokenRevoked: row(
    510,
    200,
    'You have been logged out. Please log in again.',
    'Vous avez été déconnecté. Reconnectez-vous.',
    'login',
  ),

  badInput: row(1000, 400, 'Please check what you entered: {field}.', 'Vérifiez votre saisie : {field}.'),
  goldTooLow: row(1001, 400, "Gold can't be less than {min}", "L'or ne peut pas être inférieur à {min}"),
  goldTooHigh: row(1002, 400, 'Gold cannot be greater than {max}', "L'or ne peut pas être supérieur à {max}"),
  goldOffStep: row(
    1003,
    400,
    'Gold must be a multiple of {step}: {below} or {above}',
    "L'or doit être un multiple de {step} : {below} ou {above}",
  ),
  balanceTooLow: row(1004, 400, 'Not enough gold: you have {gold}.', "Pas assez d'or : vous avez {gold}."),
  notEnoughGold: row(1004, 400, 'Not enough gold.', "Pas assez d'or."),
  notCovered: row(
    1005,
    400,
    'The bankroll can not cover this choice now. Choose better odds.',
    'La banque ne peut pas couvrir ce choix. Choisissez une chance plus élevée.',
  ),
  keyReused: row(
    1006,
    409,
    'This request was sent before with other contents.',
    'Cette requête a déjà été envoyée avec un autre contenu.',
  ),
  busy: row(
    1007,
    503,
    'The house is busy. Please try again in a moment.',
    'La maison est très sollicitée. Réessayez dans un instant.',
  ),
  tooMany: row(
    1008,
    429,
    'Too many requests. Try again in {seconds} s.',
    'Trop de requêtes. Réessayez dans {seconds} s.',
  ),
  tooLarge: row(1009, 413, 'That is too much data for one request.', 'Trop de données pour une seule requête.'),
  notFound: row(1010, 404, 'There is nothing here.', "Il n'y a rien ici."),

  phoneInvalid: row(
    1020,
    400,
    'Please enter a valid phone number with its country code.',
    'Entrez un numéro de téléphone valide avec son indicatif.',
  ),
  phoneTaken: row(
    1021,
    409,
    'This phone number already has an account. Log in instead.',
    'Ce numéro a déjà un compte. Connectez-vous.',
  ),
  passwordShort: row(
    1022,
    400,
    'The password needs at least {min} characters.',
    'Le mot de passe doit avoir au moins {min} caractères.',
  ),
  passwordCommon: row(
    1023,
    400,
    'This password is on every list of common ones. Choose another.',
    'Ce mot de passe est trop courant. Choisissez-en un autre.',
  ),
  passwordsDiffer: row(
    1024,
    400,
    'The two passwords are not the same.',
    'Les deux mots de passe ne sont pas identiques.',
  ),
  adultsOnly: row(
    1025,
    400,
    'You must confirm that you are at least 18.',
    'Vous devez confirmer que vous avez au moins 18 ans.',
  ),
  agreementNeeded: row(
    1026,
    400,
    'Please agree to the user agreement.',
    "Veuillez accepter les conditions d'utilisation.",
  ),
  invitationUnknown: row(
    1027,
    400,
    'This invitation code does not exist. Leave it empty if you have none.',
    "Ce code d'invitation n'existe pas. Laissez vide si vous n'en avez pas.",
  ),
  loginWrong: row(1028, 400, 'Phone number or password is wrong.', 'Numéro ou mot de passe incorrect.'),
  lockedOut: row(
    1029,
    429,
    'Too many failed tries. Try again in {minutes} min.',
    'Trop de tentatives. Réessayez dans {minutes} min.',
  ),
  nicknameInvalid: row(
    1030,
    400,
    'A nickname has 2 to 20 letters, digits or spaces.',
    'Un pseudo a de 2 à 20 lettres, chiffres ou espaces.',
  ),
  accountClosed: row(
    1031,
    400,
    'This account is closed or paused. Contact us if you think it should not be.',
    'Ce compte est fermé ou suspendu. Contactez-nous si vous pensez que c’est une erreur.',
  ),

  bettingClosed: row(1101, 400, 'Betting is closed for this round.', 'Les mises sont closes pour cette manche.'),
  alreadyJoined: row(1102, 400, 'You have already joined this round.', 'Vous participez déjà à cette manche.'),
  roundNotRunning: row(1103, 400, 'The round is not running.', "La manche n'est pas en cours."),
  tooLate: row(
    1104,
    400,
    'Too late: it ended at {bust}× after {ended} s, and your request arrived at {arrived} s.',
    'Trop tard : fini à {bust}× après {ended} s, et votre demande est arrivée à {arrived} s.',
  ),
  roundNotOver: row(
    1108,
    400,
    'This round is not over yet. Its book is shown when it is.',
    "Cette manche n'est pas terminée. Son registre sera visible à la fin.",
  ),
  nothingToCashOut: row(1105, 400, 'There is nothing to cash out.', "Il n'y a rien à encaisser."),
  choiceInvalid: row(1106, 400, 'This choice is not possible.', "Ce choix n'est pas possible."),
  roundFull: row(
    1107,
    400,
    'This round can take no more bets of this size. Try a smaller one, or the next round.',
    'Cette manche ne peut plus accepter une telle mise. Essayez une mise plus petite ou la manche suivante.',
  ),
  sessionOpen: row(1201, 400, 'You have a game open already.', 'Vous avez déjà une partie en cours.'),
  noSession: row(1202, 400, 'There is no open game.', "Il n'y a pas de partie en cours."),
  cellInvalid: row(
    1203,
    400,
    'This tile is open already or does not exist.',
    "Cette case est déjà ouverte ou n'existe pas.",
  ),
  clientSeedMissing: row(1210, 400, 'Set your client seed first.', 'Définissez d’abord votre graine.'),
  rotationBlocked: row(
    1211,
    400,
    'Finish your open game before you change seeds.',
    'Terminez votre partie avant de changer de graines.',
  ),
  seedsNotRevealed: row(
    1212,
    400,
    'These seeds are still in use. Change seeds to reveal them.',
    'Ces graines sont encore utilisées. Changez-en pour les révéler.',
  ),
  clientSeedUsed: row(
    1213,
    400,
    'This is the client seed in use. Choose another one.',
    'C’est la graine déjà utilisée. Choisissez-en une autre.',
  ),
  gamePaused: row(1301, 400, 'This game is paused.', 'Ce jeu est en pause.'),

  operatorPasswordOld: row(
    1901,
    400,
    'Change your one-time password first.',
    "Changez d'abord votre mot de passe provisoire.",
  ),

  operatorLoginWrong: row(1902, 400, 'Name or password is wrong.', 'Nom ou mot de passe incorrect.'),

  failed: row(
    5000,
    500,
    'Something went wrong on our side. Nothing was booked twice; please try again.',
    "Une erreur s'est produite chez nous. Rien n'a été compté deux fois ; réessayez.",
  ),
} as const satisfies Record<string, RefusalRow>

export type RefusalCode = keyof typeof refusals
export type RefusalWords = Readonly<Record<string, string | number | bigint>>

/** An expected failure. Features throw it; the door turns it into an answer once. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly words: RefusalWords

  constructor(code: RefusalCode, words: RefusalWords = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.words = words
  }
}

export function refusalMessage(code: RefusalCode, words: RefusalWords, language: 'en' | 'fr'): string {
  const amounts = new Intl.NumberFormat(language)
  // French puts a space before these signs, which must not become the end of a line.
  const text = refusals[code].say[language].replace(/ (?=[:;!?%])/g, '\u00a0')
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = words[name]
    if (typeof value === 'number' || typeof value === 'bigint') return amounts.format(value)
    return language === 'fr' && /^\d+\.\d+$/.test(value ?? '') ? (value ?? '').replace('.', ',') : (value ?? '')
  })
}

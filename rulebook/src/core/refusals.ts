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

  investmentTooSmall: row(
    1401,
    400,
    'An investment is at least {min} gold.',
    'Un investissement est d’au moins {min} d’or.',
  ),
  unitsLocked: row(
    1402,
    400,
    'You can redeem {free} units now. Units are locked for {days} days from the day they were bought.',
    'Vous pouvez vendre {free} parts maintenant. Les parts sont bloquées {days} jours après leur achat.',
  ),
  operatorShare: row(
    1403,
    400,
    "The operator's own share must stay at least a tenth of all units.",
    'La part de l’opérateur doit rester au moins un dixième de toutes les parts.',
  ),
  unitsTooFew: row(1404, 400, 'You hold {units} units.', 'Vous détenez {units} parts.'),
  unitsWorthless: row(
    1405,
    400,
    'These units are worth less than one gold. Choose more.',
    'Ces parts valent moins d’une pièce d’or. Choisissez-en plus.',
  ),

  agentAlready: row(1420, 400, 'You are an agent already.', 'Vous êtes déjà agent.'),
  agentAskLater: row(
    1421,
    400,
    'Your application was refused lately. You can apply again in {days} days.',
    'Votre demande a été refusée récemment. Vous pourrez en refaire une dans {days} jours.',
  ),
  alreadyDecided: row(1422, 400, 'This has been decided already.', 'Cela a déjà été décidé.'),

  notCounted: row(1440, 400, 'You are not in the latest count.', 'Vous ne figurez pas dans le dernier décompte.'),

  gatewayDown: row(
    1501,
    503,
    'Payments can not be reached at the moment. Nothing was charged; please try again soon.',
    "Les paiements sont injoignables pour le moment. Rien n'a été débité ; réessayez bientôt.",
  ),
  networkUnknown: row(
    1502,
    400,
    'This network is not offered. Choose one of the list.',
    "Ce réseau n'est pas proposé. Choisissez-en un dans la liste.",
  ),
  networkDown: row(
    1503,
    503,
    'This network can not be reached at the moment. The rest of the wallet works.',
    'Ce réseau est injoignable pour le moment. Le reste du portefeuille fonctionne.',
  ),
  quoteUnknown: row(
    1504,
    400,
    'This quote does not exist or was used already. Ask for a new one.',
    "Ce devis n'existe pas ou a déjà servi. Demandez-en un nouveau.",
  ),
  quoteExpired: row(
    1505,
    400,
    'This quote has expired. Look at the new one and confirm again.',
    'Ce devis a expiré. Vérifiez le nouveau et confirmez à nouveau.',
  ),
  withdrawTooLittle: row(
    1506,
    400,
    'After the fee nothing would be left. Choose a larger amount.',
    'Après les frais il ne resterait rien. Choisissez un montant plus élevé.',
  ),
  addressInvalid: row(
    1507,
    400,
    'This is not an address of this network. Check every character.',
    "Ce n'est pas une adresse de ce réseau. Vérifiez chaque caractère.",
  ),
  addressOurs: row(
    1508,
    400,
    'This address belongs to the house. Enter your own.',
    'Cette adresse appartient à la maison. Entrez la vôtre.',
  ),
  bankInvalid: row(
    1509,
    400,
    'Choose a bank or service from the list.',
    'Choisissez une banque ou un service de la liste.',
  ),
  accountInvalid: row(
    1510,
    400,
    'Enter the account number and the name of its holder.',
    'Entrez le numéro de compte et le nom de son titulaire.',
  ),
  notCancellable: row(
    1511,
    400,
    'This withdrawal is already approved and can not be taken back.',
    'Ce retrait est déjà approuvé et ne peut plus être annulé.',
  ),
  orderNotOpen: row(1512, 400, 'This order is no longer waiting.', "Cette opération n'est plus en attente."),
  alreadyApproved: row(
    1513,
    400,
    'You have approved this already; a second person has to.',
    'Vous avez déjà approuvé ; une deuxième personne doit le faire.',
  ),
  faucetClosed: row(1514, 400, 'There are no test coins here.', "Il n'y a pas de pièces d'essai ici."),
  taskUnknown: row(1515, 400, 'This task is no longer offered.', "Cette tâche n'est plus proposée."),
  rewardNotStaked: row(
    1516,
    400,
    '{reward} of your gold is reward gold: it can be taken out once it was staked.',
    '{reward} de votre or est une récompense : misez-la une fois avant de pouvoir la retirer.',
  ),

  operatorNotAllowed: row(1903, 400, 'Your role does not include this.', 'Votre rôle ne le permet pas.'),
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

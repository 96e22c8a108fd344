// Refusals about shares, rebates, payments and withdrawals: numbers 1401 to 1517.

import { row } from './row.ts'

export const moneyRefusals = {
  investmentTooSmall: row(
    1401,
    'An investment is at least {min} gold.',
    'Un investissement est d’au moins {min} d’or.',
  ),
  unitsLocked: row(
    1402,
    'You can redeem {free} units now. Units are locked for {days} days from the day they were bought.',
    'Vous pouvez vendre {free} parts maintenant. Les parts sont bloquées {days} jours après leur achat.',
  ),
  operatorShare: row(
    1403,
    'The operator’s own share must stay at least a tenth of all units.',
    'La part de l’opérateur doit rester au moins un dixième de toutes les parts.',
  ),
  unitsTooFew: row(1404, 'You hold {units} units.', 'Vous détenez {units} parts.'),
  unitsWorthless: row(
    1405,
    'These units are worth less than one gold. Choose more.',
    'Ces parts valent moins d’une pièce d’or. Choisissez-en plus.',
  ),

  agentAlready: row(1420, 'You are an agent already.', 'Vous êtes déjà agent.'),
  agentAskLater: row(
    1421,
    'Your application was refused lately. You can apply again in {days} days.',
    'Votre demande a été refusée récemment. Vous pourrez en refaire une dans {days} jours.',
  ),
  alreadyDecided: row(1422, 'This has been decided already.', 'Cela a déjà été décidé.'),

  notCounted: row(1440, 'You are not in the latest count.', 'Vous ne figurez pas dans le dernier décompte.'),

  gatewayDown: row(
    1501,
    'Payments can not be reached at the moment. Nothing was charged; please try again soon.',
    'Les paiements sont injoignables pour le moment. Rien n’a été débité ; réessayez bientôt.',
    { status: 503 },
  ),
  networkUnknown: row(
    1502,
    'This network is not offered. Choose one of the list.',
    'Ce réseau n’est pas proposé. Choisissez-en un dans la liste.',
  ),
  networkDown: row(
    1503,
    'This network can not be reached at the moment. The rest of the wallet works.',
    'Ce réseau est injoignable pour le moment. Le reste du portefeuille fonctionne.',
    { status: 503 },
  ),
  quoteUnknown: row(
    1504,
    'This quote does not exist or was used already. Ask for a new one.',
    'Ce devis n’existe pas ou a déjà servi. Demandez-en un nouveau.',
  ),
  quoteExpired: row(
    1505,
    'This quote has expired. Look at the new one and confirm again.',
    'Ce devis a expiré. Vérifiez le nouveau et confirmez à nouveau.',
  ),
  withdrawTooLittle: row(
    1506,
    'After the fee nothing would be left. Choose a larger amount.',
    'Après les frais il ne resterait rien. Choisissez un montant plus élevé.',
  ),
  addressInvalid: row(
    1507,
    'This is not an address of this network. Check every character.',
    'Ce n’est pas une adresse de ce réseau. Vérifiez chaque caractère.',
  ),
  addressOurs: row(
    1508,
    'This address belongs to the house. Enter your own.',
    'Cette adresse appartient à la maison. Entrez la vôtre.',
  ),
  bankInvalid: row(1509, 'Choose a bank or service from the list.', 'Choisissez une banque ou un service de la liste.'),
  accountInvalid: row(
    1510,
    'Enter the account number and the name of its holder.',
    'Entrez le numéro de compte et le nom de son titulaire.',
  ),
  notCancellable: row(
    1511,
    'This withdrawal is already approved and can not be taken back.',
    'Ce retrait est déjà approuvé et ne peut plus être annulé.',
  ),
  orderNotOpen: row(1512, 'This order is no longer waiting.', 'Cette opération n’est plus en attente.'),
  alreadyApproved: row(
    1513,
    'You have approved this already; a second person has to.',
    'Vous avez déjà approuvé ; une deuxième personne doit le faire.',
  ),
  faucetClosed: row(1514, 'There are no test coins here.', 'Il n’y a pas de pièces d’essai ici.'),
  taskUnknown: row(1515, 'This task is no longer offered.', 'Cette tâche n’est plus proposée.'),
  rewardNotStaked: row(
    1516,
    '{reward} of your gold is reward gold: it can be taken out once it was staked.',
    '{reward} de votre or est une récompense : misez-la une fois avant de pouvoir la retirer.',
  ),
  ordersUnpaid: row(
    1517,
    'You already have {count} unpaid deposits. Pay one, or wait until one expires.',
    'Vous avez déjà {count} dépôts non payés. Payez-en un, ou attendez que l’un d’eux expire.',
  ),
} as const

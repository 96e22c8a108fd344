// Refusals about rewards, units, rebates, payments and withdrawals: numbers 1013 and 1401 to 1521.

import { row } from './row.ts'

export const moneyRefusals = {
  deviceUnknown: row(
    1013,
    'We don’t recognise this browser, so we can’t give you reward gold. Log out, then log in again.',
    'Nous ne reconnaissons pas ce navigateur et ne pouvons pas vous donner d’or de récompense. Déconnectez-vous, puis reconnectez-vous.',
  ),
  investmentTooSmall: row(
    1401,
    'The minimum investment is {min} gold.',
    'L’investissement minimal est de {min} {min|pièce|pièces} d’or.',
  ),
  unitsLocked: row(
    1402,
    'You can now redeem only {free} {free|unit|units}. Units are locked for {days} {days|day|days} after purchase.',
    'Vous pouvez revendre {free} {free|part|parts} maintenant. Les parts sont bloquées pendant {days} {days|jour|jours} après l’achat.',
  ),
  operatorShare: row(
    1403,
    'We must keep at least a tenth of all units. Choose fewer.',
    'Nous devons garder au moins un dixième de toutes les parts. Choisissez-en moins.',
  ),
  unitsTooFew: row(
    1404,
    'You have only {units} {units|unit|units}. Choose fewer.',
    'Vous n’avez que {units} {units|part|parts}. Choisissez-en moins.',
  ),
  unitsWorthless: row(
    1405,
    'These units are worth less than 1 gold. Choose more.',
    'Ces parts valent moins d’une pièce d’or. Choisissez-en plus.',
  ),
  investmentClosed: row(
    1406,
    'Investing is closed at the moment. Your gold stays in your balance.',
    'Vous ne pouvez pas investir pour le moment. Votre or reste sur votre solde.',
  ),

  agentAlready: row(1420, 'You’re already an agent.', 'Vous êtes déjà agent.'),
  agentAskLater: row(
    1421,
    'We recently declined your application. You can apply again in {days} {days|day|days}.',
    'Nous avons récemment refusé votre demande. Vous pourrez en refaire une dans {days} {days|jour|jours}.',
  ),
  alreadyDecided: row(
    1422,
    'An operator has already decided this case. Reload the page.',
    'Notre équipe a déjà statué. Rechargez la page.',
  ),

  notCounted: row(
    1440,
    'Your balance isn’t in the latest proof of reserves. If you had gold when we published it, contact us.',
    'Votre solde ne figure pas dans la dernière preuve de réserves. Si vous aviez de l’or quand nous l’avons publiée, contactez-nous.',
  ),

  gatewayDown: row(
    1501,
    'Payments are temporarily unavailable. You weren’t charged. Try again later.',
    'Les paiements sont momentanément indisponibles. Rien n’a été débité. Réessayez plus tard.',
    { status: 503 },
  ),
  networkUnknown: row(
    1502,
    'This network isn’t available. Choose one from the list.',
    'Ce réseau n’est pas proposé. Choisissez-en un dans la liste.',
  ),
  networkDown: row(
    1503,
    'This network is temporarily unavailable. Try again later, or choose another network.',
    'Ce réseau est momentanément indisponible. Réessayez plus tard ou choisissez un autre réseau.',
    { status: 503 },
  ),
  quoteUnknown: row(
    1504,
    'This quote is no longer valid. Get a new one.',
    'Cette offre n’est plus valable. Demandez-en une nouvelle.',
  ),
  quoteExpired: row(
    1505,
    'This quote has expired. Check the new one and confirm again.',
    'Cette offre a expiré. Vérifiez la nouvelle et confirmez à nouveau.',
  ),
  withdrawTooLittle: row(
    1506,
    'Nothing would be left after the fee. Choose a larger amount.',
    'Il ne resterait rien après les frais. Choisissez un montant plus élevé.',
  ),
  addressInvalid: row(
    1507,
    'This isn’t an address on this network. Check every character.',
    'Ce n’est pas une adresse de ce réseau. Vérifiez chaque caractère.',
  ),
  addressOurs: row(
    1508,
    'This address is one of ours. Enter your own.',
    'Cette adresse nous appartient. Saisissez la vôtre.',
  ),
  bankInvalid: row(
    1509,
    'Choose a bank or mobile service from the list.',
    'Choisissez une banque ou un service de paiement mobile dans la liste.',
  ),
  accountInvalid: row(
    1510,
    'Enter the account number and the account holder’s name.',
    'Saisissez le numéro de compte et le nom du titulaire.',
  ),
  notCancellable: row(1511, 'You can’t cancel this withdrawal any more.', 'Vous ne pouvez plus annuler ce retrait.'),
  orderNotOpen: row(
    1512,
    'This withdrawal is no longer pending. Reload the list.',
    'Ce retrait n’est plus en attente. Rechargez la liste.',
  ),
  alreadyApproved: row(
    1513,
    'You’ve already approved this withdrawal. Another operator has to approve it too.',
    'Vous avez déjà approuvé ce retrait. Un autre opérateur doit aussi l’approuver.',
  ),
  faucetClosed: row(1514, 'Test coins aren’t available here.', 'Les jetons de test ne sont pas disponibles ici.'),
  taskUnknown: row(1515, 'This task is no longer available.', 'Cette tâche n’est plus proposée.'),
  rewardNotStaked: row(
    1516,
    '{reward} gold in your balance is reward gold. You can’t withdraw or invest it until you’ve staked it once.',
    'Votre solde comprend {reward} {reward|pièce|pièces} d’or de récompense. Vous ne pouvez ni retirer ni investir cet or avant de l’avoir misé une fois.',
  ),
  ordersUnpaid: row(
    1517,
    'You already have {count} unpaid {count|deposit|deposits}. Pay one, or wait until one expires.',
    'Vous avez déjà {count} {count|dépôt non payé|dépôts non payés}. Payez-en un, ou attendez que l’un d’eux expire.',
  ),
  mayBePaid: row(
    1522,
    'We may have paid this withdrawal before the backup was restored. Approve it instead. We won’t pay it twice.',
    'Nous avons peut-être payé ce retrait avant la restauration de la sauvegarde. Approuvez-le plutôt. Nous ne le paierons pas deux fois.',
  ),
  loopFiat: row(
    1520,
    'You deposited in {name}, so you must withdraw {gold} gold the same way. Withdraw it to a bank or mobile service first.',
    'Vous avez déposé en {name}. Vous devez retirer {gold} {gold|pièce|pièces} d’or de la même façon. Retirez d’abord cet or vers une banque ou un service de paiement mobile.',
  ),
  loopCrypto: row(
    1521,
    'Withdraw {gold} gold on {name} first, because you deposited there.',
    'Vous avez déposé sur {name}. Vous devez retirer {gold} {gold|pièce|pièces} d’or de la même façon. Retirez d’abord cet or sur ce réseau.',
  ),
} as const

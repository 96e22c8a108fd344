import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    friend: ['Friend', 'Ami'],
    bronze: ['Bronze', 'Bronze'],
    silver: ['Silver', 'Argent'],
    gold: ['Gold', 'Or'],
    yourLevel: ['Your level', 'Votre rang'],
    you: ['you', 'vous'],
    levels: ['Progress to each level', 'Progression vers chaque rang'],
    window: [
      'We count the last 30 days, including today.',
      'Nous comptons les 30 derniers jours, aujourd’hui compris.',
    ],
    activeFriends: ['Active friends', 'Amis actifs'],
    groupBase: ['House edge, all three tiers', 'Avantage de la maison, 3 niveaux'],
    of: ['{has} of {wanted}', '{has} sur {wanted}'],
    reached: ['Reached', 'Atteint'],
    missingBoth: [
      'Still needed: {friends} {friends|active friend|active friends} and {gold} gold in house edge',
      'Il manque {friends} {friends|ami actif|amis actifs} et, pour l’avantage de la maison, {gold} {gold|pièce|pièces} d’or',
    ],
    missingFriends: [
      'Still needed: {friends} {friends|active friend|active friends}',
      'Il manque {friends} {friends|ami actif|amis actifs}',
    ],
    missingBase: [
      'Still needed: {gold} gold in house edge',
      'Avantage de la maison : il manque {gold} {gold|pièce|pièces} d’or',
    ],
    apply: ['Apply', 'Envoyer ma demande'],
    applyText: [
      'Our team will review your application and answer you. After approval, your level will rise automatically on the day you reach the next one.',
      'Notre équipe examinera votre demande et vous répondra. Si elle l’accepte, vous passerez au rang suivant dès que vous en atteindrez les seuils.',
    ],
    note: ['How do you plan to invite friends? (optional)', 'Comment comptez-vous inviter des amis ? (facultatif)'],
    left: ['{n} {n|character|characters} left', '{n} {n|caractère restant|caractères restants}'],
    asked: ['Your application of {date} is under review.', 'Votre demande du {date} est en cours d’examen.'],
    approved: ['You’ve been an agent since {date}.', 'Vous êtes agent depuis le {date}.'],
    approvedFriend: [
      'Your level will rise automatically on the day you reach Bronze.',
      'Vous passerez automatiquement au rang Bronze dès que vous en atteindrez les seuils.',
    ],
    refused: ['We declined your application on {date}.', 'Nous avons refusé votre demande le {date}.'],
    again: ['You can apply again from {date}.', 'Vous pourrez refaire une demande à partir du {date}.'],
    missed: [
      'You missed your level’s targets at the last monthly check. If you miss them again next time, you’ll go down one level.',
      'Au dernier contrôle mensuel, vous n’avez pas atteint les seuils de votre rang. Si cela se répète au prochain, vous descendrez d’un rang.',
    ],
    welfare: ['Agency welfare', 'Avantages des agents'],
    reports: ['Daily reports on every friend, on this page', 'Des rapports quotidiens sur chaque ami, sur cette page'],
    material: ['Your link, QR code and a text to share', 'Votre lien, votre code QR et un texte à partager'],
    person: ['A contact on our team', 'Un contact dans notre équipe'],
    noCash: ['We pay agents only at the rates in the table.', 'Nous payons les agents uniquement aux taux du barème.'],
    rule: ['How to become an agent', 'Comment devenir agent'],
    ruleActive: [
      'A friend is active if they joined with your code and made a deposit. In the last 30 days, they must have staked at least {staked} gold. They must have bet on at least {days} of those days.',
      'Un ami actif s’est inscrit avec votre code et a fait un dépôt. Au cours des 30 derniers jours, il a misé au moins {staked} pièces d’or. Ces mises couvrent au moins {days} {days|jour|jours}.',
    ],
    ruleLevels: [
      '{level}: {friends} {friends|active friend|active friends} and {base} gold in house edge (all three tiers, 30 days).',
      '{level} : {friends} {friends|ami actif|amis actifs}. Avantage de la maison : {base} pièces d’or (trois niveaux, 30 jours).',
    ],
    ruleKeep: [
      'We check levels on the 1st of each month. After two misses in a row you go down one level, but never below Friend.',
      'Nous contrôlons les rangs le 1er de chaque mois. Après deux échecs de suite, vous descendez d’un rang, mais jamais plus bas qu’Ami.',
    ],
    ruleApproved: [
      'All of this applies once we’ve approved your application.',
      'Tout cela s’applique une fois votre demande acceptée.',
    ],
  },
  sharedMessages,
)

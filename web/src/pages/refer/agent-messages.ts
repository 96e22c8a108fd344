import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  friend: ['Friend', 'Ami'],
  bronze: ['Bronze', 'Bronze'],
  silver: ['Silver', 'Argent'],
  gold: ['Gold', 'Or'],
  yourLevel: ['Your level', 'Votre rang'],
  you: ['you', 'vous'],
  levels: ['Your way to each level', 'Votre chemin vers chaque rang'],
  window: [
    'What counts is the last 30 days, today included.',
    'Ce sont les 30 derniers jours qui comptent, aujourd’hui compris.',
  ],
  activeFriends: ['Active friends', 'Amis actifs'],
  groupBase: ['Edge earned, all three tiers', 'Marge gagnée, trois niveaux'],
  of: ['{has} of {wanted}', '{has} sur {wanted}'],
  reached: ['Reached', 'Atteint'],
  missingBoth: [
    'Missing: {friends} active friends and {gold} gold',
    'Il manque : {friends} amis actifs et {gold} d’or',
  ],
  missingFriends: ['Missing: {friends} active friends', 'Il manque : {friends} amis actifs'],
  missingBase: ['Missing: {gold} gold', 'Il manque : {gold} d’or'],
  apply: ['Apply', 'Envoyer ma demande'],
  applyText: [
    'Somebody reads your application and answers it. Your level then rises by itself on the day you reach it.',
    'Quelqu’un lit votre demande et y répond. Votre rang monte ensuite tout seul le jour où vous l’atteignez.',
  ],
  note: ['How do you mean to invite friends? (optional)', 'Comment comptez-vous inviter des amis ? (facultatif)'],
  left: ['{n} characters left', 'Encore {n} caractères'],
  asked: ['Your application of {date} is being read.', 'Votre demande du {date} est à l’étude.'],
  approved: ['You are an agent since {date}.', 'Vous êtes agent depuis le {date}.'],
  approvedFriend: [
    'Your level rises by itself on the day you reach Bronze.',
    'Votre rang monte tout seul le jour où vous atteignez Bronze.',
  ],
  refused: ['Your application was refused on {date}.', 'Votre demande a été refusée le {date}.'],
  again: ['You can apply again from {date}.', 'Vous pourrez refaire une demande à partir du {date}.'],
  missed: [
    'The last monthly check missed the figures of your level. If the next one does too, you go one level down.',
    'Le dernier contrôle mensuel n’a pas trouvé les chiffres de votre rang. Si le prochain non plus, vous descendez d’un rang.',
  ],
  welfare: ['Agency welfare', 'Avantages des agents'],
  reports: [
    'Reports: every day and every friend, line by line, on this page',
    'Des rapports : chaque jour et chaque ami, ligne par ligne, sur cette page',
  ],
  material: [
    'Material: your link, your QR code and words to share',
    'De quoi partager : votre lien, votre code QR et des mots',
  ],
  person: ['A contact person', 'Une personne à qui parler'],
  contact: ['Contact us', 'Nous contacter'],
  noCash: ['There is no money outside the table of rates.', 'Il n’y a pas d’argent en dehors du barème.'],
  rule: ['How to become an agent', 'Comment devenir agent'],
  ruleActive: [
    'An active friend has joined with your code, deposited, and staked at least {staked} gold in 30 days, on at least {days} different days.',
    'Un ami actif s’est inscrit avec votre code, a fait un dépôt, et a misé au moins {staked} d’or en 30 jours, sur au moins {days} jours différents.',
  ],
  ruleLevels: [
    '{level}: {friends} active friends, and {base} gold of edge earned by all three tiers in 30 days.',
    '{level} : {friends} amis actifs, et {base} d’or de marge gagnée par les trois niveaux en 30 jours.',
  ],
  ruleKeep: [
    'Levels are checked on the 1st of each month. Two misses in a row are one level down, never below an ordinary friend.',
    'Les rangs sont contrôlés le 1er de chaque mois. Deux échecs de suite font descendre d’un rang, jamais plus bas que simple ami.',
  ],
  ruleApproved: ['All this once your application is approved.', 'Le tout une fois votre demande acceptée.'],
})

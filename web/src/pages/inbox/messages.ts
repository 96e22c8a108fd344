import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Messages', 'Messages'],
  unread: ['Unread', 'Non lu'],
  empty: ['Nothing to tell you yet', 'Rien à vous dire pour le moment'],
  emptyText: [
    'What the house has to say to you comes here, and stays.',
    'Ce que la maison a à vous dire arrive ici, et y reste.',
  ],
  visitorText: [
    'Log in to see what the house has to tell you.',
    'Connectez-vous pour voir ce que la maison a à vous dire.',
  ],
  show: ['Show', 'Voir'],
  rebatePaid: ['Rebate paid', 'Ristourne versée'],
  rebatePaidText: [
    '{gold} gold for what your friends played. It is in your balance.',
    '{gold} d’or pour ce que vos amis ont joué. C’est dans votre solde.',
  ],
  agentApproved: ['You are an agent', 'Vous êtes agent'],
  agentApprovedText: [
    'Your application was approved. Your level follows from your friends’ play. {words}',
    'Votre demande est acceptée. Votre niveau suit le jeu de vos amis. {words}',
  ],
  agentRefused: ['Not an agent for now', 'Pas agent pour le moment'],
  agentRefusedText: [
    'Your application was not approved this time. You can ask again later. {words}',
    'Votre demande n’a pas été acceptée cette fois. Vous pourrez redemander plus tard. {words}',
  ],
  agentPromoted: ['You are now {level}', 'Vous voilà {level}'],
  agentPromotedText: [
    'Your figures reached the next level. The higher rebate counts from now on.',
    'Vos chiffres ont atteint le niveau suivant. La ristourne plus élevée compte dès maintenant.',
  ],
  agentWarned: ['Below your level last month', 'Sous votre niveau le mois dernier'],
  agentWarnedText: [
    'You stay {level}. A second month in a row below it takes you one level down.',
    'Vous restez {level}. Un second mois de suite au-dessous vous fait descendre d’un niveau.',
  ],
  agentDemoted: ['One level down', 'Un niveau plus bas'],
  agentDemotedText: [
    'Two months in a row were below your level. You are now {level}.',
    'Deux mois de suite sous votre niveau. Vous voilà {level}.',
  ],
  other: ['A word from the house', 'Un mot de la maison'],
  otherText: ['Please contact us if you miss its words.', 'Contactez-nous si ses mots vous manquent.'],
  emailSaved: ['Mail address saved', 'Adresse e-mail enregistrée'],
  emailSavedText: [
    'Your account has a new mail address. If this was not you, change your password and contact us.',
    'Votre compte a une nouvelle adresse e-mail. Si ce n’était pas vous, changez votre mot de passe et contactez-nous.',
  ],
  vipEnding: ['Your VIP ends soon', 'Votre VIP se termine bientôt'],
  vipEndingText: [
    'It lasts until {until} and ends by itself. Nothing is charged unless you buy more days.',
    'Il dure jusqu’au {until} et s’arrête tout seul. Rien n’est débité sans un nouvel achat.',
  ],
  vipEnded: ['Your VIP has ended', 'Votre VIP est terminé'],
  vipEndedText: [
    'It ended {until}. Your talks are kept, and no game changes by it.',
    'Il a pris fin le {until}. Vos discussions sont gardées, et aucun jeu n’en change.',
  ],
  suspended: ['Your account is suspended', 'Votre compte est suspendu'],
  suspendedText: [
    '{words}\n\nYour gold is kept, and withdrawals wait. You can not play or recharge meanwhile. Contact us if you think this is wrong.',
    '{words}\n\nVotre or est conservé et les retraits attendent. D’ici là, ni jeu ni recharge. Contactez-nous si c’est une erreur.',
  ],
  lifted: ['Your account is open again', 'Votre compte est rouvert'],
  liftedText: [
    'The suspension was lifted. Withdrawals that waited go on.',
    'La suspension est levée. Les retraits en attente reprennent.',
  ],
  goldAdded: ['The house has added {gold} gold', 'La maison a ajouté {gold} d’or'],
  goldTaken: ['The house has taken {gold} gold', 'La maison a repris {gold} d’or'],
  goldChangedText: [
    '{reason}\n\nIt stands among your movements. Contact us if you think it is wrong.',
    '{reason}\n\nCela figure dans vos mouvements. Contactez-nous si c’est une erreur.',
  ],
  vipRevoked: ['VIP days were taken back', 'Des jours VIP ont été repris'],
  vipRevokedText: [
    'Google says that your order was cancelled or refunded, so its {days} days of VIP no longer count.',
    'Google indique que votre commande a été annulée ou remboursée : ses {days} jours de VIP ne comptent plus.',
  ],
  supportAnswer: ['Our answer to you', 'Notre réponse'],
  supportAnswerText: ['{answer}\n\nYou wrote: {question}', '{answer}\n\nVous aviez écrit : {question}'],
  newDevice: ['Logged in from a new browser', 'Connexion depuis un nouveau navigateur'],
  newDeviceText: [
    '{device}, {time}. If this was not you, change your password now and sign out there.',
    '{device}, {time}. Si ce n’était pas vous, changez tout de suite votre mot de passe et déconnectez cet appareil.',
  ],
  deviceOn: ['{browser} on {system}', '{browser} sur {system}'],
  unknownDevice: ['A browser that does not say its name', 'Un navigateur qui ne dit pas son nom'],
  passwordChanged: ['Your password was changed', 'Votre mot de passe a été changé'],
  appAdded: ['Authenticator app set up', 'Application d’authentification configurée'],
  appRemoved: ['Authenticator app removed', 'Application d’authentification retirée'],
  passkeyAdded: ['Passkey added: {name}', 'Clé d’accès ajoutée : {name}'],
  passkeyRemoved: ['Passkey removed: {name}', 'Clé d’accès retirée : {name}'],
  securityText: [
    'Withdrawals are paused for 24 hours to protect your gold. If this was not you, contact us at once.',
    'Les retraits sont suspendus 24 heures pour protéger votre or. Si ce n’était pas vous, contactez-nous aussitôt.',
  ],
  codesRenewed: ['New recovery codes', 'Nouveaux codes de secours'],
  codesRenewedText: [
    'The old ones are void. If this was not you, contact us at once.',
    'Les anciens ne sont plus valables. Si ce n’était pas vous, contactez-nous aussitôt.',
  ],
  betBack: ['Your bet of {gold} was given back', 'Votre mise de {gold} vous a été rendue'],
  betBackText: [
    'It waited for its round, and meanwhile your own limits or your break did not let it play.',
    'Elle attendait sa manche, et entre-temps vos limites ou votre pause ne lui permettaient plus de jouer.',
  ],
  depositBeyond: ['{gold} gold came beyond your deposit limit', '{gold} d’or au-delà de votre limite de dépôt'],
  depositBeyondText: [
    'A deposit over a chain can not be refused, so it was credited. You can withdraw it; your address stays hidden until the limit leaves room.',
    'Un dépôt par une chaîne ne peut pas être refusé : il a été crédité. Vous pouvez le retirer ; votre adresse reste masquée tant que la limite est atteinte.',
  ],
  depositOut: ['{gold} gold came during your break', '{gold} d’or reçus pendant votre pause'],
  depositOutText: [
    'A deposit over a chain can not be refused, so it was credited. You can withdraw it at any time.',
    'Un dépôt par une chaîne ne peut pas être refusé : il a été crédité. Vous pouvez le retirer à tout moment.',
  ],
  harmSign: ['How are you doing?', 'Comment allez-vous ?'],
  harmSignText: [
    'Your play yesterday looked different from usual: more, later or faster. A limit or a break is set in a moment, and help is free.',
    'Hier, votre jeu était différent de d’habitude : plus, plus tard ou plus vite. Une limite ou une pause se règle en un instant, et l’aide est gratuite.',
  ],
  recoveryUsed: ['A recovery code was used', 'Un code de secours a servi'],
  recoveryUsedText: [
    '{left} are left. If this was not you, change your password and your codes now.',
    'Il en reste {left}. Si ce n’était pas vous, changez tout de suite votre mot de passe et vos codes.',
  ],
  friend: ['an ordinary friend', 'simple ami'],
  bronze: ['Bronze', 'Bronze'],
  silver: ['Silver', 'Argent'],
  gold: ['Gold', 'Or'],
})

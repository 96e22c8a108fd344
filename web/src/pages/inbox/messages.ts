import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { deviceMessages } from '../../client/text/device-messages.ts'

export const messages = defineMessages(
  {
    title: ['Messages', 'Messages'],
    unread: ['Unread', 'Non lu'],
    empty: ['No messages yet', 'Aucun message pour le moment'],
    emptyText: ['Messages about your account appear here.', 'Les messages sur votre compte apparaissent ici.'],
    visitorText: [
      'Log in to read messages about your account.',
      'Connectez-vous pour lire les messages sur votre compte.',
    ],
    show: ['Show', 'Voir'],
    rebatePaid: ['Rebate paid', 'Ristourne versée'],
    rebatePaidText: [
      'We’ve added {gold} gold to your balance.',
      'Nous avons ajouté {gold} {n|pièce|pièces} d’or à votre solde.',
    ],
    agentApproved: ['You’re now an agent', 'Vous êtes maintenant agent'],
    agentApprovedText: [
      'We’ve approved your application. Your level depends on how your friends play. {words}',
      'Nous avons accepté votre demande. Votre rang dépend du jeu de vos amis. {words}',
    ],
    agentRefused: ['Agent application declined', 'Demande d’agent refusée'],
    agentRefusedText: [
      'We couldn’t approve your application this time. You can apply again later. {words}',
      'Nous n’avons pas pu accepter votre demande cette fois. Vous pourrez en refaire une plus tard. {words}',
    ],
    agentPromoted: ['New level: {level}', 'Nouveau rang : {level}'],
    agentPromotedText: [
      'You’ve reached a new level. Your higher rebate applies from now on.',
      'Vous avez atteint un nouveau rang. Votre ristourne plus élevée s’applique dès maintenant.',
    ],
    agentWarned: ['Below your level last month', 'Sous votre rang le mois dernier'],
    agentWarnedText: [
      'Your level is still {level}. A second month in a row below your level moves you one level down.',
      'Vous gardez le rang {level}. Un second mois de suite au-dessous vous fait descendre d’un rang.',
    ],
    agentDemoted: ['One level down', 'Un rang de moins'],
    agentDemotedText: [
      'You were below your level two months in a row. Your level is now {level}.',
      'Vous étiez sous votre rang deux mois de suite. Nouveau rang : {level}.',
    ],
    other: ['Message from Glasshouse', 'Message de Glasshouse'],
    otherText: [
      'We couldn’t show this message. Contact us for details.',
      'Ce message ne peut pas être affiché. Contactez-nous.',
    ],
    emailSaved: ['Email address saved', 'Adresse e-mail enregistrée'],
    emailSavedText: [
      'Your account has a new email address. If this wasn’t you, change your password and contact us.',
      'Votre compte a une nouvelle adresse e-mail. Si ce n’était pas vous, changez votre mot de passe et contactez-nous.',
    ],
    vipEnding: ['Your VIP ends soon', 'Votre VIP se termine bientôt'],
    vipEndingText: [
      'It ends automatically on {until}. We won’t charge you unless you buy more days.',
      'Il se termine automatiquement le {until}. Rien n’est débité sans un nouvel achat.',
    ],
    vipEnded: ['Your VIP has ended', 'Votre VIP est terminé'],
    vipEndedText: [
      'It ended on {until}. Your chats are kept, and no game changes.',
      'Il a pris fin le {until}. Vos discussions sont conservées, et aucun jeu ne change.',
    ],
    suspended: ['Your account is suspended', 'Votre compte est suspendu'],
    suspendedText: [
      '{words}\n\nYour gold stays in your account and withdrawals are on hold. You can’t bet or deposit in the meantime. Contact us if you think this is a mistake.',
      '{words}\n\nVotre or reste sur votre compte et les retraits sont en attente. D’ici là, vous ne pouvez ni miser ni déposer. Contactez-nous si vous pensez que c’est une erreur.',
    ],
    lifted: ['Your account is active again', 'Votre compte est de nouveau actif'],
    liftedText: [
      'We’ve lifted the suspension. Withdrawals on hold will continue.',
      'La suspension est levée. Les retraits en attente reprennent.',
    ],
    goldAdded: ['We’ve added {gold} gold', 'Nous avons ajouté {gold} {n|pièce|pièces} d’or'],
    goldTaken: ['We’ve removed {gold} gold', 'Nous avons retiré {gold} {n|pièce|pièces} d’or'],
    goldChangedText: [
      '{reason}\n\nYou can see it in your transaction history. Contact us if you think this is a mistake.',
      '{reason}\n\nL’opération figure dans votre historique. Contactez-nous si vous pensez que c’est une erreur.',
    ],
    vipRevoked: ['VIP days removed', 'Jours VIP retirés'],
    vipRevokedText: [
      'Google cancelled or refunded your order, so we’ve removed its {days} {days|day|days} of VIP.',
      'Google a annulé ou remboursé votre commande : nous avons retiré {days} {days|jour|jours} de VIP.',
    ],
    supportAnswer: ['Our reply', 'Notre réponse'],
    supportAnswerText: ['{answer}\n\nYou wrote: {question}', '{answer}\n\nVous aviez écrit : {question}'],
    newDevice: ['Log-in from a new browser', 'Connexion depuis un nouveau navigateur'],
    newDeviceText: [
      '{device}, on {time}. If this wasn’t you, change your password now and log out that device.',
      '{device}, le {time}. Si ce n’était pas vous, changez votre mot de passe maintenant et déconnectez cet appareil.',
    ],
    passwordChanged: ['Your password has changed', 'Votre mot de passe a changé'],
    appAdded: ['Authenticator app set up', 'Application d’authentification configurée'],
    appRemoved: ['Authenticator app removed', 'Application d’authentification retirée'],
    passkeyAdded: ['Passkey added: {name}', 'Clé d’accès ajoutée : {name}'],
    passkeyRemoved: ['Passkey removed: {name}', 'Clé d’accès retirée : {name}'],
    securityText: [
      'To protect your gold, withdrawals are paused for 24 hours. If this wasn’t you, contact us now.',
      'Pour protéger votre or, les retraits sont suspendus 24 heures. Si ce n’était pas vous, contactez-nous maintenant.',
    ],
    codesRenewed: ['New recovery codes', 'Nouveaux codes de secours'],
    codesRenewedText: [
      'Your old codes no longer work. If this wasn’t you, contact us now.',
      'Vos anciens codes ne fonctionnent plus. Si ce n’était pas vous, contactez-nous maintenant.',
    ],
    betBack: ['Your {gold} gold bet was refunded', 'Votre mise de {gold} {n|pièce|pièces} d’or est remboursée'],
    betBackText: [
      'A limit, a time-out or another restriction stopped it before its round started.',
      'Une limite, une pause ou une autre restriction l’a bloquée avant le début de la manche.',
    ],
    depositBeyond: [
      '{gold} gold received above your deposit limit',
      '{gold} {n|pièce|pièces} d’or au-delà de votre limite de dépôt',
    ],
    depositBeyondText: [
      'We can’t decline a crypto deposit, so we’ve credited it and you can withdraw it. Your deposit address stays hidden until your limit allows deposits again.',
      'Nous ne pouvons pas refuser un dépôt crypto : il est crédité et vous pouvez le retirer. Votre adresse de dépôt reste masquée tant que la limite est atteinte.',
    ],
    depositOut: [
      '{gold} gold received during your time-out or self-exclusion',
      'Pendant votre pause ou auto-exclusion : {gold} {n|pièce|pièces} d’or',
    ],
    depositOutText: [
      'We can’t decline a crypto deposit, so we’ve credited it. You can withdraw it at any time.',
      'Nous ne pouvons pas refuser un dépôt crypto : il est crédité. Vous pouvez le retirer à tout moment.',
    ],
    harmSign: ['How are you doing?', 'Comment allez-vous ?'],
    harmSignText: [
      'Some of yesterday’s activity, such as late-night gambling, rising stakes or repeated deposits, can be a sign of harm. You can set a limit, take a time-out or talk to someone.',
      'Une partie de votre activité d’hier, comme jouer tard la nuit, augmenter les mises ou multiplier les dépôts, peut être un signe de jeu à risque. Vous pouvez fixer une limite, faire une pause ou parler à quelqu’un.',
    ],
    recoveryUsed: ['A recovery code was used', 'Un code de secours a été utilisé'],
    recoveryUsedText: [
      'You have {left} {left|code|codes} left. If this wasn’t you, change your password and your codes now.',
      'Il vous reste {left} {left|code|codes}. Si ce n’était pas vous, changez votre mot de passe et vos codes maintenant.',
    ],
    friend: ['Friend', 'Ami'],
    bronze: ['Bronze', 'Bronze'],
    silver: ['Silver', 'Argent'],
    gold: ['Gold', 'Or'],
  },
  deviceMessages,
)

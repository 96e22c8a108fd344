import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { deviceMessages } from '../../client/text/device-messages.ts'

export const messages = defineMessages(
  {
    title: ['Messages', 'Messages'],
    unread: ['Unread', 'Non lu'],
    empty: ['No messages yet', 'Aucun message pour le moment'],
    emptyText: ['Messages about your account appear here.', 'Les messages concernant votre compte apparaissent ici.'],
    visitorText: [
      'Log in to read messages about your account.',
      'Connectez-vous pour lire les messages concernant votre compte.',
    ],
    show: ['Show', 'Voir'],
    withdrawalRequested: ['Withdrawal {id} requested', 'Retrait nº {id} demandé'],
    withdrawalRequestedText: [
      '{gold} gold to {destination}. If this wasn’t you, cancel it if you can, change your password and contact us.',
      '{gold} {n|pièce|pièces} d’or vers {destination}. Si vous n’en êtes pas à l’origine, annulez-le si possible. Changez ensuite votre mot de passe et contactez-nous.',
    ],
    withdrawalHeld: ['Withdrawal {id} on hold', 'Retrait nº {id} retenu'],
    withdrawalHeldText: [
      '{gold} gold to {destination}. The payout account or browser is new, so we’re holding the withdrawal until {until}. If this wasn’t you, cancel it, change your password and contact us.',
      '{gold} {n|pièce|pièces} d’or vers {destination}. Ce compte de retrait ou ce navigateur est nouveau. Nous retenons donc le retrait jusqu’au {until}. Si vous n’en êtes pas à l’origine, annulez-le, changez votre mot de passe et contactez-nous.',
    ],
    withdrawalSent: ['Withdrawal {id} sent', 'Retrait nº {id} envoyé'],
    withdrawalConfirmed: ['Withdrawal {id} completed', 'Retrait nº {id} terminé'],
    withdrawalPaidText: [
      '{gold} gold to {destination}. If this wasn’t you, change your password and contact us now.',
      '{gold} {n|pièce|pièces} d’or vers {destination}. Si vous n’en êtes pas à l’origine, changez votre mot de passe et contactez-nous immédiatement.',
    ],
    withdrawalFailed: ['Withdrawal {id} failed', 'Échec du retrait nº {id}'],
    withdrawalRejected: ['Withdrawal {id} rejected', 'Retrait nº {id} refusé'],
    withdrawalCancelled: ['Withdrawal {id} cancelled', 'Retrait nº {id} annulé'],
    withdrawalBackText: [
      'We’ve refunded {gold} gold. If you didn’t request this withdrawal, change your password and contact us.',
      'Nous avons recrédité {gold} {n|pièce|pièces} d’or sur votre solde. Si vous n’aviez pas demandé ce retrait, changez votre mot de passe et contactez-nous.',
    ],
    depositCredited: ['Deposit {id} credited', 'Dépôt nº {id} crédité'],
    depositCreditedText: [
      'We’ve added {gold} gold to your balance. If you didn’t make this deposit, change your password and contact us.',
      'Nous avons ajouté {gold} {n|pièce|pièces} d’or à votre solde. Si vous n’avez pas fait ce dépôt, changez votre mot de passe et contactez-nous.',
    ],
    rebatePaid: ['Rebate paid', 'Ristourne créditée'],
    rebatePaidText: [
      'We’ve added {gold} gold to your balance.',
      'Nous avons ajouté {gold} {n|pièce|pièces} d’or à votre solde.',
    ],
    agentApproved: ['You’re now an agent', 'Vous êtes maintenant agent'],
    agentApprovedText: [
      'We’ve approved your application. Your level depends on your friends’ bets. {words}',
      'Nous avons accepté votre demande. Votre rang dépend des mises de vos amis. {words}',
    ],
    agentRefused: ['Agent application declined', 'Demande d’agent refusée'],
    agentRefusedText: [
      'We couldn’t approve your application this time. You can apply again later. {words}',
      'Nous n’avons pas pu accepter votre demande cette fois. Vous pourrez en refaire une plus tard. {words}',
    ],
    agentPromoted: ['New level: {level}', 'Nouveau rang : {level}'],
    agentPromotedText: [
      'You’ve reached a new level. Your higher rebate applies from now on.',
      'Vous avez atteint un nouveau rang. Une ristourne plus élevée s’applique dès maintenant.',
    ],
    agentWarned: ['You were below your level last month', 'Seuils de votre rang non atteints le mois dernier'],
    agentWarnedText: [
      'Your level is still {level}. If you miss its targets again this month, you’ll go down one level.',
      'Vous gardez le rang {level}. Si vous n’atteignez pas ses seuils ce mois-ci non plus, vous descendrez d’un rang.',
    ],
    agentDemoted: ['You’ve gone down one level', 'Votre rang a baissé'],
    agentDemotedText: [
      'You missed your level’s targets two months in a row. Your level is now {level}.',
      'Pendant deux mois de suite, vous n’avez pas atteint les seuils de votre rang. Votre rang est maintenant {level}.',
    ],
    other: ['Message from Glasshouse', 'Message de Glasshouse'],
    otherText: [
      'We can’t show this message. Contact us for details.',
      'Nous ne pouvons pas afficher ce message. Contactez-nous pour en savoir plus.',
    ],
    phoneChanged: ['New phone number', 'Nouveau numéro de téléphone'],
    phoneChangedText: [
      'Your account has a new phone number. If this wasn’t you, change your password and contact us.',
      'Votre compte a un nouveau numéro. Si vous n’en êtes pas à l’origine, changez votre mot de passe et contactez-nous.',
    ],
    phoneClaimed: ['Set a new phone number', 'Saisissez un nouveau numéro de téléphone'],
    phoneClaimedText: [
      'The holder of your old number has claimed it, because you hadn’t verified it. Your gold is still yours.',
      'Le titulaire de votre ancien numéro l’a récupéré, car vous ne l’aviez pas vérifié. Votre or reste à vous.',
    ],
    passwordReset: ['Password reset', 'Mot de passe réinitialisé'],
    emailSaved: ['Email address saved', 'Adresse e-mail enregistrée'],
    emailSavedText: [
      'Your account has a new email address. If this wasn’t you, change your password and contact us.',
      'Votre compte a une nouvelle adresse e-mail. Si vous n’en êtes pas à l’origine, changez votre mot de passe et contactez-nous.',
    ],
    identityApproved: ['Identity confirmed', 'Identité confirmée'],
    identityApprovedText: [
      'We’ve reviewed your documents. Higher limits apply from now on.',
      'Nous avons examiné vos documents. Des limites plus élevées s’appliquent dès maintenant.',
    ],
    identityRefused: ['Identity not confirmed', 'Identité non confirmée'],
    identityRefusedText: [
      'We couldn’t confirm your identity with these documents. See the reason and send new ones.',
      'Nous n’avons pas pu confirmer votre identité avec ces documents. Consultez le motif et envoyez de nouveaux documents.',
    ],
    fundsApproved: ['Source of funds confirmed', 'Origine des fonds confirmée'],
    fundsApprovedText: [
      'You can deposit up to your limits again.',
      'Vous pouvez à nouveau déposer, dans le respect de vos limites.',
    ],
    fundsRefused: ['Source of funds not confirmed', 'Origine des fonds non confirmée'],
    fundsRefusedText: [
      'We need to know more about where your money comes from. See the reason and send us more details.',
      'Nous devons en savoir plus sur l’origine de vos fonds. Consultez le motif et envoyez-nous plus de détails.',
    ],
    vipEnding: ['Your VIP access will end soon', 'Votre accès VIP prendra bientôt fin'],
    vipEndingText: [
      'It’ll end automatically on {until}. We won’t charge you unless you buy more days.',
      'Il prendra fin automatiquement le {until}. Nous ne débiterons rien sans un nouvel achat.',
    ],
    vipEnded: ['Your VIP access has ended', 'Votre accès VIP a pris fin'],
    vipEndedText: [
      'It ended on {until}. We’ve kept your chats. Nothing changes in the games.',
      'Il a pris fin le {until}. Nous gardons vos discussions. Rien ne change dans les jeux.',
    ],
    suspended: ['Your account is suspended', 'Votre compte est suspendu'],
    suspendedText: [
      '{words}\n\nYour gold stays in your account and withdrawals are on hold. You can’t bet or deposit in the meantime. Contact us if you think this is a mistake.',
      '{words}\n\nVotre or reste sur votre compte et les retraits sont en attente. Pendant la suspension, vous ne pouvez ni miser ni déposer. Contactez-nous si vous pensez que c’est une erreur.',
    ],
    lifted: ['Your account is active again', 'Votre compte est de nouveau actif'],
    liftedText: [
      'We’ve lifted the suspension. Withdrawals on hold will resume.',
      'Nous avons levé la suspension. Les retraits en attente vont reprendre.',
    ],
    goldAdded: ['We’ve added {gold} gold', 'Nous avons ajouté {gold} {n|pièce|pièces} d’or'],
    goldTaken: ['We’ve removed {gold} gold', 'Nous avons déduit {gold} {n|pièce|pièces} d’or'],
    goldChangedText: [
      '{reason}\n\nYou can see this in your transaction history. Contact us if you think this is a mistake.',
      '{reason}\n\nCette opération figure dans votre historique. Contactez-nous si vous pensez que c’est une erreur.',
    ],
    vipRevoked: ['VIP days removed', 'Jours VIP retirés'],
    vipRevokedText: [
      'Google cancelled or refunded your purchase, so we’ve removed its {days} {days|day|days} of VIP.',
      'Nous avons retiré {days} {days|jour|jours} de VIP, car Google a annulé ou remboursé votre achat.',
    ],
    vipUnconfirmedText: [
      'Google didn’t confirm your purchase, so we’ve removed its {days} {days|day|days} of VIP. Contact us if Google charged you.',
      'Nous avons retiré {days} {days|jour|jours} de VIP, car Google n’a pas confirmé votre achat. Contactez-nous si Google vous l’a facturé.',
    ],
    vipGoogle: ['VIP days added', 'Jours VIP ajoutés'],
    vipGoogleText: [
      'Google confirmed your purchase, so we’ve added its {days} {days|day|days} of VIP.',
      'Google a confirmé votre achat. Nous avons ajouté {days} {days|jour|jours} de VIP.',
    ],
    supportAnswer: ['Our reply', 'Notre réponse'],
    supportAnswerText: ['{answer}\n\nYou wrote: {question}', '{answer}\n\nVous aviez écrit : {question}'],
    newDevice: ['Login from a new browser', 'Connexion depuis un nouveau navigateur'],
    newDeviceText: [
      '{device}, on {time}. If this wasn’t you, change your password now and log out that device.',
      '{device}, le {time}. Si ce n’était pas vous, changez immédiatement votre mot de passe et déconnectez cet appareil.',
    ],
    passwordChanged: ['Your password has changed', 'Votre mot de passe a changé'],
    appAdded: ['Authenticator app set up', 'Application d’authentification configurée'],
    appRemoved: ['Authenticator app removed', 'Application d’authentification retirée'],
    passkeyAdded: ['Passkey added: {name}', 'Clé d’accès ajoutée : {name}'],
    passkeyRemoved: ['Passkey removed: {name}', 'Clé d’accès retirée : {name}'],
    securityText: [
      'To protect your gold, we’ve paused withdrawals for 24 hours. If this wasn’t you, contact us now.',
      'Pour protéger votre or, nous suspendons les retraits pendant 24 heures. Si vous n’en êtes pas à l’origine, contactez-nous immédiatement.',
    ],
    codesRenewed: ['Recovery codes renewed', 'Codes de secours renouvelés'],
    codesRenewedText: [
      'Your old codes no longer work. If this wasn’t you, contact us now.',
      'Vos anciens codes ne fonctionnent plus. Si vous n’en êtes pas à l’origine, contactez-nous immédiatement.',
    ],
    betBack: [
      'We’ve refunded your bet of {gold} gold',
      'Nous avons remboursé votre mise de {gold} {n|pièce|pièces} d’or',
    ],
    betBackText: [
      'A limit, a time-out or another restriction stopped this bet before the round started.',
      'Une limite, une pause ou une autre restriction a bloqué cette mise avant la manche.',
    ],
    depositBeyond: [
      'Deposit above your limit: {gold} gold',
      'Dépôt au-delà de votre limite : {gold} {n|pièce|pièces} d’or',
    ],
    depositBeyondText: [
      'We can’t decline a crypto deposit, so we’ve credited it and you can withdraw it. We’ll hide your deposit address until your limit allows deposits again.',
      'Nous ne pouvons pas refuser un dépôt crypto, donc nous l’avons crédité. Vous pouvez le retirer. Nous masquons votre adresse de dépôt tant que la limite est atteinte.',
    ],
    depositOut: [
      'Deposit during your time-out or self-exclusion: {gold} gold',
      'Dépôt pendant votre pause ou votre auto-exclusion : {gold} {n|pièce|pièces} d’or',
    ],
    depositOutText: [
      'We can’t decline a crypto deposit, so we’ve credited it. You can still withdraw it.',
      'Nous ne pouvons pas refuser un dépôt crypto, donc nous l’avons crédité. Vous pouvez toujours le retirer.',
    ],
    harmSign: ['How are you doing?', 'Comment allez-vous ?'],
    harmSignText: [
      'Some of yesterday’s activity can be a sign of harm. Examples are late-night gambling, rising stakes, repeated deposits and raised limits. You can set a limit, take a time-out or talk to someone.',
      'Une partie de votre activité d’hier peut être un signe de jeu à risque. Jouer tard la nuit et augmenter ses mises en sont des exemples. Multiplier les dépôts et relever ses limites aussi. Vous pouvez fixer une limite, faire une pause ou contacter une ligne d’écoute.',
    ],
    recoveryUsed: ['A recovery code was used', 'Code de secours utilisé'],
    recoveryUsedText: [
      'You have {left} {left|code|codes} left. If this wasn’t you, change your password and get new codes now.',
      'Il vous reste {left} {left|code|codes}. Si ce n’était pas vous, changez immédiatement votre mot de passe et vos codes.',
    ],
    friend: ['Friend', 'Ami'],
    bronze: ['Bronze', 'Bronze'],
    silver: ['Silver', 'Argent'],
    gold: ['Gold', 'Or'],
  },
  deviceMessages,
)

// The texts of emails about money and security. Each says what to do if it was not the player. The inbox shows the same
// events, with links.

import type { Language } from '@glasshouse/rulebook/wire/fields'

export interface NoticeText {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

type Notices = Readonly<Record<string, NoticeText>>

const notYou: Record<Language, string> = {
  en: 'If this wasn’t you, change your password. If you can’t log in, use Forgot password on the login page. Then log out all other devices and contact us.',
  fr: 'Si vous n’en êtes pas à l’origine, changez votre mot de passe. Si la connexion échoue, utilisez « Mot de passe oublié » sur la page de connexion. Déconnectez ensuite tous les autres appareils et contactez-nous.',
}
const notYouCancel: Record<Language, string> = {
  en: 'If this wasn’t you, log in and check your withdrawal history. You can cancel the withdrawal there while it’s on hold or under review. Then change your password and contact us.',
  fr: 'Si vous n’en êtes pas à l’origine, connectez-vous et consultez l’historique des retraits. Vous pouvez y annuler le retrait tant qu’il est retenu ou en cours d’examen. Changez ensuite votre mot de passe et contactez-nous.',
}
const paused: Record<Language, string> = {
  en: 'To protect your gold, we’ve paused withdrawals for 24 hours.',
  fr: 'Pour protéger votre or, nous avons suspendu les retraits pour 24 heures.',
}

const en: Notices = {
  'withdrawal.requested': {
    subject: 'Withdrawal {id} requested',
    paragraphs: ['You requested a withdrawal of {gold} gold to {destination}.', notYouCancel.en],
  },
  'withdrawal.held': {
    subject: 'Withdrawal {id} on hold',
    paragraphs: [
      'You requested a withdrawal of {gold} gold to {destination}. The payout account or browser is new, so we’re holding the withdrawal until {until} UTC.',
      notYouCancel.en,
    ],
  },
  'withdrawal.sent': {
    subject: 'Withdrawal {id} sent',
    paragraphs: ['We’ve sent your withdrawal of {gold} gold to {destination}.', notYou.en],
  },
  'withdrawal.confirmed': {
    subject: 'Withdrawal {id} completed',
    paragraphs: ['Your withdrawal of {gold} gold to {destination} is complete.', notYou.en],
  },
  'withdrawal.failed': {
    subject: 'Withdrawal {id} failed',
    paragraphs: [
      'We couldn’t complete your withdrawal of {gold} gold to {destination}. We’ve refunded your gold.',
      notYou.en,
    ],
  },
  'withdrawal.rejected': {
    subject: 'Withdrawal {id} rejected',
    paragraphs: [
      'We couldn’t approve your withdrawal of {gold} gold. We’ve refunded your gold. Your withdrawal history shows the reason.',
      notYou.en,
    ],
  },
  'withdrawal.cancelled': {
    subject: 'Withdrawal {id} cancelled',
    paragraphs: ['You cancelled your withdrawal of {gold} gold. We’ve refunded your gold.', notYou.en],
  },
  'deposit.credited': {
    subject: 'Deposit {id} credited',
    paragraphs: ['We’ve added {gold} gold to your balance.', notYou.en],
  },
  'security.newDevice': {
    subject: 'Login from a new browser',
    paragraphs: ['We noticed a login to your Glasshouse account from a new browser. {device}', notYou.en],
  },
  'security.passwordChanged': { subject: 'Your Glasshouse password has changed', paragraphs: [paused.en, notYou.en] },
  'security.appAdded': { subject: 'Authenticator app set up', paragraphs: [paused.en, notYou.en] },
  'security.appRemoved': { subject: 'Authenticator app removed', paragraphs: [paused.en, notYou.en] },
  'security.passkeyAdded': { subject: 'Passkey added', paragraphs: [paused.en, notYou.en] },
  'security.passkeyRemoved': { subject: 'Passkey removed', paragraphs: [paused.en, notYou.en] },
  'security.codesRenewed': {
    subject: 'Recovery codes renewed',
    paragraphs: ['Your old recovery codes no longer work.', notYou.en],
  },
  'security.recoveryUsed': {
    subject: 'A recovery code was used',
    paragraphs: ['You have {left} {left|code|codes} left.', notYou.en],
  },
  'account.phoneChanged': {
    subject: 'New phone number',
    paragraphs: ['Your account has a new phone number.', notYou.en],
  },
  'account.phoneClaimed': {
    subject: 'Set a new phone number',
    paragraphs: [
      'The holder of your old number has claimed it, because you hadn’t verified it. Your gold is still yours. Log in and set a new number.',
      'If this number is still yours, contact us.',
    ],
  },
  'email.saved': {
    subject: 'Your Glasshouse email address',
    paragraphs: ['We’ll send emails about your account to this address.', notYou.en],
  },
}

const fr: Notices = {
  'withdrawal.requested': {
    subject: 'Retrait nº {id} demandé',
    paragraphs: ['Vous avez demandé le retrait de {gold} {n|pièce|pièces} d’or vers {destination}.', notYouCancel.fr],
  },
  'withdrawal.held': {
    subject: 'Retrait nº {id} retenu',
    paragraphs: [
      'Vous avez demandé le retrait de {gold} {n|pièce|pièces} d’or vers {destination}. Ce compte de retrait ou ce navigateur est nouveau. Nous retenons donc le retrait jusqu’au {until} UTC.',
      notYouCancel.fr,
    ],
  },
  'withdrawal.sent': {
    subject: 'Retrait nº {id} envoyé',
    paragraphs: ['Nous avons envoyé votre retrait de {gold} {n|pièce|pièces} d’or vers {destination}.', notYou.fr],
  },
  'withdrawal.confirmed': {
    subject: 'Retrait nº {id} terminé',
    paragraphs: ['Votre retrait de {gold} {n|pièce|pièces} d’or vers {destination} est terminé.', notYou.fr],
  },
  'withdrawal.failed': {
    subject: 'Échec du retrait nº {id}',
    paragraphs: [
      'Nous n’avons pas pu envoyer {gold} {n|pièce|pièces} d’or vers {destination}. L’or est de nouveau sur votre solde.',
      notYou.fr,
    ],
  },
  'withdrawal.rejected': {
    subject: 'Retrait nº {id} refusé',
    paragraphs: [
      'Nous n’avons pas pu approuver votre retrait de {gold} {n|pièce|pièces} d’or. L’or est de nouveau sur votre solde. L’historique des retraits indique le motif.',
      notYou.fr,
    ],
  },
  'withdrawal.cancelled': {
    subject: 'Retrait nº {id} annulé',
    paragraphs: [
      'Vous avez annulé votre retrait de {gold} {n|pièce|pièces} d’or. L’or est de nouveau sur votre solde.',
      notYou.fr,
    ],
  },
  'deposit.credited': {
    subject: 'Dépôt nº {id} crédité',
    paragraphs: ['Nous avons ajouté {gold} {n|pièce|pièces} d’or à votre solde.', notYou.fr],
  },
  'security.newDevice': {
    subject: 'Connexion depuis un nouveau navigateur',
    paragraphs: ['Une connexion à votre compte Glasshouse a eu lieu depuis un nouveau navigateur. {device}', notYou.fr],
  },
  'security.passwordChanged': {
    subject: 'Votre mot de passe Glasshouse a changé',
    paragraphs: [paused.fr, notYou.fr],
  },
  'security.appAdded': { subject: 'Application d’authentification configurée', paragraphs: [paused.fr, notYou.fr] },
  'security.appRemoved': { subject: 'Application d’authentification retirée', paragraphs: [paused.fr, notYou.fr] },
  'security.passkeyAdded': { subject: 'Clé d’accès ajoutée', paragraphs: [paused.fr, notYou.fr] },
  'security.passkeyRemoved': { subject: 'Clé d’accès retirée', paragraphs: [paused.fr, notYou.fr] },
  'security.codesRenewed': {
    subject: 'Codes de secours renouvelés',
    paragraphs: ['Vos anciens codes de secours ne fonctionnent plus.', notYou.fr],
  },
  'security.recoveryUsed': {
    subject: 'Code de secours utilisé',
    paragraphs: ['Il vous reste {left} {left|code|codes}.', notYou.fr],
  },
  'account.phoneChanged': {
    subject: 'Nouveau numéro de téléphone',
    paragraphs: ['Votre compte a un nouveau numéro de téléphone.', notYou.fr],
  },
  'account.phoneClaimed': {
    subject: 'Saisissez un nouveau numéro de téléphone',
    paragraphs: [
      'Le titulaire de votre ancien numéro l’a récupéré, car vous ne l’aviez pas vérifié. Votre or reste à vous. Connectez-vous et saisissez un nouveau numéro.',
      'Si ce numéro est toujours le vôtre, contactez-nous.',
    ],
  },
  'email.saved': {
    subject: 'Votre adresse e-mail sur Glasshouse',
    paragraphs: ['Nous enverrons à cette adresse les e-mails concernant votre compte.', notYou.fr],
  },
}

export const noticeTexts: Record<Language, Notices> = { en, fr }

/** For events of money and security that have no text of their own. */
export const otherNotice: Record<Language, NoticeText> = {
  en: {
    subject: 'Your Glasshouse account',
    paragraphs: ['You have a new message about your account. Log in to read it.', notYou.en],
  },
  fr: {
    subject: 'Votre compte Glasshouse',
    paragraphs: ['Vous avez un nouveau message concernant votre compte. Connectez-vous pour le lire.', notYou.fr],
  },
}

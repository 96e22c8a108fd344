import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    faq: ['FAQ', 'Questions fréquentes'],
    search: ['Search the FAQ', 'Rechercher une question'],
    found: ['{n} {n|answer|answers} found', '{n} {n|réponse trouvée|réponses trouvées}'],
    noAnswer: ['No answers found', 'Aucune réponse trouvée'],
    noAnswerText: ['Try other words, or contact us.', 'Essayez d’autres mots, ou contactez-nous.'],
    contactText: [
      'Our team replies to you here. They’ll never ask for your password.',
      'Notre équipe vous répond ici. Nous ne demandons jamais votre mot de passe.',
    ],
    notYet: ['Not yet open', 'Pas encore ouvert'],
    write: ['Write to us', 'Nous écrire'],
    writeText: [
      'Up to 140 characters. We’ll reply in Messages.',
      '140 caractères au plus. Nous vous répondrons dans Messages.',
    ],
    writeVisitor: ['Log in to send us a message.', 'Connectez-vous pour nous envoyer un message.'],
    yourMessage: ['Your message', 'Votre message'],
    textMissing: ['Write your message first.', 'Écrivez d’abord votre message.'],
    send: ['Send', 'Envoyer'],
    sent: ['Message sent. We’ll reply in Messages.', 'Message envoyé. Nous vous répondrons dans Messages.'],
    asked: ['Your messages to us', 'Vos messages à notre équipe'],
    waiting: ['Waiting for our reply', 'En attente de réponse'],
    answered: ['Our reply', 'Notre réponse'],
    aboutUs: ['About us', 'Qui sommes-nous ?'],
    about: ['About', 'À propos'],
    version: ['Version {version}', 'Version {version}'],
    aboutText: ['Glasshouse, the casino you can see through.', 'Glasshouse, le casino transparent.'],
    font: [
      'Titles and figures use Archivo, under the SIL Open Font License.',
      'Les titres et les chiffres utilisent Archivo, sous licence SIL Open Font.',
    ],
  },
  sharedMessages,
)

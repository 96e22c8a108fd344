import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  faq: ['FAQ', 'Questions fréquentes'],
  search: ['Search the answers', 'Chercher dans les réponses'],
  found: ['{n} answers found', '{n} réponses trouvées'],
  foundOne: ['1 answer found', '1 réponse trouvée'],
  noAnswer: ['No answer found', 'Aucune réponse trouvée'],
  noAnswerText: ['Try other words, or ask us directly.', 'Essayez d’autres mots, ou posez-nous la question.'],
  contactUs: ['Contact us', 'Nous contacter'],
  contactText: [
    'People answer here. We never ask for your password.',
    'Ici, des personnes vous répondent. Nous ne demandons jamais votre mot de passe.',
  ],
  notYet: ['Not yet open', 'Pas encore ouvert'],
  write: ['Write to us', 'Nous écrire'],
  writeText: [
    'At most 140 characters. The answer comes to your Messages.',
    '140 caractères au plus. La réponse arrive dans vos Messages.',
  ],
  writeVisitor: ['Log in to write to us here.', 'Connectez-vous pour nous écrire ici.'],
  yourMessage: ['Your message', 'Votre message'],
  textMissing: ['Please write something first.', 'Écrivez d’abord quelque chose.'],
  send: ['Send', 'Envoyer'],
  sent: ['Sent. The answer comes to your Messages.', 'Envoyé. La réponse arrivera dans vos Messages.'],
  asked: ['What you have written', 'Ce que vous avez écrit'],
  waiting: ['Waiting for an answer', 'En attente de réponse'],
  answered: ['Our answer', 'Notre réponse'],
  aboutUs: ['About us', 'Qui sommes-nous'],
  about: ['About', 'À propos'],
  version: ['Version {version}', 'Version {version}'],
  aboutText: ['Glasshouse, the casino you can see through.', 'Glasshouse, le casino transparent.'],
  font: [
    'Titles and figures are set in Archivo, under the SIL Open Font License.',
    'Titres et chiffres sont composés en Archivo, sous licence SIL Open Font.',
  ],
})

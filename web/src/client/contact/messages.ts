import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  verifyText: [
    'Verify your phone number or email address to withdraw and to collect reward gold.',
    'Pour retirer votre or et récupérer l’or de récompense, vérifiez votre numéro ou votre e-mail.',
  ],
  verifyNow: ['Verify now', 'Vérifier'],
  wait: ['Send again in {seconds} s', 'Renvoyer dans {seconds} s'],
  sendCode: ['Send code', 'Envoyer le code'],
  sendAgain: ['Send code again', 'Renvoyer le code'],
  testInbox: ['Open test inbox', 'Ouvrir la boîte de test'],
  testInboxText: [
    'Test mode: messages aren’t delivered. Read them in the test inbox.',
    'Mode test : les messages ne sont pas envoyés. Lisez-les dans la boîte de test.',
  ],
})

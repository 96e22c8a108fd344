// Texts that many places show, written once. Give them to `defineMessages` as its base.

import { defineMessages } from './i18n.ts'

export const sharedMessages = defineMessages({
  loading: ['Loading...', 'Chargement…'],
  tryAgain: ['Try again', 'Réessayer'],
  back: ['Back', 'Retour'],
  cancel: ['Cancel', 'Annuler'],
  close: ['Close', 'Fermer'],
  confirm: ['Confirm', 'Confirmer'],
  continue: ['Continue', 'Continuer'],
  change: ['Change', 'Modifier'],
  save: ['Save', 'Enregistrer'],
  copy: ['Copy', 'Copier'],
  copied: ['Copied', 'Copié'],
  saved: ['Saved', 'Enregistré'],
  logIn: ['Log in', 'Se connecter'],
  signUp: ['Register', 'S’inscrire'],
  passwordHint: ['At least {min} characters.', 'Au moins {min} caractères.'],
  passwordsDiffer: ['The passwords don’t match.', 'Les mots de passe ne correspondent pas.'],
  contactUs: ['Contact us', 'Nous contacter'],
  noCountry: ['No country found. Check the spelling.', 'Aucun pays trouvé. Vérifiez l’orthographe.'],
  howItWorks: ['How it works', 'Fonctionnement'],
  offline: [
    'We can’t connect. Check your internet and try again.',
    'Connexion impossible. Vérifiez votre réseau et réessayez.',
  ],
})

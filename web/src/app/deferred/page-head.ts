// The parts of the page's head that depend on the language: its description, and the manifest of the installed app.

import { currentLanguage, defineMessages, onLanguage, say } from '@glasshouse/ui/text/i18n.ts'

const messages = defineMessages({
  description: [
    'Twelve provably fair games. A hash locks in our part of every result before you bet. Anyone can verify it afterwards.',
    'Douze jeux à l’équité vérifiable. Une empreinte (hash) fixe notre contribution à chaque résultat avant votre mise. Chacun peut la vérifier ensuite.',
  ],
})
const MANIFESTS = { en: '/manifest.webmanifest', fr: '/manifest.fr.webmanifest' } as const

function translateHead(): void {
  document.querySelector('meta[name=description]')?.setAttribute('content', say(messages, 'description'))
  document.querySelector('link[rel=manifest]')?.setAttribute('href', MANIFESTS[currentLanguage()])
}

export function keepHeadTranslated(): void {
  translateHead()
  onLanguage(translateHead)
}

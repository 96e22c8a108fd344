import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** What this device checks without being asked. Together under 200 words in each language: one line a topic. */
export const deviceMessages = defineMessages({
  title: ['Checks on this device', 'Contrôles sur cet appareil'],
  seeds: [
    'In single-player games, your browser first saves the next server seed’s hash. Then it sends your client seed. We must use that seed, so nobody can choose your result.',
    'Dans les jeux solo, votre navigateur enregistre l’empreinte de la prochaine graine du serveur. Il envoie ensuite la vôtre. La graine promise doit servir : personne ne peut choisir votre résultat.',
  ],
  rounds: [
    'Before a shared result, it saves the salt, the round’s hash and the bet list’s. Afterwards it checks the result, your bet and your payout.',
    'Pour chaque manche commune, il enregistre d’avance son empreinte, celle des mises et le sel. Puis il vérifie résultat, mise et paiement.',
  ],
  caps: [
    'Limits and max wins follow from the bankroll when betting opens. Your browser recalculates them.',
    'Les limites et gains max. découlent de la bankroll à l’ouverture des mises. Votre navigateur les recalcule.',
  ],
  chain: [
    'Each round’s hash must lead back to the published manifest. With real money, the salt is from a Bitcoin block at least 24 hours younger.',
    'Chaque manche doit mener au manifeste publié. En argent réel, le sel vient d’un bloc Bitcoin miné au moins 24 heures après.',
  ],
  beacon: [
    'While the bankroll holds players’ real money, results must also use a public beacon. Nobody knows its value when betting closes.',
    'Si la bankroll contient de l’argent réel de joueurs, une balise publique doit décider aussi. Sa valeur reste inconnue jusqu’à la clôture des mises.',
  ],
  app: [
    'At each visit, your browser compares the app’s files with our published versions. A fully replaced app could skip this.',
    'À chaque visite, votre navigateur compare les fichiers de l’application aux versions publiées. Une application entièrement remplacée pourrait l’éviter.',
  ],
  log: [
    'A public log contains versions, chains, bet lists, limits and proofs of reserves. Nothing your browser saw there may change or disappear.',
    'Versions, chaînes, listes des mises, limites et preuves de réserves figurent dans un journal public. Rien n’y doit changer ni disparaître.',
  ],
  alarm: [
    'If anything differs, the shield turns red and an alarm stays on screen. You can save and share the evidence.',
    'Au moindre écart, le bouclier devient rouge et une alerte reste à l’écran. Enregistrez et partagez les preuves.',
  ],
  replaced: [
    'We announce seeds replaced after a technical fault. They raise no alarm.',
    'Les graines remplacées après un incident technique sont annoncées, sans alerte.',
  ],
  memory: [
    'Clearing this browser’s data deletes these records.',
    'Effacer les données de ce navigateur supprime ces enregistrements.',
  ],
})

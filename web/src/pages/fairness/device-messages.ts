import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

/** What this device checks without being asked. Together under 200 words in each language: one line a topic. */
export const deviceMessages = defineMessages({
  title: ['Checks on this device', 'Contrôles sur cet appareil'],
  seeds: [
    'In single-player games, your browser saves the next server seed’s hash. Then it sends your client seed. We must then use the seed with exactly that hash. So nobody can choose your result.',
    'Dans les jeux solo, votre navigateur enregistre l’empreinte de la prochaine graine du serveur. Il envoie ensuite votre graine client. La graine utilisée doit avoir exactement cette empreinte. Personne ne peut donc choisir votre résultat.',
  ],
  rounds: [
    'In shared rounds, your browser saves two hashes and the salt before the result. The hashes are those of the round and the bet list. Then it recalculates the result and your payout. It also finds your bet in the list.',
    'Dans les manches communes, votre navigateur enregistre le sel et deux empreintes avant le résultat. Ce sont celles de la manche et de la liste des mises. Il recalcule le résultat et le paiement, puis cherche votre mise dans la liste.',
  ],
  chain: [
    'Each round’s hash must lead back to the published manifest. The manifest must not change.',
    'L’empreinte de chaque manche doit mener au manifeste publié. Ce manifeste ne doit pas changer.',
  ],
  beacon: [
    'If the manifest names a public beacon, its value also goes into each result. With real money, nobody knows this value when betting closes.',
    'Si le manifeste indique une balise publique, sa valeur entre aussi dans chaque résultat. En argent réel, personne ne connaît cette valeur à la clôture des mises.',
  ],
  log: [
    'A public log contains our software versions, chains, bet lists, limits and proofs of reserves. Your browser checks that nothing it saw there was changed or removed.',
    'Nos versions, chaînes, listes des mises, limites et preuves de réserves figurent dans un journal public. Votre navigateur vérifie que rien de ce qu’il y a vu n’a été modifié ni retiré.',
  ],
  alarm: [
    'If anything differs, the shield turns red and an alarm stays on your screen. You can save the evidence and share it.',
    'Si quelque chose diffère, le bouclier devient rouge et une alerte reste à l’écran. Vous pouvez enregistrer et partager les preuves.',
  ],
  replaced: [
    'When we replace seeds after a technical fault, we announce it publicly. Your browser won’t raise an alarm then.',
    'Si nous remplaçons des graines après un incident technique, nous l’annonçons publiquement. Aucune alerte n’apparaît alors.',
  ],
  memory: [
    'These records stay in this browser. If you clear its data, they’re lost.',
    'Ces enregistrements restent dans ce navigateur. Si vous effacez ses données, vous les perdez.',
  ],
})

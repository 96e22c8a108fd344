import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Evidence on this device', 'Preuves sur cet appareil'],
  lead: [
    'Before each result, your browser saves what we’ve promised. It then compares the result with that promise.',
    'Avant chaque résultat, votre navigateur enregistre ce que nous promettons. Il le compare ensuite au résultat.',
  ],
  none: ['No broken promises found', 'Aucune promesse rompue'],
  noneText: [
    'If a promise isn’t kept, the evidence appears here.',
    'Si nous ne tenons pas une promesse, les preuves apparaissent ici.',
  ],
  promisedOn: ['Promised on {date}', 'Annoncé le {date}'],
  cameOn: ['Received on {date}', 'Reçu le {date}'],
  todo: ['What to do', 'Que faire ?'],
  stop: ['Don’t bet until this is explained.', 'Ne misez plus tant que nous n’avons pas expliqué ce problème.'],
  keep: [
    'Save the evidence. The file shows what we promised, what we sent, and when.',
    'Enregistrez les preuves. Le fichier indique ce que nous avons promis, ce que nous avons envoyé, et quand.',
  ],
  show: [
    'Send the file to us and share it with others. They can compare it with what their browsers received.',
    'Envoyez-nous le fichier et partagez-le. D’autres joueurs peuvent le comparer à ce que leur navigateur a reçu.',
  ],
  save: ['Save evidence', 'Enregistrer les preuves'],
  share: ['Share evidence', 'Partager les preuves'],
  copied: ['Evidence copied', 'Preuves copiées'],
  contact: ['Contact us', 'Nous contacter'],
  read: ['Mark as read', 'Marquer comme lu'],
  changes: ['Announced changes', 'Changements annoncés'],
  replaced: [
    'We replaced all seed pairs. We revealed the seed we’d promised you, without ever using it.',
    'Nous avons remplacé toutes les paires de graines. Nous avons révélé la graine que nous vous avions promise, sans l’avoir utilisée.',
  ],
  recovered: [
    'We recovered from a technical fault and announced it. Promises made just before the fault no longer apply.',
    'Nous avons rétabli le service après un incident technique et l’avons annoncé. Les promesses faites juste avant l’incident ne s’appliquent plus.',
  ],
  otherDevice: [
    'Your seeds were changed on another device. If this wasn’t you, change your password.',
    'Vos graines ont changé sur un autre appareil. Si vous n’en êtes pas à l’origine, changez votre mot de passe.',
  ],
})

/** What each alarm says. */
export const alarmMessages = defineMessages({
  rotation: [
    'We paired your client seed with a different server seed from the one we promised.',
    'Nous n’avons pas associé votre graine client à la graine du serveur promise.',
  ],
  nextSeed: [
    'We replaced the promised server seed without publishing a reason.',
    'Nous avons remplacé la graine du serveur promise sans publier de motif.',
  ],
  activeSeed: [
    'The seed pair in use changed while you were betting with it.',
    'La paire de graines en cours a changé pendant que vous misiez.',
  ],
  revealedSeed: [
    'The revealed server seed doesn’t match its hash.',
    'La graine du serveur révélée ne correspond pas à son empreinte.',
  ],
  shownBet: [
    'We recorded a bet differently from what we showed you.',
    'L’enregistrement d’une mise diffère de ce que nous vous avons montré.',
  ],
  pairResult: ['A result doesn’t match your seeds.', 'Un résultat ne correspond pas à vos graines.'],
  manifest: ['A published manifest has changed.', 'Un manifeste publié a changé.'],
  salt: ['The salt isn’t the one promised.', 'Le sel n’est pas celui que nous avions promis.'],
  commit: [
    'A round’s hash isn’t the one promised.',
    'L’empreinte d’une manche n’est pas celle que nous avions promise.',
  ],
  chain: ['A round isn’t part of the promised hash chain.', 'Une manche ne fait pas partie de la chaîne promise.'],
  bookRoot: ['A bet list changed after betting closed.', 'Une liste des mises a changé après la clôture.'],
  bookBet: [
    'Your bet isn’t in the bet list as you placed it.',
    'Votre mise ne figure pas dans la liste telle que vous l’avez placée.',
  ],
  limits: [
    'A round’s limits or max multipliers don’t match our bankroll.',
    'Les limites ou les multiplicateurs max. d’une manche ne correspondent pas à notre bankroll.',
  ],
  beacon: [
    'A round didn’t use the public beacon we announced.',
    'Une manche n’a pas utilisé la balise publique annoncée.',
  ],
  outcome: ['A result doesn’t match the published values.', 'Un résultat ne correspond pas aux valeurs publiées.'],
  payout: ['A payout doesn’t follow the rules.', 'Un paiement n’est pas conforme aux règles.'],
  logFork: [
    'The transparency log isn’t the one this browser saw before.',
    'Le journal de transparence n’est pas celui que ce navigateur a vu.',
  ],
  logRollback: [
    'The transparency log has fewer entries than this browser saw before.',
    'Le journal de transparence a moins d’entrées que ce navigateur n’en a vu.',
  ],
  logDamaged: [
    'The files of the transparency log contradict its signature.',
    'Les fichiers du journal de transparence contredisent sa signature.',
  ],
  logKey: [
    'The key that signs the transparency log has changed.',
    'Le journal de transparence est signé avec une autre clé qu’auparavant.',
  ],
  logSignature: [
    'The transparency log isn’t signed by our key.',
    'Le journal de transparence n’est pas signé avec notre clé.',
  ],
  investors: [
    'Players’ money is in the bankroll, but no public beacon decides shared rounds. We could know the results in advance.',
    'La bankroll contient de l’argent de joueurs. Pourtant, aucune balise publique ne décide des manches communes. Nous pourrions connaître les résultats à l’avance.',
  ],
  testChain: [
    'You play for real money on a test chain. We could have chosen its salt.',
    'Vous jouez de l’argent réel sur une chaîne de test. Nous avons pu en choisir le sel.',
  ],
  app: [
    'Your browser ran files that aren’t part of any published version of the app.',
    'Votre navigateur a exécuté des fichiers qui ne font partie d’aucune version publiée de l’application.',
  ],
  release: [
    'A version that we showed this browser isn’t published as it was shown.',
    'Une version montrée à ce navigateur n’est pas publiée telle quelle.',
  ],
})

import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  round: ['Round', 'Manche'],
  title: ['Round {index}', 'Manche nº {index}'],
  chain: ['Chain {epoch}', 'Chaîne {epoch}'],
  none: ['Round not found', 'Manche introuvable'],
  noneText: [
    'Check the address. The round may not have opened yet.',
    'Vérifiez l’adresse. La manche n’est peut-être pas encore ouverte.',
  ],
  share: ['Share this round', 'Partager cette manche'],
  betting: ['Open for bets', 'Mises ouvertes'],
  inProgress: ['In progress', 'En cours'],
  players: ['Players', 'Joueurs'],
  staked: ['Staked', 'Misé'],
  paid: ['Paid out', 'Payé'],
  started: ['Started', 'Début'],
  ended: ['Ended', 'Fin'],
  cap: ['Max multiplier', 'Multiplicateur max.'],
  incident: ['Interrupted', 'Interrompue'],
  incidentText: [
    'Our service was interrupted during this round. We settled it under the game rules.',
    'Notre service a été interrompu pendant cette manche. Nous l’avons réglée comme le prévoient les règles du jeu.',
  ],
  cancelled: ['Cancelled', 'Annulée'],
  cancelledText: [
    'We ended this hash chain before the round was over. We refunded all bets that hadn’t been cashed out.',
    'Nous avons mis fin à cette chaîne avant la fin de la manche. Nous avons remboursé les mises non encaissées.',
  ],
  noResult: ['No result', 'Sans résultat'],
  noBeaconText: [
    'The public beacon didn’t arrive in time, so there’s no result. We refunded all bets.',
    'La balise publique n’est pas arrivée à temps, donc il n’y a pas de résultat. Nous avons remboursé toutes les mises.',
  ],
  beaconFails: [
    'Does not match. The manifest and this round don’t agree on the public beacon.',
    'Non conforme. Le manifeste et cette manche se contredisent au sujet de la balise publique.',
  ],
  testChain: ['Test chain', 'Chaîne de test'],
  testChainText: [
    'Our server created this salt. With real money, the salt is the hash of a Bitcoin block.',
    'Notre serveur a créé ce sel. Avec de l’argent réel, le sel est l’empreinte d’un bloc Bitcoin.',
  ],
  bound: ['How the result was fixed', 'Comment le résultat a été fixé'],
  boundText: [
    'The hash of the previous round was public before the first bet. We publish the hash of this round when it ends.',
    'L’empreinte de la manche précédente était publique avant la première mise. Nous publions l’empreinte de cette manche à la fin.',
  ],
  commit: ['Hash of the previous round', 'Empreinte de la manche précédente'],
  hash: ['Hash of this round', 'Empreinte de cette manche'],
  salt: ['Chain salt', 'Sel de la chaîne'],
  secret: ['Revealed when the round ends', 'Révélée à la fin de la manche'],
  walk: ['The hash chain', 'La chaîne d’empreintes'],
  walkText: [
    'This is round {n}. Hash its hash {n} {n|time|times} to reach the end of the chain. We published that end before the first round.',
    'C’est la manche nº {n}. Hachez son empreinte {n} fois pour atteindre le bout de la chaîne. Nous avons publié ce bout avant la première manche.',
  ],
  walkButton: ['Verify {n} chain {n|step|steps}', 'Vérifier {n} {n|étape|étapes}'],
  walking: ['Hashing… {percent}', 'Hachage… {percent}'],
  walkHolds: [
    'Verified. After {n} {n|step|steps}, the hash is the published end of the chain.',
    'Vérifié. Après {n} {n|étape|étapes}, l’empreinte est bien le bout de la chaîne que nous avons publié.',
  ],
  walkFails: [
    'Does not match. After {n} {n|step|steps}, the hash isn’t the published end of the chain.',
    'Non conforme. Après {n} {n|étape|étapes}, l’empreinte diffère du bout de la chaîne que nous avons publié.',
  ],
  terminal: ['Published end of the chain', 'Bout publié de la chaîne'],
  manifestHash: ['Hash (SHA-256) of the manifest', 'Empreinte (SHA-256) du manifeste'],
  manifestHolds: [
    'Verified. The manifest has this hash and names this end.',
    'Vérifié. Le manifeste a cette empreinte et indique ce bout de la chaîne.',
  ],
  manifestFails: [
    'Does not match. The manifest doesn’t have this hash.',
    'Non conforme. Le manifeste n’a pas cette empreinte.',
  ],
  manifest: ['Open manifest', 'Ouvrir le manifeste'],
  book: ['Bet list', 'Liste des mises'],
  bookText: [
    'We publish the hash (SHA-256) of this list when betting closes, before the result. If we added or removed a bet afterwards, the hash wouldn’t match.',
    'Nous publions l’empreinte de cette liste (SHA-256) à la clôture des mises, avant le résultat. Si nous ajoutions ou retirions une mise ensuite, l’empreinte ne correspondrait plus.',
  ],
  bookRoot: [
    'Hash (SHA-256) of the bet list, published when betting closed',
    'Empreinte (SHA-256) de la liste des mises, publiée à la clôture',
  ],
  bookHolds: [
    'Verified. The bet list has exactly this hash.',
    'Vérifié. La liste des mises a exactement cette empreinte.',
  ],
  bookFails: [
    'Does not match. The bet list doesn’t have this hash.',
    'Non conforme. La liste des mises n’a pas cette empreinte.',
  ],
  bookEmpty: ['No bets in this round.', 'Aucune mise sur cette manche.'],
  bookLater: [
    'We’ll publish the bet list when the round is over.',
    'Nous publierons la liste des mises une fois la manche terminée.',
  ],
  bookBet: ['Bet', 'Nº de mise'],
  bookGold: ['Stake', 'Mise'],
  bookChoice: ['Choice', 'Choix'],
  bookMore: ['and {n} more in the file', 'et {n} {n|autre|autres} dans le fichier'],
  bookFile: ['Save bet list', 'Enregistrer la liste'],
  byHand: ['manual', 'manuel'],
  script: ['Verify with your own tools', 'Vérifiez avec vos propres outils'],
  scriptText: [
    'You can read this file yourself. It needs only Node and runs offline.',
    'Vous pouvez lire ce fichier vous-même. Il nécessite seulement Node et fonctionne hors ligne.',
  ],
  command: ['Command', 'Commande'],
})

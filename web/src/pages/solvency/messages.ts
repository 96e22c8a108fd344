import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    title: ['Proof of reserves', 'Preuve de réserves'],
    lead: [
      'What we owe our players and what we hold, side by side. We publish a new proof every hour, and it covers every account.',
      'Comparez ce que nous devons à nos joueurs et ce que nous détenons. Nous publions toutes les heures une nouvelle preuve, qui couvre tous les comptes.',
    ],
    owes: ['We owe', 'Nous devons'],
    holds: ['We hold, according to our books', 'Nous détenons, d’après nos comptes'],
    covered: [
      'According to our books, we hold {n} times what we owe players.',
      'D’après nos comptes, nous détenons {n} fois ce que nous devons aux joueurs.',
    ],
    coveredExactly: [
      'According to our books, we hold everything we owe players.',
      'D’après nos comptes, nous détenons tout ce que nous devons aux joueurs.',
    ],
    uncovered: [
      'According to our books, we hold less than we owe players.',
      'D’après nos comptes, nous détenons moins que ce que nous devons aux joueurs.',
    ],
    counted: ['As of {time} · {n} {n|player|players}', 'Au {time} · {n} {n|joueur|joueurs}'],
    owedParts: ['What we owe players', 'Ce que nous devons aux joueurs'],
    cash: ['Balances', 'Soldes'],
    reward: ['including reward gold', 'dont or de récompense'],
    held: ['Held for withdrawals and units', 'Retenu pour retraits et parts'],
    staked: ['Open bets', 'Mises en cours'],
    shares: ['Bankroll units', 'Parts de la bankroll'],
    total: ['Total', 'Total'],
    seen: ['External balances', 'Soldes externes'],
    seenText: [
      'Balances at our payment provider and on the network when we last checked. You can check the addresses yourself.',
      'Ce sont les soldes chez notre prestataire de paiement et sur le réseau. Ils datent de notre dernier contrôle. Vous pouvez vérifier les adresses vous-même.',
    ],
    notSeen: [
      'We haven’t checked any external balance yet. The figures here come from our books alone.',
      'Nous n’avons encore consulté aucun solde externe. Les chiffres de cette page viennent de nos seuls comptes.',
    ],
    'place gateway': ['Balance at the provider', 'Solde chez le prestataire'],
    'place hot': ['Withdrawal wallet', 'Portefeuille des retraits'],
    'place cold': ['Offline wallet', 'Portefeuille hors ligne'],
    'place deposits': ['Players’ deposit addresses', 'Adresses de dépôt des joueurs'],
    amount: ['{amount} {currency}', '{amount} {currency}'],
    seenGold: ['Total in gold', 'Total en pièces d’or'],
    byBooks: ['Expected from our books', 'Attendu d’après nos comptes'],
    seenAt: ['Checked on {time}', 'Contrôlé le {time}'],
    heldParts: ['What we hold, according to our books', 'Ce que nous détenons, d’après nos comptes'],
    gateway: ['With {label} (payment provider)', 'Chez {label} (prestataire de paiement)'],
    gatewayTest: ['With the test payment provider', 'Chez le prestataire de paiement de test'],
    chain: ['On {label} (network)', 'Sur {label} (réseau)'],
    chainTest: ['On the test network', 'Sur le réseau de test'],
    sandbox: ['Play money', 'Argent fictif'],
    ownPool: ['including our bankroll units', 'dont nos parts de la bankroll'],
    ownOther: ['including our other accounts', 'dont nos autres comptes'],
    none: ['The first proof will be ready within a minute', 'La première preuve sera prête dans la minute'],
    noneText: ['It will appear here for anyone to verify.', 'Elle apparaîtra ici, et chacun pourra la vérifier.'],
    mine: ['Is my balance included?', 'Mon solde est-il inclus ?'],
    mineText: [
      'Your browser takes your own entry and works its way up to the published total. If your entry were missing or too low, the result wouldn’t match.',
      'Votre navigateur part de votre propre ligne et remonte jusqu’au total publié. Avec une ligne manquante ou un montant trop bas, le résultat serait non conforme.',
    ],
    check: ['Verify my balance', 'Vérifier mon solde'],
    again: ['Verify again', 'Vérifier à nouveau'],
    checking: ['Verifying…', 'Vérification…'],
    logInText: [
      'Log in to verify that your balance is included.',
      'Connectez-vous pour vérifier que votre solde est inclus.',
    ],
    stepMine: ['The entry is for your account', 'La ligne est la vôtre'],
    stepMineText: [
      'Player number {id}, with a salt that we show only to you. We can’t show the same entry to another player.',
      'Joueur nº {id}, avec un sel que nous ne montrons qu’à vous. Nous ne pouvons pas montrer la même ligne à un autre joueur.',
    ],
    stepMineBad: ['We showed you another player’s entry.', 'Nous vous avons montré la ligne d’un autre joueur.'],
    stepGold: ['The entry includes your whole balance', 'La ligne comprend tout votre solde'],
    stepGoldText: [
      '{gold} gold: {cash} in your balance, {held} held, {staked} on open bets, {shares} in units.',
      'Or total : {gold}. Solde : {cash}. Or retenu : {held}. Mises en cours : {staked}. Parts : {shares}.',
    ],
    stepGoldBad: [
      'Your transaction history shows a balance of {ledger} gold at that time. The entry shows {cash} gold.',
      'À ce moment, votre historique des opérations indique un solde de {ledger} {ledger|pièce|pièces} d’or. La ligne indique {cash}.',
    ],
    stepRoot: ['The entry leads to the published root', 'La ligne mène à la racine publiée'],
    stepRootText: [
      '{n} {n|step|steps}, hash by hash, to {root}',
      '{n} {n|étape|étapes}, empreinte par empreinte, jusqu’à {root}',
    ],
    stepRootBad: [
      'This entry doesn’t lead to the published root, so it isn’t part of the proof.',
      'Cette ligne ne mène pas à la racine publiée. Elle ne fait pas partie de la preuve.',
    ],
    stepTotal: ['The sums match the published total', 'Les sommes correspondent au total publié'],
    stepTotalText: ['{total} gold for all players.', 'Or total de tous les joueurs : {total}.'],
    stepTotalBad: ['The sums don’t match the published total.', 'Les sommes ne correspondent pas au total publié.'],
    good: ['Verified. Your whole balance is included.', 'Vérifié. Tout votre solde est inclus.'],
    bad: [
      'Does not match. Save the proof and contact us. You can show it to others.',
      'Non conforme. Enregistrez la preuve et contactez-nous. Vous pouvez la montrer à d’autres.',
    ],
    after: [
      'You joined after we made this proof. The next one will include you, within the hour.',
      'Votre compte est plus récent que cette preuve. La prochaine vous inclura, d’ici une heure.',
    ],
    missing: [
      'Your balance is missing from this proof, so we owe more than it says. Take a screenshot and contact us.',
      'Votre solde ne figure pas dans cette preuve, donc nous devons plus qu’elle ne l’indique. Faites une capture d’écran et contactez-nous.',
    ],
    save: ['Save proof', 'Enregistrer la preuve'],
    root: ['Root hash', 'Empreinte racine'],
    history: ['Earlier proofs', 'Preuves précédentes'],
    historyText: [
      'The last proof of each day. We can’t change a published root without anyone noticing.',
      'Vous voyez ici la dernière preuve de chaque jour. Nous ne pouvons pas modifier une racine publiée sans que cela se voie.',
    ],
    how1: [
      'Each player has one entry, with their gold and a hash. We calculate the hash from their player number and a salt. We show the salt only to them.',
      'Chaque joueur a une ligne, avec son or et une empreinte. Nous calculons l’empreinte avec son numéro de joueur et un sel que lui seul voit.',
    ],
    how2: [
      'We sort entries by these hashes, so their order doesn’t show whose they are. Two entries make a node. It contains their total gold, and one hash of both entries.',
      'Nous trions les lignes par empreinte, donc leur ordre n’indique pas à qui elles appartiennent. Deux lignes forment un nœud. Il contient leur somme totale et une seule empreinte des deux lignes.',
    ],
    how3: [
      'We pair nodes in the same way until only the root is left. Its sum is the total of all entries. No sum can be negative.',
      'Nous assemblons les nœuds de la même façon jusqu’au dernier, la racine. Sa somme est le total de toutes les lignes. Aucune somme ne peut être négative.',
    ],
    how4: [
      'With your entry and the nodes beside its path, you can calculate the root yourself. A missing entry has no path to the root. A sum lowered anywhere gives a different root.',
      'Avec votre ligne et les nœuds voisins de son chemin, vous pouvez recalculer la racine. Une ligne manquante n’a pas de chemin vers la racine. Une somme abaissée donne une autre racine.',
    ],
    how5: [
      'This can’t prove that the gold at payment providers and on networks is really there. So we also show the balances we found there, and when.',
      'Cela ne prouve pas que l’or est bien chez les prestataires et sur les réseaux. Nous indiquons donc aussi les soldes que nous y avons constatés, et quand.',
    ],
    how6: ['We count rebates once we’ve paid them.', 'Nous comptons les ristournes une fois versées.'],
    rule: ['The exact rule', 'La règle exacte'],
    rule1: [
      'id = SHA-256("GHS1:" + player number + ":" + salt in hex)',
      'id = SHA-256("GHS1:" + numéro du joueur + ":" + sel en hexadécimal)',
    ],
    rule2: ['entry = SHA-256(00, id, gold)', 'ligne = SHA-256(00, id, or)'],
    rule3: [
      'node = SHA-256(01, left hash, left sum, right hash, right sum)',
      'nœud = SHA-256(01, empreinte gauche, somme gauche, empreinte droite, somme droite)',
    ],
    rule4: [
      'Sums are 8 bytes, most significant byte first. An odd-length row is completed with 32 zero bytes and a sum of 0.',
      'Les sommes font 8 octets, octet de poids fort en tête. Nous complétons une rangée impaire par 32 octets nuls et une somme de 0.',
    ],
  },
  sharedMessages,
)

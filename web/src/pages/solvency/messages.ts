import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    title: ['Proof of reserves', 'Preuve de réserves'],
    lead: [
      'What we owe our players and what we hold, side by side. We publish a new proof every hour, and it covers every account.',
      'Notre dette envers les joueurs et nos avoirs, côte à côte. Une nouvelle preuve est publiée toutes les heures et couvre tous les comptes.',
    ],
    owes: ['We owe', 'Nous devons'],
    holds: ['We hold', 'Nous détenons'],
    covered: ['We hold {n} times what we owe players.', 'Nous détenons {n} fois ce que nous devons aux joueurs.'],
    coveredExactly: ['We hold everything we owe players.', 'Nous détenons tout ce que nous devons aux joueurs.'],
    uncovered: ['We hold less than we owe players.', 'Nous détenons moins que ce que nous devons aux joueurs.'],
    counted: ['As of {time} · {n} {n|player|players}', 'Au {time} · {n} {n|joueur|joueurs}'],
    owedParts: ['What we owe players', 'Dette envers les joueurs'],
    cash: ['Balances', 'Soldes'],
    reward: ['including reward gold', 'dont or de récompense'],
    held: ['Held for withdrawals and units', 'Retenu pour retraits et parts'],
    staked: ['Open bets', 'Mises en cours'],
    shares: ['Units of the bankroll', 'Parts de la bankroll'],
    total: ['Total', 'Total'],
    heldParts: ['What we hold', 'Nos avoirs'],
    gateway: ['At the payment provider {label}', 'Chez le prestataire {label}'],
    chain: ['On the network {label}', 'Sur le réseau {label}'],
    sandbox: ['Play money', 'Argent fictif'],
    ownPool: ['including our part of the bankroll', 'dont notre part de la bankroll'],
    ownOther: ['including our other accounts', 'dont nos autres comptes'],
    none: ['The first proof will be ready within a minute', 'La première preuve sera prête dans la minute'],
    noneText: ['It will appear here for anyone to verify.', 'Elle apparaîtra ici, et chacun pourra la vérifier.'],
    mine: ['Is my balance included?', 'Mon solde est-il inclus ?'],
    mineText: [
      'Your browser takes your own entry and works its way up to the published total. If it were missing or too low, the result wouldn’t match.',
      'Votre navigateur part de votre propre ligne et remonte jusqu’au total publié. Si elle manquait ou était trop basse, le résultat ne correspondrait pas.',
    ],
    check: ['Verify my balance', 'Vérifier mon solde'],
    again: ['Verify again', 'Vérifier à nouveau'],
    checking: ['Verifying…', 'Vérification…'],
    logInText: [
      'Log in to verify that your balance is included.',
      'Connectez-vous pour vérifier que votre solde est inclus.',
    ],
    stepMine: ['The entry is yours', 'La ligne est la vôtre'],
    stepMineText: [
      'Player number {id}, with a salt that we show only to you. No other player can be shown the same entry.',
      'Joueur nº {id}, avec un sel que nous ne montrons qu’à vous. La même ligne ne peut être montrée à aucun autre joueur.',
    ],
    stepMineBad: ['We showed you another player’s entry.', 'Nous vous avons montré la ligne d’un autre joueur.'],
    stepGold: ['It includes your whole balance', 'Elle comprend tout votre solde'],
    stepGoldText: [
      '{gold} gold: {cash} in your balance, {held} held, {staked} on open bets, {shares} in units.',
      '{gold} pièces d’or : {cash} sur votre solde, {held} retenues, {staked} sur des mises en cours, {shares} en parts.',
    ],
    stepGoldBad: [
      'Your transaction history shows a balance of {ledger} at that time, but the entry shows {cash}.',
      'L’historique de vos opérations indique un solde de {ledger} à ce moment, mais la ligne indique {cash}.',
    ],
    stepRoot: ['It leads to the published root', 'Elle mène à la racine publiée'],
    stepRootText: [
      '{n} {n|step|steps}, hash by hash, to {root}',
      '{n} {n|étape|étapes}, empreinte par empreinte, jusqu’à {root}',
    ],
    stepRootBad: [
      'It doesn’t lead to the published root. This entry isn’t part of the proof.',
      'Elle ne mène pas à la racine publiée. Cette ligne ne fait pas partie de la preuve.',
    ],
    stepTotal: ['The sums match the published total', 'Les sommes correspondent au total publié'],
    stepTotalText: ['{total} gold for all players.', '{total} pièces d’or pour tous les joueurs.'],
    stepTotalBad: ['The sums don’t match the published total.', 'Les sommes ne correspondent pas au total publié.'],
    good: ['Verified. Your whole balance is included.', 'Vérifié. Tout votre solde est inclus.'],
    bad: [
      'Does not match. Save the file and contact us. You can show it to others.',
      'Non conforme. Enregistrez le fichier et contactez-nous. Vous pouvez le montrer à d’autres.',
    ],
    after: [
      'You joined after this proof was made. The next one will include you, within the hour.',
      'Votre compte est plus récent que cette preuve. La prochaine vous inclura, d’ici une heure.',
    ],
    missing: [
      'Your balance is missing from this proof, so we owe more than it says. Take a screenshot and contact us.',
      'Votre solde manque dans cette preuve : nous devons plus qu’elle ne l’indique. Faites une capture d’écran et contactez-nous.',
    ],
    save: ['Save proof', 'Enregistrer la preuve'],
    root: ['Root hash', 'Empreinte racine'],
    history: ['Earlier proofs', 'Preuves précédentes'],
    historyText: [
      'The last proof of each day. A published root can’t be changed.',
      'La dernière preuve de chaque jour. Une racine publiée ne peut plus être modifiée.',
    ],
    how1: [
      'Each player has one entry: their gold, and a hash of their player number and a salt that only they are shown. Entries are sorted by these hashes, so nobody can see whose they are.',
      'Chaque joueur a une ligne : son or, et l’empreinte de son numéro et d’un sel qui n’est montré à personne d’autre. Les lignes sont triées par empreinte, si bien que personne ne peut voir à qui elles appartiennent.',
    ],
    how2: [
      'Two entries make a node: the hash of both hashes and both sums, and the total of both sums. Nodes are paired the same way until one is left, the root. Its sum is everything we owe. No sum can be negative.',
      'Deux lignes forment un nœud : l’empreinte des deux empreintes et des deux sommes, et le total des deux sommes. Les nœuds s’assemblent de même jusqu’au dernier, la racine. Sa somme est tout ce que nous devons. Aucune somme ne peut être négative.',
    ],
    how3: [
      'With your own entry and the nodes beside its path, you can calculate the root yourself. A missing entry has no path to the root, and a sum lowered anywhere gives a different root.',
      'Avec votre ligne et les nœuds voisins de son chemin, vous pouvez recalculer la racine. Une ligne manquante n’y mène pas, et une somme abaissée quelque part donne une autre racine.',
    ],
    how4: [
      'This can’t prove that the gold at payment providers and on networks is really there. For that, we compare their statements with our books every day. Rebates count once we’ve paid them.',
      'Cela ne prouve pas que l’or est bien chez les prestataires et sur les réseaux. Pour cela, nous comparons chaque jour leurs relevés à nos comptes. Les ristournes comptent une fois versées.',
    ],
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
      'Sums are 8 bytes, most significant byte first. A row of odd length ends with 32 zero bytes and a sum of 0.',
      'Les sommes font 8 octets, octet de poids fort en tête. Une rangée impaire se termine par 32 octets nuls et une somme de 0.',
    ],
  },
  sharedMessages,
)

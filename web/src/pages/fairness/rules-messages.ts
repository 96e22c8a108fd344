import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  intro: [
    'These rules are called PF1 and need nothing but SHA-256. The same inputs give the same result on every machine.',
    'Ces règles s’appellent PF1 et n’utilisent que SHA-256. Les mêmes données donnent le même résultat sur toutes les machines.',
  ],
  stream: ['One stream of bytes', 'Un seul flux d’octets'],
  streamText: [
    'HMAC-SHA256 mixes a secret and a public text into 32 bytes. Counting up the block number gives as many bytes as a game needs.',
    'HMAC-SHA256 combine un secret et un texte public en 32 octets. Incrémenter le numéro de bloc donne autant d’octets qu’un jeu en demande.',
  ],
  streamMore: [
    'Without the secret, these bytes look like pure chance. With it, they’re always the same.',
    'Sans le secret, ces octets semblent tirés au hasard. Avec lui, ce sont toujours les mêmes.',
  ],
  streamKey: [
    'In single-player games, the secret is the server seed. In shared rounds, it’s the round’s hash.',
    'Dans les jeux solo, le secret est la graine du serveur. Dans les manches communes, c’est l’empreinte de la manche.',
  ],
  streamPublic: [
    'In single-player games, the public text is your client seed and your bet’s nonce. In shared rounds, it’s the chain’s salt, any public beacon value and the round’s number.',
    'Dans les jeux solo, le texte public réunit votre graine client et le nonce. Pour une manche commune, il réunit le sel, l’éventuelle balise publique et le numéro.',
  ],
  below: ['Numbers without bias', 'Des nombres sans biais'],
  belowText: [
    'Four bytes make a number below 4,294,967,296. Divided by N, it leaves a remainder below N.',
    'Quatre octets forment un nombre inférieur à 4 294 967 296. Divisé par N, il laisse un reste inférieur à N.',
  ],
  belowMore: [
    'The very highest numbers would make small remainders slightly more likely, so we skip them. We use the next four bytes instead, so every result is equally likely.',
    'Nous écartons les nombres les plus élevés, qui rendraient les petits restes légèrement plus probables. Nous utilisons alors les quatre octets suivants, et tous les résultats sont équiprobables.',
  ],
  r52: ['Crash games', 'Jeux de crash'],
  r52Text: [
    'The first 52 bits are a number r. The round ends at 99 × 2^52 ÷ (2^52 − r) hundredths, rounded down, and never below 1.00×.',
    'Les 52 premiers bits forment un nombre r. La manche finit à 99 × 2^52 ÷ (2^52 − r) centièmes, arrondis par défaut, jamais sous 1,00×.',
  ],
  r52More: [
    'So a round reaches any multiplier m with a chance of 0.99 ÷ m. Before rounding, the RTP is 99% for every strategy.',
    'Une manche atteint donc tout multiplicateur m avec une probabilité de 0,99 ÷ m. Avant arrondi, le taux de retour est de 99 %, quelle que soit la stratégie.',
  ],
  pick: ['Drawing several', 'Tirer plusieurs éléments'],
  pickText: [
    'We draw mines, a card’s panels and the squares a bomb hits one after another. Each comes from those that are left.',
    'Nous tirons les mines, les cases d’une carte et celles qu’une bombe touche. Nous les tirons une à une parmi celles qui restent.',
  ],
  draws: ['What each game draws', 'Le tirage de chaque jeu'],
  drawsText: ['below(N) is a number from 0 to N − 1.', 'below(N) est un nombre de 0 à N − 1.'],
  game: ['Game', 'Jeu'],
  draw: ['Draw', 'Tirage'],
  crash: ['r52: the end, at most 10,000×', 'r52 : la fin, au plus 10 000×'],
  football: ['r52: the end, as one of 20 steps', 'r52 : la fin, l’une des 20 étapes'],
  bomb: ['r52: the end, at most 64×', 'r52 : la fin, au plus 64×'],
  richbomb: ['r52: the end, as one of 9 steps', 'r52 : la fin, l’une des 9 étapes'],
  roulette: ['below(100): the pocket', 'below(100) : la case'],
  minesweeper: ['pick of 25 tiles: the mines', 'tirage parmi 25 cases : les mines'],
  roller: ['below(100000): the roll', 'below(100000) : le résultat'],
  turntable: ['below(20): the segment', 'below(20) : le segment'],
  wingo: ['below(10): the digit', 'below(10) : le chiffre'],
  lucky3: ['below(1000): the three digits', 'below(1000) : les trois chiffres'],
  fruit: [
    'below(25): the position. 24 is the bomb, which then picks 4 of 24 squares',
    'below(25) : la position. 24 est la bombe, qui touche ensuite 4 cases sur 24',
  ],
  scratch: ['below(1000000): the card, then its nine panels', 'below(1000000) : la carte, puis ses neuf cases'],
  alone: ['Why nobody can choose a result', 'Pourquoi personne ne peut choisir un résultat'],
  aloneText: [
    'The hash binds the server to its seed before your client seed exists. You don’t know the server seed when you make yours.',
    'L’empreinte lie le serveur à sa graine avant que votre graine client existe. Vous ne connaissez pas la graine du serveur quand vous créez la vôtre.',
  ],
  aloneMore: [
    'A refused bet doesn’t use up its nonce, so the next bet uses it. Nobody can try out results.',
    'Une mise refusée n’utilise pas son nonce, que la mise suivante reprend. Personne ne peut donc essayer plusieurs résultats.',
  ],
  shared: [
    'Why nobody can choose a shared round’s result',
    'Pourquoi personne ne peut choisir le résultat d’une manche commune',
  ],
  sharedText: [
    'The end of the chain locks in our part of every round in advance. With real money, the salt comes later and from outside.',
    'Le bout de la chaîne fixe à l’avance notre contribution à chaque manche. Avec de l’argent réel, le sel vient plus tard et de l’extérieur.',
  ],
  sharedMore: [
    'With such a salt, we can’t prepare a chain that suits us. The calculation doesn’t use any information about bets, players or operators.',
    'Avec un tel sel, nous ne pouvons pas préparer une chaîne qui nous arrange. Ni les mises, ni les joueurs, ni les opérateurs n’entrent dans le calcul.',
  ],
  limits: ['What this doesn’t prove', 'Ce que cela ne prouve pas'],
  limitsText: [
    'This proves we fixed our part of the results in advance and never changed it. It doesn’t raise your chances of winning.',
    'Cela prouve que notre contribution aux résultats était fixée à l’avance et n’a jamais changé. Vos chances de gagner restent les mêmes.',
  ],
  limitsMore: [
    'Every game keeps its house edge, shown on the RTP page.',
    'L’avantage de la maison s’applique à chaque jeu. Il est indiqué sur la page « Taux de retour ».',
  ],
  script: ['Verify without this page', 'Vérifier sans cette page'],
  scriptText: [
    'The first file runs offline on Node 18+, without this site’s code. The second, written separately for Python 3.9+, must give the same results.',
    'Le premier fichier s’exécute hors ligne avec Node 18+, sans code commun avec ce site. Le second, écrit séparément pour Python 3.9+, doit donner les mêmes résultats.',
  ],
  fileHash: ['Hash (SHA-256) of {file}, calculated here', 'SHA-256 de {file}, calculé ici'],
  fileHolds: [
    'This file belongs to version {number} below.',
    'Ce fichier fait partie de la version {number} ci-dessous.',
  ],
  fileOther: [
    'Does not match. Contact us, because this file isn’t part of any version below.',
    'Non conforme. Contactez-nous, car ce fichier ne fait partie d’aucune version ci-dessous.',
  ],
  commandSum: ['Hash (SHA-256) of the file', 'SHA-256 du fichier'],
  commandBet: ['A bet in a single-player game', 'Une mise dans un jeu solo'],
  commandRound: ['A shared round', 'Une manche commune'],
  commandExport: ['All bets of a saved seed pair', 'Toutes les mises d’une paire de graines enregistrée'],
  commandReleases: ['All versions', 'Toutes les versions'],
  commandHelp: ['All commands', 'Toutes les commandes'],
  failed: ['We couldn’t load the file. Try again.', 'Nous n’avons pas pu charger le fichier. Réessayez.'],
})

import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  intro: [
    'PF1 is the name of these rules. They fit on a page, need nothing but SHA-256, and the same inputs give the same result on every machine.',
    'PF1 est le nom de ces règles. Elles tiennent sur une page, ne demandent que SHA-256, et les mêmes données donnent le même résultat sur toute machine.',
  ],
  stream: ['One stream of bytes', 'Un seul flux d’octets'],
  streamText: [
    'HMAC-SHA256 mixes a secret with a public text into 32 bytes. Counting the block number up gives as many bytes as a game needs. Whoever does not know the secret can not tell these bytes from pure chance; whoever knows it always gets the same ones.',
    'HMAC-SHA256 mêle un secret et un texte public en 32 octets. En comptant les blocs, on obtient autant d’octets qu’un jeu en demande. Qui ne connaît pas le secret ne peut distinguer ces octets du pur hasard ; qui le connaît obtient toujours les mêmes.',
  ],
  streamKey: [
    'The secret is the server seed where you play alone, and the hash of the round where rounds are shared.',
    'Le secret est la graine du serveur quand vous jouez seul, et l’empreinte de la manche quand elle est commune.',
  ],
  streamPublic: [
    'The public text holds your client seed and the number of your bet, or the salt of the chain and the number of the round.',
    'Le texte public contient votre graine client et le numéro de votre mise, ou le sel de la chaîne et le numéro de la manche.',
  ],
  below: ['Numbers without a bias', 'Des nombres sans biais'],
  belowText: [
    'Four bytes are a number below 4,294,967,296. To get one below N, the remainder is taken; but numbers at the very top, which would make small remainders a little likelier, are skipped and the next four bytes are used. So each result is exactly as likely as any other.',
    'Quatre octets font un nombre inférieur à 4 294 967 296. Pour en tirer un inférieur à N, on prend le reste ; mais les nombres tout en haut, qui rendraient les petits restes un peu plus probables, sont sautés et les quatre octets suivants servent. Chaque résultat est donc exactement aussi probable que les autres.',
  ],
  r52: ['Crashs', 'Les vols'],
  r52Text: [
    'The first 52 bits are a number r. The flight ends at 99 × 2^52 ÷ (2^52 − r) hundredths, cut off, at least 1.00×. So it reaches a value m with a chance of 0.99 ÷ m, whatever m is: the return is 99% for every plan.',
    'Les 52 premiers bits sont un nombre r. Le vol finit à 99 × 2^52 ÷ (2^52 − r) centièmes, coupé, au moins à 1,00×. Il atteint donc une valeur m avec une chance de 0,99 ÷ m, quel que soit m : le retour est de 99 % pour tout plan.',
  ],
  pick: ['Drawing several', 'En tirer plusieurs'],
  pickText: [
    'Mines, the fields of a card and the fruits that a bomb lights are drawn like lots: one after another, each from those that are left.',
    'Les mines, les cases d’une carte et les fruits qu’allume une bombe sont tirés comme des lots : l’un après l’autre, chacun parmi ceux qui restent.',
  ],
  draws: ['What each game draws', 'Ce que tire chaque jeu'],
  drawsText: ['below(N) is a number from 0 to N − 1.', 'below(N) est un nombre de 0 à N − 1.'],
  game: ['Game', 'Jeu'],
  draw: ['Draw', 'Tirage'],
  crash: ['r52: the end, at most 10,000×', 'r52 : la fin, au plus 10 000×'],
  football: ['r52: the end, read on 20 steps', 'r52 : la fin, lue sur 20 étapes'],
  bomb: ['r52: the end, at most 64×', 'r52 : la fin, au plus 64×'],
  richbomb: ['r52: the end, read on 9 steps', 'r52 : la fin, lue sur 9 étapes'],
  roulette: ['below(100): the field', 'below(100) : le champ'],
  minesweeper: ['pick of 25 tiles: the mines', 'pick parmi 25 cases : les mines'],
  roller: ['below(100000): the roll', 'below(100000) : le tirage'],
  turntable: ['below(20): the segment', 'below(20) : le segment'],
  wingo: ['below(10): the digit', 'below(10) : le chiffre'],
  lucky3: ['below(1000): the three digits', 'below(1000) : les trois chiffres'],
  fruit: [
    'below(25): the cell; 24 is the bomb, then pick 4 of 24',
    'below(25) : la case ; 24 est la bombe, puis pick 4 sur 24',
  ],
  scratch: ['below(1000000): the ticket; then its nine fields', 'below(1000000) : le billet ; puis ses neuf cases'],
  alone: ['Why nobody can choose', 'Pourquoi personne ne peut choisir'],
  aloneText: [
    'The server is bound by the fingerprint of its seed before your client seed exists. You do not know the server’s seed when you make yours. A bet that fails leaves its number unused, and the same result comes next time: nothing can be tried out.',
    'Le serveur est lié par l’empreinte de sa graine avant que votre graine client existe. Vous ne connaissez pas la graine du serveur quand vous faites la vôtre. Une mise qui échoue laisse son numéro libre, et le même résultat revient la fois suivante : rien ne peut être essayé.',
  ],
  shared: ['Why shared rounds can not be chosen', 'Pourquoi les manches communes ne se choisissent pas'],
  sharedText: [
    'The end of the chain binds millions of rounds at once. The salt, which comes later and from outside, makes it useless to prepare a chain that suits the house. Neither bets nor players nor operators enter the reckoning.',
    'Le bout de la chaîne lie des millions de manches à la fois. Le sel, venu plus tard et d’ailleurs, rend vain de préparer une chaîne qui arrange la maison. Ni mises, ni joueurs, ni opérateurs n’entrent dans le calcul.',
  ],
  limits: ['What this does not prove', 'Ce que cela ne prouve pas'],
  limitsText: [
    'It proves that results were fixed before and not changed after. It does not make anyone win: every game keeps its edge, which stands on the page of returns.',
    'Cela prouve que les résultats étaient fixés avant et n’ont pas changé après. Cela ne fait gagner personne : chaque jeu garde sa marge, qui figure sur la page des retours.',
  ],
  returns: ['Returns, exact and measured', 'Retours, exacts et mesurés'],
  script: ['Without this page', 'Sans cette page'],
  scriptText: [
    'A page of the house could lie about itself. So there is a file that you can read and keep: it needs only Node 18 or later, no network, and shares no line of code with this site.',
    'Une page de la maison pourrait mentir sur elle-même. Il existe donc un fichier que vous pouvez lire et garder : il ne demande que Node 18 ou plus récent, sans réseau, et ne partage pas une ligne de code avec ce site.',
  ],
  save: ['Save verify.mjs', 'Enregistrer verify.mjs'],
  fileHash: ['SHA-256 of the file, reckoned here', 'SHA-256 du fichier, calculé ici'],
  fileHolds: [
    'The manifest of chain {epoch} names exactly this file.',
    'Le manifeste de la chaîne {epoch} nomme exactement ce fichier.',
  ],
  fileOther: [
    'The manifest of chain {epoch} names an earlier version of the file. Both check the same rules.',
    'Le manifeste de la chaîne {epoch} nomme une version antérieure du fichier. Toutes deux vérifient les mêmes règles.',
  ],
  manifestHash: ['SHA-256 in the manifest', 'SHA-256 dans le manifeste'],
  commandSum: ['Its SHA-256', 'Son SHA-256'],
  commandBet: ['A bet that you made alone', 'Une mise que vous avez faite seul'],
  commandRound: ['A shared round', 'Une manche commune'],
  commandExport: ['All bets of a saved pair', 'Toutes les mises d’une paire enregistrée'],
  commandHelp: ['Everything it can do', 'Tout ce qu’il sait faire'],
  failed: ['The file could not be fetched.', 'Le fichier n’a pas pu être reçu.'],
})

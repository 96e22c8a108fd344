import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    '{tiles} tiles hide as many mines as you choose. Stop when you like; one mine ends it.',
    '{tiles} cases cachent autant de mines que vous voulez. Arrêtez-vous quand vous voulez ; une mine met fin à tout.',
  ],
  how1: [
    'Choose {min} to {max} mines and your stake, and begin. The board is fixed at that moment: opening a tile draws nothing.',
    'Choisissez de {min} à {max} mines et votre mise, puis commencez. Le plateau est fixé à ce moment : ouvrir une case ne tire plus rien.',
  ],
  how2: [
    'Open tiles one by one. Every gem raises what you can take home; Cash out pays it at once. A mine ends the game and your stake is lost.',
    'Ouvrez les cases une à une. Chaque gemme augmente ce que vous pouvez emporter ; Encaisser le paie aussitôt. Une mine met fin à la partie et la mise est perdue.',
  ],
  how3: [
    'Random opens any closed tile for you, chosen by your own browser. It changes no chance: every closed tile is exactly as likely to be safe.',
    'Au hasard ouvre pour vous une case fermée, choisie par votre propre navigateur. Aucune chance n’en est changée : chaque case fermée est exactement aussi sûre.',
  ],
  how4: ['When the game is over, the whole board is shown.', 'Quand la partie est finie, tout le plateau est montré.'],
  tiles: ['Tiles', 'Cases'],
  mines: ['Mines', 'Mines'],
  top: ['Pays at most', 'Paie au plus'],
  step: ['In steps of', 'Par pas de'],
  profit: ['Most that one game can win', 'Gain maximal d’une partie'],
  idle: ['A game left alone is closed after', 'Une partie laissée sans suite est close après'],
  hours: ['{n} hours', '{n} heures'],
  odds1: [
    'After k gems a game pays stake × {rtp} ÷ (chance to open k gems), stake included. So every number of mines, every number of tiles and every order of them returns {rtp} on average.',
    'Après k gemmes, une partie paie mise × {rtp} ÷ (chance d’ouvrir k gemmes), mise comprise. Chaque nombre de mines, chaque nombre de cases et chaque ordre rend donc {rtp} en moyenne.',
  ],
  tile1: ['1 tile', '1 case'],
  tilesN: ['{n} tiles', '{n} cases'],
  noTile: ['–', '–'],
  all: ['Every multiplier', 'Tous les multiplicateurs'],
  allPick: ['Number of mines', 'Nombre de mines'],
  gems: ['Gems', 'Gemmes'],
  capped: [
    'A game is cashed out by itself at the last value up to {top}; what lies above is never reached.',
    'Une partie est encaissée d’office à la dernière valeur jusqu’à {top} ; ce qui est au-delà n’est jamais atteint.',
  ],
  rounding1: [
    'Payouts are whole gold, rounded down once. The multiplier shown is cut off after two decimals; the payout uses the exact fraction, so you never get less than what is shown. At a stake of {stake} rounding leaves a return of {worst} or more.',
    'Les paiements sont en or entier, arrondis une seule fois vers le bas. Le multiplicateur affiché est coupé après deux décimales ; le paiement utilise la fraction exacte : vous ne recevez jamais moins que ce qui est affiché. À une mise de {stake}, l’arrondi laisse un retour de {worst} ou plus.',
  ],
  limits1: [
    'So that the house can always pay, one game may win only so much. The tile at which yours is cashed out by itself stands above the button before you bet, with what it pays then. It pays the full value: the limit changes no odds and cuts no win.',
    'Pour que la maison puisse toujours payer, une partie ne peut gagner qu’un certain montant. La case à laquelle la vôtre est encaissée d’office figure au-dessus du bouton avant la mise, avec ce qu’elle paie alors. Elle paie la pleine valeur : la limite ne change aucune chance et ne réduit aucun gain.',
  ],
  limits2: [
    'With many mines the first gem already wins a lot, so the largest stake is lower: {few} with 1 mine, {many} with {max} mines.',
    'Avec beaucoup de mines, la première gemme gagne déjà beaucoup : la mise maximale est plus basse, {few} avec 1 mine, {many} avec {max} mines.',
  ],
  auto1: [
    'Choose the tiles and their order. Every game of the run opens them and cashes out, until a rule of yours says stop: a number of games, a profit, a loss. It stops before a game that could take you past your loss limit, when something is refused, and when you leave the page. A game that is open then stays open.',
    'Choisissez les cases et leur ordre. Chaque partie de la série les ouvre puis encaisse, jusqu’à ce qu’une de vos règles l’arrête : un nombre de parties, un gain, une perte. Elle s’arrête avant une partie qui pourrait dépasser votre limite de perte, quand quelque chose est refusé et quand vous quittez la page. Une partie alors ouverte le reste.',
  ],
  trouble: ['If something is interrupted', 'Si quelque chose est interrompu'],
  trouble1: [
    'Every tile is booked as you open it. If you lose your connection, close the page or change the device, the game waits and is found again.',
    'Chaque case est comptée quand vous l’ouvrez. Si vous perdez la connexion, fermez la page ou changez d’appareil, la partie attend et se retrouve.',
  ],
  trouble2: [
    'If an answer gets lost, the app asks again for the same tile, never for a second one.',
    'Si une réponse se perd, l’application redemande la même case, jamais une seconde.',
  ],
  trouble3: [
    'On two devices at once, steps are taken one after another. Whoever comes second sees how the game stands.',
    'Sur deux appareils à la fois, les coups se jouent l’un après l’autre. Le second voit où en est la partie.',
  ],
  trouble4: [
    'A game left alone for {n} hours is closed: with nothing opened your stake comes back, otherwise it is cashed out as it stands.',
    'Une partie laissée {n} heures sans suite est close : si rien n’est ouvert, la mise revient ; sinon elle est encaissée telle qu’elle est.',
  ],
  verify: ['How to verify a game', 'Comment vérifier une partie'],
  verify1: [
    'Before you begin, the server shows the SHA-256 fingerprint of its secret seed. Your browser adds a client seed of its own. The mines follow from HMAC-SHA256 with the server seed as key over this text:',
    'Avant le début, le serveur montre l’empreinte SHA-256 de sa graine secrète. Votre navigateur y ajoute sa propre graine client. Les mines découlent de HMAC-SHA256, avec la graine du serveur pour clé, sur ce texte :',
  ],
  verify2: [
    'Its bytes, four at a time, shuffle the tiles 0 to {last}, counted row by row: the first ones drawn are the mines. Words that would favour a tile are skipped. When the bytes run out, the last number of the text counts on.',
    'Ses octets, quatre par quatre, mélangent les cases 0 à {last}, comptées ligne par ligne : les premières tirées sont les mines. Les mots qui favoriseraient une case sont écartés. Quand les octets manquent, le dernier nombre du texte continue.',
  ],
  verify3: [
    'The seed would show the board, so seeds can not be changed while a game is open. Change them afterwards, open any game and press Verify this bet: the app draws its board again on your own device.',
    'La graine montrerait le plateau : on ne peut donc pas changer de graines pendant une partie. Changez-en ensuite, ouvrez une partie et touchez « Vérifier cette mise » : l’application retire son plateau sur votre propre appareil.',
  ],
})

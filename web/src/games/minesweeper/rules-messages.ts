import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    '{tiles} tiles hide as many mines as you choose. Cash out after any gem, before a mine ends the game.',
    'Choisissez combien de mines se cachent sous {tiles} cases. Encaissez après n’importe quelle gemme, avant qu’une mine ne mette fin à la partie.',
  ],
  how1: [
    'Choose {min} to {max} mines and a stake, then start. This fixes the board, and opening a tile only reveals it.',
    'Choisissez de {min} à {max} mines et une mise, puis commencez. Le plateau est alors fixé, et ouvrir une case ne fait que la révéler.',
  ],
  how2: [
    'Open tiles one by one. Every gem raises your payout, and Cash out pays it immediately.',
    'Ouvrez les cases une à une. Chaque gemme augmente votre paiement, et « Encaisser » vous le crédite immédiatement.',
  ],
  how3: [
    'A mine ends the game and you lose your stake. When the game ends, you see the whole board.',
    'Une mine met fin à la partie et vous perdez votre mise. À la fin de la partie, vous voyez tout le plateau.',
  ],
  how4: [
    '“Random” opens a closed tile that your browser chooses. All closed tiles are equally likely to be safe.',
    '« Au hasard » ouvre une case fermée que votre navigateur choisit. Toutes les cases fermées ont la même chance d’être sûres.',
  ],
  tiles: ['Tiles', 'Cases'],
  mines: ['Mines', 'Mines'],
  step: ['In steps of', 'Par pas de'],
  profit: ['Max win per game', 'Gain max. par partie'],
  idle: ['Idle games close after', 'Partie inactive close après'],
  minutes: ['{n} {n|minute|minutes}', '{n} {n|minute|minutes}'],
  odds1: [
    'Payout after k gems = stake × {rtp} ÷ (chance of k gems), stake included. Before rounding, the RTP is {rtp} for any number of mines and any tiles.',
    'Paiement après k gemmes = mise × {rtp} ÷ (chance de k gemmes), mise comprise. Avant arrondi, chaque choix de mines et de cases a un TRJ de {rtp}.',
  ],
  tileCount: ['{n} {n|tile|tiles}', '{n} {n|case|cases}'],
  noTile: ['–', '–'],
  all: ['Every multiplier', 'Tous les multiplicateurs'],
  allPick: ['Number of mines', 'Nombre de mines'],
  gems: ['Gems', 'Gemmes'],
  capped: [
    'We cash out a game automatically at the highest multiplier that isn’t above {top}.',
    'Une partie est encaissée automatiquement au plus haut multiplicateur qui ne dépasse pas {top}.',
  ],
  rounding1: [
    'We round payouts down once, to whole gold. At a stake of {stake} gold, that leaves an RTP of {worst} or more.',
    'Nous arrondissons les paiements une seule fois, à l’entier inférieur. Avec une mise de {stake} {stake|pièce|pièces} d’or, le TRJ reste d’au moins {worst}.',
  ],
  rounding2: [
    'The multiplier shown is cut off after two decimals. The payout uses the exact fraction, rounded down to whole gold.',
    'Le multiplicateur affiché est tronqué à deux décimales. Nous calculons le paiement avec la fraction exacte, puis l’arrondissons à la pièce d’or inférieure.',
  ],
  limits1: [
    'We cash out a game automatically at the last tile within its max win. This keeps every win within what the bankroll can pay.',
    'Une partie est encaissée automatiquement à la dernière case permise par son gain max. Ainsi, aucun gain ne dépasse ce que la bankroll peut payer.',
  ],
  limitsTile: [
    'You see that tile above the button before you bet. It pays in full, so the limit never changes your chances or reduces a win.',
    'Vous voyez cette case au-dessus du bouton avant de miser. Son paiement est complet, donc la limite ne change ni vos chances ni vos gains.',
  ],
  limitsOpen: [
    'No new game starts while open games’ combined wins exceed a tenth of the bankroll. Open games continue.',
    'Aucune partie ne commence si les gains en cours dépassent un dixième de la bankroll. Les parties en cours continuent.',
  ],
  limits2: [
    'More mines raise the first gem’s multiplier, so the max stake is lower. It’s {few} gold with 1 mine and {many} gold with {max} mines.',
    'Avec beaucoup de mines, la première gemme paie beaucoup, donc la mise max. diminue. Elle est de {few} {few|pièce|pièces} d’or avec 1 mine et de {many} avec {max} mines.',
  ],
  auto1: [
    'Auto-bet opens your chosen tiles in order and cashes out if all are safe. Your stop rules end auto-bet after a number of games, a profit or a loss.',
    'La mise auto ouvre dans l’ordre les cases choisies et encaisse si toutes sont sûres. Vos règles d’arrêt (nombre de parties, gain ou perte) mettent fin à la mise auto.',
  ],
  auto2: [
    'Auto-bet also stops before a game that could take you past your stop on loss. It also stops if we refuse a bet or a move.',
    'La mise auto s’arrête aussi avant toute partie pouvant vous faire dépasser la perte fixée. Elle s’arrête si nous refusons une mise ou un coup.',
  ],
  auto3: [
    'Auto-bet also stops if you leave the page. If a game is open, it stays open.',
    'La mise auto s’arrête aussi si vous quittez la page. Une partie en cours reste alors ouverte.',
  ],
  trouble1: [
    'We save every tile as you open it. After a lost connection, closed page or device switch, your game is still there.',
    'Nous enregistrons chaque case quand vous l’ouvrez. Vous retrouverez votre partie après une coupure, une fermeture de page ou un changement d’appareil.',
  ],
  trouble2: [
    'If a response gets lost, the app sends the same move again. We never open a second tile for it.',
    'Si une réponse se perd, l’application redemande la même case. Nous n’en ouvrons jamais une seconde.',
  ],
  trouble3: [
    'If you play on two devices, we process your moves one after another. The second device shows the current state of the game.',
    'Si vous jouez sur deux appareils, nous traitons vos coups l’un après l’autre. Le second appareil affiche l’état de la partie.',
  ],
  trouble4: [
    'After {n} {n|minute|minutes} without a move, we’ll cash out your game at its current value. If no tile is open, we’ll refund your stake instead.',
    'Après {n} {n|minute|minutes} d’inactivité, nous encaisserons votre partie à sa valeur du moment. Si aucune case n’est ouverte, nous rembourserons votre mise.',
  ],
  trouble5: [
    'Open games may tie up too much of the bankroll. We may then cash out games with open tiles after {n} {n|minute|minutes} without a move.',
    'Les parties en cours peuvent immobiliser une trop grande part de la bankroll. Après {n} {n|minute|minutes} d’inactivité, nous pouvons terminer celles déjà commencées et vous payer.',
  ],
  verify: ['How to verify a game', 'Comment vérifier une partie'],
  verify1: [
    'The mines are calculated with HMAC-SHA256. The key is the server seed, and the text is:',
    'Les mines se calculent avec HMAC-SHA256. La clé est la graine du serveur et le texte est :',
  ],
  verify2: [
    'The bytes, four at a time, shuffle tiles 0 to {last}, counted row by row. The first tiles drawn are the mines.',
    'Les octets, quatre par quatre, mélangent les cases 0 à {last}, comptées ligne par ligne. Les premières cases tirées sont les mines.',
  ],
  verifySkip: [
    'We skip numbers that would favour a tile. When the bytes run out, the last number of the text goes up by one.',
    'Nous ignorons les nombres qui favoriseraient une case. Quand il n’y a plus d’octets, le dernier nombre du texte augmente de 1.',
  ],
  verify3: [
    'You can’t change seeds while a game is open. The server seed would reveal the board.',
    'Vous ne pouvez pas changer de graines pendant une partie. La graine du serveur révélerait le plateau.',
  ],
})

import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'Buy a card and scratch its nine panels. Match three symbols for a prize.',
    'Achetez une carte et grattez ses neuf cases. Trois symboles identiques donnent un lot.',
  ],
  how1: [
    'Choose a price and buy a card. Scratch its {panels} panels with a finger or the mouse.',
    'Choisissez un prix et achetez une carte. Grattez ses {panels} cases du doigt ou avec la souris.',
  ],
  how2: [
    'A panel opens once you scratch {share} of its foil, tap it or press Enter. “Reveal all” opens the rest.',
    'Pour ouvrir une case, grattez {share} de sa pellicule, touchez-la ou appuyez sur Entrée. « Tout révéler » ouvre le reste.',
  ],
  how3: [
    'Three matching symbols win that symbol’s prize. A card never shows more than one set of three, and every set pays.',
    'Trois symboles identiques donnent le lot de ce symbole. Une carte ne montre jamais plus d’un trio, et chaque trio paie.',
  ],
  price: ['Available prices', 'Prix proposés'],
  wins: ['Cards that pay', 'Cartes qui paient'],
  profits: ['Cards that pay more than their price', 'Cartes qui paient plus que leur prix'],
  first: ['Top prize', 'Gros lot'],
  odds1: [
    'Each card draws a ticket number from 0 to {last}, all equally likely. That number decides the prize, whatever the card’s price.',
    'Chaque carte tire un numéro de ticket de 0 à {last}, tous équiprobables. Ce numéro décide du lot, et le prix ne change pas vos chances.',
  ],
  odds2: [
    'Cards are independent. Prizes never run out, and losing cards don’t improve your chances.',
    'Les cartes sont indépendantes. Le stock de lots ne s’épuise jamais, et des cartes perdantes n’augmentent pas vos chances.',
  ],
  odds3: [
    '{clover} pay exactly the card price, so you make no profit.',
    '{clover} donnent un paiement égal au prix de la carte, donc un gain nul.',
  ],
  miss: ['No near misses', 'Pas de « presque gagné »'],
  miss1: [
    'A losing card shows {panels} symbols drawn at random from two of each. Two diamonds are as frequent as two clovers, {pair} each, and mean nothing.',
    'Une carte perdante montre {panels} symboles tirés au hasard parmi deux exemplaires de chacun. Deux diamants y sont aussi fréquents que deux trèfles ({pair} chacun) et n’annoncent aucun gain.',
  ],
  miss2: [
    'The ticket number decides the prize before any symbol is drawn.',
    'Le numéro du ticket décide du lot avant le tirage des symboles.',
  ],
  waiting: ['If you don’t scratch a card', 'Si vous ne grattez pas une carte'],
  waiting1: [
    'A card’s result is fixed when you buy it. Any prize is yours immediately, whether you scratch the card or not.',
    'Le résultat d’une carte est fixé dès l’achat. Si elle gagne, le lot est à vous immédiatement, que vous la grattiez ou non.',
  ],
  waiting2: [
    'If you’re interrupted, the card stays covered on the device where you bought it. This game’s balance and lists leave out its result until every panel is open.',
    'En cas d’interruption, la carte reste couverte sur l’appareil où vous l’avez achetée. Le solde et les listes du jeu ignorent son résultat tant qu’une case reste couverte.',
  ],
  waiting3: [
    'On any other device, the card counts as revealed and appears in My bets. Your wallet always shows your full balance.',
    'Sur un autre appareil, la carte compte comme révélée et figure dans « Mes mises ». Votre portefeuille affiche toujours le solde complet.',
  ],
  limits1: [
    'A card costs {step} gold or a multiple of {step}. We only offer prices whose top prize is a small percentage of the bankroll.',
    'Une carte coûte {step} pièces d’or ou un multiple de {step}. Pour chaque prix proposé, le gros lot est une faible fraction de la bankroll.',
  ],
  limits2: [
    'If a price is no longer offered, we refuse the purchase before you stake gold. We never reduce a win.',
    'Si un prix n’est plus proposé, nous refusons l’achat avant toute mise. Nous ne réduisons jamais un gain.',
  ],
  auto1: [
    'Auto-bet buys same-price cards and reveals them quickly until a stop rule is met. You must set at least one, such as a number of cards, profit or loss.',
    'La mise auto achète et révèle rapidement des cartes d’un même prix. Fixez au moins une règle d’arrêt (nombre de cartes, gain ou perte).',
  ],
  auto2: [
    'Auto-bet also stops before a card that could take you past your stop on loss. It stops if we refuse a card or if you leave the page.',
    'La mise auto s’arrête aussi avant toute carte pouvant vous faire dépasser la perte fixée. Elle s’arrête si nous refusons une carte ou si vous quittez la page.',
  ],
  trouble1: [
    'A card is either bought in full or not at all. If a response gets lost, the app resends the purchase without buying a second card.',
    'Une carte est soit achetée en entier, soit pas du tout. Si une réponse se perd, l’application redemande la même carte sans en acheter une seconde.',
  ],
  trouble2: [
    'If there’s no response at all, the app looks up your last card. It shows that card covered.',
    'S’il n’y a aucune réponse, l’application recherche votre dernière carte et l’affiche couverte.',
  ],
  verify: ['How to verify a card', 'Comment vérifier une carte'],
  verify1: [
    'The hashed server seed is at the foot of the card. The two seeds and the nonce (the card number) decide everything on it.',
    'L’empreinte de la graine du serveur figure au bas de la carte. Les deux graines et le nonce (numéro de la carte) déterminent tout ce qu’elle montre.',
  ],
  verify2: [
    'HMAC-SHA256 gives a stream of bytes, read four at a time as numbers. The key is the server seed, and the text is:',
    'HMAC-SHA256 donne une suite d’octets, lus quatre par quatre comme des nombres. La clé est la graine du serveur et le texte est :',
  ],
  verify3: [
    'The first number modulo {tickets} is the ticket number. Each further number picks one of the symbols left.',
    'Le premier nombre modulo {tickets} est le numéro du ticket. Chaque nombre suivant choisit un des symboles restants.',
  ],
  verify4: [
    'A losing card’s nine symbols come from a set with two of each. A winning card has its three matching symbols and six others, shuffled.',
    'Pour une carte perdante, nous tirons neuf symboles parmi deux exemplaires de chaque symbole. Une carte gagnante mélange son trio à six autres symboles, tirés de la même façon.',
  ],
  verify5: ['We skip numbers that would favour a result.', 'Nous ignorons les nombres qui favoriseraient un résultat.'],
})

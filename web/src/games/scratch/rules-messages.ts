import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'Buy a card and scratch its nine panels. Three matching symbols win.',
    'Achetez une carte et grattez ses neuf cases. Trois symboles identiques gagnent.',
  ],
  how1: [
    'Choose a price and buy a card. Scratch its {panels} panels with a finger or the mouse. A panel opens automatically once {share} of its foil is gone. You can also tap a panel or press Enter, and Reveal all opens the rest.',
    'Choisissez un prix et achetez une carte. Grattez ses {panels} cases du doigt ou de la souris. Une case s’ouvre automatiquement quand {share} de sa pellicule est partie. Vous pouvez aussi toucher une case ou appuyer sur Entrée, et « Tout révéler » ouvre le reste.',
  ],
  how2: [
    'Three matching symbols win that symbol’s prize. A card never shows more than one set of three, and every set of three pays.',
    'Trois symboles identiques gagnent le lot de ce symbole. Une carte ne montre jamais plus d’un trio, et chaque trio paie.',
  ],
  price: ['Prices on sale now', 'Prix en vente'],
  wins: ['Cards that pay', 'Cartes qui paient'],
  profits: ['Cards that pay more than their price', 'Cartes qui paient plus que leur prix'],
  first: ['Top prize', 'Gros lot'],
  odds1: [
    'Each card draws one ticket from 0 to {last}, all equally likely. The ticket decides the prize. The price doesn’t change the odds.',
    'Chaque carte tire un ticket de 0 à {last}, tous équiprobables. Le ticket décide du lot. Le prix de la carte ne change pas les chances.',
  ],
  odds2: [
    'Cards are independent. There’s no batch that runs out, and no card is ever due. {clover} pay back the price, which isn’t a profit.',
    'Les cartes sont indépendantes. Aucune série ne s’épuise et aucune carte n’est « due ». {clover} paient le prix de la carte, ce qui n’est pas un gain.',
  ],
  miss: ['No near misses', 'Pas de « presque gagné »'],
  miss1: [
    'A losing card is a random draw of {panels} symbols out of two of each. Two diamonds are as frequent as two clovers, {pair} each, and mean nothing. The ticket decided before any symbol was printed.',
    'Une carte perdante est un tirage aléatoire de {panels} symboles parmi deux de chaque. Deux diamants y sont aussi fréquents que deux trèfles, {pair} chacun, et ne veulent rien dire. Le ticket a décidé avant l’impression des symboles.',
  ],
  waiting: ['If you don’t scratch a card', 'Si vous ne grattez pas une carte'],
  waiting1: [
    'A card is settled when you buy it. Its prize is yours immediately, whether you scratch it or not.',
    'Une carte est réglée à l’achat. Son lot est à vous immédiatement, que vous la grattiez ou non.',
  ],
  waiting2: [
    'If you’re interrupted, the card stays covered on the device where you bought it. This game’s balance and lists leave out its result until every panel is open. Your wallet always shows your full balance.',
    'En cas d’interruption, la carte reste couverte sur l’appareil où vous l’avez achetée. Le solde et les listes de ce jeu ne tiennent pas compte de son résultat tant que toutes les cases ne sont pas ouvertes. Votre portefeuille affiche toujours le solde complet.',
  ],
  waiting3: [
    'On any other device, the card counts as revealed and appears in My bets.',
    'Sur un autre appareil, la carte compte comme révélée et figure dans « Mes mises ».',
  ],
  limits1: [
    'Cards cost {step} gold or a multiple of it, as long as the top prize stays a small share of the bankroll. The list of prices grows and shrinks with the bankroll. A price not on sale is refused before any gold is staked, and no win is ever reduced.',
    'Une carte coûte {step} pièces d’or ou un multiple, tant que le gros lot reste une petite part de la bankroll. La liste des prix s’allonge et se raccourcit avec la bankroll. Un prix qui n’est pas en vente est refusé avant toute mise, et aucun gain n’est jamais réduit.',
  ],
  auto1: [
    'Buys cards at one price and reveals them quickly until one of your stop rules is met: a number of cards, a profit or a loss. You must set at least one. Auto-bet also stops before a card that could take you past your stop on loss, when a card is refused, and when you leave the page.',
    'Achète des cartes d’un même prix et les révèle rapidement jusqu’à ce qu’une de vos règles d’arrêt soit atteinte : un nombre de cartes, un gain ou une perte. Il en faut au moins une. La mise auto s’arrête aussi avant une carte qui pourrait vous faire dépasser la perte fixée, quand une carte est refusée et quand vous quittez la page.',
  ],
  trouble1: [
    'A card is either bought in full or not at all. If a response gets lost, the app asks for the same card again and never buys a second one. If there’s no response at all, it looks up your last card and shows it covered.',
    'Une carte est soit achetée en entier, soit pas du tout. Si une réponse se perd, l’application redemande la même carte et n’en achète jamais une seconde. Sans aucune réponse, elle recherche votre dernière carte et l’affiche couverte.',
  ],
  verify: ['How to verify a card', 'Comment vérifier une carte'],
  verify1: [
    'You find the hashed server seed at the foot of the card. The two seeds and the nonce, which is the card number, decide everything on it.',
    'L’empreinte de la graine du serveur figure au bas de la carte. Les deux graines et le nonce, qui est le numéro de la carte, décident de tout ce qu’elle montre.',
  ],
  verify2: [
    'HMAC-SHA256 gives a stream of bytes, read four at a time as numbers. The key is the server seed, and the text is:',
    'HMAC-SHA256 donne une suite d’octets, lus quatre par quatre comme des nombres. La clé est la graine du serveur et le texte est :',
  ],
  verify3: [
    'The first number modulo {tickets} is the ticket. Each further number picks one of the symbols left. A losing card draws nine out of two of each symbol. A winning card draws six others and shuffles them with the three. Numbers that would favour a result are skipped.',
    'Le premier nombre modulo {tickets} est le ticket. Chaque nombre suivant choisit un des symboles restants. Une carte perdante en tire neuf parmi deux de chaque. Une carte gagnante en tire six autres, mélangés ensuite aux trois. Les nombres qui favoriseraient un résultat sont ignorés.',
  ],
})

import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'Buy a card and scratch its nine fields: three equal symbols win.',
    'Achetez une carte, grattez ses neuf cases : trois symboles égaux gagnent.',
  ],
  how1: [
    'Choose a price and buy a card. Scratch its {fields} fields with a finger or the mouse; a field opens by itself once {share} of its foil is gone. A tap, or Enter, opens a field as well, and Reveal all opens the rest.',
    'Choisissez un prix et achetez une carte. Grattez ses {fields} cases du doigt ou de la souris ; une case s’ouvre d’elle-même quand {share} de sa pellicule est partie. Un toucher, ou Entrée, ouvre aussi une case, et Tout révéler ouvre le reste.',
  ],
  how2: [
    'Three equal symbols win that symbol’s prize. A card never shows three of two different symbols, and never three that do not pay.',
    'Trois symboles égaux gagnent le lot de ce symbole. Une carte ne montre jamais trois fois deux symboles différents, ni trois symboles qui ne paient pas.',
  ],
  price: ['Prices on sale now', 'Prix en vente'],
  wins: ['Cards that pay something', 'Cartes qui paient quelque chose'],
  profits: ['Cards that pay more than they cost', 'Cartes qui paient plus que leur prix'],
  first: ['First prize', 'Premier lot'],
  odds: ['Prizes and odds', 'Lots et chances'],
  odds1: [
    'For every card one ticket from 0 to {last} is drawn, each as likely as any other. The ticket decides the prize; the price does not change the odds.',
    'Pour chaque carte, un ticket de 0 à {last} est tiré, tous aussi probables. Le ticket décide du lot ; le prix de la carte ne change pas les chances.',
  ],
  odds2: [
    'Cards are independent of one another: there is no batch that runs out, and no card is due. {clover} bring the price back: that is no win.',
    'Les cartes sont indépendantes : aucun lot ne s’épuise et aucune carte n’est « due ». {clover} rendent le prix de la carte : ce n’est pas un gain.',
  ],
  miss: ['No near misses', 'Pas de « presque gagné »'],
  miss1: [
    'A losing card is a plain draw of {fields} out of two of each symbol. Two equal diamonds are as frequent as two equal clovers, {pair} each, and mean nothing: the ticket had decided before a symbol was printed.',
    'Une carte perdante est un simple tirage de {fields} parmi deux de chaque symbole. Deux diamants y sont aussi fréquents que deux trèfles, {pair} chacun, et ne veulent rien dire : le ticket avait décidé avant qu’un symbole soit imprimé.',
  ],
  waiting: ['A card that was not scratched', 'Une carte non grattée'],
  waiting1: [
    'A card is settled the moment you buy it: its prize is yours at once, whether you scratch it or not. Scratching only shows it.',
    'Une carte est réglée au moment de l’achat : son gain est à vous aussitôt, que vous la grattiez ou non. Gratter ne fait que la montrer.',
  ],
  waiting2: [
    'If you are interrupted, the card waits, covered, on the device where you bought it, and its result is left out of the balance and the lists of this game until every field is open. Your wallet always shows everything you own.',
    'Si vous êtes interrompu, la carte attend, couverte, sur l’appareil où vous l’avez achetée. Son résultat n’entre ni dans le solde ni dans les listes de ce jeu tant que toutes les cases ne sont pas ouvertes. Votre portefeuille montre toujours tout ce que vous possédez.',
  ],
  waiting3: [
    'On another device the card counts as shown: you find it open among My bets.',
    'Sur un autre appareil, la carte compte comme vue : elle est ouverte dans « Mes mises ».',
  ],
  limits1: [
    'Cards cost {step} gold or a multiple of it, as long as the first prize is at most a small share of the bankroll. The list of prices grows and shrinks with the bankroll; a price that is not on sale is refused before anything is staked. No win is ever cut.',
    'Une carte coûte {step} d’or ou un multiple, tant que le premier lot reste une petite part de la banque. La liste des prix s’allonge et se raccourcit avec la banque ; un prix qui n’est pas en vente est refusé avant toute mise. Aucun gain n’est jamais réduit.',
  ],
  auto: ['Auto-play', 'Jeu automatique'],
  auto1: [
    'Buys cards of one price and reveals them quickly until a rule of yours says stop: a number of cards, a profit, a loss. At least one rule is needed. It stops before a card that could take you past your loss limit, when a card is refused, and when you leave the page.',
    'Achète des cartes d’un même prix et les révèle vite, jusqu’à ce qu’une de vos règles l’arrête : un nombre de cartes, un gain, une perte. Il faut au moins une règle. Il s’arrête avant une carte qui pourrait dépasser votre limite de perte, quand une carte est refusée et quand vous quittez la page.',
  ],
  trouble1: [
    'A card is bought as a whole or not at all. If the answer gets lost, the app asks again for the same card, never for a second one. If no answer comes, the house is asked for your last card, and if you own it, it comes covered.',
    'Une carte est achetée en entier ou pas du tout. Si la réponse se perd, l’application redemande la même carte, jamais une seconde. Si aucune réponse ne vient, elle demande à la maison votre dernière carte ; si elle est à vous, elle arrive couverte.',
  ],
  verify: ['How to verify a card', 'Comment vérifier une carte'],
  verify1: [
    'Before you buy, the server shows the SHA-256 fingerprint of its secret seed; it stands at the foot of the card. Your browser adds a client seed of its own. The two, and the number of the card, decide everything on it.',
    'Avant l’achat, le serveur montre l’empreinte SHA-256 de sa graine secrète ; elle figure au pied de la carte. Votre navigateur y ajoute sa propre graine client. Les deux, avec le numéro de la carte, décident de tout ce qu’elle porte.',
  ],
  verify2: [
    'HMAC-SHA256 with the server seed as key over this text gives a stream of four-byte words:',
    'HMAC-SHA256, avec la graine du serveur pour clé, sur ce texte, donne une suite de mots de quatre octets :',
  ],
  verify3: [
    'The first word modulo {tickets} is the ticket (words that would favour some tickets are skipped). Each further word picks a symbol out of those that are left: nine of two of each for a losing card; for a winning one six others, which are then mixed with the three.',
    'Le premier mot modulo {tickets} est le ticket (les mots qui favoriseraient certains tickets sont écartés). Chaque mot suivant choisit un symbole parmi ceux qui restent : neuf parmi deux de chaque pour une carte perdante ; pour une gagnante, six autres, qui sont ensuite mêlés aux trois.',
  ],
  verify4: [
    'Change your seeds to reveal the server seed, then open any card and press Verify this bet. The app recomputes it on your own device.',
    'Changez de graines pour révéler celle du serveur, puis ouvrez une carte et touchez « Vérifier cette mise ». L’application la recalcule sur votre propre appareil.',
  ],
})

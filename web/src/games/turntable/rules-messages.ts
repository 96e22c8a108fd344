import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'Choose a calm, lively or wild wheel and spin. All segments are equally likely.',
    'Choisissez une roue calme, vive ou folle, et lancez-la. Tous les segments sont équiprobables.',
  ],
  how1: [
    'Choose one of three wheels with {n} equal segments each, set a stake and spin. The segment under the pointer pays your stake times its multiplier.',
    'Choisissez une mise et une des trois roues de {n} segments égaux, puis lancez-la. Le segment sous le pointeur donne le multiplicateur de votre mise.',
  ],
  how2: [
    'All segments are equally likely. A segment either pays nothing or more than the stake.',
    'Tous les segments sont équiprobables. Un segment ne paie rien ou paie plus que la mise.',
  ],
  rtp: ['Return to player (RTP) of every wheel', 'Taux de retour (TRJ) de chaque roue'],
  profit: ['Max win per spin', 'Gain max. par partie'],
  wheels: ['The three wheels', 'Les trois roues'],
  wheel: ['Wheel', 'Roue'],
  upTo: ['Up to', 'Jusqu’à'],
  deviation: ['Std. deviation', 'Écart type'],
  wheels1: [
    'All three wheels have an RTP of {rtp}. They differ in how often they pay and how much.',
    'Les trois roues ont un TRJ de {rtp}. Elles diffèrent par la fréquence et la taille des gains.',
  ],
  wheels2: [
    'The standard deviation is for the payout on 1 gold staked.',
    'L’écart type est celui du paiement pour une pièce d’or misée.',
  ],
  segments: ['Segments', 'Segments'],
  order: [
    'Clockwise, from segment 0 to segment {last}: {order}.',
    'Dans le sens horaire, du segment 0 au segment {last} : {order}.',
  ],
  stop: ['Where the wheel stops', 'Où la roue s’arrête'],
  stop1: [
    'The wheel turns until we send the result. It then takes the same time to brake to any segment.',
    'La roue tourne jusqu’à ce que nous envoyions le résultat. Elle met ensuite toujours le même temps à s’arrêter sur le segment tiré.',
  ],
  stopInside: [
    'The wheel stops well inside that segment, never close to an edge. The exact point depends only on the nonce.',
    'La roue s’arrête bien à l’intérieur de ce segment, jamais près d’un bord. L’endroit exact ne dépend que du nonce.',
  ],
  stop2: [
    '“Quick spin” takes about a second, and a tap shows the result immediately. Both change only the animation.',
    'La rotation rapide dure environ une seconde, et un appui affiche immédiatement le résultat. Seule l’animation change.',
  ],
  limits1: [
    'Stakes are multiples of {step} gold. A wheel’s max stake depends on its max multiplier.',
    'Les mises sont des multiples de {step} pièces d’or. La mise max. d’une roue dépend de son multiplicateur max.',
  ],
  limits2: [
    'The max win per spin is a small percentage of the bankroll. This keeps every win within what the bankroll can pay.',
    'Le gain max. par partie est une faible fraction de la bankroll. Ainsi, aucun gain ne dépasse ce que la bankroll peut payer.',
  ],
  trouble1: [
    'We settle a spin in full before the wheel starts to brake. If a response gets lost, the app resends the bet without ever placing it twice.',
    'Nous réglons entièrement votre mise avant que la roue ne commence à freiner. Si une réponse se perd, l’application renvoie la même mise sans la placer deux fois.',
  ],
  trouble2: [
    'If you leave or reload during a spin, you’ll find the bet in My bets.',
    'Vous pouvez quitter ou actualiser la page pendant une partie. Votre mise figurera dans « Mes mises ».',
  ],
  verify: ['How to verify a spin', 'Comment vérifier une mise'],
  verify2: [
    'The segment is the first four bytes of HMAC-SHA256, read as a number, modulo {n}. The key is the server seed, and the text is:',
    'Le segment correspond aux quatre premiers octets de HMAC-SHA256, lus comme un nombre, modulo {n}. La clé est la graine du serveur et le texte est :',
  ],
  verify3: [
    'We skip numbers of {limit} or above and use the next four bytes. This keeps all segments equally likely.',
    'Nous ignorons les nombres de {limit} ou plus et utilisons les quatre octets suivants. Tous les segments restent ainsi équiprobables.',
  ],
})

import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  story: [
    'Choose a calm, a lively or a wild wheel, and spin. What you see is what is drawn.',
    'Choisissez une roue calme, vive ou folle, et tournez. Ce que vous voyez est ce qui est tiré.',
  ],
  how1: [
    'Choose one of three wheels, choose your stake, and spin. Each wheel has {n} equal segments; the one under the pointer pays your stake times its multiplier.',
    'Choisissez une des trois roues, votre mise, et tournez. Chaque roue a {n} segments égaux ; celui sous le pointeur paie votre mise multipliée par son chiffre.',
  ],
  how2: [
    'Each segment is drawn exactly as often as any other: once in {n} spins on average. Nothing is hidden behind the picture, and every segment that pays at all pays more than the stake.',
    'Chaque segment est tiré exactement aussi souvent que tout autre : une fois sur {n} en moyenne. Rien n’est caché derrière l’image, et tout segment qui paie rapporte plus que la mise.',
  ],
  return: ['Return to player, every wheel', 'Retour au joueur, chaque roue'],
  top: ['Highest multiplier', 'Multiplicateur le plus élevé'],
  profit: ['Most that one spin can win', 'Gain maximal d’un tour'],
  wheels: ['The three wheels', 'Les trois roues'],
  wheel: ['Wheel', 'Roue'],
  wins: ['Wins', 'Gagne'],
  upTo: ['Up to', 'Jusqu’à'],
  swing: ['Swing', 'Écart'],
  wheels1: [
    'All three return {rtp} on average. They differ in how often they win and how much: the swing is the standard deviation of what one coin brings back.',
    'Toutes trois rendent {rtp} en moyenne. Elles diffèrent par la fréquence et la taille des gains : l’écart est l’écart-type de ce que rapporte une pièce misée.',
  ],
  segments: ['Segments', 'Segments'],
  order: [
    'In this order, clockwise, from segment 0 to segment {last}: {order}.',
    'Dans cet ordre, dans le sens des aiguilles d’une montre, du segment 0 au segment {last} : {order}.',
  ],
  stop: ['Where the wheel stops', 'Où la roue s’arrête'],
  stop1: [
    'The wheel turns while the house is asked, then it is braked to the drawn segment in always the same time. It rests well inside the segment, at a place that depends on the number of the bet alone, so a loss never looks like a near miss.',
    'La roue tourne pendant que la maison est interrogée, puis elle est freinée jusqu’au segment tiré, toujours dans le même temps. Elle s’arrête bien à l’intérieur du segment, à un endroit qui ne dépend que du numéro de la mise : une perte ne ressemble jamais à un gain manqué de peu.',
  ],
  stop2: [
    'Quick spin shows the same in about a second, and a tap shows the result at once. Neither changes anything but the picture.',
    'Le tour rapide montre la même chose en une seconde environ, et un toucher montre aussitôt le résultat. Ni l’un ni l’autre ne change autre chose que l’image.',
  ],
  limits1: [
    'Stakes are multiples of {step} gold. The largest stake of a wheel follows from its highest multiplier, so that the house can always pay: the profit of one spin is limited to a small share of the bankroll.',
    'Les mises sont des multiples de {step} pièces d’or. La mise maximale d’une roue découle de son multiplicateur le plus élevé, afin que la maison puisse toujours payer : le gain d’un tour est limité à une petite part de la banque.',
  ],
  auto: ['Auto-spin', 'Tours automatiques'],
  trouble1: [
    'A spin is settled as a whole before the wheel begins to stop. If its answer gets lost, the app asks again for the same spin, never for a second one. If you leave or reload while the wheel turns, the bet stands in My bets, paid once.',
    'Un tour est réglé en entier avant que la roue commence à freiner. Si sa réponse se perd, l’application redemande le même tour, jamais un second. Si vous partez ou rechargez pendant que la roue tourne, la mise figure dans « Mes mises », payée une seule fois.',
  ],
  verify: ['How to verify a spin', 'Comment vérifier un tour'],
  verify2: [
    'The first four bytes of HMAC-SHA256 with the server seed as key over this text, read as a number, modulo {n}, are the segment:',
    'Les quatre premiers octets de HMAC-SHA256, avec la graine du serveur pour clé, sur ce texte, lus comme un nombre, modulo {n}, donnent le segment :',
  ],
  verify3: [
    'Words of {limit} or above are skipped and the next four bytes are taken, so that every segment is exactly as likely.',
    'Les mots de {limit} ou plus sont écartés et les quatre octets suivants sont pris, pour que chaque segment soit exactement aussi probable.',
  ],
})

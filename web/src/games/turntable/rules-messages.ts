import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    story: 'Choose a calm, a lively or a wild wheel, and spin. What you see is what is drawn.',
    how: 'How it is played',
    how1: 'Choose one of three wheels, choose your stake, and spin. Each wheel has {n} equal segments; the one under the pointer pays your stake times its multiplier.',
    how2: 'Each segment is drawn exactly as often as any other: once in {n} spins on average. Nothing is hidden behind the picture, and every segment that pays at all pays more than the stake.',
    figures: 'In figures',
    return: 'Return to player, every wheel',
    edge: 'House edge',
    top: 'Highest multiplier',
    profit: 'Most that one spin can win',
    wheels: 'The three wheels',
    wheel: 'Wheel',
    wins: 'Wins',
    upTo: 'Up to',
    swing: 'Swing',
    wheels1:
      'All three return {rtp} on average. They differ in how often they win and how much: the swing is the standard deviation of what one coin brings back.',
    pays: 'Pays',
    segments: 'Segments',
    chance: 'Chance',
    order: 'In this order, clockwise, from segment 0 to segment {last}: {order}.',
    stop: 'Where the wheel stops',
    stop1:
      'The wheel turns while the house is asked, then it is braked to the drawn segment in always the same time. It rests well inside the segment, at a place that depends on the number of the bet alone, so a loss never looks like a near miss.',
    stop2:
      'Quick spin shows the same in about a second, and a tap shows the result at once. Neither changes anything but the picture.',
    limits: 'Limits',
    stake: 'Stake',
    stakeValue: '{min} to {max}',
    limits1:
      'Stakes are multiples of {step} gold. The largest stake of a wheel follows from its highest multiplier, so that the house can always pay: the profit of one spin is limited to a small share of the bankroll.',
    limits2: 'Limits refuse a bet before it is made. They never change the odds and never cut a win.',
    auto: 'Auto-spin',
    auto1:
      'Repeats the same bet until a rule of yours says stop: a number of bets, a profit, a loss. At least one rule is needed. It stops before a bet that could take you past your loss limit, when a bet is refused, and when you leave the page.',
    trouble: 'When the connection breaks',
    trouble1:
      'A spin is settled as a whole before the wheel begins to stop. If its answer gets lost, the app asks again for the same spin, never for a second one. If you leave or reload while the wheel turns, the bet stands in My bets, paid once.',
    verify: 'How to verify a spin',
    verify1:
      'Before you bet, the server shows the SHA-256 fingerprint of its secret seed. Your browser adds a client seed of its own.',
    verify2:
      'The first four bytes of HMAC-SHA256 with the server seed as key over this text, read as a number, modulo {n}, are the segment:',
    verify3:
      'Words of {limit} or above are skipped and the next four bytes are taken, so that every segment is exactly as likely.',
    verify4:
      'Change your seeds to reveal the server seed, then open any bet and press Verify this bet. The app recomputes it on your own device.',
    demo: 'Demo',
    demo1:
      'Without an account you play with play gold. The rules and the draw are the same, but your browser plays the part of the server: nothing is staked and nothing is won.',
  },
  fr: {
    story: 'Choisissez une roue calme, vive ou folle, et tournez. Ce que vous voyez est ce qui est tiré.',
    how: 'Comment jouer',
    how1: 'Choisissez une des trois roues, votre mise, et tournez. Chaque roue a {n} segments égaux ; celui sous le pointeur paie votre mise multipliée par son chiffre.',
    how2: 'Chaque segment est tiré exactement aussi souvent que tout autre : une fois sur {n} en moyenne. Rien n’est caché derrière l’image, et tout segment qui paie rapporte plus que la mise.',
    figures: 'En chiffres',
    return: 'Retour au joueur, chaque roue',
    edge: 'Avantage de la maison',
    top: 'Multiplicateur le plus élevé',
    profit: 'Gain maximal d’un tour',
    wheels: 'Les trois roues',
    wheel: 'Roue',
    wins: 'Gagne',
    upTo: 'Jusqu’à',
    swing: 'Écart',
    wheels1:
      'Toutes trois rendent {rtp} en moyenne. Elles diffèrent par la fréquence et la taille des gains : l’écart est l’écart-type de ce que rapporte une pièce misée.',
    pays: 'Paie',
    segments: 'Segments',
    chance: 'Chance',
    order: 'Dans cet ordre, dans le sens des aiguilles d’une montre, du segment 0 au segment {last} : {order}.',
    stop: 'Où la roue s’arrête',
    stop1:
      'La roue tourne pendant que la maison est interrogée, puis elle est freinée jusqu’au segment tiré, toujours dans le même temps. Elle s’arrête bien à l’intérieur du segment, à un endroit qui ne dépend que du numéro de la mise : une perte ne ressemble jamais à un gain manqué de peu.',
    stop2:
      'Le tour rapide montre la même chose en une seconde environ, et un toucher montre aussitôt le résultat. Ni l’un ni l’autre ne change autre chose que l’image.',
    limits: 'Limites',
    stake: 'Mise',
    stakeValue: '{min} à {max}',
    limits1:
      'Les mises sont des multiples de {step} pièces d’or. La mise maximale d’une roue découle de son multiplicateur le plus élevé, afin que la maison puisse toujours payer : le gain d’un tour est limité à une petite part de la banque.',
    limits2:
      'Les limites refusent une mise avant qu’elle soit faite. Elles ne changent jamais les chances et ne réduisent jamais un gain.',
    auto: 'Tours automatiques',
    auto1:
      'Répète la même mise jusqu’à ce qu’une de vos règles l’arrête : un nombre de mises, un gain, une perte. Il faut au moins une règle. S’arrête avant une mise qui pourrait dépasser votre limite de perte, quand une mise est refusée et quand vous quittez la page.',
    trouble: 'Si la connexion se coupe',
    trouble1:
      'Un tour est réglé en entier avant que la roue commence à freiner. Si sa réponse se perd, l’application redemande le même tour, jamais un second. Si vous partez ou rechargez pendant que la roue tourne, la mise figure dans « Mes mises », payée une seule fois.',
    verify: 'Comment vérifier un tour',
    verify1:
      'Avant votre mise, le serveur montre l’empreinte SHA-256 de sa graine secrète. Votre navigateur y ajoute sa propre graine client.',
    verify2:
      'Les quatre premiers octets de HMAC-SHA256, avec la graine du serveur pour clé, sur ce texte, lus comme un nombre, modulo {n}, donnent le segment :',
    verify3:
      'Les mots de {limit} ou plus sont écartés et les quatre octets suivants sont pris, pour que chaque segment soit exactement aussi probable.',
    verify4:
      'Changez de graines pour révéler celle du serveur, puis ouvrez une mise et touchez « Vérifier cette mise ». L’application la recalcule sur votre propre appareil.',
    demo: 'Démo',
    demo1:
      'Sans compte, vous jouez avec de l’or fictif. Les règles et le tirage sont les mêmes, mais votre navigateur joue le rôle du serveur : rien n’est misé et rien n’est gagné.',
  },
})

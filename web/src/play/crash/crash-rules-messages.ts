import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as rulesMessages } from '../rules-messages.ts'

export const messages = defineMessages(
  {
    offline1: [
      'The round continues without you, and auto cash-out still runs on our server. Without auto cash-out, your bet stays in until its max multiplier or the round’s end.',
      'La manche continue sans vous, et l’encaissement auto, exécuté sur notre serveur, fonctionne toujours. Sans lui, votre mise reste en jeu jusqu’à son multiplicateur max. ou jusqu’à la fin.',
    ],
    offline2: [
      'A cash-out counts when our server receives it. You then see the value you cashed out at, or that it was too late.',
      'Un encaissement compte au moment où notre serveur le reçoit. Vous voyez alors à quelle valeur vous avez encaissé, ou qu’il était trop tard.',
    ],
    offlineSlow: [
      'On a slow connection, use auto cash-out. Delay doesn’t affect it.',
      'Si votre connexion est lente, utilisez l’encaissement auto. Il ne dépend pas de votre connexion.',
    ],
    offline3Curve: [
      'If our updates stop, the value shown stops, and the app shows it’s reconnecting. Before it stops, the value can rise for 0.35 s (1.1 s with thousands watching).',
      'Si nos messages n’arrivent plus, la valeur affichée s’arrête, et l’application signale la reconnexion. Avant cela, elle peut monter pendant 0,35 s (1,1 s avec des milliers de spectateurs).',
    ],
    offline3Steps: [
      'A step appears only once we’ve confirmed that the round has reached it.',
      'Une étape n’apparaît que lorsque nous avons confirmé qu’elle est atteinte.',
    ],
    next: [
      'A bet placed during a round is for the next round. You can cancel a bet until betting closes.',
      'Une mise placée pendant une manche vaut pour la suivante. Vous pouvez annuler une mise jusqu’à la clôture.',
    ],
    pace: ['Speed', 'Rythme'],
    multiplier: ['Multipliers', 'Multiplicateurs'],
    odds1: [
      'Payout = stake × the multiplier you cash out at, stake included. The chance of reaching multiplier n is 0.99 ÷ n, so the RTP is always 99%.',
      'Paiement = mise × multiplicateur d’encaissement, mise comprise. La chance d’atteindre un multiplicateur n vaut 0,99 ÷ n, donc le TRJ vaut toujours 99 %.',
    ],
    odds2: [
      'If a round ends before {first}, all bets in it lose. The chance of that is {percent}.',
      'La probabilité qu’une manche se termine avant {first} est de {percent}. Toutes les mises sont alors perdues.',
    ],
    cashOutAt: ['Cash out at', 'Encaisser à'],
    time: ['After', 'Après'],
    passing: ['From the step before', 'Depuis l’étape précédente'],
    caps1: [
      'At {top} the round ends, and we pay all bets still in at that value.',
      'La manche se termine à {top}. Nous payons alors à cette valeur toutes les mises en jeu.',
    ],
    caps2: [
      'We cash out a bet automatically when it reaches the max win. You see the multiplier for this before you bet.',
      'L’encaissement est automatique quand une mise atteint le gain max. par mise. Vous voyez le multiplicateur correspondant avant de miser.',
    ],
    capsOpen: [
      'When betting opens, we publish the limits for all bets of that round. A bet for the next round gets its final max multiplier then.',
      'À l’ouverture des mises, nous publions les limites de toutes les mises de la manche. Une mise pour la manche suivante reçoit alors son multiplicateur max. définitif.',
    ],
    capsExample: [
      'With today’s bankroll, a stake of {low} gold has a max multiplier of {lowCap}. For a stake of {high} gold, it’s {highCap}.',
      'Avec la bankroll du jour, miser {low} pièces d’or donne un multiplicateur max. de {lowCap}. Pour une mise de {high} pièces d’or, il est de {highCap}.',
    ],
    caps3: [
      'Each round also has a limit. When betting closes, we publish the multiplier at which we’ll cash out every remaining bet.',
      'Chaque manche a aussi une limite. À la clôture, nous publions le multiplicateur auquel nous paierons les mises encore en jeu.',
    ],
    capsFloor: [
      'That multiplier depends on bets and published limits, and says nothing about the round’s end. We refuse a bet that would push it below {floor}.',
      'Ce multiplicateur dépend des mises et des limites publiées, jamais de l’issue de la manche. Nous refusons une mise qui l’abaisserait sous {floor}.',
    ],
    caps4: [
      'A limit can only cash out an accepted bet earlier, at its full value then. The RTP stays at 99%.',
      'Sur une mise acceptée, une limite ne peut qu’avancer l’encaissement, à la valeur du moment. Le TRJ reste de 99 %.',
    ],
    trouble: ['If our service is interrupted', 'Si notre service est interrompu'],
    trouble1: [
      'If this happens while betting is open, bets already placed remain valid. Betting closes at the announced time.',
      'Avant la clôture, les mises déjà placées restent valables. La clôture a lieu au moment annoncé.',
    ],
    trouble2: [
      'After betting closes, the round starts (3-second countdown) if we’re back within a minute. Otherwise, we settle auto cash-outs by the round’s own result and refund all other bets.',
      'Après la clôture, si nous reprenons sous une minute, la manche démarre après 3 secondes. Sinon, nous réglons les encaissements auto selon son résultat et remboursons les autres mises.',
    ],
    trouble3: [
      'During a round, cash-outs already made remain valid. We settle auto cash-outs by the round’s own result, as if nothing had happened.',
      'Pendant une manche, les encaissements déjà faits restent valables. Nous réglons les encaissements auto selon le résultat de la manche, comme d’habitude.',
    ],
    trouble4Steps: [
      'We cash out bets without auto cash-out at the last step shown, never below 1.00×. You never get less than your screen showed.',
      'Nous payons les mises sans encaissement auto à la dernière étape affichée, jamais sous 1,00×. Vous ne recevez jamais moins que ce que montrait votre écran.',
    ],
    trouble4Curve: [
      'We cash out bets without auto cash-out at the last value our server recorded. It’s never below 1.00×, but your screen may have shown slightly more.',
      'Nous payons les mises sans encaissement auto à la dernière valeur enregistrée par notre serveur. Elle n’est jamais inférieure à 1,00×, mais votre écran a pu afficher un peu plus.',
    ],
    trouble5: [
      'We publish the hash of an interrupted round, as we do for any other. We also publish the last moment that our server recorded.',
      'Nous publions l’empreinte d’une manche interrompue, comme celle de toute autre manche. Nous publions aussi le dernier instant enregistré par notre serveur.',
    ],
    verify2: [
      'We calculate the end of a round with HMAC-SHA256. The key is the round’s hash, and the text is:',
      'La fin d’une manche se calcule avec HMAC-SHA256. La clé est l’empreinte de la manche et le texte est :',
    ],
    verify3: [
      'The first 52 bits form a number r. The round ends at ⌊99 × 2⁵² ÷ (2⁵² − r)⌋ hundredths, and never below 1.00×.',
      'Les 52 premiers bits forment un nombre r. La manche se termine à ⌊99 × 2⁵² ÷ (2⁵² − r)⌋ centièmes, et au moins à 1,00×.',
    ],
    verify4: [
      'Tap a past round or one of your bets. The app recalculates it on your own device.',
      'Touchez une manche passée ou une de vos mises. L’application la recalcule sur votre propre appareil.',
    ],
  },
  rulesMessages,
)

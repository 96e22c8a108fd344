import type { ContentItem } from './content.ts'

const faq = (id: string, en: [string, string], fr: [string, string]): ContentItem => ({
  kind: 'faq',
  id,
  en: { question: en[0], answer: en[1] },
  fr: { question: fr[0], answer: fr[1] },
})

const channel = (id: string, en: string, fr: string): ContentItem => ({
  kind: 'contact',
  id,
  // Empty until the operator fills in his own: the app then says that it is not open yet.
  en: { channel: id, name: en, target: '' },
  fr: { channel: id, name: fr, target: '' },
})

export const samples: readonly ContentItem[] = [
  {
    kind: 'banner',
    id: 'roller',
    en: {
      title: 'One roll. 100,000 outcomes.',
      text: 'Pick your own odds, from 1.0102× to 99,000×. 99% return, always.',
      action: 'Play Lucky Roller',
      target: '/pages/homeGames/hashDice/hashDice',
      art: 'roller',
    },
    fr: {
      title: 'Un tirage. 100 000 issues.',
      text: 'Choisissez vos chances, de 1,0102× à 99 000×. Retour de 99 %, toujours.',
      action: 'Jouer à Lucky Roller',
      target: '/pages/homeGames/hashDice/hashDice',
      art: 'roller',
    },
  },
  {
    kind: 'banner',
    id: 'fair',
    en: {
      title: 'See through the house.',
      text: 'Every outcome is fixed by a hash before you bet. Check any of them yourself.',
      action: 'How it works',
      target: '/pages/homeGames/hashDiceRules/hashDiceRules',
      art: 'glass',
    },
    fr: {
      title: 'Une maison transparente.',
      text: 'Chaque résultat est fixé par une empreinte avant votre mise. Vérifiez-le vous-même.',
      action: 'Comment ça marche',
      target: '/pages/homeGames/hashDiceRules/hashDiceRules',
      art: 'glass',
    },
  },
  {
    kind: 'banner',
    id: 'sandbox',
    en: {
      title: 'Play money, real rules.',
      text: 'This house runs in sandbox mode: every new player gets 100,000 gold to try it out.',
      action: 'Open an account',
      target: '/pages/login/login?mode=register',
      art: 'coins',
    },
    fr: {
      title: 'Argent fictif, vraies règles.',
      text: 'Cette maison est en mode démonstration : chaque nouveau joueur reçoit 100 000 pièces pour essayer.',
      action: 'Ouvrir un compte',
      target: '/pages/login/login?mode=register',
      art: 'coins',
    },
  },
  faq(
    'gold',
    [
      'What is gold?',
      'Gold is the unit of this house. 100000 gold coins equal 100 dollars. In sandbox mode gold is play money and can not be bought or paid out.',
    ],
    [
      'Qu’est-ce que l’or ?',
      'L’or est l’unité de cette maison. 100000 pièces d’or valent 100 dollars. En mode démonstration, l’or est fictif : il ne s’achète pas et ne se retire pas.',
    ],
  ),
  faq(
    'fair',
    [
      'How do I know that a result was not made up?',
      'Before you bet, the server shows the hash of its secret seed, and your browser adds a seed of its own. Together they fix every result. When you change seeds the secret is revealed, and you can compute each result again.',
    ],
    [
      'Comment savoir qu’un résultat n’est pas inventé ?',
      'Avant votre mise, le serveur montre l’empreinte de sa graine secrète et votre navigateur ajoute la sienne. Ensemble, elles fixent chaque résultat. Quand vous changez de graines, la graine secrète est révélée et vous pouvez tout recalculer.',
    ],
  ),
  faq(
    'verify',
    [
      'How do I verify a bet?',
      'Open My bets in the game, tap a bet, then Verify. If its seed is still in use, change seeds first: that reveals it.',
    ],
    [
      'Comment vérifier une mise ?',
      'Ouvrez « Mes mises » dans le jeu, touchez une mise, puis « Vérifier ». Si sa graine est encore utilisée, changez d’abord de graines : cela la révèle.',
    ],
  ),
  faq(
    'return',
    [
      'What does “99% return” mean?',
      'Over very many bets, 99 of 100 gold staked come back as payouts. Any single bet can win or lose. The house keeps 1%, the same for everyone.',
    ],
    [
      'Que signifie « retour de 99 % » ?',
      'Sur un très grand nombre de paris, 99 pièces sur 100 misées reviennent en gains. Un pari isolé peut gagner ou perdre. La maison garde 1 %, le même pour tous.',
    ],
  ),
  faq(
    'limit',
    [
      'Why is there a largest bet?',
      'The house must be able to pay every win at once. The largest win follows the bankroll; a limit never changes the odds.',
    ],
    [
      'Pourquoi une mise maximale ?',
      'La maison doit pouvoir payer chaque gain immédiatement. Le gain maximal suit la banque ; une limite ne change jamais les chances.',
    ],
  ),
  faq(
    'connection',
    [
      'What if my connection breaks during a bet?',
      'A bet is either fully settled or never happened. Your app asks again with the same number, so nothing is counted twice. My bets shows what is true.',
    ],
    [
      'Et si ma connexion coupe pendant un pari ?',
      'Un pari est entièrement réglé ou n’a jamais eu lieu. L’application redemande avec le même numéro : rien n’est compté deux fois. « Mes mises » montre ce qui est vrai.',
    ],
  ),
  faq(
    'password',
    ['I forgot my password.', 'Contact us from the phone number of your account. We never ask for your password.'],
    [
      'J’ai oublié mon mot de passe.',
      'Contactez-nous depuis le numéro de votre compte. Nous ne demandons jamais votre mot de passe.',
    ],
  ),
  {
    kind: 'about',
    id: 'about',
    en: {
      title: 'The casino you can see through',
      paragraphs: [
        'Glasshouse is a game house without curtains. Every outcome is committed to before you bet, every coin is booked in one ledger, and anyone can check both.',
        'Nothing about you enters an outcome: not your balance, not your history, not your stake. The return of each game stands beside its button.',
        'Latest bets and wins are real bets of real players. When it is quiet, it looks quiet.',
      ],
      place: {
        name: 'The Palm House, Kew',
        text: 'An example, until the operator enters the address of his own house.',
        lat: 51.4789,
        lng: -0.2928,
      },
    },
    fr: {
      title: 'Le casino transparent',
      paragraphs: [
        'Glasshouse est une maison de jeux sans rideaux. Chaque résultat est engagé avant votre mise, chaque pièce est inscrite dans un seul grand livre, et chacun peut vérifier les deux.',
        'Rien de vous n’entre dans un résultat : ni votre solde, ni votre historique, ni votre mise. Le retour de chaque jeu est affiché près de son bouton.',
        'Les derniers paris et gains sont de vrais paris de vrais joueurs. Quand c’est calme, cela se voit.',
      ],
      place: {
        name: 'La Palm House, à Kew',
        text: 'Un exemple, jusqu’à ce que l’opérateur inscrive l’adresse de sa maison.',
        lat: 51.4789,
        lng: -0.2928,
      },
    },
  },
  channel('whatsapp', 'WhatsApp', 'WhatsApp'),
  channel('whatsappGroup', 'WhatsApp group', 'Groupe WhatsApp'),
  channel('whatsappService', 'WhatsApp service', 'Service WhatsApp'),
  channel('telegram', 'Telegram', 'Telegram'),
  channel('telegramGroup', 'Telegram group', 'Groupe Telegram'),
  channel('telegramService', 'Telegram service', 'Service Telegram'),
]

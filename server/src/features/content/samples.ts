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
  // Empty until the operator sets one; the app then shows the channel as not open yet.
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
      audience: 'visitors',
    },
    fr: {
      title: 'Argent fictif, vraies règles.',
      text: 'Cette maison est en mode démonstration : chaque nouveau joueur reçoit 100 000 pièces pour essayer.',
      action: 'Ouvrir un compte',
      target: '/pages/login/login?mode=register',
      art: 'coins',
      audience: 'visitors',
    },
  },
  faq(
    'gold',
    [
      'What is gold?',
      'Gold is the unit of every balance and bet. 100000 gold coins equal 100 dollars. In test mode gold is play money: deposits and withdrawals go through test services, and no real money moves.',
    ],
    [
      'Qu’est-ce que l’or ?',
      'L’or est l’unité de tous les soldes et de toutes les mises. 100000 pièces d’or valent 100 dollars. En mode test, l’or est fictif : les dépôts et les retraits passent par des services de test, et aucun argent réel ne circule.',
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
      'Over very many bets, a game with a 99% return to player (RTP) pays back 99 of every 100 gold staked. Any single bet can win or lose. Each game shows its own RTP, and it’s the same for everyone.',
    ],
    [
      'Que signifie « retour de 99 % » ?',
      'Sur un très grand nombre de mises, un jeu dont le taux de retour (TRJ) est de 99 % paie 99 pièces d’or pour 100 misées. Une mise isolée peut gagner ou perdre. Chaque jeu affiche son TRJ, le même pour tous.',
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
    'recharge',
    [
      'How do I deposit?',
      'Open Wallet, then Recharge. Fiat takes you to the page of the payment service, and Crypto shows your deposit address. You see the price before you pay. We credit your gold when the payment is confirmed.',
    ],
    [
      'Comment déposer ?',
      'Ouvrez le portefeuille, puis « Recharger ». Monnaie vous mène à la page du service de paiement, et Crypto affiche votre adresse de dépôt. Le prix est affiché avant le paiement. Votre or est crédité dès que le paiement est confirmé.',
    ],
  ),
  faq(
    'withdrawal',
    [
      'How do I withdraw, and how long does it take?',
      'Open Wallet, then Cash out. You see the fee and what you’ll receive before you confirm. Most withdrawals are sent automatically. Our team approves larger ones first, and also those of gold that you deposited but haven’t staked. You can cancel until we approve it.',
    ],
    [
      'Comment retirer, et en combien de temps ?',
      'Ouvrez le portefeuille, puis « Retirer ». Les frais et le montant que vous recevrez sont affichés avant la confirmation. La plupart des retraits partent automatiquement. Notre équipe approuve d’abord les plus élevés, ainsi que ceux d’un or déposé mais pas encore misé. Vous pouvez annuler jusqu’à l’approbation.',
    ],
  ),
  faq(
    'limits',
    [
      'How do I set a limit or stop gambling for a while?',
      'Open Account, then Limits. Lower limits apply immediately. Raising or removing one takes 24 hours and a second confirmation. A time-out or self-exclusion can’t be reversed before it ends. You can always withdraw.',
    ],
    [
      'Comment fixer une limite ou arrêter de jouer un moment ?',
      'Ouvrez « Compte », puis « Limites ». Une limite plus basse s’applique immédiatement. En relever ou en supprimer une demande 24 heures et une seconde confirmation. Une pause ou une auto-exclusion ne peut pas être annulée avant sa fin. Vous pouvez toujours retirer.',
    ],
  ),
  faq(
    'cancel',
    [
      'Can I cancel a bet?',
      'In Crash, Soccer Boy, Bomb and Rich Bomb you can cancel a bet until betting closes, and your stake is refunded. In all other games a bet is final once it’s accepted.',
    ],
    [
      'Puis-je annuler une mise ?',
      'Dans Crash, Soccer Boy, Bomb et Rich Bomb, vous pouvez annuler une mise jusqu’à la clôture des mises : elle est remboursée. Dans tous les autres jeux, une mise acceptée est définitive.',
    ],
  ),
  faq(
    'vip',
    [
      'What is VIP?',
      'VIP gives you longer messages and every AI character, for the days you pay for. You pay once and it ends automatically. It never changes odds, limits or payouts.',
    ],
    [
      'Qu’est-ce que le VIP ?',
      'Le VIP vous donne des messages plus longs et tous les personnages IA, pour les jours que vous payez. Vous payez une fois et il se termine automatiquement. Il ne change jamais ni les chances, ni les limites, ni les paiements.',
    ],
  ),
  faq(
    'refer',
    [
      'How does inviting friends work?',
      'Open Refer and share your invitation code. You receive a rebate on the bets of friends who join with it. It’s paid from our house edge, so it costs your friends nothing and changes no odds. Refer shows how each day is calculated.',
    ],
    [
      'Comment fonctionne l’invitation d’amis ?',
      'Ouvrez « Parrainer » et partagez votre code d’invitation. Vous recevez une ristourne sur les mises des amis qui s’inscrivent avec ce code. Elle est prélevée sur l’avantage de la maison : elle ne coûte rien à vos amis et ne change aucune chance. La page montre le calcul de chaque jour.',
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
    },
    fr: {
      title: 'Le casino transparent',
      paragraphs: [
        'Glasshouse est une maison de jeux sans rideaux. Chaque résultat est engagé avant votre mise, chaque pièce est inscrite dans un seul grand livre, et chacun peut vérifier les deux.',
        'Rien de vous n’entre dans un résultat : ni votre solde, ni votre historique, ni votre mise. Le retour de chaque jeu est affiché près de son bouton.',
        'Les derniers paris et gains sont de vrais paris de vrais joueurs. Quand c’est calme, cela se voit.',
      ],
    },
  },
  channel('whatsapp', 'WhatsApp', 'WhatsApp'),
  channel('whatsappGroup', 'WhatsApp group', 'Groupe WhatsApp'),
  channel('whatsappService', 'WhatsApp service', 'Service WhatsApp'),
  channel('telegram', 'Telegram', 'Telegram'),
  channel('telegramGroup', 'Telegram group', 'Groupe Telegram'),
  channel('telegramService', 'Telegram service', 'Service Telegram'),
]

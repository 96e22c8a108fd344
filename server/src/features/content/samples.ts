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

const samples: readonly ContentItem[] = [
  {
    kind: 'banner',
    id: 'roller',
    en: {
      title: 'One roll. 100,000 outcomes.',
      text: 'Choose your multiplier, from 1.0102× to 99,000×. 99% RTP before rounding.',
      action: 'Play Lucky Roller',
      target: '/pages/homeGames/hashDice/hashDice',
      art: 'roller',
    },
    fr: {
      title: 'Un lancer. 100 000 résultats possibles.',
      text: 'Multiplicateur de 1,0102× à 99 000×. Taux de retour de 99 % avant arrondi.',
      action: 'Jouer à Lucky Roller',
      target: '/pages/homeGames/hashDice/hashDice',
      art: 'roller',
    },
  },
  {
    kind: 'banner',
    id: 'fair',
    en: {
      title: 'A casino you can see through.',
      text: 'We lock in our part of every result before you bet. A hash proves it. Verify any result yourself.',
      action: 'How it works',
      target: '/pages/homeGames/hashDiceRules/hashDiceRules',
      art: 'glass',
    },
    fr: {
      title: 'Un casino transparent.',
      text: 'Nous fixons notre contribution à chaque résultat avant votre mise. Vérifiez-la vous-même.',
      action: 'Fonctionnement',
      target: '/pages/homeGames/hashDiceRules/hashDiceRules',
      art: 'glass',
    },
  },
  {
    kind: 'banner',
    id: 'sandbox',
    en: {
      title: 'Play money, real rules.',
      text: 'Glasshouse is in test mode. Every new player gets 100,000 gold in play money.',
      action: 'Open an account',
      target: '/pages/login/login?mode=register',
      art: 'coins',
      audience: 'visitors',
    },
    fr: {
      title: 'Argent fictif, vraies règles.',
      text: 'Glasshouse est en mode test. Chaque nouveau joueur reçoit 100 000 pièces d’or fictives.',
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
      'Gold is the unit of every balance and bet. 100000 gold coins equal 100 dollars. In test mode, gold is play money, and no real money moves.',
    ],
    [
      'Qu’est-ce que l’or ?',
      'L’or est l’unité de tous les soldes et de toutes les mises. 100 000 pièces d’or valent 100 dollars. En mode test, l’or est fictif. Les dépôts et les retraits passent par des services de test. Aucun argent réel ne circule.',
    ],
  ),
  faq(
    'fair',
    [
      'How do I know a result wasn’t made up?',
      'We lock in our part of every result before you bet. In single-player games, we first show you the hash of our server seed. Then we add your client seed. When you change seeds, we reveal the server seed and you can verify every bet. Shared rounds come from a hash chain fixed in advance.',
    ],
    [
      'Comment savoir qu’un résultat n’est pas inventé ?',
      'Nous fixons notre contribution à chaque résultat avant votre mise. Dans les jeux solo, nous affichons d’abord l’empreinte (hash) de la graine du serveur. Nous combinons ensuite cette graine avec votre graine client. Quand vous changez de graines, nous révélons celle du serveur. Vous pouvez alors vérifier chaque mise. Les manches communes viennent d’une chaîne d’empreintes fixée à l’avance.',
    ],
  ),
  faq(
    'verify',
    [
      'How do I verify a bet?',
      'Open My bets in the game and tap a bet. Then tap Verify this bet. If its server seed is still in use, change seeds first to reveal it.',
    ],
    [
      'Comment vérifier une mise ?',
      'Ouvrez « Mes mises » dans le jeu et touchez une mise, puis « Vérifier cette mise ». Si sa graine du serveur est encore utilisée, changez d’abord de graines pour la révéler.',
    ],
  ),
  faq(
    'return',
    [
      'What does “99% RTP” mean?',
      'RTP means return to player. At 99%, a game pays about 99 of every 100 gold over very many bets. Any single bet can win or lose. Each game shows its own RTP, and it’s the same for everyone.',
    ],
    [
      'Que signifie « taux de retour de 99 % » ?',
      'Le taux de retour (TRJ) mesure ce qu’un jeu paie en moyenne aux joueurs. À 99 %, le jeu paie environ 99 pièces d’or pour 100 misées. Cette moyenne porte sur de très nombreuses mises. Une mise isolée peut être gagnante ou perdante. Chaque jeu affiche son taux de retour, le même pour tous.',
    ],
  ),
  faq(
    'limit',
    [
      'Why is there a max stake?',
      'We must be able to pay every win in full. So the max win depends on the bankroll, and the max stake follows from it. A limit never changes your chances.',
    ],
    [
      'Pourquoi une mise maximale ?',
      'Nous devons pouvoir payer chaque gain en entier. Le gain maximal dépend donc de la bankroll, et la mise maximale en découle. Une limite ne change jamais vos chances.',
    ],
  ),
  faq(
    'connection',
    [
      'What if my connection drops during a bet?',
      'A bet is either placed in full or not at all. The app sends it again with the same ID, so it’s never placed twice. In a shared round, your bet stays in play, and your auto cash-out still applies. My bets shows every bet you placed.',
    ],
    [
      'Et si ma connexion se coupe pendant une mise ?',
      'Une mise est placée en entier ou pas du tout. L’application la renvoie avec le même identifiant, donc elle n’est jamais placée deux fois. Dans une manche commune, votre mise reste en jeu et votre encaissement auto s’applique. « Mes mises » affiche toutes vos mises placées.',
    ],
  ),
  faq(
    'recharge',
    [
      'How do I deposit?',
      'Open Wallet, then Recharge. Fiat opens the payment service’s page. Crypto shows your deposit address. You see the price before you pay. We’ll credit your gold once the payment is confirmed.',
    ],
    [
      'Comment déposer ?',
      'Ouvrez « Portefeuille », puis « Recharger ». « Fiat » vous mène à la page du service de paiement. « Crypto » affiche votre adresse de dépôt. Vous voyez le prix avant de payer. Nous créditerons votre or une fois le paiement confirmé.',
    ],
  ),
  faq(
    'withdrawal',
    [
      'How do I withdraw, and how long does it take?',
      'Open Wallet, then Cash out. You see the fee and what you’ll receive before you confirm. We send most withdrawals automatically. Our team first reviews larger ones, and those requested before you’ve staked your deposit. With a new payout account or browser, we may hold a withdrawal for a day. You can cancel a withdrawal while it’s on hold or under review.',
    ],
    [
      'Comment retirer, et en combien de temps ?',
      'Ouvrez « Portefeuille », puis « Retirer ». Vous voyez les frais et le montant que vous recevrez avant de confirmer. Nous envoyons la plupart des retraits automatiquement. Notre équipe examine d’abord les plus élevés. Elle examine aussi ceux que vous demandez avant d’avoir misé l’or déposé. Nous pouvons retenir un retrait pendant un jour. C’est possible si le compte de retrait ou le navigateur est nouveau. Vous pouvez annuler un retrait tant qu’il est retenu ou en cours d’examen.',
    ],
  ),
  faq(
    'limits',
    [
      'How do I set a limit or stop gambling for a while?',
      'Open Account, then Limits. Lower limits apply immediately. Raising or removing one takes 24 hours and a second confirmation. A time-out or self-exclusion can’t be cancelled. You can still withdraw your gold during both.',
    ],
    [
      'Comment fixer une limite ou arrêter de jouer un moment ?',
      'Ouvrez « Compte », puis « Limites ». Une limite plus basse s’applique immédiatement. Augmenter ou supprimer une limite prend 24 heures et demande une seconde confirmation. Une pause ou une auto-exclusion ne peut pas être annulée. Dans les deux cas, vous pouvez toujours retirer votre or.',
    ],
  ),
  faq(
    'cancel',
    [
      'Can I cancel a bet?',
      'In Crash, Soccer Boy, Bomb and Rich Bomb, you can cancel it until betting closes. We’ll refund your stake. In all other games, a placed bet is final.',
    ],
    [
      'Puis-je annuler une mise ?',
      'Oui, jusqu’à la clôture, dans Crash, Soccer Boy, La Bombe et Bombe en or. Nous remboursons alors votre mise. Dans tous les autres jeux, une mise placée est définitive.',
    ],
  ),
  faq(
    'vip',
    [
      'What is VIP?',
      'VIP gives you longer messages and every AI character, for the days you buy. You pay once, and it ends automatically. It never changes your chances, limits or payouts.',
    ],
    [
      'Qu’est-ce que le VIP ?',
      'Le VIP vous donne des messages plus longs et tous les personnages IA. Vous payez une fois les jours choisis, et votre accès prend fin automatiquement. Le VIP ne change jamais vos chances, vos limites ni vos paiements.',
    ],
  ),
  faq(
    'refer',
    [
      'How does inviting friends work?',
      'Open Refer and share your invitation code. You receive a rebate on the bets of friends who join with it. We pay it from the house edge, so it costs your friends nothing. Their chances stay the same. Refer shows how we calculate each day.',
    ],
    [
      'Comment fonctionne l’invitation d’amis ?',
      'Ouvrez « Parrainer » et partagez votre code d’invitation. Vous recevez une ristourne sur les mises des amis qui s’inscrivent avec ce code. Nous la payons sur l’avantage de la maison. Elle ne coûte rien à vos amis et ne change pas leurs chances. La page montre le calcul de chaque jour.',
    ],
  ),
  faq(
    'password',
    [
      'I forgot my password.',
      'Select “Forgot password?” on the login page. We’ll send a code to your verified phone number or email address. You can also log in with a passkey. If nothing works, contact us. We never ask for your password or a code by email or phone.',
    ],
    [
      'J’ai oublié mon mot de passe.',
      'Touchez « Mot de passe oublié ? » sur la page de connexion. Nous enverrons un code à votre numéro ou à votre adresse e-mail vérifiés. Une clé d’accès fonctionne aussi. Si rien ne fonctionne, contactez-nous. Nous ne demandons jamais votre mot de passe ni un code par e-mail ou téléphone.',
    ],
  ),
  {
    kind: 'about',
    id: 'about',
    en: {
      title: 'The casino you can see through',
      paragraphs: [
        'At Glasshouse, we lock in our part of every result before you bet. Anyone can verify it afterwards. One ledger records every transaction. Proof of reserves shows what we owe and what we hold.',
        'Your balance, history and stake never influence a result. Each game shows its RTP.',
        'Latest bets shows only real bets by real players. When it’s quiet, it looks quiet.',
      ],
    },
    fr: {
      title: 'Le casino transparent',
      paragraphs: [
        'Chez Glasshouse, nous fixons notre contribution à chaque résultat avant votre mise. Chacun peut la vérifier ensuite. Un registre unique contient toutes les opérations. La Preuve de réserves montre ce que nous devons et ce que nous détenons.',
        'Votre solde, votre historique et votre mise n’influencent jamais un résultat. Chaque jeu affiche son taux de retour.',
        'Les dernières mises affichées sont de vraies mises de vrais joueurs. Quand c’est calme, cela se voit.',
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

/** Without the banner about play money where gold is real money. */
export const sampleContent = (isSandbox: boolean): readonly ContentItem[] =>
  isSandbox ? samples : samples.filter(({ kind, id }) => kind !== 'banner' || id !== 'sandbox')

// The user agreement: each heading with its text. It promises only what we do.

export const agreement: Readonly<Record<'en' | 'fr', Readonly<Record<string, string>>>> = {
  en: {
    'Who can play':
      'You must be at least 18, or older where the law requires it. Gambling must be legal where you are. We may check the country of your internet connection. Each person can have only one account.',
    'Your account':
      'Keep your password to yourself. Anything done while you are logged in counts as done by you. Tell us immediately if someone else gets into your account.',
    Gold: 'Glasshouse counts in gold. 100000 gold coins equal 100 dollars. In test mode, gold is play money. Deposits and withdrawals then go through test services, and no real money moves.',
    Bets: 'A bet is placed when we confirm it. In Crash, Soccer Boy, Bomb and Rich Bomb, you can cancel until betting closes. In all other games, a placed bet is final. We show the chances, the RTP and the game’s stake limits before you bet. They are the same for everyone.',
    Fairness:
      'Before the bet, we publish a hash that locks in our part of every result. In shared rounds, a public value that is signed after betting closes can also decide. If it does not arrive, we refund all bets of the round. Once everything is revealed, you can calculate the result yourself. If a result ever differs from the published values, those values decide.',
    Errors:
      'We either settle a bet in full or treat it as never placed. If an error credits or debits the wrong amount, we correct it. The correction appears in your transaction history.',
    'Safer gambling':
      'You can stop at any time. Never gamble with money you need. If gambling stops being fun, take a time-out or self-exclude, and talk to someone. A time-out or self-exclusion applies to you in every account. We recognise you by your phone, email, payout account, identity and browser.',
    'Your data':
      'We store your phone number encrypted and your password only as a hash. We keep your bets so that they can be verified. Your name is partly hidden in public lists unless you choose to show it. We do not sell your data. The Privacy page says who else receives data.',
    Misuse:
      'We close the accounts of anyone who uses software to run many accounts. The same applies to false identities, and to attacks on other players or our systems. Gold that you won fairly stays yours.',
    Changes:
      'We record which version you agreed to. A new version applies to you only once you have agreed to it. Until then you cannot bet or deposit, but you can withdraw. The rules of a game never change for a bet that is already placed.',
  },
  fr: {
    'Qui peut jouer':
      'Vous devez avoir au moins 18 ans, ou plus si la loi l’exige là où vous êtes. Les jeux d’argent doivent y être autorisés. Nous pouvons vérifier le pays de votre connexion. Chaque personne ne peut avoir qu’un seul compte.',
    'Votre compte':
      'Gardez votre mot de passe pour vous. Tout ce qui est fait pendant que vous êtes connecté est réputé fait par vous. Prévenez-nous immédiatement si quelqu’un d’autre accède à votre compte.',
    'L’or':
      'L’unité de Glasshouse est la pièce d’or. 100 000 pièces d’or valent 100 dollars. En mode test, l’or est de l’argent fictif. Les dépôts et les retraits passent alors par des services de test. Aucun argent réel ne circule.',
    'Les mises':
      'Une mise est placée quand nous la confirmons. Dans Crash, Soccer Boy, La Bombe et Bombe en or, vous pouvez l’annuler jusqu’à la clôture. Dans tous les autres jeux, une mise placée est définitive. Avant la mise, nous affichons les chances, le taux de retour (TRJ) et les limites de mise. Ils sont les mêmes pour tous.',
    'L’équité':
      'Notre contribution à chaque résultat est fixée par une empreinte (hash) que nous publions avant la mise. Dans les manches communes, une valeur publique signée après la clôture des mises peut aussi compter. Si elle n’arrive pas, nous remboursons toutes les mises de la manche. Une fois tout révélé, vous pouvez recalculer le résultat. Si un résultat différait des valeurs publiées, celles-ci feraient foi.',
    'Les erreurs':
      'Soit nous réglons une mise en totalité, soit nous la considérons comme jamais placée. Si une erreur crédite ou débite un montant incorrect, nous la corrigeons. La correction apparaît dans votre historique des opérations.',
    'Jeu responsable':
      'Vous pouvez arrêter à tout moment. Ne jouez jamais l’argent dont vous avez besoin. Si le jeu n’est plus un plaisir, faites une pause ou auto-excluez-vous. Parlez-en à un proche ou à une ligne d’écoute. Une pause ou une auto-exclusion s’applique à tous vos comptes. Nous vous reconnaissons à votre téléphone, votre e-mail, votre compte de retrait, votre identité et votre navigateur.',
    'Vos données':
      'Nous conservons votre numéro de téléphone chiffré, et votre mot de passe uniquement sous forme d’empreinte. Nous gardons vos mises pour qu’elles restent vérifiables. Nous masquons en partie votre nom dans les listes publiques, sauf si vous choisissez de l’afficher. Nous ne vendons pas vos données. La page Confidentialité indique qui d’autre en reçoit.',
    'Les abus':
      'Nous fermons les comptes de toute personne qui en gère un grand nombre par logiciel. Cela vaut aussi en cas de fausse identité ou d’attaque contre d’autres joueurs ou nos systèmes. L’or gagné loyalement reste à vous.',
    'Les changements':
      'Nous enregistrons la version que vous avez acceptée. Une nouvelle version ne s’applique à vous qu’après votre accord. D’ici là, vous ne pouvez ni miser ni déposer, mais vous pouvez retirer votre or. Les règles d’un jeu ne changent jamais pour une mise déjà placée.',
  },
}

// The user agreement: each heading with its text. It promises only what we do.

export const agreement: Readonly<Record<'en' | 'fr', Readonly<Record<string, string>>>> = {
  en: {
    'Who may play':
      'You are at least 18, or older where your law asks for more, and play where it is allowed. One person has one account.',
    'Your account':
      'Keep your password to yourself. What is done while logged in counts as done by you. Tell us at once if someone else got in.',
    Gold: 'Gold coins are the unit of this house: 100000 gold coins equal 100 dollars. In test mode gold is play money. Deposits and withdrawals then go through test services, and no real money moves.',
    Bets: 'A bet counts once the server has answered that it is accepted. In Crash, Soccer Boy, Bomb and Rich Bomb you may cancel it until betting closes; in all other games it is final. Odds, return and limits are shown before you bet and are the same for everybody.',
    Fairness:
      'Every outcome is fixed by a hash that is published before the bet. After the seeds are revealed you can compute it again. Should a result ever differ from its commitment, the commitment counts.',
    Faults:
      'A bet is either settled in full or it never happened. What was booked wrongly through a fault is booked back openly, in the ledger that you can see.',
    Stopping:
      'You may stop at any time. Never play with money you need. If play is no longer fun, take a break and seek help.',
    'Your data':
      'We keep your phone number encrypted, your password only as a hash, and your bets so that they stay verifiable. In public lists your name is masked. We sell nothing about you.',
    Misuse:
      'Programs that play many accounts, false identities and attacks on other players or on the house end the account. Gold that was won fairly stays yours.',
    Changes:
      'A new version of this agreement is shown to you before it applies. Rules of a game never change for a bet that was already placed.',
  },
  fr: {
    'Qui peut jouer':
      'Vous avez au moins 18 ans, ou davantage si votre loi l’exige, et jouez là où cela est permis. Une personne, un compte.',
    'Votre compte':
      'Gardez votre mot de passe pour vous. Ce qui est fait une fois connecté est réputé fait par vous. Prévenez-nous aussitôt si quelqu’un d’autre y a eu accès.',
    'L’or':
      'La pièce d’or est l’unité de cette maison : 100000 pièces d’or valent 100 dollars. En mode test, l’or est fictif : les dépôts et les retraits passent alors par des services de test, et aucun argent réel ne circule.',
    'Les paris':
      'Une mise compte dès que le serveur a répondu qu’elle est acceptée. Dans Crash, Soccer Boy, Bomb et Rich Bomb, vous pouvez l’annuler jusqu’à la clôture des mises ; dans tous les autres jeux, elle est définitive. Les chances, le retour et les limites sont affichés avant votre mise et sont les mêmes pour tous.',
    'L’équité':
      'Chaque résultat est fixé par une empreinte publiée avant la mise. Une fois les graines révélées, vous pouvez le recalculer. Si un résultat différait de son empreinte, l’empreinte ferait foi.',
    'Les pannes':
      'Un pari est entièrement réglé ou n’a jamais eu lieu. Ce qui aurait été compté à tort par une panne est corrigé ouvertement, dans le grand livre que vous pouvez voir.',
    'S’arrêter':
      'Vous pouvez arrêter à tout moment. Ne jouez jamais l’argent dont vous avez besoin. Si le jeu n’est plus un plaisir, faites une pause et demandez de l’aide.',
    'Vos données':
      'Votre numéro est conservé chiffré, votre mot de passe seulement sous forme d’empreinte, et vos paris pour rester vérifiables. Votre nom est masqué dans les listes publiques. Nous ne vendons rien de vous.',
    'Les abus':
      'Les programmes jouant de nombreux comptes, les fausses identités et les attaques contre les joueurs ou la maison mettent fin au compte. L’or gagné loyalement reste à vous.',
    'Les changements':
      'Toute nouvelle version de ces conditions vous est montrée avant de s’appliquer. Les règles d’un jeu ne changent jamais pour un pari déjà placé.',
  },
}

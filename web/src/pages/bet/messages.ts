import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    bet: 'Bet',
    title: 'Bet {id}',
    player: 'Player',
    stake: 'Stake',
    payout: 'Payout',
    time: 'Settled',
    share: 'Share this bet',
    check: 'Check it yourself',
    checkText: 'Everything that it takes is on this page. The verifier reckons it anew in your browser, step by step.',
    checkLater:
      'It can be verified as soon as its player changes seeds: then the server seed is told, and must have the fingerprint above. Everything else is known already.',
    verifier: 'Open in the verifier',
    rules: 'How results are fixed before the bet',
    returns: 'What every game returns',
    link: 'Link to this bet',
    none: 'There is no such bet',
    noneText: 'Only settled bets have a page. The number may be mistyped.',
  },
  fr: {
    bet: 'Mise',
    title: 'Mise nº {id}',
    player: 'Joueur',
    stake: 'Mise',
    payout: 'Paiement',
    time: 'Réglée le',
    share: 'Partager cette mise',
    check: 'Vérifiez vous-même',
    checkText: 'Tout ce qu’il faut est sur cette page. Le vérificateur le recalcule dans votre navigateur, pas à pas.',
    checkLater:
      'Elle pourra être vérifiée dès que son joueur changera de graines : la graine du serveur sera dite et devra avoir l’empreinte ci-dessus. Tout le reste est déjà connu.',
    verifier: 'Ouvrir dans le vérificateur',
    rules: 'Comment les résultats sont fixés avant la mise',
    returns: 'Ce que rend chaque jeu',
    link: 'Lien vers cette mise',
    none: 'Cette mise n’existe pas',
    noneText: 'Seules les mises réglées ont une page. Le numéro est peut-être mal écrit.',
  },
})

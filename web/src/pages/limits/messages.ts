import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineMessages(
  {
    title: ['Limits', 'Limites'],
    visitorText: [
      'Log in to set limits, take a time-out or self-exclude.',
      'Connectez-vous pour fixer des limites, faire une pause ou vous auto-exclure.',
    ],
    lead: [
      'Decide what you can afford to lose before you gamble. Lower limits apply immediately. Raising or removing one takes 24 hours and a second confirmation.',
      'Avant de jouer, décidez de la somme que vous pouvez vous permettre de perdre. Une limite plus basse s’applique immédiatement. Relever ou supprimer une limite prend 24 heures et demande une seconde confirmation.',
    ],
    figures: ['Net result and gambling time', 'Résultat net et temps de jeu'],
    day: ['Day', 'Jour'],
    week: ['Week', 'Semaine'],
    month: ['Month', 'Mois'],
    limits: ['My limits', 'Mes limites'],
    deposit: ['Deposit limit', 'Limite de dépôt'],
    depositText: [
      'The most you can deposit. Above it, we decline fiat deposits and hide your crypto deposit address.',
      'Le maximum que vous pouvez déposer. Au-delà, nous refusons les dépôts fiat et masquons votre adresse de dépôt crypto.',
    ],
    loss: ['Loss limit', 'Limite de perte'],
    lossText: [
      'Your stakes minus your payouts. Open bets count as losses until they settle.',
      'Vos mises moins les paiements reçus. Une mise en cours compte comme perdue jusqu’à son règlement.',
    ],
    stake: ['Stake limit', 'Limite de mise'],
    stakeText: ['The total of your stakes, whatever they pay.', 'Le total de vos mises, quels que soient vos gains.'],
    time: ['Time limit', 'Limite de temps'],
    timeText: [
      'The time you spend gambling, counted from bet to bet.',
      'Le temps passé à jouer, compté d’une mise à l’autre.',
    ],
    none: ['No limit', 'Aucune'],
    used: ['{used} used', 'Utilisé : {used}'],
    usedNone: ['{used} so far', 'Jusqu’ici : {used}'],
    ceiling: ['Limit set by us', 'Limite fixée par nous'],
    set: ['Set limit', 'Fixer'],
    setFor: ['Set limit: {limit}', 'Fixer : {limit}'],
    changeFor: ['Change: {limit}', 'Modifier : {limit}'],
    dayLimit: ['Daily {limit}', '{limit} par jour'],
    weekLimit: ['Weekly {limit}', '{limit} par semaine'],
    monthLimit: ['Monthly {limit}', '{limit} par mois'],
    // The kind of limit as part of the three texts above.
    depositName: ['deposit limit', 'Limite de dépôt'],
    lossName: ['loss limit', 'Limite de perte'],
    stakeName: ['stake limit', 'Limite de mise'],
    timeName: ['time limit', 'Limite de temps'],
    asked: ['Requested: {amount}.', 'Demande : {amount}.'],
    askedNone: ['Requested: no limit.', 'Demande : suppression de la limite.'],
    openFrom: ['You can confirm it from {from} until {until}.', 'Vous pourrez confirmer du {from} au {until}.'],
    openNow: [
      'If you don’t confirm before {until}, your current limit stays in force.',
      'Sans confirmation avant le {until}, votre limite actuelle reste en vigueur.',
    ],
    confirmChange: ['Confirm change', 'Confirmer le changement'],
    keep: ['Keep my limit', 'Garder ma limite'],
    gold: ['Gold', 'Or'],
    minutes: ['Minutes', 'Minutes'],
    appliesNow: [
      'This limit will apply immediately on all your devices.',
      'Cette limite s’appliquera immédiatement sur tous vos appareils.',
    ],
    appliesLater: [
      'Your limit of {amount} still applies. You can confirm the higher one from {from}. The request expires 7 days later.',
      'Votre limite de {amount} reste en vigueur. Vous pourrez confirmer la hausse à partir du {from}. La demande expirera 7 jours plus tard.',
    ],
    notNumber: ['Enter a whole number above zero.', 'Saisissez un nombre entier supérieur à zéro.'],
    tooMany: [
      'Enter {minutes} {minutes|minute|minutes} or fewer for a {period}.',
      'Saisissez {minutes} {minutes|minute|minutes} au plus par {period}.',
    ],
    ask: ['Request increase', 'Demander la hausse'],
    remove: ['Remove limit', 'Supprimer la limite'],
    removeText: [
      'Removing a limit takes 24 hours and a second confirmation.',
      'Supprimer une limite prend 24 heures et demande une seconde confirmation.',
    ],
    resets: ['This limit resets on {until}.', 'Le compteur de cette limite repartira à zéro le {until}.'],
    check: ['Reality check', 'Rappel de temps de jeu'],
    checkText: [
      'After this much time, we’ll pause betting and show your gambling time and net result.',
      'Après cette durée, nous suspendrons les mises. Nous afficherons votre temps de jeu et votre résultat net.',
    ],
    every: ['{n} min', '{n} min'],
    timeout: ['Take a time-out', 'Faire une pause'],
    timeoutText: [
      'You won’t be able to bet or deposit for the time you choose. A time-out can be extended but not cancelled.',
      'Vous ne pourrez ni miser ni déposer pendant la durée choisie. Une pause peut être prolongée, mais pas annulée.',
    ],
    duration: ['Duration', 'Durée'],
    days: ['{n} {n|day|days}', '{n} {n|jour|jours}'],
    startTimeout: ['Start time-out', 'Commencer la pause'],
    timeoutTitle: ['Start a time-out of {days}?', 'Commencer une pause de {days} ?'],
    timeoutEnds: [
      'It starts now and ends on {until}. We’ll refund queued bets. You can finish open rounds and games, and you can still withdraw.',
      'Elle commence maintenant et se termine le {until}. Nous rembourserons les mises en attente. Vous pourrez terminer les manches et parties en cours, et retirer votre or.',
    ],
    notNow: ['Not now', 'Pas maintenant'],
    exclusion: ['Self-exclusion', 'Auto-exclusion'],
    exclusionText: [
      'Stop gambling for 6 months to 5 years, or permanently. A self-exclusion can’t be cancelled.',
      'Arrêtez de jouer pendant 6 mois à 5 ans, ou définitivement. Une auto-exclusion ne peut pas être annulée.',
    ],
    months6: ['6 months', '6 mois'],
    months12: ['1 year', '1 an'],
    months24: ['2 years', '2 ans'],
    months60: ['5 years', '5 ans'],
    months0: ['Permanent', 'Définitive'],
    excludeTitle: ['Self-exclusion: {months}', 'Auto-exclusion : {months}'],
    effect1: [
      'We’ll log you out on every device immediately.',
      'Nous vous déconnecterons immédiatement de tous vos appareils.',
    ],
    effect2: [
      'During your self-exclusion, you can’t bet, deposit, collect reward gold or invest. Nobody can lift it early, not even our team.',
      'Pendant votre auto-exclusion, vous ne pourrez ni miser, ni déposer, ni investir. Vous ne pourrez pas non plus récupérer d’or de récompense. Personne ne peut la lever plus tôt, pas même notre équipe.',
    ],
    effect3: [
      'During your self-exclusion, nobody can open a new account with your phone number. This applies even if you close this account.',
      'Pendant votre auto-exclusion, personne ne pourra ouvrir un nouveau compte avec votre numéro de téléphone. Cela vaut même si vous fermez ce compte.',
    ],
    effect4: [
      'You can still log in to withdraw and to see your transactions and messages. Open rounds and games will finish.',
      'Vous pourrez toujours vous connecter pour retirer votre or et voir vos opérations et messages. Les manches et les parties en cours se termineront.',
    ],
    effect5: ['We won’t send you any advertising.', 'Nous ne vous enverrons aucune publicité.'],
    understand: [
      'I understand that I can’t cancel my self-exclusion before {until}.',
      'Je comprends que je ne peux pas annuler mon auto-exclusion avant le {until}.',
    ],
    understandPermanent: [
      'I understand that my self-exclusion is permanent and can’t be reversed.',
      'Je comprends que mon auto-exclusion est définitive et irréversible.',
    ],
    exclude: ['Self-exclude', 'M’auto-exclure'],
    counted: ['How we count', 'Comment nous calculons vos limites'],
    counted1: [
      'Days, weeks (from Monday) and months start at {time} (midnight UTC). A bet counts on the day you place it, unless it’s refunded.',
      'Les jours, les semaines (le lundi) et les mois commencent à {time} (minuit UTC). Une mise compte le jour où vous la placez, sauf si elle est remboursée.',
    ],
    counted2: [
      'We count the time between bets. Gaps count for 5 minutes at most. Gaps of 30 minutes or more don’t count.',
      'Nous comptons le temps entre vos mises. Chaque intervalle compte pour 5 minutes au plus. À partir de 30 minutes, il ne compte pas.',
    ],
    counted3: [
      'We can’t decline crypto deposits. We’ll credit those above your limit, and you can withdraw them. We’ll hide your deposit address until your limit allows deposits again.',
      'Nous ne pouvons pas refuser un dépôt crypto. S’il dépasse votre limite, nous le créditerons et vous pourrez le retirer. Nous masquerons votre adresse de dépôt tant que la limite sera atteinte.',
    ],
    counted4: [
      'Investments aren’t stakes and don’t count. You can’t invest during a time-out or self-exclusion.',
      'Les investissements ne sont pas des mises et ne comptent pas. Vous ne pouvez pas investir pendant une pause ou une auto-exclusion.',
    ],
  },
  sharedMessages,
)

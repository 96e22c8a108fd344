// The version of the user agreement, and what changed since the one before. Players who accepted an older version are asked again.

export const TERMS_VERSION = '2026-11-5'

export const TERMS_CHANGES: Readonly<Record<'en' | 'fr', readonly string[]>> = {
  en: [
    'A time-out or self-exclusion applies to you as a person, in every account. We recognise you by your phone, email, payout account, identity and browser.',
    'We may check the country of your internet connection before a bet or deposit. We store the country, not the IP address.',
    'A shared round’s result can also depend on a public value signed after betting closes. If this value doesn’t arrive, we’ll refund all bets of the round.',
    'When the agreement changes, we’ll ask you to accept it again. Until you do, you can’t bet or deposit.',
  ],
  fr: [
    'Une pause ou une auto-exclusion s’applique à votre personne, dans tous vos comptes. Nous vous reconnaissons à votre téléphone, votre e-mail et votre compte de retrait. Nous utilisons aussi votre identité et votre navigateur.',
    'Nous pouvons vérifier le pays de votre connexion avant une mise ou un dépôt. Nous enregistrons le pays, pas l’adresse IP.',
    'Le résultat d’une manche commune peut aussi dépendre d’une valeur publique. Cette valeur est signée après la clôture des mises. Si elle n’arrive pas, nous rembourserons toutes les mises de la manche.',
    'Quand les conditions changent, nous vous demandons de nouveau votre accord. Tant que vous ne l’avez pas donné, vous ne pouvez ni miser ni déposer.',
  ],
}

/** Versions are year, month and number. A node of an older version must not ask for its older terms. */
export function isNewerTerms(version: string, accepted: string): boolean {
  const [left, right] = [version, accepted].map((text) => text.split('-').map(Number)) as [number[], number[]]
  const at = left.findIndex((part, i) => part !== right[i])
  return at >= 0 && !((left[at] ?? 0) < (right[at] ?? 0))
}

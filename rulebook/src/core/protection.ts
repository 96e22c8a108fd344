// Player protection in figures: which limits there are, and how long a looser one waits.

/** Gold for the first three, minutes for time; `check` is how many minutes of play lie between two reality checks. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time', 'check'] as const
/** Days, weeks from Monday and months in UTC; `play` belongs to the reality check alone. */
export const limitPeriods = ['day', 'week', 'month', 'play'] as const
export type LimitKind = (typeof limitKinds)[number]
export type LimitPeriod = (typeof limitPeriods)[number]
/** How many minutes of play may lie between two reality checks; the last is what everyone has. */
export const CHECK_MINUTES = [15, 30, 60] as const
/** A looser limit can be confirmed after this time, and for as many days. */
export const LOOSER_AFTER_MS = 86_400_000
export const LOOSER_OPEN_DAYS = 7
export const BREAK_DAYS_MAX = 30
/** For how many months one may exclude oneself; 0 is for ever. */
export const EXCLUSION_MONTHS = [6, 12, 24, 60, 0] as const
/** The largest limit that can be set. */
export const LIMIT_MAX = 1_000_000_000_000

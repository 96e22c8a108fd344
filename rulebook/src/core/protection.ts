// Constants of player protection: kinds of limits, and how long a looser limit takes to apply.

/** The first three are gold, `time` is minutes, and `check` is the minutes of play between two reality checks. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time', 'check'] as const
/** Days, weeks from Monday, and months, all in UTC; only the reality check uses `play`. */
export const limitPeriods = ['day', 'week', 'month', 'play'] as const
export type LimitKind = (typeof limitKinds)[number]
export type LimitPeriod = (typeof limitPeriods)[number]
/** Allowed minutes of play between two reality checks; the last is the default. */
export const CHECK_MINUTES = [15, 30, 60] as const
/** A looser limit can be confirmed after this delay, and stays open for confirmation for this many days. */
export const LOOSER_AFTER_MS = 86_400_000
export const LOOSER_OPEN_DAYS = 7
export const BREAK_DAYS_MAX = 30
/** Allowed self-exclusion periods in months; 0 is permanent. */
export const EXCLUSION_MONTHS = [6, 12, 24, 60, 0] as const
/** The largest limit that can be set. */
export const LIMIT_MAX = 1_000_000_000_000

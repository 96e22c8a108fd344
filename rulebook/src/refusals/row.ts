// One row of the table of refusals, so that a room may keep its own in a file beside it.

export type RefusalEffect = 'show' | 'login'

export interface RefusalRow {
  readonly errno: number
  readonly status: number
  readonly effect: RefusalEffect
  readonly say: { readonly en: string; readonly fr: string }
}

export const row = (
  errno: number,
  status: number,
  en: string,
  fr: string,
  effect: RefusalEffect = 'show',
): RefusalRow => ({
  errno,
  status,
  effect,
  say: { en, fr },
})

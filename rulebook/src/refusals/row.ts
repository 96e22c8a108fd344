// One row of the refusals table, so that each area can define its own rows in its own file.

export type RefusalEffect = 'show' | 'login'

export interface RefusalRow {
  readonly errno: number
  readonly status: number
  readonly effect: RefusalEffect
  readonly text: { readonly en: string; readonly fr: string }
}

export const row = (
  errno: number,
  en: string,
  fr: string,
  { status = 400, effect = 'show' }: { status?: number; effect?: RefusalEffect } = {},
): RefusalRow => ({ errno, status, effect, text: { en, fr } })

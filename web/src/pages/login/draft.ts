// The form of a new account while the player chooses a location on another page. Held in memory only: it has passwords.

import type { LoginForm } from './form.ts'

let draft: LoginForm | null = null

export const keepDraft = (form: LoginForm): void => void (draft = form)
export const keptDraft = (): LoginForm | null => draft
export const dropDraft = (): void => void (draft = null)

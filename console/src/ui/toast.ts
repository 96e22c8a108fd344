import { toast as showToast } from '@glasshouse/ui/overlays/toast.ts'

const LASTING_MS = 4000

/** Confirms what was done. Errors stay where they happened instead. */
export const toast = (text: string): void => showToast(text, LASTING_MS)

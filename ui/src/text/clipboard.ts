import { toast } from '../overlays/toast.ts'

/** Copies a text and says so. Without access to the clipboard, the player can select the text on the page. */
export const copyText = (text: string, done: string): void =>
  void navigator.clipboard?.writeText(text).then(
    () => toast(done),
    () => undefined,
  )

import { toast } from '../overlays/toast.ts'

/** Copies a text and says so. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(done)
  } catch {
    // Without access to the clipboard, the player can select the text on the page.
  }
}

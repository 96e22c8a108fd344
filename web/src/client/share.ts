import { toast } from '@glasshouse/ui/overlays/toast.ts'

/** The system's share sheet where there is one, else the clipboard; `copied` is said then. */
export async function share(what: { title: string; text?: string; url: string }, copied: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share(what)
    await navigator.clipboard?.writeText(what.url)
    if (navigator.clipboard) toast(copied)
  } catch {
    // The player closed the sheet or keeps the clipboard shut; the link stands on the page as well.
  }
}

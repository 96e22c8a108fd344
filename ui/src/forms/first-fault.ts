// A form's button may be far below the field that must be corrected: pressing it leads the player there.

import { defineMessages, say } from '../text/i18n.ts'

const messages = defineMessages({
  faults: ['{n} {n|field needs|fields need} correcting.', '{n} {n|champ est|champs sont} à corriger.'],
})

/** How many pictures the marks may take to appear. A busy device draws some before the form is rendered again. */
const FRAMES = 30

/** Focuses the form's first faulty field, clear of the title bar, and tells screen readers how many there are. */
export function showFirstFault(form: Element | null, frames = FRAMES): void {
  // The faults are marked by a render that follows the press.
  requestAnimationFrame(() => {
    const faulty = form?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? []
    const first = faulty[0]
    if (!first) {
      if (frames > 1) showFirstFault(form, frames - 1)
      return
    }
    first.focus({ preventScroll: true })
    first.scrollIntoView({ block: 'center' })
    announce(say(messages, 'faults', { n: faulty.length }))
  })
}

let region: HTMLElement | undefined

function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.body.appendChild(document.createElement('p'))
    region.className = 'sr'
    region.setAttribute('role', 'status')
  }
  // The same words twice in a row are heard only if the region was empty in between.
  region.textContent = ''
  requestAnimationFrame(() => region && (region.textContent = text))
}

// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../text/i18n.ts'
import { showFirstFault } from './first-fault.ts'

const scrolled = vi.fn<(this: Element, how?: unknown) => void>()
beforeEach(() => {
  setLanguage('en')
  scrolled.mockClear()
  HTMLElement.prototype.scrollIntoView = scrolled
  document.body.innerHTML = `<form>
    <input id="right" /><input id="first" aria-invalid="true" /><input id="second" aria-invalid="true" />
  </form><input id="outside" aria-invalid="true" />`
})
const said = (): string => document.querySelector('[role=status]')?.textContent ?? ''

it('focuses the first faulty field of the form and says how many there are', async () => {
  showFirstFault(document.querySelector('form'))
  await vi.waitFor(() => expect(said()).toBe('2 fields need correcting.'))
  expect(document.activeElement?.id).toBe('first')
  expect(scrolled.mock.contexts).toEqual([document.getElementById('first')])
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' })
})

it('uses the singular, and the player’s language', async () => {
  document.getElementById('second')?.remove()
  setLanguage('fr')
  showFirstFault(document.querySelector('form'))
  await vi.waitFor(() => expect(said()).toBe('1\u00A0champ est à corriger.'))
})

it('leaves the focus alone where nothing is wrong', async () => {
  for (const field of document.querySelectorAll('form [aria-invalid]')) field.removeAttribute('aria-invalid')
  showFirstFault(document.querySelector('form'))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.activeElement).toBe(document.body)
})

it('waits for a mark that a busy device draws late', async () => {
  const field = document.getElementById('right') as HTMLElement
  for (const marked of document.querySelectorAll('form [aria-invalid]')) marked.removeAttribute('aria-invalid')
  showFirstFault(document.querySelector('form'))
  for (let frame = 0; frame < 5; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  field.setAttribute('aria-invalid', 'true')
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
})

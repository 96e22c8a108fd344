// With PICTURES=folder, the walks through all pages leave a picture of each, and a list of texts that don't fit: labels of
// buttons that take two lines, and texts that are cut off.

import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const folder = process.env['PICTURES']

export async function takePicture(page: Page, name: string): Promise<void> {
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  const file = name.replaceAll(/[^\w?=,-]+/g, '_').replace(/^_/, '')
  await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true })
  const misfits = await page.evaluate(findMisfits)
  for (const misfit of misfits) appendFileSync(join(folder, 'misfits.txt'), `${file}: ${misfit}\n`)
}

/** Runs in the page. */
function findMisfits(): string[] {
  const texts = [...document.querySelectorAll<HTMLElement>('body *:not(svg *, script, style)')].filter(
    (element) => element.checkVisibility() && [...element.childNodes].some(({ nodeType }) => nodeType === 3),
  )
  const linesOf = (element: HTMLElement): number => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size
  }
  const isLabel = (element: HTMLElement): boolean => {
    const button = element.closest<HTMLElement>('button, [role=tab], a[class*=button]')
    return button !== null && button.innerText.trim() === element.innerText.trim()
  }
  const isCut = (element: HTMLElement): boolean =>
    element.clientWidth > 2 &&
    getComputedStyle(element).overflow !== 'visible' &&
    element.scrollWidth > element.clientWidth + 1
  return texts.flatMap((element) => {
    const text = element.innerText.trim().slice(0, 80)
    if (isCut(element)) return [`cut off: ${text}`]
    return isLabel(element) && linesOf(element) > 1 ? [`${linesOf(element)} lines: ${text}`] : []
  })
}

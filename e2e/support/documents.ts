// Photos of documents, as a player uploads them.

import type { Page } from '@playwright/test'
import { expect } from './house.ts'

/** A picture that the browser draws itself. */
export const drawPhoto = async (page: Page, text: string): Promise<Buffer> => {
  const url = await page.evaluate((words) => {
    const canvas = document.createElement('canvas')
    canvas.width = 800
    canvas.height = 500
    const pen = canvas.getContext('2d')
    if (!pen) return ''
    pen.fillStyle = '#dcd6c8'
    pen.fillRect(0, 0, 800, 500)
    pen.fillStyle = '#222'
    pen.font = '60px sans-serif'
    pen.fillText(words, 60, 240)
    return canvas.toDataURL('image/png')
  }, text)
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** Adds a photo of one side of the document on the identity page. */
export const choosePhoto = async (page: Page, side: string, buffer: Buffer): Promise<void> => {
  await page.getByLabel(`${side}: take photo`).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  await expect(page.getByLabel(`${side}: replace photo`)).toBeAttached()
}

// @vitest-environment happy-dom
import { setLanguage } from '@glasshouse/ui/text/i18n.ts'
import { afterEach, expect, it } from 'vitest'
import { keepHeadTranslated } from './page-head.ts'

afterEach(() => setLanguage('en'))

it('gives French players a French description and manifest', () => {
  document.head.innerHTML = '<meta name="description" content=""><link rel="manifest" href="/manifest.webmanifest">'
  const content = (): string => document.querySelector('meta')?.getAttribute('content') ?? ''
  const manifest = (): string => document.querySelector('link')?.getAttribute('href') ?? ''
  keepHeadTranslated()
  expect(content()).toContain('Twelve provably fair games')
  expect(manifest()).toBe('/manifest.webmanifest')
  setLanguage('fr')
  expect(content()).toContain('Douze jeux')
  expect(manifest()).toBe('/manifest.fr.webmanifest')
})

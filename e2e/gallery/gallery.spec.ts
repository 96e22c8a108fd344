// Every part of ui as it was when its picture was stored, dark and light, in English and French, and accessible. After a
// change on purpose: `npm run e2e -- gallery --update-snapshots`, and look at the pictures.

import { join } from 'node:path'
import { preview, type PreviewServer } from 'vite'
import { root, run, tool } from '../../scripts/support/processes.ts'
import { expect, expectAccessible, test as base } from '../support/house.ts'

const test = base.extend<object, { gallery: string }>({
  gallery: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { code, output } = await run(tool('vite'), ['build', '--logLevel', 'warn'], {
        cwd: join(root, 'ui'),
        env: { NODE_ENV: 'production' },
        words: 'keep',
      })
      if (code !== 0) throw new Error(output)
      const server: PreviewServer = await preview({
        root: join(root, 'ui', 'gallery'),
        configFile: join(root, 'ui', 'vite.config.ts'),
        preview: { port: 0, strictPort: false },
      })
      await use(server.resolvedUrls?.local[0] ?? '')
      await server.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// One after another: each worker would build the gallery anew, into the folder that the others are serving.
test.describe.configure({ mode: 'default' })

for (const theme of ['dark', 'light'])
  for (const language of ['en', 'fr'])
    test(`${theme}, ${language}: is accessible and matches the screenshots`, async ({ page, gallery }) => {
      await page.goto(`${gallery}?theme=${theme}&language=${language}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      await expectAccessible(page, `gallery ${theme} ${language}`)
      const groups = page.locator('main section[id]')
      for (const group of await groups.all())
        await expect(group).toHaveScreenshot(`${await group.getAttribute('id')}-${theme}-${language}.png`)
    })

import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // More than the cores, as many tests wait for rounds.
  workers: 4,
  fullyParallel: true,
  retries: 2,
  // Limits end what hangs; they measure nothing, and a busy machine may take its time.
  timeout: 300_000,
  // Text is rasterised differently from one build of the browser to another.
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixelRatio: 0.04 } },
  snapshotPathTemplate: '{testFileDir}/pictures/{arg}{ext}',
  outputDir: 'test-results',
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    // A worker would stand between the tests and the network; those that are about it let it in.
    serviceWorkers: 'block',
    // Pictures stand still: without a GPU their movement would take the time that the rounds themselves need.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})

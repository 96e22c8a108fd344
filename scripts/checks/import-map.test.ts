import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root, run, tool } from '../support/processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'glasshouse-map-'))
afterAll(() => rmSync(folder, { recursive: true }))

const forbidden = [
  ['rulebook-alone', 'rulebook/src/core/a.ts', 'server/src/config/config.ts'],
  ['server-alone', 'server/src/platform/http/a.ts', 'web/src/client/z.ts'],
  ['sandbox-alone', 'sandbox/src/a.ts', 'server/src/config/config.ts'],
  ['web-alone', 'web/src/client/a.ts', 'server/src/config/config.ts'],
  ['console-alone', 'console/src/client/a.ts', 'web/src/client/z.ts'],
  ['e2e-alone', 'e2e/journeys/a.ts', 'server/src/config/config.ts'],
  ['bench-alone', 'bench/a.ts', 'e2e/journeys/z.ts'],
  ['scripts-alone', 'scripts/a.ts', 'server/src/config/config.ts'],
  ['rulebook-is-pure', 'rulebook/src/core/b.ts', 'node:fs'],
  ['app-on-top', 'server/src/features/account/a.ts', 'server/src/app/app.ts'],
  ['main-starts-app', 'server/src/main.ts', 'server/src/ledger/z.ts'],
  ['feature-alone', 'server/src/features/account/b.ts', 'server/src/features/wallet/z.ts'],
  ['feature-alone', 'server/src/features/geo/a.ts', 'server/src/games/roller/z.ts'],
  ['feature-alone', 'server/src/features/geo/b.ts', 'server/src/backoffice/z.ts'],
  ['backoffice-by-sql', 'server/src/backoffice/a.ts', 'server/src/features/wallet/z.ts'],
  ['server-game-alone', 'server/src/games/crash/a.ts', 'server/src/games/roller/z.ts'],
  ['server-game-alone', 'server/src/games/crash/b.ts', 'server/src/features/account/z.ts'],
  ['play-below-features', 'server/src/play/a.ts', 'server/src/games/roller/z.ts'],
  ['platform-at-the-bottom', 'server/src/platform/http/b.ts', 'server/src/features/account/z.ts'],
  ['platform-at-the-bottom', 'server/src/platform/http/c.ts', 'server/src/ledger/z.ts'],
  ['platform-at-the-bottom', 'server/src/platform/realtime/a.ts', 'server/src/play/z.ts'],
  ['ledger-on-db', 'server/src/ledger/a.ts', 'server/src/play/z.ts'],
  ['db-at-the-bottom', 'server/src/platform/db/a.ts', 'server/src/platform/http/z.ts'],
  ['web-app-on-top', 'web/src/client/b.ts', 'web/src/app/z.ts'],
  ['web-page-alone', 'web/src/pages/home/a.ts', 'web/src/pages/wallet/z.ts'],
  ['web-page-alone', 'web/src/pages/home/b.ts', 'web/src/games/roller/z.ts'],
  ['web-game-alone', 'web/src/games/crash/a.ts', 'web/src/games/roller/z.ts'],
  ['web-play-below', 'web/src/play/a.ts', 'web/src/games/roller/z.ts'],
  ['web-client-below', 'web/src/client/c.ts', 'web/src/play/z.ts'],
  ['ui-on-react', 'ui/src/text/b.ts', 'web/src/client/z.ts'],
  ['console-pages', 'console/src/pages/login/a.ts', 'console/src/app/z.ts'],
  ['console-client', 'console/src/client/b.ts', 'console/src/pages/login/z.ts'],
  ['resolves', 'server/src/play/b.ts', 'server/src/play/nowhere.ts'],
] as const

const welcome = [
  ['server/src/main.ts', 'server/src/app/app.ts'],
  ['server/src/app/app.ts', 'server/src/features/account/z.ts'],
  ['server/src/games/roller/index.ts', 'server/src/play/z.ts'],
  ['server/src/features/account/c.ts', 'server/src/ledger/z.ts'],
  ['server/src/features/account/d.ts', 'server/src/platform/http/z.ts'],
  ['server/src/features/account/z.test.ts', 'server/src/app/app.ts'],
  ['server/src/ledger/b.ts', 'server/src/platform/db/z.ts'],
  ['server/src/platform/db/b.ts', 'rulebook/src/core/z.ts'],
  ['web/src/app/a.ts', 'web/src/pages/home/z.ts'],
  ['web/src/pages/home/c.ts', 'web/src/client/z.ts'],
  ['web/src/games/roller/a.ts', 'web/src/play/z.ts'],
  ['web/src/games/roller/b.ts', 'web/src/games/roller/z.ts'],
  ['web/src/play/b.ts', 'rulebook/src/core/z.ts'],
  ['console/src/app/a.ts', 'console/src/pages/login/z.ts'],
  ['web/src/client/d.ts', 'ui/src/text/z.ts'],
  ['console/src/app/b.ts', 'ui/src/text/z.ts'],
  ['e2e/journeys/b.ts', 'scripts/z.ts'],
  ['bench/b.ts', 'rulebook/src/core/z.ts'],
] as const

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text, { flag: 'a' })
}

test('refuses every forbidden import, including type imports, and no other', async () => {
  const arrows = [...forbidden.map(([, from, to]) => [from, to] as const), ...welcome]
  for (const [, to] of arrows) if (!to.startsWith('node:') && !to.includes('nowhere')) write(to, '')
  for (const [index, [from, to]] of arrows.entries()) {
    const path = to.startsWith('node:') ? to : relative(dirname(from), to)
    write(from, `import type { T as T${index} } from '${path.startsWith('.') || path === to ? path : `./${path}`}'\n`)
  }
  const cycle = ['server/src/play/cycle-a.ts', 'server/src/play/cycle-b.ts'] as const
  write(cycle[0], "import { b } from './cycle-b.ts'\nexport const a = b\n")
  // A type import alone closes the cycle.
  write(cycle[1], "import type { a } from './cycle-a.ts'\nexport const b: typeof a = 1\n")

  const rooms = ['rulebook', 'server', 'sandbox', 'ui', 'web', 'console', 'e2e', 'bench', 'scripts']
  const config = join(root, '.dependency-cruiser.cjs')
  const { output } = await run(tool('depcruise'), [...rooms, '--config', config, '--output-type', 'json'], {
    cwd: folder,
    words: 'keep',
  })
  const { summary } = JSON.parse(output) as { summary: { violations: { from: string; rule: { name: string } }[] } }
  const found = new Set(summary.violations.map(({ from, rule }) => `${rule.name} ${from}`))
  const wanted = new Set([
    ...forbidden.map(([rule, from]) => `${rule} ${from}`),
    `no-cycle ${cycle[0]}`,
    // An import may break two rules at once.
    'rulebook-is-pure rulebook/src/core/a.ts',
    'ui-alone ui/src/text/b.ts',
  ])
  expect([...found].toSorted()).toEqual([...wanted].toSorted())
})

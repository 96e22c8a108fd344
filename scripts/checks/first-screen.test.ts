import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { firstScreen } from './first-screen.ts'

const dist = mkdtempSync(join(tmpdir(), 'glasshouse-dist-'))
afterAll(() => rmSync(dist, { recursive: true }))

const PAGE = '<script type="module" src="/assets/shell.js"></script><link rel="modulepreload" href="/assets/base.js">'

function lay(manifest: object, page = PAGE): void {
  mkdirSync(join(dist, '.vite'), { recursive: true })
  mkdirSync(join(dist, 'assets'), { recursive: true })
  for (const name of ['shell', 'base', 'startup', 'home', 'query', 'login']) {
    writeFileSync(join(dist, 'assets', `${name}.js`), `console.log('${name}')`)
  }
  writeFileSync(join(dist, 'index.html'), page)
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest))
}

const home = { file: 'assets/home.js', imports: ['_base.js', '_query.js'] }
const shared = {
  '_base.js': { file: 'assets/base.js' },
  '_query.js': { file: 'assets/query.js', imports: ['_base.js'] },
  'src/pages/login/login.tsx': { file: 'assets/login.js', imports: ['_base.js'] },
}

test('counts the page, startup, Home and what they import, each once, and no other page', () => {
  lay({
    ...shared,
    'index.html': { file: 'assets/shell.js', imports: ['_base.js'] },
    'src/pages/startup/startup.tsx': { file: 'assets/startup.js' },
    'src/pages/home/home.tsx': home,
  })
  const { files, kb } = firstScreen(dist)
  const names = ['assets/base.js', 'assets/home.js', 'assets/query.js', 'assets/shell.js', 'assets/startup.js']
  expect(files.map(({ file }) => file).toSorted()).toEqual(names)
  expect(kb).toBeCloseTo(files.reduce((sum, file) => sum + file.kb, 0))
})

test('throws for a page without a script or a manifest without Home', () => {
  lay({ ...shared, 'src/pages/home/home.tsx': home }, '<p>nothing</p>')
  expect(() => firstScreen(dist)).toThrow('no script')
  lay(shared)
  expect(() => firstScreen(dist)).toThrow('no chunk for the home page')
})

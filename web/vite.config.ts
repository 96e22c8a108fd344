import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, transformWithOxc, type Plugin } from 'vite'

/** What every page needs comes in one piece: it packs tighter and is asked for once. */
const everyPage = (id: string): boolean =>
  /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/(app|client)\/|\/tile\.ts$/.test(id)
    ? !/\/(quer|live|later)[^/]*$/.test(id)
    : /\/src\/ui\/(?!sheet|field|avatar|title-bar|code-|date-|text-area|segments|unfold)|\/pages\/home\/.*\.css/.test(
        id,
      )

/** The page names Home's chunk, so that it is fetched beside the shell and not after it. */
const homeBesideShell: Plugin = {
  name: 'home-beside-shell',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const home = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === 'home')
      return (
        home && [
          {
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${home.fileName}` },
          },
        ]
      )
    },
  },
}

const here = import.meta.dirname
/** What the page without a network consists of, itself first; all of it stands in public/. */
const OFFLINE = ['/offline.html', '/offline.css', '/offline.js', '/icons/icon-192.png']

/** The service worker, at an address that never changes, with the names of all files that this build has made. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async generateBundle(_, bundle) {
    const source = join(here, 'src', 'worker', 'service-worker.ts')
    const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
    const assets = Object.keys(bundle)
      .filter((name) => name.startsWith('assets/'))
      .map((name) => `/${name}`)
      .toSorted()
    const hash = createHash('sha256').update(code).update(assets.join())
    for (const file of OFFLINE) hash.update(readFileSync(join(here, 'public', file)))
    const build = { version: hash.digest('hex').slice(0, 16), assets, offline: OFFLINE }
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: `const BUILD = ${JSON.stringify(build)}\n${code}` })
  },
}

export default defineConfig({
  root: here,
  // The compiler earns its bytes where things tick: in the games. Pages draw rarely and must arrive first.
  plugins: [react({ compiler: true, include: /\/src\/(play|games)\/.*\.tsx?$/ }), homeBesideShell, serviceWorker],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // The page's security policy knows no inline content, and pictures cache best as files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'house', test: everyPage }] } },
    },
  },
})

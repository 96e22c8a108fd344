import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, transformWithOxc, type Plugin } from 'vite'

/** What every page needs comes in one piece: it packs tighter and is asked for once. */
const EVERY_PAGE = [
  /\/node_modules\/(react|react-dom|scheduler)\//,
  /\/src\/(app|client)\/(?!query-room|player-only|use-submit|share|inner-page)[^/]*$/,
  /\/src\/client\/lazy\/loader\.ts$/,
  /\/tile\.ts$/,
  /\/pages\/home\/(.*\.css|messages\.ts)/,
  /\/ui\/src\/text\/(i18n|format|now|title)\.ts$/,
  /\/ui\/src\/(controls\/(button|icon)|data\/gold|layout\/tab-page)\./,
  /\/ui\/src\/(overlays\/toast(er)?|states\/(placeholder|loading|store))\./,
]
const everyPage = (id: string): boolean => EVERY_PAGE.some((pattern) => pattern.test(id))

/** The page names Home's chunk and the font, so that they are fetched beside the shell and not after it. */
const preloads: Plugin = {
  name: 'preloads',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const files = Object.values(bundle ?? {})
      const home = files.find((file) => file.type === 'chunk' && file.name === 'home')
      const font = files.find(({ fileName }) => fileName.endsWith('.woff2'))
      const link = (href: string, attrs: Record<string, string>) =>
        ({ tag: 'link', injectTo: 'head-prepend', attrs: { ...attrs, crossorigin: true, href: `/${href}` } }) as const
      return [
        ...(home ? [link(home.fileName, { rel: 'modulepreload' })] : []),
        ...(font ? [link(font.fileName, { rel: 'preload', as: 'font', type: 'font/woff2' })] : []),
      ]
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
  plugins: [react({ compiler: true, include: /\/src\/(play|games)\/.*\.tsx?$/ }), preloads, serviceWorker],
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

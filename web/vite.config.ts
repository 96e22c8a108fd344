import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** What every page needs comes in one piece: it packs tighter and is asked for once. */
const everyPage = (id: string): boolean =>
  /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/(app|client)\/|\/tile\.ts$/.test(id)
    ? !/\/(quer|live)[^/]*$/.test(id)
    : /\/src\/ui\/(?!sheet|field|avatar|title-bar)|\/pages\/home\/.*\.css/.test(id)

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

export default defineConfig({
  root: import.meta.dirname,
  // The compiler earns its bytes where things tick: in the games. Pages draw rarely and must arrive first.
  plugins: [react({ compiler: true, include: /\/src\/(play|games)\/.*\.tsx?$/ }), homeBesideShell],
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

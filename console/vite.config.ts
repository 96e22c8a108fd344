import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // The page's security policy knows no inline content.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})

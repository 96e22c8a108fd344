import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The gallery. The parts themselves are built with the apps that use them. */
export default defineConfig({
  root: `${import.meta.dirname}/gallery`,
  base: '/gallery/',
  plugins: [react()],
  build: { outDir: '../dist', emptyOutDir: true },
})

import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[], timeoutMs = 10_000) => ({
  test: { name, root: `./${name}`, include, testTimeout: timeoutMs, hookTimeout: Math.max(timeoutMs, 30_000) },
})

export default defineConfig({
  test: {
    // More than there are cores: many tests wait for rounds that go by the clock.
    maxWorkers: 3,
    projects: [
      project('rulebook', ['src/**/*.test.ts', 'test/**/*.test.ts'], 60_000),
      project('server', ['src/**/*.test.ts', 'test/**/*.test.ts'], 60_000),
      project('web', ['src/**/*.test.{ts,tsx}']),
      project('console', ['src/**/*.test.{ts,tsx}']),
      project('scripts', ['*.test.ts'], 120_000),
    ],
  },
})

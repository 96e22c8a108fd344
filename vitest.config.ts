import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest goes by the clock and hardly by the processor: it begins first, and the rest fills the gaps. */
const LONGEST = [
  'wallet-sim',
  'new-game',
  'verifier.test',
  'faults/',
  'wallet-calls',
  '-calls.test',
  'live.test',
  'flight.test',
  'no-hint',
  'random-rounds',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((name) => moduleId.includes(name))
      return found < 0 ? LONGEST.length : found
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

/** What is pure keeps nothing from file to file, so its files share their workers. */
const project = (name: string, include: string[], timeoutMs = 10_000, isolate = false) => ({
  test: { name, root: `./${name}`, include, isolate, testTimeout: timeoutMs, hookTimeout: Math.max(timeoutMs, 30_000) },
})

export default defineConfig({
  test: {
    // More than there are cores: many tests wait for rounds that go by the clock.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // Named in the report; such a test is to be mended, but need not stop everything else.
    retry: 1,
    projects: [
      project('rulebook', ['src/**/*.test.ts', 'test/**/*.test.ts'], 60_000),
      project('server', ['src/**/*.test.ts', 'test/**/*.test.ts'], 60_000),
      project('sandbox', ['src/**/*.test.ts', 'test/**/*.test.ts'], 60_000),
      project('web', ['src/**/*.test.{ts,tsx}']),
      project('console', ['src/**/*.test.{ts,tsx}']),
      project('scripts', ['*.test.ts'], 300_000, true),
    ],
  },
})

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

/** Limits end what hangs; they measure nothing, and a busy machine may take its time. */
const HANGS_MS = 300_000
const POLLED_MS = 30_000

/** What is pure keeps nothing from file to file, so its files share their workers. */
const project = (name: string, include: string[], isolate = false) => ({
  test: {
    name,
    root: `./${name}`,
    include,
    isolate,
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: POLLED_MS } },
  },
})

export default defineConfig({
  test: {
    // More than there are cores: many tests wait for rounds that go by the clock.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // Named in the report. Rounds go by the clock: where a machine stands still for seconds, a bet may miss its window.
    retry: 2,
    projects: [
      project('rulebook', ['src/**/*.test.ts', 'test/**/*.test.ts']),
      project('server', ['src/**/*.test.ts', 'test/**/*.test.ts']),
      project('sandbox', ['src/**/*.test.ts', 'test/**/*.test.ts']),
      project('web', ['src/**/*.test.{ts,tsx}']),
      project('console', ['src/**/*.test.{ts,tsx}']),
      project('scripts', ['*.test.ts'], true),
    ],
  },
})

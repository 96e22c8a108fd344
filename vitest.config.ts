import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest tests wait for clocks and use little CPU, so they start first and the others fill the gaps. */
const LONGEST = [
  'wallet-sim',
  'new-game',
  'verifier.test',
  'faults/',
  'wallet-calls',
  '-calls.test',
  'live.test',
  'engines/crash',
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

/** Time limits only end tests that hang: a busy machine may be slow. */
const HANGS_MS = 300_000
const POLLED_MS = 30_000

/**
 * A server test may be retried, as rounds follow the clock and a stalled machine can miss a betting window. Even so,
 * `npm test` fails unless scripts/support/retried-tests.ts lists it. Pure tests have no such excuse.
 */
const SERVER_RETRIES = 2

/** They need a PgBouncer, which `npm run pooled` starts, and HAProxy, which `npm run rehearse-cluster` needs. */
const excluded = [
  ...(process.env['TEST_POOLER_URL'] ? [] : ['test/pooled/**']),
  ...(process.env['TEST_HAPROXY'] ? [] : ['support/haproxy.test.ts']),
]

/** A test that replaces a module, or reads all counters, needs modules of its own: other files of a worker share theirs. */
const ISOLATED = '**/*.isolated.test.ts'

const project = (name: string, include: string[], { isolate = false, folder = name } = {}) => ({
  test: {
    name,
    retry: folder === 'server' ? SERVER_RETRIES : 0,
    root: `./${folder}`,
    include,
    exclude: [...configDefaults.exclude, ...excluded, ...(include.includes(ISOLATED) ? [] : [ISOLATED])],
    isolate,
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: POLLED_MS } },
  },
})

export default defineConfig({
  test: {
    // More than the cores, as many tests wait for rounds.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      project('rulebook', ['src/**/*.test.ts', 'test/**/*.test.ts']),
      project('server', ['src/**/*.test.ts', 'test/**/*.test.ts']),
      project('isolated', [ISOLATED], { isolate: true, folder: 'server' }),
      project('sandbox', ['src/**/*.test.ts', 'test/**/*.test.ts']),
      project('ui', ['{src,gallery}/**/*.test.{ts,tsx}']),
      project('web', ['src/**/*.test.{ts,tsx}']),
      project('console', ['src/**/*.test.{ts,tsx}']),
      project('scripts', ['**/*.test.ts'], { isolate: true }),
    ],
  },
})

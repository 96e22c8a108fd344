import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApps, staleApps } from './support/browser-apps.ts'
import { root, run, tool, tsc, type Ended } from './support/processes.ts'
import { startServer } from './support/server-process.ts'

const rooms = ['rulebook', 'server', 'sandbox', 'ui', 'web', 'console', 'e2e', 'bench']
const house = mkdtempSync(join(tmpdir(), 'glasshouse-new-game-'))
let before: Map<string, string>
let made: Ended

const inHouse = (command: string, ...args: string[]): Promise<Ended> =>
  run(command, args, { cwd: house, words: 'keep', env: { NODE_ENV: undefined, VITEST: undefined } })
const newGame = (...args: string[]): Promise<Ended> => inHouse(process.execPath, 'scripts/new-game.ts', ...args)

/** Every source file with its contents. */
function sources(folder: string): Map<string, string> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true, exclude: ['**/node_modules', '**/dist', 'data'] })
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]))
}

/** A copy of the repository: packages are linked, but its workspaces refer to each other and not to ours. */
beforeAll(async () => {
  const parts = ['scripts', 'package.json', 'tsconfig.base.json', 'vitest.config.ts', '.oxfmtrc.json']
  // A folder `data` within `src` is source; any other belongs to a running server.
  const skipped = /\/(node_modules|dist|test-results)$|^(?!.*\/src\/).*\/data$/
  for (const part of [...rooms, ...parts]) {
    cpSync(join(root, part), join(house, part), { recursive: true, filter: (path) => !skipped.test(path) })
  }
  linkPackages(join(root, 'node_modules'), join(house, 'node_modules'))
  for (const room of rooms) {
    symlinkSync(join(house, room), join(house, 'node_modules', '@glasshouse', room))
    // A workspace may have its own version of a package.
    const own = join(root, room, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(house, room, 'node_modules'))
  }
  before = sources(house)
  made = await newGame('doors', 'instant')
})

function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@glasshouse'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== '@glasshouse' && name !== '.cache') symlinkSync(join(from, name), join(to, name))
  }
}

afterAll(() => rmSync(house, { recursive: true, force: true }))

test('writes one folder per workspace and a browser test, and changes nothing else', () => {
  expect(made.output).toContain('Created the game "doors"')
  const after = sources(house)
  const added = [...after.keys()].filter((file) => !before.has(file))
  expect(added.filter((file) => !/^(rulebook|server|web)\/src\/games\/doors\//.test(file))).toEqual([
    'e2e/games/doors.spec.ts',
  ])
  expect([...before].filter(([file, text]) => after.get(file) !== text)).toEqual([])
})

test('needs at most ten files in the web app', () => {
  expect(readdirSync(join(house, 'web/src/games/doors')).length).toBeLessThanOrEqual(10)
})

test.each(['rulebook', 'server', 'web'])('type-checks in %s', async (room) => {
  // Only the new folder and what it imports: `npm run check` has checked the rest.
  const project = join(house, room, 'tsconfig.doors.json')
  writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', include: ['src/games/doors', 'src/**/*.d.ts'] }))
  const { output } = await inHouse(tsc, '-p', project)
  rmSync(project)
  expect(output).toBe('')
})

test('passes the probability invariants and its own test', async () => {
  const { code, output } = await inHouse(tool('vitest'), 'run', '--project=rulebook', '-t', 'doors', 'laws')
  expect(output).toMatch(/[1-9]\d* passed/)
  expect(code).toBe(0)
  const own = await inHouse(tool('vitest'), 'run', '--project=rulebook', 'games/doors')
  expect(own.output).toMatch(/[1-9]\d* passed/)
  expect(own.code).toBe(0)
})

test('is found by the server and the web app, settles a bet and proves it', async () => {
  const build = await run(tool('vite'), ['build', '--logLevel', 'warn', '--minify', 'false'], {
    cwd: join(house, 'web'),
    env: { NODE_ENV: 'production' },
    words: 'keep',
  })
  expect(build).toMatchObject({ code: 0 })
  // The console has no game code, so ours can be used.
  await buildApps(
    staleApps().filter((app) => app === 'console'),
    () => undefined,
  )
  cpSync(join(root, 'console', 'dist'), join(house, 'console', 'dist'), { recursive: true })
  const manifest = JSON.parse(readFileSync(join(house, 'web/dist/.vite/manifest.json'), 'utf8')) as object
  for (const part of ['screen', 'rules-page']) {
    expect(manifest).toHaveProperty([`src/games/doors/${part}.tsx`, 'isDynamicEntry'], true)
  }

  const server = await startServer({ house })
  try {
    const bet = await betOn(server.url)
    expect(bet).toMatchObject({ gold: 100, choice: { door: 'left' } })
    expect([0, 198]).toContain(bet.payout)
    expect(await verified(bet)).toMatchObject({ holds: true, outcome: { computed: bet.outcome } })
  } finally {
    await server.stop()
  }
})

interface DoorsBet {
  readonly payout: number
  readonly outcome: object
  readonly proof: { readonly seedPairId: number; readonly serverSeed: string | null }
}

/** Recomputes the bet from its revealed seed, with the new game's own rules and the checks of the web app. */
async function verified(bet: DoorsBet): Promise<unknown> {
  const code = `
    import { doors } from './rulebook/src/games/doors/rules.ts'
    import { verifyBet } from './web/src/play/fairness/verify.ts'
    const bet = ${JSON.stringify(bet)}
    console.log(JSON.stringify(verifyBet(doors, bet, bet.proof.serverSeed)))`
  const { code: exit, output } = await inHouse(process.execPath, '--input-type=module', '-e', code)
  expect(exit, output).toBe(0)
  return JSON.parse(output) as unknown
}

/** Places one bet and changes the seeds, so that the bet comes with its server seed. */
async function betOn(url: string): Promise<DoorsBet> {
  const call = async <T>(method: string, path: string, body?: object, token = ''): Promise<T> => {
    const headers = { 'Content-Type': 'application/json', Token: token }
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const envelope = (await answer.json()) as { errno: number; message: string; data: T }
    expect(envelope).toMatchObject({ errno: 0 })
    return envelope.data
  }
  expect(await call('GET', '/api/fair/returns')).toContainEqual(expect.objectContaining({ game: 'doors', rtp: '0.99' }))
  const password = 'two-doors-one-prize'
  const person = { phone: '+33612345678', password, confirmPassword: password, adult: true, agreement: true }
  const { token } = await call<{ token: string }>('POST', '/api/user/register', person)
  await call('POST', '/api/fair/rotate', { clientSeed: 'doors' }, token)
  const wish = { gold: 100, door: 'left', requestId: crypto.randomUUID() }
  const { bet } = await call<{ bet: DoorsBet }>('POST', '/api/doors/join', wish, token)
  const { revealed } = await call<{ revealed: { seedPairId: number; serverSeed: string } }>(
    'POST',
    '/api/fair/rotate',
    { clientSeed: 'more-doors' },
    token,
  )
  expect(revealed.seedPairId).toBe(bet.proof.seedPairId)
  return { ...bet, proof: { ...bet.proof, serverSeed: revealed.serverSeed } }
}

test.each([
  [['doors', 'instant'], 'already'],
  [['roller', 'instant'], 'already'],
  [['Doors!', 'instant'], 'lower-case'],
  [['../doors', 'instant'], 'lower-case'],
  [['doors2', 'slots'], 'The kinds are instant'],
])('%j is refused with a message and writes nothing', async (args, words) => {
  const countBefore = sources(house).size
  const { code, output } = await newGame(...args)
  expect(output).toContain(words)
  expect(code).toBe(1)
  expect(sources(house).size).toBe(countBefore)
})

test('refuses a kind without an engine, and lists the kinds that can be created', async () => {
  const engines = globSync('server/src/play/engines/crash*.ts', { cwd: house })
  for (const file of engines) rmSync(join(house, file))
  const { code, output } = await newGame('doors3', 'crash')
  expect(output).toContain('no engine for crash games yet. Choose instant')
  expect(code).toBe(1)
})

// The import map of the house, types included. A rule names an arrow that must not be; what no rule
// names may be imported. scripts/checks.ts also fails when this map has read suspiciously few modules.

const TEST = '\\.test\\.tsx?$'
const FEATURE = '^server/src/features/([^/]+)/'
/** What operators see and do across features. */
const BACKOFFICE = '^server/src/backoffice/'
const PLATFORM = '^server/src/platform/'

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const rooms = ['rulebook', 'server', 'sandbox', 'ui', 'web', 'console', 'e2e', 'bench']
const neverOneAnother = rooms.map((room) => {
  const shared = ['web', 'console'].includes(room) ? ['rulebook', 'ui'] : ['rulebook']
  const known = room === 'rulebook' ? [room] : [room, ...shared]
  const others = [...rooms, 'scripts'].filter((other) => !known.includes(other))
  // Whoever starts the server as a process borrows the starting of processes from scripts.
  const borrowed = ['e2e', 'bench'].includes(room) ? others.filter((other) => other !== 'scripts') : others
  return never(
    `${room}-alone`,
    'Rooms import the rulebook and never one another; the browser apps also import ui',
    { path: `^${room}/` },
    {
      path: `^(${borrowed.join('|')})/`,
    },
  )
})

const server = [
  never(
    'app-on-top',
    'The composition root knows every part, so only main and tests import it',
    { path: '^server/src/', pathNot: ['^server/src/(main\\.ts$|app/)', TEST] },
    { path: '^server/src/app/' },
  ),
  never(
    'main-starts-app',
    'main reads the configuration, opens the database and starts the app',
    { path: '^server/src/main\\.ts$' },
    { path: '^server/src/[^/]+/', pathNot: '^server/src/(app|config|platform/db)/' },
  ),
  never(
    'feature-alone',
    'A feature imports no other feature. It learns their facts from events and from their public views',
    { path: FEATURE, pathNot: TEST },
    { path: '^server/src/(features|games|backoffice)/', pathNot: '^server/src/features/$1/' },
  ),
  never(
    'backoffice-by-sql',
    'The back office reads features by SQL and imports none',
    { path: BACKOFFICE, pathNot: TEST },
    { path: '^server/src/(features|games)/' },
  ),
  never(
    'server-game-alone',
    'A game imports its engine, and no other game or feature',
    { path: '^server/src/games/([^/]+)/', pathNot: TEST },
    { path: '^server/src/(features|backoffice|games/[^/]+)/', pathNot: '^server/src/games/$1/' },
  ),
  never(
    'play-below-features',
    'Engines know no feature and no game',
    { path: '^server/src/play/', pathNot: TEST },
    { path: '^server/src/(features|backoffice|games/[^/]+)/' },
  ),
  never(
    'monitor-alone',
    'A monitor runs far from the server that it watches: it imports the rulebook alone',
    { path: '^server/src/(monitor/|commands/monitor\\.ts$)' },
    { path: '^server/src/', pathNot: '^server/src/monitor/' },
  ),
  never(
    'ledger-on-db',
    'The ledger imports the database alone',
    { path: '^server/src/ledger/', pathNot: TEST },
    { path: '^server/src/[^/]+/', pathNot: '^server/src/(ledger|platform/db)/' },
  ),
  never(
    'platform-at-the-bottom',
    'The platform knows neither play nor money',
    { path: PLATFORM, pathNot: TEST },
    { path: '^server/src/[^/]+/', pathNot: PLATFORM },
  ),
  never(
    'db-at-the-bottom',
    'The database imports nothing above it',
    { path: '^server/src/platform/db/', pathNot: TEST },
    { path: '^server/src/[^/]+/', pathNot: '^server/src/platform/db/' },
  ),
]

const web = [
  never(
    'web-app-on-top',
    'Nothing imports the shell',
    { path: '^web/src/(pages|games|chat|wallet|step-up|play|client)/' },
    {
      path: '^web/src/app/',
    },
  ),
  never(
    'web-page-alone',
    'A page knows no other page and no game',
    { path: '^web/src/pages/([^/]+)/' },
    {
      path: '^web/src/(pages|games)/[^/]+/',
      pathNot: '^web/src/pages/$1/',
    },
  ),
  never(
    'web-game-alone',
    'A game knows no other game and no page',
    { path: '^web/src/games/([^/]+)/' },
    {
      path: '^web/src/(pages|games)/[^/]+/',
      pathNot: '^web/src/games/$1/',
    },
  ),
  never(
    'web-play-below',
    'The frame of all games knows none of them',
    { path: '^web/src/play/' },
    {
      path: '^web/src/(pages|games)/',
    },
  ),
  never(
    'web-wallet-below',
    "What the wallet's pages share knows none of them",
    { path: '^web/src/wallet/' },
    {
      path: '^web/src/(pages|games)/',
    },
  ),
  never(
    'web-wallet-for-pages',
    'Games and their frame know no orders',
    { path: '^web/src/(games|play)/' },
    {
      path: '^web/src/wallet/',
    },
  ),
  never(
    'web-chat-below',
    "What the characters' pages share knows none of them",
    { path: '^web/src/chat/' },
    {
      path: '^web/src/(pages|games|play|wallet|step-up)/',
    },
  ),
  never(
    'web-chat-for-pages',
    'Games and their frame know no character',
    { path: '^web/src/(games|play|wallet|step-up|client)/' },
    {
      path: '^web/src/chat/',
    },
  ),
  never(
    'web-step-up-below',
    'Asking who somebody is knows no page, and no game asks it',
    { path: '^web/src/step-up/' },
    {
      path: '^web/src/(pages|games|play|wallet)/',
    },
  ),
  never(
    'web-step-up-for-pages',
    'Games and their frame never ask who somebody is',
    { path: '^web/src/(games|play)/' },
    {
      path: '^web/src/step-up/',
    },
  ),
  never(
    'web-client-below',
    'The client knows no screen',
    { path: '^web/src/client/' },
    {
      path: '^web/src/(pages|games|play|wallet)/',
    },
  ),
]

const operators = [
  never(
    'console-pages',
    'app imports pages, pages import client',
    { path: '^console/src/pages/' },
    {
      path: '^console/src/app/',
    },
  ),
  never(
    'console-client',
    'The client knows no page',
    { path: '^console/src/client/' },
    {
      path: '^console/src/(app|pages)/',
    },
  ),
]

module.exports = {
  forbidden: [
    ...neverOneAnother,
    never(
      'rulebook-is-pure',
      'The rulebook imports zod, @noble/hashes and @noble/curves and nothing else',
      {
        path: '^rulebook/src/',
        pathNot: TEST,
      },
      { pathNot: ['^rulebook/src/', 'node_modules/(zod|@noble/(hashes|curves))/'] },
    ),
    never(
      'ui-on-react',
      'ui imports React, and how the rulebook fills and formats texts',
      { path: '^ui/src/', pathNot: TEST },
      { pathNot: ['^ui/src/', '^rulebook/src/text/', 'node_modules/(@types/)?react(-dom)?/'] },
    ),
    never(
      'scripts-alone',
      'Scripts start rooms as processes',
      { path: '^scripts/' },
      { path: `^(${rooms.join('|')})/` },
    ),
    ...server,
    ...web,
    ...operators,
    never(
      'no-cycle',
      'Modules that import each other, even for types, can only be read together',
      {},
      { circular: true },
    ),
    never('resolves', 'An import that leads nowhere would slip through this map', {}, { couldNotResolve: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.svg'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}

// The import map of the house, types included. A rule names an arrow that must not be; what no rule
// names may be imported. scripts/checks.ts also fails when this map has read suspiciously few modules.

const TEST = '\\.test\\.tsx?$'
const FEATURE =
  '^server/src/(players|wallet|refer|rewards|solvency|invest|protection|chat|content|ops|places|notices|security|mail|support|privacy)/'
/** What operators see across features, by SQL alone. */
const DESK = '^server/src/desk/'

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const rooms = ['rulebook', 'server', 'sandbox', 'web', 'console', 'e2e', 'bench']
const neverOneAnother = rooms.map((room) => {
  const known = room === 'rulebook' ? [room] : [room, 'rulebook']
  const others = [...rooms, 'scripts'].filter((other) => !known.includes(other))
  // Whoever starts the server as a process borrows the starting of processes from scripts.
  const borrowed = ['e2e', 'bench'].includes(room) ? others.filter((other) => other !== 'scripts') : others
  return never(
    `${room}-alone`,
    'Rooms import the rulebook and never one another',
    { path: `^${room}/` },
    {
      path: `^(${borrowed.join('|')})/`,
    },
  )
})

const server = [
  never(
    'compose-knows-everyone',
    'Only main starts compose, so nobody else can reach everyone through it',
    {
      path: '^server/src/',
      pathNot: ['^server/src/(main|compose[-a-z]*)\\.ts$', TEST],
    },
    { path: '^server/src/compose[-a-z]*\\.ts$' },
  ),
  never(
    'main-knows-compose',
    'main reads the configuration, opens the database and starts compose',
    { path: '^server/src/main\\.ts$' },
    { path: '^server/src/[^/]+/', pathNot: '^server/src/db/' },
  ),
  never(
    'feature-alone',
    'A feature reads facts from the event log, never another feature',
    {
      path: FEATURE,
      pathNot: TEST,
    },
    { path: `${FEATURE}|^server/src/games/`, pathNot: '^server/src/$1/' },
  ),
  never(
    'desk-reads',
    'Lists are read by SQL: they know the operators, and no other feature',
    { path: DESK, pathNot: TEST },
    { path: `${FEATURE}|^server/src/games/`, pathNot: '^server/src/ops/' },
  ),
  never(
    'desk-on-top',
    'Only compose knows the desk',
    { path: `${FEATURE}|^server/src/(games|play|http|live|ledger|db)/`, pathNot: TEST },
    { path: DESK },
  ),
  never(
    'server-game-alone',
    'A game knows its engine and no other game or feature',
    {
      path: '^server/src/games/([^/]+)/',
      pathNot: TEST,
    },
    { path: `${FEATURE}|^server/src/games/[^/]+/`, pathNot: '^server/src/games/$1/' },
  ),
  never(
    'engines-and-doors',
    'Engines, doors and fan-out know no feature and no game',
    {
      path: '^server/src/(play|http|live)/',
      pathNot: TEST,
    },
    { path: `${FEATURE}|^server/src/games/[^/]+/` },
  ),
  never(
    'doors-know-no-play',
    'The doors parse, authenticate and answer; they know no coins',
    {
      path: '^server/src/(http|live)/',
      pathNot: TEST,
    },
    { path: '^server/src/(play|ledger)/' },
  ),
  never(
    'ledger-on-db',
    'The ledger stands on the database alone',
    {
      path: '^server/src/ledger/',
      pathNot: TEST,
    },
    { path: '^server/src/[^/]+/', pathNot: '^server/src/(ledger|db)/' },
  ),
  never(
    'db-at-the-bottom',
    'The database knows nobody',
    {
      path: '^server/src/db/',
      pathNot: TEST,
    },
    { path: '^server/src/[^/]+/', pathNot: '^server/src/db/' },
  ),
]

const web = [
  never(
    'web-app-on-top',
    'Nothing imports the shell',
    { path: '^web/src/(pages|games|chat|wallet|second-step|play|client|ui)/' },
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
      path: '^web/src/(pages|games|play|wallet|second-step)/',
    },
  ),
  never(
    'web-chat-for-pages',
    'Games and their frame know no character',
    { path: '^web/src/(games|play|wallet|second-step|client)/' },
    {
      path: '^web/src/chat/',
    },
  ),
  never(
    'web-second-step-below',
    'Asking who somebody is knows no page, and no game asks it',
    { path: '^web/src/second-step/' },
    {
      path: '^web/src/(pages|games|play|wallet)/',
    },
  ),
  never(
    'web-second-step-for-pages',
    'Games and their frame never ask who somebody is',
    { path: '^web/src/(games|play)/' },
    {
      path: '^web/src/second-step/',
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
  never(
    'web-ui-on-react',
    'ui imports React only',
    { path: '^web/src/ui/', pathNot: TEST },
    {
      pathNot: ['^web/src/ui/', 'node_modules/(@types/)?react(-dom)?/'],
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
      'The rulebook imports zod and @noble/hashes and nothing else',
      {
        path: '^rulebook/src/',
        pathNot: TEST,
      },
      { pathNot: ['^rulebook/src/', 'node_modules/(zod|@noble/hashes)/'] },
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
      'A cycle of code has no bottom',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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

// Lies about what ran: the history of releases, each bound to the one before.

import { readFileSync } from 'node:fs'
import { FILE, fileWith, hashOf, spoiled } from '../../run-verifier.ts'
import { PYTHON_FILE } from '../verdicts.ts'
import { linesOf, odd, type Lie } from './lie.ts'

const [HIDDEN, CONFUSED] = ['hides what ran when a player lost', 'shows each reader something else']
const [APPROVED, FORKED] = [
  'serves verifiers that approve everything',
  'shows each player another log, under another key',
]
const OWN = { verifierHash: hashOf(readFileSync(FILE)), pythonVerifierHash: hashOf(readFileSync(PYTHON_FILE)) }
const [LOG_KEY, OTHER_KEY] = ['glasshouse/log+1', 'glasshouse/log+2']
const RELEASES = 4

interface Release {
  number: number
  body: string
  hash: string
  createTime: number
  files?: { web: string | null; console: string | null }
}
type Facts = Record<string, unknown>

function honest(named: Facts = {}): Release[] {
  const releases: Release[] = []
  for (let number = 1; number <= RELEASES; number++) {
    const createdAt = 1_790_000_000_000 + 1000 * number
    const previous = releases.at(-1)?.hash ?? null
    const apps = { webHash: hashOf('web'), consoleHash: null }
    const promised = { codeHash: hashOf(`${number}`), ...OWN, logKey: LOG_KEY, ...apps, ...named }
    const body = JSON.stringify({ version: 'GHR1', number, previous, ...promised, createdAt })
    releases.push({ number, body, hash: hashOf(body), createTime: createdAt })
  }
  return releases
}

/** Changes what a release says, and its own hash with it. */
const said = (place: number, change: (facts: Facts) => unknown) => (releases: Release[]) => {
  const release = releases[place] as Release
  const facts = JSON.parse(release.body) as Facts
  change(facts)
  release.body = JSON.stringify(facts)
  release.hash = hashOf(release.body)
}
/** Another history as a whole, in which everything fits together. */
const made = (named: Facts) => (releases: Release[]) => releases.splice(0, releases.length, ...honest(named))
const one = (place: number, change: (release: Release) => unknown) => (releases: Release[]) =>
  void change(releases[place] as Release)

type Row = readonly [
  name: string,
  gain: string,
  falsify: (releases: Release[]) => unknown,
  found: string,
  code?: 1 | 2,
  options?: (releases: Release[]) => string[],
]
const noted = (releases: Release[]) => ['--hash', releases.at(-1)!.hash]
const notedKey = () => ['--key', LOG_KEY]
const rows: readonly Row[] = [
  [
    'verifiers that no release names',
    APPROVED,
    made({ verifierHash: hashOf('x'), pythonVerifierHash: hashOf('y') }),
    'SHA-256 of this verifier, named by a release is claimed',
  ],
  [
    'another key of the log',
    FORKED,
    said(1, (facts) => (facts['logKey'] = OTHER_KEY)),
    `release 2: the transparency log's key is claimed to be ${OTHER_KEY}, but is ${LOG_KEY}`,
  ],
  [
    'another key of the log since the newest release',
    FORKED,
    said(3, (facts) => (facts['logKey'] = OTHER_KEY)),
    `release 4: the transparency log's key is claimed to be ${OTHER_KEY}, but is ${LOG_KEY}`,
  ],
  [
    'another key of the log in all releases, for players who noted it',
    FORKED,
    made({ logKey: OTHER_KEY }),
    `the transparency log's key that you noted is claimed to be ${LOG_KEY}, but is ${OTHER_KEY}`,
    1,
    notedKey,
  ],
  [
    'a newest release without the key of the log',
    FORKED,
    said(3, (facts) => delete facts['logKey']),
    "release 4: the transparency log's key in its body must be text",
  ],
  [
    'a key of the log that is no text',
    CONFUSED,
    made({ logKey: [LOG_KEY] }),
    "release 1: the transparency log's key in its body must be text",
  ],
  [
    'other code than was bound',
    HIDDEN,
    said(1, (facts) => (facts['codeHash'] = hashOf('x'))),
    'release 3: the hash of the release before is claimed',
  ],
  [
    'another text than its hash',
    HIDDEN,
    one(1, (release) => (release.body = release.body.replace('web', 'wed'))),
    'release 2: SHA-256 of its body is claimed',
  ],
  [
    'another hash than its text',
    HIDDEN,
    one(3, (release) => (release.hash = spoiled(release.hash))),
    'release 4: SHA-256 of its body is claimed',
  ],
  [
    'a newest release without a hash',
    HIDDEN,
    one(3, (release) => (release.hash = odd(undefined))),
    'release 4: SHA-256 of its body is claimed to be nothing',
  ],
  [
    'a release that is left out',
    HIDDEN,
    (releases) => releases.splice(1, 1),
    'release 3: its number is claimed to be 3, but is 2',
  ],
  [
    'the first release left out',
    HIDDEN,
    (releases) => releases.shift(),
    'release 2: its number is claimed to be 2, but is 1',
  ],
  [
    'the newest release left out, for players who noted it',
    HIDDEN,
    (releases) => releases.pop(),
    'the newest release that you noted is claimed',
    1,
    noted,
  ],
  [
    'a release with two texts',
    CONFUSED,
    (releases) => releases.push({ ...releases[1]!, body: releases[0]!.body }),
    'release 2: it appears with two bodies',
  ],
  [
    'another number than its text',
    CONFUSED,
    said(2, (facts) => (facts['number'] = 7)),
    'release 3: the number in its body is claimed to be 7, but is 3',
  ],
  [
    'a release bound to none',
    HIDDEN,
    said(2, (facts) => (facts['previous'] = null)),
    'release 3: the hash of the release before is claimed to be null',
  ],
  [
    'a first release bound to one',
    CONFUSED,
    said(0, (facts) => (facts['previous'] = hashOf('x'))),
    'release 1: the hash of the release before is claimed',
  ],
  [
    'another time than its text',
    HIDDEN,
    one(2, (release) => (release.createTime += 1)),
    'release 3: its time is claimed to be',
  ],
  [
    'a release older than the one before',
    HIDDEN,
    (releases) => {
      said(3, (facts) => (facts['createdAt'] = 5))(releases)
      releases[3]!.createTime = 5
    },
    'release 4: it is older than the release before',
  ],
  [
    'a time as text',
    CONFUSED,
    said(3, (facts) => (facts['createdAt'] = '5')),
    'release 4: the time in its body must be a whole number',
  ],
  [
    'another version',
    CONFUSED,
    said(3, (facts) => (facts['version'] = 'GHR0')),
    'release 4: the version of its body is claimed to be GHR0',
  ],
  [
    'another list of files',
    HIDDEN,
    one(1, (release) => (release.files = { web: 'other', console: null })),
    'release 2: the hash of the web files is claimed',
  ],
  [
    'a list of files that is left out',
    HIDDEN,
    one(1, (release) => (release.files = { web: null, console: null })),
    'release 2: the hash of the web files is claimed',
  ],
  [
    'files of an app that the release lacks',
    HIDDEN,
    one(1, (release) => (release.files = { web: 'web', console: 'x' })),
    'release 2: the hash of the console files is claimed to be null',
  ],
  [
    'files in a list',
    CONFUSED,
    one(1, (release) => (release.files = odd([]))),
    'release 2: its files must be an object',
  ],
  [
    'a list of files that is a number',
    CONFUSED,
    one(1, (release) => (release.files = odd({ web: 5, console: null }))),
    'its list of web files must be text or null',
  ],
  [
    'a number as text',
    CONFUSED,
    one(1, (release) => (release.number = odd('2'))),
    "a release's number must be a whole number",
    2,
  ],
  ['a body that is no JSON', CONFUSED, one(1, (release) => (release.body = 'GHR1')), 'its body must be JSON', 2],
  [
    'a field named twice',
    CONFUSED,
    one(1, (release) => (release.body = release.body.replace('{', '{"number":1,'))),
    'has the field "number" twice',
    2,
  ],
  ['no releases', HIDDEN, (releases) => releases.splice(0), 'must contain only responses of /api/fair/releases', 2],
  [
    'something else than releases',
    CONFUSED,
    (releases) => releases.push(odd({ number: 5 })),
    'must contain only responses of /api/fair/releases',
    2,
  ],
]

export const releaseLies: readonly Lie[] = rows.map(([name, gain, falsify, found, code = 1, options = () => []]) => ({
  name,
  gain,
  found,
  code,
  words() {
    const releases = honest()
    const words = options(releases)
    falsify(releases)
    return ['releases', fileWith(linesOf(releases)), ...words]
  },
}))
/** `named` is what the releases name instead. */
export const honestReleases = (named: Facts = {}): string[] => ['releases', fileWith(linesOf(honest(named)))]

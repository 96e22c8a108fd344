// Lies about what binds a chain: the manifest, its salt, and what players noted of it.

import { practiceSalt } from '../../../src/core/salt.ts'
import { fileWith, hashOf, spoiled } from '../../run-verifier.ts'
import { answersOf, type ManifestAnswer } from '../round-files.ts'
import { fake, linesOf, odd, roundsWords, sceneLie, sceneOf, withLine, type Lie, type Scene } from './lie.ts'
import { republish, restated } from './republish.ts'

const [STEERED, CONFUSED] = [
  'chooses among many chains the one that suits the house',
  'shows each reader something else',
]

const told = (change: (manifest: ManifestAnswer) => unknown) => (scene: Scene) => void change(scene.file.manifest)

const practice = [
  [
    'a manifest with another text',
    STEERED,
    told((manifest) => (manifest.manifest += ' ')),
    'SHA-256 of the manifest is claimed to be',
  ],
  [
    'a manifest with another hash',
    STEERED,
    told((manifest) => (manifest.manifestHash = spoiled(manifest.manifestHash))),
    'SHA-256 of the manifest is claimed to be',
  ],
  [
    'a manifest with another terminal hash',
    STEERED,
    restated((facts) => (facts['terminals'] = { crash: 'ab'.repeat(32) })),
    'the end of the chain is claimed to be abab',
  ],
  [
    'a manifest that does not name the game',
    STEERED,
    restated((facts) => (facts['terminals'] = {})),
    'the end of the chain is claimed to be nothing',
  ],
  [
    'a manifest without terminal hashes',
    STEERED,
    restated((facts) => delete facts['terminals']),
    'the terminal hashes must be an object, not nothing',
  ],
  [
    'terminal hashes in a list',
    CONFUSED,
    restated((facts) => (facts['terminals'] = [])),
    'the terminal hashes must be an object',
  ],
  [
    'a manifest with two lists of terminal hashes',
    CONFUSED,
    (scene) => republish(scene, scene.file.manifest.manifest.replace('{', '{"terminals":{},')),
    'has the field "terminals" twice',
    2,
  ],
  ['a shorter chain', CONFUSED, restated((facts) => (facts['N'] = 3)), 'the chain has only 3 rounds'],
  [
    'the length of a chain as text',
    CONFUSED,
    restated((facts) => (facts['N'] = '4')),
    'the length of the chain must be a whole number',
  ],
  [
    'a chain that nobody could walk',
    CONFUSED,
    restated((facts) => (facts['N'] = 999_999_999_999)),
    'the length of the chain must be a whole number',
  ],
  [
    'a salt rule that names nothing',
    STEERED,
    restated((facts) => (facts['saltRule'] = 'later')),
    'its salt rule must be practice or btc:<height>',
  ],
  [
    'a salt rule in a list',
    CONFUSED,
    restated((facts) => (facts['saltRule'] = ['practice'])),
    'its salt rule must be practice or btc:<height>',
  ],
  [
    'no salt rule',
    STEERED,
    restated((facts) => delete facts['saltRule']),
    'its salt rule must be practice or btc:<height>',
  ],
  [
    'a test chain called a real one',
    STEERED,
    told((manifest) => (manifest.saltSource = 'btc')),
    'the source of the salt is claimed to be btc, but is dev',
  ],
  [
    'a test chain with a salt of its own',
    STEERED,
    (scene) => {
      scene.file.manifest.salt = 'ab'.repeat(32)
      for (const { round } of scene.file.rounds) round.salt = 'ab'.repeat(32)
    },
    'SHA-256 of PF1-DEV-SALT:<manifestHash> is claimed to be',
  ],
  [
    'a manifest without a salt',
    STEERED,
    told((manifest) => (manifest.salt = null)),
    'a salt must be 64 hex digits, not null',
  ],
  [
    'a manifest of another epoch',
    CONFUSED,
    restated((facts) => (facts['epoch'] = '1')),
    'an epoch must be a whole number',
    2,
  ],
  [
    'a manifest without an epoch',
    CONFUSED,
    restated((facts) => delete facts['epoch']),
    'an epoch must be a whole number',
    2,
  ],
  ['a manifest that is no JSON', CONFUSED, (scene) => republish(scene, 'a manifest'), 'a manifest must be JSON', 2],
  ['a manifest that is a list', CONFUSED, (scene) => republish(scene, '[]'), 'a manifest must be an object', 2],
] satisfies Parameters<ReturnType<typeof sceneLie>>[0][]

const over = (name: string, gain: string, found: string, words: (scene: Scene) => readonly string[]): Lie => ({
  name,
  gain,
  found,
  code: 1,
  words: () => words(sceneOf('crash', ({ result }) => result.payout! > 0)),
})
const noted = [
  over(
    'a whole chain that was made up, for players who noted the manifest',
    STEERED,
    'the manifest hash that you noted is claimed to be',
    ({ file }) => roundsWords(file, '--manifest', spoiled(file.manifest.manifestHash)),
  ),
  over(
    'a bet list that was written after the result, for players who noted its hash',
    STEERED,
    'the hash of a bet list that you noted is claimed to be',
    (scene) => {
      const { root } = scene.book
      fake(scene, withLine(scene, scene.line.replace(/\|\d+\|/, '|100|')))
      return roundsWords(scene.file, '--book', root)
    },
  ),
  over('one of several bet lists that were noted', STEERED, 'not in this file', ({ file, book }) =>
    roundsWords(file, '--book', `${book.root},${spoiled(book.root)}`),
  ),
  over('two manifests of one epoch', STEERED, 'epoch 1 has 2 manifests', ({ file }) => {
    const text = file.manifest.manifest.replace('"N":4', '"N":5')
    const other = { ...file.manifest, manifest: text, manifestHash: hashOf(text), salt: practiceSalt(hashOf(text)) }
    return ['rounds', fileWith(linesOf([...answersOf(file), other]))]
  }),
  over('a manifest alone: another text', STEERED, 'SHA-256 of the file is claimed to be', ({ file: { manifest } }) => [
    'manifest',
    manifest.manifestHash,
    fileWith(manifest.manifest.replace('"N":4', '"N":5')),
  ]),
  over(
    'a manifest alone: a line break at the end',
    CONFUSED,
    'SHA-256 of the file is claimed to be',
    ({ file: { manifest } }) => ['manifest', manifest.manifestHash, fileWith(`${manifest.manifest}\r\n`)],
  ),
  over(
    'a chain alone: one step too few',
    STEERED,
    'SHA-256 applied 1 time is claimed to be',
    ({ file: { rounds } }) => ['chain', rounds[1]!.round.hash!, '1', rounds[0]!.round.commit],
  ),
  over('a test salt alone: of another manifest', STEERED, 'SHA-256 of PF1-DEV-SALT', ({ file: { manifest } }) => [
    'practice',
    spoiled(manifest.manifestHash),
    manifest.salt!,
  ]),
]

export const manifestLies: readonly Lie[] = [
  ...practice.map(sceneLie(() => sceneOf('crash'))),
  ...noted,
  {
    ...over('a noted manifest beside several', STEERED, '--manifest needs a file with one manifest', ({ file }) => [
      'rounds',
      fileWith(linesOf([...answersOf(file), file.manifest])),
      '--manifest',
      file.manifest.manifestHash,
    ]),
    code: 2,
  },
  {
    ...over(
      'a noted manifest, and rounds of an epoch that it does not bind',
      STEERED,
      '--manifest needs a file with one manifest',
      ({ file, round, book }) => {
        round.epoch = book.epoch = odd(2)
        return roundsWords(file, '--manifest', file.manifest.manifestHash)
      },
    ),
    code: 2,
  },
]

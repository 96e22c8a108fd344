// Lies about a salt from a Bitcoin block: whether the manifest was there before the block, and whether there is such a block.

import { LocalBitcoin, withoutWork } from '../../local-bitcoin.ts'
import { fileWith, hashOf, spoiled } from '../../run-verifier.ts'
import type { ManifestAnswer } from '../round-files.ts'
import { linesOf, odd, sceneLie, sceneOf, type Lie, type Scene } from './lie.ts'
import { restated } from './republish.ts'

const [STEERED, CONFUSED] = [
  'chooses among many chains the one that suits the house',
  'shows each reader something else',
]
const HEADER = 160

type Anchor = NonNullable<ManifestAnswer['saltAnchor']>
const told =
  (change: (manifest: ManifestAnswer) => unknown) =>
  ({ file }: Scene): unknown =>
    change(file.manifest)
const proof = (change: (anchor: Anchor) => Partial<Record<keyof Anchor, unknown>>) =>
  told((manifest) => (manifest.saltAnchor = odd({ ...manifest.saltAnchor!, ...change(manifest.saltAnchor!) })))
const foreign = new LocalBitcoin({ timeSeconds: 1_700_000_000 }).mine(3)
const byteAt = (text: string, place: number, byte: string): string =>
  text.slice(0, 2 * place) + byte + text.slice(2 * place + 2)

const rows = [
  [
    'a salt of one’s own',
    STEERED,
    told((manifest) => (manifest.salt = spoiled(manifest.salt!))),
    'the salt is claimed',
  ],
  ['no salt', STEERED, told((manifest) => (manifest.salt = null)), 'the salt is claimed to be null'],
  [
    'a header of another block',
    STEERED,
    told((manifest) => (manifest.saltProof = foreign.header(foreign.tip).toString('hex'))),
    'the header of the salt block is claimed',
  ],
  ['no header', CONFUSED, told((manifest) => (manifest.saltProof = '')), 'the header of the salt block is claimed'],
  ['no proof', STEERED, told((manifest) => (manifest.saltAnchor = null)), 'is older than the salt block is missing'],
  ['a list as proof', CONFUSED, told((manifest) => (manifest.saltAnchor = odd([]))), 'must be an object, not []'],
  [
    'a real chain called a test chain',
    CONFUSED,
    told((manifest) => (manifest.saltSource = 'dev')),
    'the source of the salt is claimed to be dev, but is btc',
  ],
  [
    'block 0',
    STEERED,
    restated((facts) => (facts['saltRule'] = 'btc:0')),
    'salt rule must be practice or btc:<height>',
  ],
  [
    'a block that was mined hours after the stamp',
    STEERED,
    restated((facts) => (facts['saltRule'] = `btc:${new LocalBitcoin().mine(12).tip + 60}`)),
    'blocks between timestamp and salt is claimed to be at least 144, but is 59',
  ],
  [
    'another block than the manifest names',
    STEERED,
    told((manifest) => {
      manifest.manifest = manifest.manifest.replace(/btc:(\d+)/, (_, height: string) => `btc:${Number(height) + 1}`)
      manifest.manifestHash = hashOf(manifest.manifest)
    }),
    'the timestamp is not of this manifest',
  ],
  [
    'a timestamp of another text',
    STEERED,
    proof(({ ots }) => ({ ots: byteAt(ots, 40, '00') })),
    'is not of this manifest',
  ],
  [
    'a timestamp with another operation',
    STEERED,
    proof(({ ots }) => ({ ots: byteAt(ots, 65, '99') })),
    'unknown operation 153',
  ],
  [
    'a timestamp by a hash that nobody trusts',
    STEERED,
    proof(({ ots }) => ({ ots: byteAt(ots, 65, '02') })),
    'leads to none of the headers',
  ],
  [
    'a timestamp that names another height',
    STEERED,
    proof(({ ots }) => ({ ots: byteAt(ots, ots.length / 2 - 2, 'ff') })),
    'the',
  ],
  [
    'a timestamp that is cut off',
    CONFUSED,
    proof(({ ots }) => ({ ots: ots.slice(0, -2) })),
    'the timestamp is cut off',
  ],
  ['bytes after a timestamp', CONFUSED, proof(({ ots }) => ({ ots: `${ots}00` })), 'bytes after its end'],
  ['a timestamp as a list', CONFUSED, proof(({ ots }) => ({ ots: [ots] })), 'a timestamp must be hex digits in pairs'],
  [
    'a timestamp in capitals',
    CONFUSED,
    proof(({ ots }) => ({ ots: ots.toUpperCase() })),
    'a timestamp must be hex digits',
  ],
  [
    'a header left out',
    STEERED,
    proof(({ headers }) => ({ headers: headers.slice(0, 20 * HEADER) + headers.slice(21 * HEADER) })),
    'each header names the one before is claimed',
  ],
  [
    'a header of another chain in between',
    STEERED,
    proof(({ headers }) => ({
      headers: headers.slice(0, 20 * HEADER) + foreign.headers(foreign.tip, foreign.tip) + headers.slice(21 * HEADER),
    })),
    'each header names the one before is claimed',
  ],
  [
    'a header without work',
    STEERED,
    proof(({ headers }) => ({
      headers: headers.slice(0, -HEADER) + withoutWork(Buffer.from(headers.slice(-HEADER), 'hex')).toString('hex'),
    })),
    'leading zero bits of every header',
  ],
  [
    'a header with an easy target',
    STEERED,
    proof(({ headers }) => ({ headers: `${headers.slice(0, -16)}ffff7f20${headers.slice(-8)}` })),
    'targets change only where Bitcoin adjusts them is claimed',
  ],
  [
    'a header with an impossible target',
    STEERED,
    proof(({ headers }) => ({ headers: `${headers.slice(0, -16)}000080ff${headers.slice(-8)}` })),
    'every header has its target’s work is claimed',
  ],
  [
    'a block that may yet be replaced',
    STEERED,
    proof(({ headers }) => ({ headers: headers.slice(0, -HEADER) })),
    'blocks after the salt block is claimed to be at least 6, but is 5',
  ],
  [
    'headers that end before the salt block',
    CONFUSED,
    proof(({ headers }) => ({ headers: headers.slice(0, -8 * HEADER) })),
    'the headers don’t reach block',
  ],
  [
    'headers that begin at the stamp',
    CONFUSED,
    proof(({ headers }) => ({ headers: headers.slice(HEADER) })),
    'ten headers before the block of the timestamp',
  ],
  [
    'half a header',
    CONFUSED,
    proof(({ headers }) => ({ headers: headers.slice(2) })),
    'each block header has 80 bytes',
  ],
  ['no headers', CONFUSED, proof(() => ({ headers: '' })), 'block headers must be hex digits in pairs'],
  [
    'the coinbase of another block',
    STEERED,
    proof(() => foreign.coinbase(foreign.tip)),
    'the height in the coinbase of the salt block is claimed',
  ],
  [
    'no coinbase',
    CONFUSED,
    proof(() => ({ coinbase: undefined })),
    'a coinbase transaction must be hex digits in pairs',
  ],
  [
    'a coinbase that is cut to two nodes',
    STEERED,
    proof(({ coinbase }) => ({ coinbase: coinbase.slice(0, 128) })),
    'the height in the coinbase of the salt block is claimed',
  ],
  ['no branch', CONFUSED, proof(() => ({ branch: null })), 'the Merkle branch is missing'],
  ['an empty branch', STEERED, proof(() => ({ branch: [] })), 'the Merkle root of the salt block is claimed'],
  ['half a node', CONFUSED, proof(() => ({ branch: ['ab'] })), 'a node of the Merkle branch must be 64 hex digits'],
  [
    'another node',
    STEERED,
    proof(({ branch }) => ({ branch: branch.map(spoiled) })),
    'the Merkle root of the salt block is claimed',
  ],
] satisfies Parameters<ReturnType<typeof sceneLie>>[0][]

const scene = (): Scene => sceneOf('crash', undefined, false, 'bitcoin')
const alone = (name: string, falsify: (manifest: ManifestAnswer) => string, found: string, code: 1 | 2 = 1): Lie => ({
  name: `a manifest’s response alone: ${name}`,
  gain: STEERED,
  found,
  code,
  words() {
    const { manifest } = scene().file
    const noted = falsify(manifest)
    return ['manifest', noted, fileWith(linesOf([manifest]))]
  },
})

export const saltLies: readonly Lie[] = [
  ...rows.map(sceneLie(scene)),
  alone(
    'another hash than was noted',
    ({ manifestHash }) => spoiled(manifestHash),
    'SHA-256 of the manifest is claimed',
  ),
  alone(
    'another hash than its text has',
    (manifest) => {
      const noted = manifest.manifestHash
      manifest.manifestHash = spoiled(noted)
      return noted
    },
    'the timestamp is not of this manifest',
    2,
  ),
  alone(
    'another salt',
    (manifest) => {
      manifest.salt = spoiled(manifest.salt!)
      return manifest.manifestHash
    },
    'the salt is claimed to be',
  ),
]

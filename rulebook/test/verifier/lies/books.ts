// Lies about bet lists: which bets there were, as they were when betting closed, and the result of each.

import { fileWith, hashOf, spoiled } from '../../run-verifier.ts'
import { answersOf } from '../round-files.ts'
import {
  addUp,
  bookLines,
  fake,
  linesOf,
  odd,
  part,
  rewrite,
  sceneLie,
  sceneOf,
  withBets,
  withLine,
  type Lie,
  type Scene,
} from './lie.ts'

const [UNPAID, GIFT, CONFUSED] = [
  'removes or changes a bet once the result is known',
  'adds a bet of a friend once the result is known',
  'shows each reader something else',
]
const ROOT = 'the hash of the bet list published when betting closed is claimed to be'

const last = ({ book }: Scene): number => book.bets.at(-1)!.id

/** The hash was published when betting closed, so a new text does not match. */
const bound = [
  [
    'a bet that is removed',
    UNPAID,
    (scene) => {
      scene.book.bets.splice(scene.place, 1)
      rewrite(scene, withBets(scene.book, bookLines(scene.book).toSpliced(scene.place, 1)))
    },
    ROOT,
  ],
  [
    'a bet that is added',
    GIFT,
    (scene) => {
      scene.book.bets.push({ ...scene.result, id: last(scene) + 1 })
      rewrite(scene, withBets(scene.book, [...bookLines(scene.book), scene.line.replace(/^\d+/, String(last(scene)))]))
    },
    ROOT,
  ],
  ['another stake', UNPAID, (scene) => rewrite(scene, part(scene, 2, '77')), ROOT],
  ['another choice', UNPAID, (scene) => rewrite(scene, part(scene, 4, '{"auto":999999}')), ROOT],
  ['another player', GIFT, (scene) => rewrite(scene, part(scene, 1, 'f'.repeat(16))), ROOT],
  ['another number', CONFUSED, (scene) => rewrite(scene, part(scene, 0, '999999')), ROOT],
  [
    'bets in another order',
    CONFUSED,
    (scene) => rewrite(scene, withBets(scene.book, bookLines(scene.book).reverse())),
    'is out of order',
  ],
  ['a space at the end of a line', CONFUSED, (scene) => rewrite(scene, withLine(scene, `${scene.line} `)), ROOT],
  [
    'another root in the list than in the round',
    CONFUSED,
    ({ book }) => (book.root = spoiled(book.root)),
    'the hash of the bet list is claimed to be',
  ],
  [
    'another root in the round than in the list',
    CONFUSED,
    ({ round }) => (round.bookRoot = spoiled(round.bookRoot)),
    ROOT,
  ],
  ['no root in the round', UNPAID, ({ round }) => (round.bookRoot = odd(null)), `${ROOT} null`],
] satisfies Parameters<ReturnType<typeof sceneLie>>[0][]

/** The operator published the hash of a list that only some programs read as they should. */
const formed = [
  [
    'a last line without a line break',
    GIFT,
    (scene) => fake(scene, scene.book.text.slice(0, -1)),
    'the bet list must end with a line break',
  ],
  [
    'bytes after the last line',
    GIFT,
    (scene) => fake(scene, `${scene.book.text}0|`),
    'the bet list must end with a line break, but ends with 0|',
  ],
  [
    'a space after the last line',
    CONFUSED,
    (scene) => fake(scene, `${scene.book.text} `),
    'the bet list must end with a line break',
  ],
  [
    'a bet after the last line break',
    GIFT,
    (scene) => fake(scene, `${scene.book.text}${scene.line.replace(/^\d+/, '99999')}`),
    'the bet list must end with a line break',
  ],
  [
    'an empty line at the end',
    CONFUSED,
    (scene) => fake(scene, `${scene.book.text}\n`),
    'this isn’t a line of a bet list',
  ],
  [
    'an empty line in the middle',
    CONFUSED,
    (scene) => fake(scene, scene.book.text.replace('}\n', '}\n\n')),
    'this isn’t a line of a bet list',
  ],
  [
    'line breaks of Windows',
    CONFUSED,
    (scene) => fake(scene, scene.book.text.replaceAll('\n', '\r\n')),
    'a bet list must begin with its version, round and limits',
  ],
  [
    'a byte order mark',
    CONFUSED,
    (scene) => fake(scene, `\uFEFF${scene.book.text}`),
    'a bet list must begin with its version, round and limits',
  ],
  [
    'a line shown twice',
    GIFT,
    (scene) => fake(scene, withLine(scene, `${scene.line}\n${scene.line}`)),
    'is out of order',
  ],
  [
    'a number with a leading zero',
    CONFUSED,
    (scene) => fake(scene, withLine(scene, `0${scene.line}`)),
    'this isn’t a line of a bet list',
  ],
  [
    'a stake with a leading zero',
    CONFUSED,
    (scene) => fake(scene, part(scene, 2, '0100')),
    'this isn’t a line of a bet list',
  ],
  ['a stake of zero', GIFT, (scene) => fake(scene, part(scene, 2, '0')), 'this isn’t a line of a bet list'],
  ['a stake below zero', GIFT, (scene) => fake(scene, part(scene, 2, '-100')), 'this isn’t a line of a bet list'],
  ['a stake spelled 1e3', CONFUSED, (scene) => fake(scene, part(scene, 2, '1e3')), 'this isn’t a line of a bet list'],
  [
    'a stake with a fraction',
    CONFUSED,
    (scene) => fake(scene, part(scene, 2, '100.0')),
    'this isn’t a line of a bet list',
  ],
  [
    'a stake beyond all gold',
    CONFUSED,
    (scene) => fake(scene, part(scene, 2, '9999999999')),
    'this isn’t a line of a bet list',
  ],
  [
    'a stake in Arabic digits',
    CONFUSED,
    (scene) => fake(scene, part(scene, 2, '١٠٠')),
    'this isn’t a line of a bet list',
  ],
  [
    'a player in capitals',
    CONFUSED,
    (scene) => fake(scene, part(scene, 1, 'ABCDEF0123456789')),
    'this isn’t a line of a bet list',
  ],
  [
    'a choice with spaces',
    CONFUSED,
    (scene) => fake(scene, part(scene, 4, '{"auto": null}')),
    'a choice must be written without spaces',
  ],
  [
    'a choice that names its target twice',
    CONFUSED,
    (scene) => fake(scene, part(scene, 4, '{"auto":200,"auto":null}')),
    'a choice has the field "auto" twice',
  ],
  [
    'a target spelled 2e2',
    CONFUSED,
    (scene) => fake(scene, part(scene, 4, '{"auto":2e2}')),
    'which isn’t a plain whole number',
  ],
  [
    'a target of negative zero',
    CONFUSED,
    (scene) => fake(scene, part(scene, 4, '{"auto":-0}')),
    'which isn’t a plain whole number',
  ],
  [
    'a target as text',
    CONFUSED,
    (scene) => fake(scene, part(scene, 4, '{"auto":"200"}')),
    'the choice in crash must be',
  ],
  [
    'a target that is too low',
    UNPAID,
    (scene) => fake(scene, part(scene, 4, '{"auto":100}')),
    'the choice in crash must be',
  ],
  ['a choice that is no JSON', CONFUSED, (scene) => fake(scene, part(scene, 4, 'auto')), 'a choice must be JSON'],
  [
    'an escaped letter in a choice',
    CONFUSED,
    (scene) => fake(scene, part(scene, 4, '{"\\u0061uto":null}')),
    'a choice must be written without spaces',
  ],
] satisfies Parameters<ReturnType<typeof sceneLie>>[0][]

const results = [
  [
    'a bet without a result',
    UNPAID,
    (scene) => {
      scene.book.bets.splice(scene.place, 1)
      addUp(scene)
    },
    'it’s in the bet list, but its result is missing',
  ],
  [
    'a result without a bet',
    GIFT,
    (scene) => {
      scene.book.bets.push({ ...scene.result, id: last(scene) + 1 })
      addUp(scene)
    },
    'it isn’t in the bet list',
  ],
  [
    'two results of a bet',
    GIFT,
    (scene) => {
      scene.book.bets.push({ ...scene.result })
      addUp(scene)
    },
    'a bet has two results',
  ],
  [
    'the number of a result as text',
    CONFUSED,
    ({ result }) => (result.id = odd(String(result.id))),
    'the bet of a result must be a whole number',
  ],
  [
    'nothing instead of a result',
    CONFUSED,
    ({ book, place }) => (book.bets[place] = odd(null)),
    'a result must be an object',
  ],
  [
    'a bet that is never settled',
    UNPAID,
    (scene) => {
      Object.assign(scene.result, { state: 'placed', exit: null, payout: null })
      addUp(scene)
    },
    'it isn’t settled yet',
  ],
  [
    'a state that does not exist',
    CONFUSED,
    ({ result }) => (result.state = 'Settled'),
    'its state must be settled or refunded',
  ],
  [
    'a payout as text',
    CONFUSED,
    ({ result }) => (result.payout = odd(String(result.payout))),
    'its payout must be a whole number',
  ],
  [
    'a payout below zero',
    UNPAID,
    (scene) => {
      scene.result.payout = -100
      addUp(scene)
    },
    'its payout must be a whole number',
  ],
] satisfies Parameters<ReturnType<typeof sceneLie>>[0][]

/** The lists of a file, beside its rounds. */
const listLies = (
  [
    ['no bet list', UNPAID, ({ file }) => answersOf(file).toSpliced(4, 1), 'its bet list is missing'],
    [
      'two bet lists of a round',
      CONFUSED,
      ({ file, book }) => [...answersOf(file), { ...book, text: '', root: hashOf('') }],
      'it has 2 bet lists',
    ],
    [
      'a bet list without its round',
      UNPAID,
      ({ file, book }) => [...answersOf(file), { ...book, index: 99 }],
      'its bet list is here, but the round is missing',
    ],
    [
      'a bet list of another round',
      UNPAID,
      ({ file }) => {
        const answers = answersOf(file)
        return answers.with(4, { ...file.rounds[0]!.book, index: 2 })
      },
      ROOT,
    ],
  ] satisfies readonly (readonly [string, string, (scene: Scene) => object[], string])[]
).map(([name, gain, answers, found]): Lie => ({
  name,
  gain,
  found,
  code: 1,
  words: () => ['rounds', fileWith(linesOf(answers(sceneOf('crash'))))],
}))

/** The published text alone, with the hash that was noted. */
const textLies = (
  [
    [
      'a book alone: a bet that is changed',
      (text) => [hashOf(text), text.replace('"auto"', '"Auto"')],
      'SHA-256 of the file is claimed to be',
    ],
    [
      'a book alone: a last line without a line break',
      (text) => [hashOf(text.slice(0, -1)), text.slice(0, -1)],
      'the bet list must end with a line break',
    ],
    [
      'a book alone: line breaks of Windows',
      (text) => [hashOf(text.replaceAll('}\n', '}\r\n')), text.replaceAll('}\n', '}\r\n')],
      'a choice must be written without spaces',
    ],
    [
      'a book alone: bets in another order',
      (text) => {
        const other = withBets({ text }, bookLines({ text }).reverse())
        return [hashOf(other), other]
      },
      'is out of order',
    ],
  ] satisfies readonly (readonly [string, (text: string) => [string, string], string])[]
).map(([name, falsify, found]): Lie => ({
  name,
  gain: UNPAID,
  found,
  code: 1,
  words() {
    const [root, text] = falsify(sceneOf('crash').book.text)
    return ['book', root, fileWith(text)]
  },
}))

export const bookLies: readonly Lie[] = [
  ...[...bound, ...formed, ...results].map(sceneLie(() => sceneOf('crash', ({ result }) => result.payout! > 0))),
  ...listLies,
  ...textLies,
]

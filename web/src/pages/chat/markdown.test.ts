import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blocksOf, inlineOf, safeAddress, type Block, type Inline } from './markdown.ts'

const allInlines = (blocks: readonly Block[]): Inline[] =>
  blocks.flatMap((block) => (block.is === 'paragraph' ? block.lines : block.is === 'list' ? block.items : [])).flat()
const deep = (parts: readonly Inline[]): Inline[] =>
  parts.flatMap((one) => ('parts' in one ? [one, ...deep(one.parts)] : [one]))
const wordsOf = (parts: readonly Inline[]): string =>
  deep(parts)
    .map((one) => ('text' in one ? one.text : ''))
    .join('')

describe('what answers use', () => {
  it('bold, italic, code and links, one inside another', () => {
    expect(inlineOf('a **b *c*** `d*e*` [f](/pages/vip/vip)')).toEqual([
      { is: 'text', text: 'a ' },
      {
        is: 'strong',
        parts: [
          { is: 'text', text: 'b ' },
          { is: 'em', parts: [{ is: 'text', text: 'c' }] },
        ],
      },
      { is: 'text', text: ' ' },
      { is: 'code', text: 'd*e*' },
      { is: 'text', text: ' ' },
      { is: 'link', to: '/pages/vip/vip', isInside: true, parts: [{ is: 'text', text: 'f' }] },
    ])
  })
  it('paragraphs keep their lines, lists their kind, and an open fence ends with the text', () => {
    const blocks = blocksOf('one\ntwo\n\nthree\n- a\n- b\n1. c\n2) d\n```js\nx = 1\n**y**')
    expect(blocks.map((block) => block.is)).toEqual(['paragraph', 'paragraph', 'list', 'list', 'code'])
    expect(blocks[0]).toMatchObject({ lines: [[{ text: 'one' }], [{ text: 'two' }]] })
    expect(blocks[2]).toMatchObject({ isOrdered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] })
    expect(blocks[3]).toMatchObject({ isOrdered: true, items: [[{ text: 'c' }], [{ text: 'd' }]] })
    expect(blocks[4]).toEqual({ is: 'code', text: 'x = 1\n**y**' })
  })
  it('leaves text without markup unchanged', () => {
    for (const text of ['2 * 3 * 4', 'a ** b', '* ', '`', '[x]', '[x](y z)', '<b>no</b>', '5*']) {
      expect(wordsOf(allInlines(blocksOf(text))).trim()).toBe(text.trim())
    }
  })
})

describe('where links may lead', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://plain.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https://user:pass@evil.example',
    'https://',
    'blob:https://x/1',
    '/pages/"onmouseover="alert(1)',
    '#javascript:alert(1)',
    '/pages/../../x?y=<z>',
  ])('not to %s', (address) => {
    expect(safeAddress(address)).toBeNull()
    const parts = deep(inlineOf(`[tap me](${address})`))
    expect(parts.every(({ is }) => is !== 'link')).toBe(true)
    expect(wordsOf(parts)).toContain('tap me')
  })
  it('but into the app and to https', () => {
    expect(safeAddress('#/pages/accounts/limits')).toEqual({ to: '/pages/accounts/limits', isInside: true })
    expect(safeAddress('/pages/chat/chat?id=mira')).toEqual({ to: '/pages/chat/chat?id=mira', isInside: true })
    expect(safeAddress('https://www.gamblingtherapy.org')).toEqual({
      to: 'https://www.gamblingtherapy.org/',
      isInside: false,
    })
  })
  it('whatever is written, no link leads elsewhere, however it is nested', () => {
    const marks = fc.constantFrom(
      '*',
      '**',
      '`',
      '[',
      ']',
      '(',
      ')',
      '](',
      'javascript:',
      'https://x.io',
      '\n',
      '- ',
      '<img src=x onerror=alert(1)>',
      'word ',
    )
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 80 }), (pieces) => {
        const parts = deep(allInlines(blocksOf(pieces.join(''))))
        const targets = parts.flatMap((one) => (one.is === 'link' ? [one.to] : []))
        for (const target of targets) expect(target).toMatch(/^(\/|https:\/\/)/)
      }),
    )
  })
  it('a text of nothing but marks is read in time', () => {
    const text = '*'.repeat(4_000) + '['.repeat(4_000) + '`a'.repeat(2_000)
    expect(wordsOf(allInlines(blocksOf(text)))).toContain('[[[')
  })
})

// Reads files of labelled lines: a label, a tab, a message. A question mark after a label means that the need is hinted
// at rather than said.

import { readFileSync } from 'node:fs'
import { careKinds, type CareKind } from '../classifier.ts'

export interface Line {
  /** Null for a harmless line. */
  readonly kind: CareKind | null
  readonly isHint: boolean
  readonly text: string
}

export function readLines(file: URL): Line[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, i) => {
      const [label = '', text = '', ...rest] = line.split('\t')
      const name = label.replace(/\?$/, '')
      const kind = careKinds.find((one) => one === name) ?? null
      if ((kind === null && label !== 'ok') || text.trim() === '' || rest.length > 0)
        throw new Error(`${file.pathname}:${i + 1} is not a label, a tab and a message.`)
      return { kind, isHint: label.endsWith('?'), text }
    })
}

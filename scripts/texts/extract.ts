// Finds every text that people read, with its file, line, language and audience.

import ts from 'typescript'
import type { SourceFile } from '../checks/files.ts'

export type Audience = 'player' | 'operator' | 'developer'

export interface Text {
  readonly path: string
  readonly line: number
  readonly key: string
  readonly language: 'en' | 'fr'
  readonly text: string
  readonly audience: Audience
  /** Written by a character, in its own voice. */
  readonly isSpoken: boolean
  /** In a component instead of a messages file. */
  readonly isHardCoded: boolean
  /** Its French or English is written beside it. */
  readonly isPaired: boolean
}

type Language = Text['language']

/** The files in which people are spoken to. */
const READ = /^(web|console|ui|sandbox)\/(src|gallery)\/|^rulebook\/src\/|^server\/src\/(features|backoffice)\//
/** What the characters say: data files, in one folder per language or with a key per language. */
const SPOKEN = /^server\/src\/features\/chat\/companion\/(?:personas|texts\/(?<language>en|fr))\/\w+\.(?:json|txt)$/
/** Instructions to a language model, what a classifier learns from, and words that the characters recognise. */
const UNREAD = /^server\/src\/features\/chat\/(?:engines\/|safety\/training\/|companion\/texts\/\w+\/words\.json$)/
const APPS = /^(web|console|ui)\/src\//
const LABELS = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'text', 'name', 'hint', 'empty'])
const LIST_LABELS = new Set(['title', 'label', 'text', 'hint', 'empty', 'heading'])

export const mayHoldTexts = (path: string): boolean => /\.tsx?$/.test(path) || SPOKEN.test(path)

export function extractTexts({ path, text }: SourceFile): Text[] {
  if (!READ.test(path) || UNREAD.test(path) || /\.test\.tsx?$/.test(path) || !mayHoldTexts(path)) return []
  const folder = SPOKEN.exec(path)?.groups?.['language'] as Language | undefined
  if (path.endsWith('.txt') && folder) return scriptTexts(path, text, folder)
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: Text[] = []
  const add = (node: ts.Node, key: string, language: Language, written: string, kind: Partial<Text> = {}): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    const isSpoken = path.startsWith('server/src/features/chat/')
    const common = { path, line, key, language, text: written, audience: audienceOf(path), isSpoken }
    found.push({ ...common, isHardCoded: false, isPaired: false, ...kind })
  }

  /** Every sentence below a node, in a language that is known. */
  const collect = (node: ts.Node, key: string, language: Language): void => {
    const written = literal(node)
    if (written !== null) {
      if (isProse(written)) add(node, key, language, written)
      return
    }
    node.forEachChild((child) => collect(child, nameOf(child) ?? key, language))
  }

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const name = node.expression.text
      const [first, en, fr] = node.arguments
      if ((name === 'defineMessages' || name === 'defineEnglish') && first && ts.isObjectLiteralExpression(first)) {
        for (const property of first.properties) {
          if (!ts.isPropertyAssignment(property)) continue
          const key = nameOf(property) ?? ''
          const pair = ts.isArrayLiteralExpression(property.initializer)
            ? property.initializer.elements
            : [property.initializer]
          const isPaired = name === 'defineMessages'
          pair.forEach((each, at) => add(each, key, at === 0 ? 'en' : 'fr', literal(each) ?? '', { isPaired }))
        }
        return
      }
      if (name === 'faq' && en && fr) {
        collect(en, name, 'en')
        collect(fr, name, 'fr')
        return
      }
      if (name === 'row' && path.startsWith('rulebook/src/refusals/') && en && fr) {
        const key = nameOf(node.parent) ?? ''
        add(en, key, 'en', literal(en) ?? '', { isPaired: true })
        add(fr, key, 'fr', literal(fr) ?? '', { isPaired: true })
        return
      }
    }
    if (ts.isPropertyAssignment(node)) {
      const name = nameOf(node)
      if ((name === 'en' || name === 'fr') && !path.startsWith('rulebook/src/text/')) {
        collect(node.initializer, nameOf(node.parent.parent) ?? name, name)
        return
      }
      if (name && isLabelOf(path, name)) {
        const written = literal(node.initializer)
        if (written !== null && isProse(written)) add(node, name, 'en', written)
      }
    }
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const language = /^(?:en|fr)$|(?<=[a-z])(?:En|Fr)$/.exec(node.name.getText())?.[0].toLowerCase()
      if (language) return collect(node.initializer, '', language as Language)
    }
    if (APPS.test(path)) visitJsx(node, (at, written) => add(at, '', 'en', written, { isHardCoded: true }))
    node.forEachChild(visit)
  }
  if (folder) collect(source, '', folder)
  else visit(source)
  return found
}

/** The answers of a script of the characters. */
const scriptTexts = (path: string, text: string, language: Language): Text[] =>
  text.split('\n').flatMap((line, i) => {
    const answer = /^> (?!@)(.+)$/.exec(line)?.[1]
    if (!answer || !isProse(answer)) return []
    const common = { path, line: i + 1, key: '', language, text: answer, audience: audienceOf(path) }
    return [{ ...common, isSpoken: true, isHardCoded: false, isPaired: false }]
  })

/** Our name, entities and code are the same in every language. */
const SIGNS = /^(?:Glasshouse|&\w+;|[A-Z\d-]+\(.*)$/

/** Words in the markup itself, which no messages file holds. */
function visitJsx(node: ts.Node, found: (node: ts.Node, text: string) => void): void {
  if (ts.isJsxText(node) && /\p{L}{3}/u.test(node.text) && !SIGNS.test(node.text.trim())) found(node, node.text.trim())
  if (!ts.isJsxAttribute(node) || !node.initializer || !ts.isStringLiteral(node.initializer)) return
  const isLabel = LABELS.has(node.name.getText()) && /\p{L}{2}.*\s|^\p{Lu}\p{Ll}/u.test(node.initializer.text)
  if (isLabel) found(node, node.initializer.text)
}

/** Labels of the console's lists, and summaries of the API reference. */
const isLabelOf = (path: string, name: string): boolean =>
  (path.startsWith('rulebook/src/backoffice/') && LIST_LABELS.has(name)) ||
  (path.startsWith('rulebook/src/wire/') && name === 'summary')

function audienceOf(path: string): Audience {
  if (path.startsWith('rulebook/src/wire/')) return 'developer'
  const isOperators = /^console\/|\/backoffice\/|refusals\/(operators|backoffice)\.ts$/.test(path)
  return isOperators ? 'operator' : 'player'
}

/** A text as it is written, with its parameters as {}; null for anything else. */
function literal(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((s) => `{}${s.literal.text}`).join('')
  if (!ts.isBinaryExpression(node)) return null
  const [left, right] = [literal(node.left), literal(node.right)]
  return left === null || right === null ? null : left + right
}

const nameOf = (node: ts.Node): string | null =>
  ts.isPropertyAssignment(node) ? node.name.getText().replaceAll(/['"]/g, '') : null

/** A regular expression, or a place where a script starts a game. */
const PATTERN = /\\[bwsd]|\(\?[:!=<]|^\{\w+ \w+\}$/

/** No sentence has so many commas between short words. */
const LIST = /^(?:[\p{Ll}\d'’ -]{1,20}, ){6}/u

/** A sentence or a label, unlike an address, a pattern, a key, or a list of words that the characters recognise. */
const isProse = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !PATTERN.test(text) &&
  !LIST.test(text) &&
  !/^[/#^]|^[\w.:-]+\/|^\p{Ll}[\p{Ll}\p{N} '’-]*$|^[\w.-]*[._:][\w.:-]*$|^\p{Ll}+\p{Lu}\w*$/u.test(text)

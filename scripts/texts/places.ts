// How long a text may be: its sentences and their number, and by the place that shows it, such as a button, a title or a toast. The place is
// read from the components.

import { posix } from 'node:path'
import ts from 'typescript'
import type { SourceFile } from '../checks/files.ts'
import type { Text } from './extract.ts'

/** What fits at a width of 320 px, in characters. */
const LIMITS = { button: 30, title: 44, toast: 120, refusal: 160 }
type Place = keyof typeof LIMITS

/** Words of a sentence, in both languages. */
const WORDS = 15

interface Use {
  readonly file: string
  readonly key: string
  readonly place: Place
}

export function findLengthFaults(files: readonly SourceFile[], texts: readonly Text[]): string[] {
  const uses = files.filter(({ path }) => /^(web|console)\/src\/.*\.tsx$/.test(path)).flatMap(findUses)
  const places = new Map(uses.map((use) => [`${use.file} ${use.key}`, use.place]))
  return texts.flatMap((text) => {
    const isRefusal = text.path.startsWith('rulebook/src/refusals/')
    const place = isRefusal ? 'refusal' : places.get(`${text.path} ${text.key}`)
    const length = shown(text.text).length
    if (!place || length <= LIMITS[place]) return []
    return [`${text.path}:${text.line}: ${text.key} has ${length} characters; a ${place} has ${LIMITS[place]}`]
  })
}

/** One fault for each sentence that has too many words. Contracts are long, and characters speak as they like. */
export function findSentenceFaults({ path, line, key, text, audience, isSpoken }: Text): string[] {
  if (isSpoken || audience === 'developer' || /agreement|^ui\/gallery\//.test(path)) return []
  const sentences = sentencesIn(text)
  const long = sentences
    .map(countWords)
    .filter((words) => words > WORDS)
    .map((words) => `has a sentence of ${words} words; ${WORDS} are allowed`)
  const many = isRules(path, key) && sentences.length > RULES_SENTENCES ? [`has ${sentences.length} sentences`] : []
  return [...long, ...many].map((fault) => `${path}:${line}: ${key} ${fault}`)
}

/** Abbreviations end no sentence. */
const sentencesIn = (text: string): string[] =>
  text
    .replaceAll(FORMS, '$2')
    .replaceAll(/\b([Mm]ax|[Mm]in|env|no|Invest)\.(?=[\s”]*[\p{Ll}{\d»])/gu, '$1')
    .split(/(?<=[.!?…])\s+|\n+/)

/** Paragraphs that explain rules have two sentences at most. */
const RULES_SENTENCES = 2
const isRules = (path: string, key: string): boolean =>
  /(?:rules|explained|chain|proof)-messages\.ts$/.test(path) ||
  (/\/games\/\w+\/messages\.ts$/.test(path) && /^how\d/.test(key))

/** A parameter and a number count as a word; a sign on its own doesn’t. */
const countWords = (sentence: string): number =>
  sentence
    .replaceAll(/(?<=\d)\s(?=\d)/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}{]/u.test(word)).length

/** Two forms of a word, for one and for several. */
const FORMS = /\{\w+\|([^|}]*)\|([^|}]*)\}/g

/** A placeholder usually shows a few characters; of two forms, the longer counts. */
const shown = (text: string): string => text.replaceAll(FORMS, '$2').replaceAll(/\{\w*\}/g, '0000')

/** Where a component shows messages of which file. */
function findUses({ path, text }: SourceFile): Use[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const imported = new Map<string, string>()
  const translators = new Map<string, string>()
  const uses: Use[] = []
  const note = (node: ts.Node, place: Place): void => {
    if (ts.isCallExpression(node)) {
      const file = translators.get(node.expression.getText())
      const [key] = node.arguments
      if (file && key && ts.isStringLiteral(key)) uses.push({ file, key: key.text, place })
    }
    node.forEachChild((child) => note(child, place))
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = posix.join(posix.dirname(path), node.moduleSpecifier.text)
      for (const name of importedNames(node)) imported.set(name, from)
    }
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isCallExpression(node.initializer)) {
      const { expression, arguments: given } = node.initializer
      const messages = given[0]?.getText() ?? ''
      if (expression.getText() === 'useMessages') translators.set(node.name.getText(), imported.get(messages) ?? path)
    }
    if (ts.isJsxElement(node) && /^\w*Button$/.test(node.openingElement.tagName.getText())) {
      for (const child of node.children) if (ts.isJsxExpression(child)) note(child, 'button')
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'title' && isTitled(node)) note(node, 'title')
    if (ts.isJsxAttribute(node) && node.name.getText() === 'text' && isButton(node)) note(node, 'button')
    if (ts.isCallExpression(node) && node.expression.getText() === 'toast') note(node, 'toast')
    node.forEachChild(visit)
  }
  visit(source)
  return uses
}

const isTitled = (attribute: ts.JsxAttribute): boolean =>
  /^(?:Sheet|Dialog|TitleBar|InnerPage|Page)$/.test(attribute.parent.parent.tagName.getText())

/** A link that looks like a button has its label in an attribute. */
const isButton = (attribute: ts.JsxAttribute): boolean => attribute.parent.parent.tagName.getText() === 'ButtonLink'

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings
  return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
}

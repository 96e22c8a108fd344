// Rules for the SQL in server/src: a module writes its own tables only and reads a feature's tables through its views, and
// a statement with many parameters names them.

import ts from 'typescript'
import type { SourceFile } from './files.ts'

const PARAMETERS_MAX = 6
/** A module may read all tables of the layers below it, as it may import them. */
const LAYERS = ['platform', 'ledger', 'play']
/** Files that reach further, and why. */
const EXEMPT: readonly { readonly path: RegExp; readonly writes: boolean }[] = [
  // Shows operators what the features have stored.
  { path: /^server\/src\/backoffice\//, writes: false },
  // Compares the ledger with everything that moves gold.
  { path: /^server\/src\/ledger\/law-queries\.ts$/, writes: false },
  // Exports and deletes a player's data wherever it is stored, in one transaction.
  { path: /^server\/src\/features\/privacy\//, writes: true },
]
const SCHEMA = /^server\/src\/platform\/db\/(schema|migrations)\/.*\.sql$/
const CODE = /^server\/src\/(?:features\/)?(\w+)\/.*(?<!\.test)\.ts$/
const DECLARATION = /^-- Owner: (.*)|^create (?:table|view) (\w+)/gm
const PUBLIC = /_public$/
const USE =
  /\b(insert\s+into|update|delete\s+from|merge\s+into|truncate|from|join|using)\s+(?:only\s+)?([a-z_]+)\b|,\s*([a-z_]+)\s+[a-z]\w?\b/g
const READS = new Set(['from', 'join', 'using', undefined])
const NUMBERED = /\$(\d+)/g

/** One line for each breach, with its file and line. */
export function findSqlFaults(files: readonly SourceFile[]): string[] {
  const schema = files.filter(({ path }) => SCHEMA.test(path))
  const owners = new Map(schema.flatMap(({ text }) => ownersIn(text)))
  const ownerless = [...owners].filter(([, modules]) => modules.length === 0)
  return [
    ...ownerless.map(([table]) => `${table} has no owner. Write "-- Owner: <module>" above it in the schema.`),
    ...files.flatMap((file) => {
      const module = CODE.exec(file.path)?.[1]
      return module ? faultsIn(file, module, owners) : []
    }),
  ]
}

/** An owner line applies to every table and view up to the next one. It may explain an owner's part in parentheses. */
function ownersIn(text: string): [string, string[]][] {
  let modules: string[] = []
  return Array.from(text.matchAll(DECLARATION)).flatMap(([, owner, table]): [string, string[]][] => {
    if (owner) modules = owner.replaceAll(/\s*\([^)]*\)/g, '').split(', ')
    return table ? [[table, modules]] : []
  })
}

function faultsIn(
  { path, text }: SourceFile,
  module: string,
  owners: ReadonlyMap<string, readonly string[]>,
): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const exempt = EXEMPT.find((one) => one.path.test(path))
  const faultOfUse = (verb: string | undefined, table: string): string | null => {
    const tableOwners = owners.get(table)
    if (!tableOwners || tableOwners.includes(module)) return null
    const owner = tableOwners.join(', ')
    if (!READS.has(verb)) return exempt?.writes ? null : `writes ${table} of ${owner}: call its function`
    const isBelow = tableOwners.some((one) => LAYERS.includes(one) && isAbove(module, one))
    return exempt || isBelow || PUBLIC.test(table) ? null : `reads ${table} of ${owner}: read a view ${table}_public`
  }
  const faults: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const report = (index: number, fault: string | null): void => {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source) + index)
        if (fault) faults.push(`${path}:${line + 1}: ${fault}`)
      }
      const sql = node.getText(source)
      for (const { index, 1: verb, 2: table, 3: listed } of sql.matchAll(USE))
        report(index, faultOfUse(verb?.toLowerCase(), table ?? listed ?? ''))
      for (const { index, 1: number } of sql.matchAll(NUMBERED))
        if (Number(number) === PARAMETERS_MAX + 1)
          report(
            index,
            `has more than ${PARAMETERS_MAX} numbered parameters. Name them with named() of platform/db/tx.ts.`,
          )
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

const isAbove = (module: string, layer: string): boolean =>
  !LAYERS.includes(module) || LAYERS.indexOf(module) > LAYERS.indexOf(layer)

// Finds every SQL statement in the source, with the row type that the code claims for it.

import ts from 'typescript'

/** What a column holds in TypeScript, as far as the check tells kinds apart. */
export interface ClaimedColumn {
  readonly name: string
  readonly kinds: ReadonlySet<string>
  readonly isNullable: boolean
  /** Declared as `NotNull<…>`: the statement's conditions leave out rows in which the column is null. */
  readonly isAsserted: boolean
}

export interface Statement {
  readonly file: string
  readonly line: number
  /** Every text it can have. Parts that depend on each other also give combinations that never occur. */
  readonly texts: readonly string[]
  /** Null where the code claims no row type: it ignores the rows. */
  readonly columns: readonly ClaimedColumn[] | null
  /** The values that `named()` always gets; undefined where parameters are numbered. */
  readonly names: ReadonlySet<string> | undefined
}

export interface FoundStatements {
  readonly statements: readonly Statement[]
  /** Places whose SQL is composed at run time from values that are not constants. */
  readonly composed: readonly string[]
}

const METHODS = new Set(['read', 'query', 'commit'])
const VARIANTS_MAX = 64

export function findStatements(program: ts.Program, isChecked: (file: string) => boolean): FoundStatements {
  const checker = program.getTypeChecker()
  const statements: Statement[] = []
  const composed: string[] = []
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || !isChecked(source.fileName)) continue
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isDatabaseCall(node, checker)) {
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
        const { text, values } = argumentsOf(node)
        const texts = constantTexts(text, checker)
        const columns = claimedColumns(node, checker)
        if (!texts) composed.push(`${source.fileName}:${line}`)
        else
          statements.push({ file: source.fileName, line, texts, columns, names: values && valueNames(values, checker) })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return { statements, composed }
}

/** A call of Tx or Database, whatever the variable is called. */
function isDatabaseCall(node: ts.CallExpression, checker: ts.TypeChecker): boolean {
  const { expression } = node
  if (!ts.isPropertyAccessExpression(expression) || !METHODS.has(expression.name.text)) return false
  const declaration = checker.getResolvedSignature(node)?.declaration
  return declaration?.getSourceFile().fileName.endsWith('platform/db/tx.ts') ?? false
}

/** The text is the first argument, or the first of `...named(text, values)`. */
function argumentsOf({ arguments: [first] }: ts.CallExpression): {
  text?: ts.Node | undefined
  values?: ts.Node | undefined
} {
  if (!first || !ts.isSpreadElement(first) || !ts.isCallExpression(first.expression)) return { text: first }
  const [text, values] = first.expression.arguments
  return { text, values }
}

const valueNames = (values: ts.Node, checker: ts.TypeChecker): Set<string> =>
  new Set(
    checker
      .getTypeAtLocation(values)
      .getProperties()
      .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
      .map(({ name }) => name),
  )

function claimedColumns(node: ts.CallExpression, checker: ts.TypeChecker): ClaimedColumn[] | null {
  const [row] = node.typeArguments ?? []
  if (!row) return null
  return checker
    .getTypeFromTypeNode(row)
    .getProperties()
    .map((property) => {
      const type = checker.getTypeOfSymbol(property)
      const parts = type.isUnion() ? type.types : [type]
      return {
        name: property.name,
        kinds: new Set(parts.filter((part) => !isNull(part)).map((part) => kindOf(part, checker))),
        isNullable: parts.some(isNull),
        isAsserted: isAsserted(property),
      }
    })
}

const isAsserted = ({ declarations }: ts.Symbol): boolean =>
  (declarations ?? []).some(
    (declaration) =>
      ts.isPropertySignature(declaration) &&
      declaration.type !== undefined &&
      ts.isTypeReferenceNode(declaration.type) &&
      declaration.type.typeName.getText() === 'NotNull',
  )

const isNull = (type: ts.Type): boolean => (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0

function kindOf(type: ts.Type, checker: ts.TypeChecker): string {
  const { flags } = type
  if (type.isUnion()) return [...new Set(type.types.map((part) => kindOf(part, checker)))].join(' or ')
  if (flags & ts.TypeFlags.BigIntLike) return 'bigint'
  if (flags & ts.TypeFlags.NumberLike) return 'number'
  if (flags & ts.TypeFlags.StringLike) return 'string'
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean'
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return 'unknown'
  const element = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined
  if (element) return `${kindOf(element, checker)}[]`
  const name = type.getSymbol()?.name ?? ''
  if (['Buffer', 'Uint8Array'].includes(name)) return 'bytes'
  return name === 'Date' ? 'date' : 'object'
}

/** Every text that a constant expression can have; null where it depends on run time. */
function constantTexts(node: ts.Node | undefined, checker: ts.TypeChecker): string[] | null {
  if (!node) return null
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text]
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return constantTexts(node.expression, checker)
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) => {
      const texts = constantTexts(expression, checker)
      return texts?.map((text) => text + literal.text) ?? null
    })
    return product([[node.head.text], ...parts])
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return product([constantTexts(node.left, checker), constantTexts(node.right, checker)])
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [constantTexts(node.whenTrue, checker), constantTexts(node.whenFalse, checker)]
    return yes && no && [...yes, ...no]
  }
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return namedTexts(node, checker)
  return literalTexts(node, checker)
}

function namedTexts(node: ts.Expression, checker: ts.TypeChecker): string[] | null {
  const named = checker.getSymbolAtLocation(ts.isPropertyAccessExpression(node) ? node.name : node)
  const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named
  const declaration = symbol?.valueDeclaration
  const isConstant =
    declaration &&
    ((ts.isVariableDeclaration(declaration) && ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) ||
      ts.isPropertyAssignment(declaration))
  if (isConstant && declaration.initializer) {
    const texts = constantTexts(declaration.initializer, checker)
    if (texts) return texts
  }
  return literalTexts(node, checker)
}

/** A value whose type names all it can be. */
function literalTexts(node: ts.Node, checker: ts.TypeChecker): string[] | null {
  const type = checker.getTypeAtLocation(node)
  const parts = type.isUnion() ? type.types : [type]
  if (!parts.every((part) => part.isStringLiteral() || part.isNumberLiteral())) return null
  return parts.map((part) => String(part.value))
}

function product(parts: readonly (readonly string[] | null)[]): string[] | null {
  let texts = ['']
  for (const part of parts) {
    if (!part) return null
    texts = texts.flatMap((text) => part.map((more) => text + more))
    if (texts.length > VARIANTS_MAX) return null
  }
  return texts
}

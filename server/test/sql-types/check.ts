import path from 'node:path'
import ts from 'typescript'
import { named, parameterNames } from '../../src/platform/db/tx.ts'
import { compareColumns } from './compare.ts'
import { StatementDescriber } from './describe.ts'
import { findStatements, type Statement } from './statements.ts'

const server = path.join(import.meta.dirname, '..', '..')

export interface SqlCheck {
  /** One line for each wrong claim, with file and line. */
  readonly faults: readonly string[]
  readonly checked: number
  readonly composed: readonly string[]
}

/** Pass files to read only these and what they import, instead of the whole server. */
export async function checkStatements(
  isChecked: (file: string) => boolean,
  files?: readonly string[],
): Promise<SqlCheck> {
  const { statements, composed } = findStatements(openProgram(files), isChecked)
  const describer = await StatementDescriber.open()
  try {
    const faults: string[] = []
    for (const statement of statements) {
      const place = `${path.relative(path.join(server, '..'), statement.file)}:${statement.line}`
      faults.push(...(await faultsOf(statement, describer)).map((fault) => `${place}: ${fault}`))
    }
    return { faults: [...new Set(faults)], checked: statements.length, composed }
  } finally {
    await describer.close()
  }
}

async function faultsOf({ texts, columns, names }: Statement, describer: StatementDescriber): Promise<string[]> {
  const faults: string[] = []
  const errors: string[] = []
  for (const text of texts) {
    const used = parameterNames(text)
    faults.push(...used.filter((name) => !names?.has(name)).map((name) => `has no value for $${name}`))
    const [sql] = named(text, Object.fromEntries(used.map((name) => [name, null])))
    const described = await describer.describe(sql)
    if ('error' in described) errors.push(described.error)
    else faults.push(...compareColumns(columns ?? [], described.columns, sql))
  }
  return errors.length === texts.length ? errors : faults
}

function openProgram(files?: readonly string[]): ts.Program {
  const file = path.join(server, 'tsconfig.json')
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: unknown }
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, server)
  return ts.createProgram(files ?? fileNames, options)
}

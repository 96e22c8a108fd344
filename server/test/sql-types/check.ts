import path from 'node:path'
import ts from 'typescript'
import { compareColumns } from './compare.ts'
import { StatementDescriber } from './describe.ts'
import { findStatements } from './statements.ts'

const server = path.join(import.meta.dirname, '..', '..')

export interface SqlCheck {
  /** One line for each wrong claim, with file and line. */
  readonly faults: readonly string[]
  readonly checked: number
  readonly composed: readonly string[]
}

export async function checkStatements(isChecked: (file: string) => boolean): Promise<SqlCheck> {
  const { statements, composed } = findStatements(openProgram(), isChecked)
  const describer = await StatementDescriber.open()
  try {
    const faults: string[] = []
    for (const { file, line, sql, columns } of statements) {
      const place = `${path.relative(path.join(server, '..'), file)}:${line}`
      const described = await describer.describe(sql)
      const found = 'error' in described ? [described.error] : compareColumns(columns ?? [], described.columns, sql)
      faults.push(...found.map((fault) => `${place}: ${fault}`))
    }
    return { faults: [...new Set(faults)], checked: statements.length, composed }
  } finally {
    await describer.close()
  }
}

function openProgram(): ts.Program {
  const file = path.join(server, 'tsconfig.json')
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: unknown }
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, server)
  return ts.createProgram(fileNames, options)
}

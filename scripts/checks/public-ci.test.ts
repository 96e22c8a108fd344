// What the public CI promises. Its syntax is GitHub's to check.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/processes.ts'

const workflow = readFileSync(join(root, '.github', 'workflows', 'ci.yml'), 'utf8')
const found = (pattern: RegExp): string[] => [...workflow.matchAll(pattern)].map(([, match]) => match ?? '')

describe('the public CI', () => {
  it('pins every action by commit, with its version beside it', () => {
    const actions = found(/uses: (.+)/g)
    expect(actions.length).toBeGreaterThan(5)
    expect(actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
  })

  it('runs npm test on both kinds of machine, and accepts no skipped test', () => {
    expect(workflow).toContain('machine: [ubuntu-24.04, ubuntu-24.04-arm]')
    expect(workflow).toMatch(/run: npm test\n\s+env:\n\s+REQUIRE_SERVICES: '1'/)
  })

  it('calls commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
    const commands = found(/npm run ([\w-]+)/g)
    expect(commands.length).toBeGreaterThan(0)
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })

  it('gives no job the right to write', () => {
    expect(workflow).toContain('permissions:\n  contents: read\n')
    expect(found(/([\w-]+: write)/g)).toEqual([])
    expect(found(/(uses: actions\/checkout)/g)).toHaveLength(found(/(persist-credentials: false)/g).length)
  })
})

describe('Renovate', () => {
  it('pins digests, and renews the lock file', () => {
    const settings = JSON.parse(readFileSync(join(root, 'renovate.json'), 'utf8')) as {
      lockFileMaintenance: { enabled: boolean }
      packageRules: { matchManagers?: string[]; pinDigests?: boolean }[]
    }
    expect(settings.lockFileMaintenance.enabled).toBe(true)
    const rule = settings.packageRules.find(({ matchManagers }) => matchManagers?.includes('github-actions'))
    expect(rule?.pinDigests).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { findVersionFaults } from './version.ts'

const CHANGELOG = '# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-11-19\n\n## [1.2.2] - 2026-11-01\n'
const faultsOf = (packages: Record<string, string>, changelog = CHANGELOG): string[] =>
  findVersionFaults({ packages: new Map(Object.entries(packages)), changelog })

describe('the version', () => {
  it('is that of the newest release in the changelog', () => {
    expect(faultsOf({ 'package.json': '{"version":"1.2.3"}', 'web/package.json': '{"version":"0.0.0"}' })).toEqual([])
    expect(faultsOf({ 'package.json': '{"version":"1.2.2"}' })).toEqual([
      'package.json has version 1.2.2, and CHANGELOG.md begins with 1.2.3.',
    ])
    expect(faultsOf({ 'package.json': '{"version":"1.2.3"}' }, '## [Unreleased]\n')).toHaveLength(1)
  })

  it('is in no other package', () => {
    expect(faultsOf({ 'package.json': '{"version":"1.2.3"}', 'web/package.json': '{"version":"1.2.3"}' })).toEqual([
      "web/package.json must have version 0.0.0. Only the root's package.json has one.",
    ])
  })
})

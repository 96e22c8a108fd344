import { describe, expect, it } from 'vitest'
import { makeSbom, unlisted } from './sbom.ts'

describe('the SBOM of the image', () => {
  it('lists what the server needs, and none of the tools', async () => {
    const { bomFormat, metadata, components } = await makeSbom('9.9.9')
    expect({ bomFormat, component: metadata.component }).toMatchObject({
      bomFormat: 'CycloneDX',
      component: { name: 'glasshouse', version: '9.9.9', type: 'application' },
    })
    const names = components.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'zod', '@noble/hashes']))
    expect(names.filter((name) => ['vite', 'vitest', 'playwright', 'knip'].includes(name))).toEqual([])
  })

  it('misses a package that only the image holds', async () => {
    const sbom = await makeSbom('9.9.9')
    const installed = (packages: object) => unlisted(sbom, JSON.stringify({ packages }))
    const [known] = sbom.components
    expect(installed({ [`node_modules/${known?.name}`]: { version: known?.version } })).toEqual([])
    expect(installed({ 'node_modules/@a/b': { version: '1.0.0' } })).toEqual(['@a/b@1.0.0'])
    expect(installed({ 'node_modules/fastify': { version: '0.0.1' } })).toEqual(['fastify@0.0.1'])
    expect(installed({ 'node_modules/@glasshouse/server': { link: true }, server: { version: '1.0.0' } })).toEqual([])
  })
})

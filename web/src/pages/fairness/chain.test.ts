import { beforeEach, describe, expect, it } from 'vitest'
import { checkSalt, heightOf, readManifest, rememberManifest, textHash, type Published } from './chain.ts'

// The header of bitcoin block 0, mined on 3 January 2009.
const header =
  '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c'
const block = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
const published = (part: Partial<Published>): Published => ({
  manifest: '',
  manifestHash: 'ab'.repeat(32),
  salt: null,
  saltSource: 'btc',
  saltProof: '',
  ended: null,
  ...part,
})

describe('a salt', () => {
  it('of a practice chain follows from the manifest', () => {
    const salt = textHash(`PF1-DEV-SALT:${'ab'.repeat(32)}`)
    expect(checkSalt(published({ salt, saltSource: 'dev' }), 0)).toEqual([{ name: 'practice', holds: true }])
    expect(checkSalt(published({ salt: block, saltSource: 'dev' }), 0)).toEqual([{ name: 'practice', holds: false }])
  })

  it('is proved by the header of its block, or not at all', () => {
    // Block 0 shows little work, and no manifest is older than it.
    expect(checkSalt(published({ salt: block, saltProof: header }), 0)).toEqual([
      { name: 'block', holds: true },
      { name: 'work', holds: false },
    ])
    for (const saltProof of ['', 'xyz', header.replace('01', '02')])
      expect(checkSalt(published({ salt: block, saltProof }), 0)[0]).toEqual({ name: 'block', holds: false })
  })

  it('that is not known yet claims nothing', () => expect(checkSalt(published({}), 0)).toEqual([]))

  it('names its block', () => {
    expect(heightOf('btc:900123')).toBe('900123')
    expect(heightOf('practice')).toBeNull()
  })
})

describe('a manifest', () => {
  it('is read where it is one', () => {
    expect(readManifest('{"epoch":1,"terminals":{"crash":"ab"}}')).toMatchObject({ epoch: 1 })
    for (const text of ['', 'null', '{}', '[1]']) expect(readManifest(text)).toBeNull()
  })

  describe('seen before', () => {
    const kept = new Map<string, string>()
    beforeEach(() => {
      kept.clear()
      Object.assign(globalThis, {
        localStorage: {
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => void kept.set(key, value),
        },
      })
    })
    const told = (manifestHash: string, saltSource: 'btc' | 'dev' = 'btc') => ({ manifestHash, saltSource })

    it('is known again, and another one in its place is noticed', () => {
      expect(rememberManifest(1, told('aa'), 5)).toEqual({ since: 5, isSame: true })
      expect(rememberManifest(1, told('aa'), 9)).toEqual({ since: 5, isSame: true })
      expect(rememberManifest(2, told('bb'), 9)).toEqual({ since: 9, isSame: true })
      expect(rememberManifest(1, told('cc'), 12)).toEqual({ since: 5, isSame: false })
      expect(rememberManifest(1, told('aa'), 13)).toEqual({ since: 5, isSame: true })
    })

    it('of a test chain may be built again', () => {
      rememberManifest(1, told('aa', 'dev'), 5)
      expect(rememberManifest(1, told('cc', 'dev'), 12)).toEqual({ since: 12, isSame: true })
    })

    it('starts again when the stored data is broken', () => {
      kept.set('manifests', '{broken')
      expect(rememberManifest(1, told('aa'), 5)).toEqual({ since: 5, isSame: true })
    })
  })
})

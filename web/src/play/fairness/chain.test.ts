import vector from '../../../../rulebook/test/salt-vector.json' with { type: 'json' }
import { alarms } from '../promises/kinds.ts'
import { fakeStorage } from '../promises/fake-storage.ts'
import { recallAll } from '../promises/storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { alarmManifest, checkSalt, readManifest, rememberManifest, VISITOR, type Published } from './chain.ts'
import { textHash } from './text-hash.ts'

const published = (part: Partial<Published>): Published => ({
  manifest: '',
  manifestHash: 'ab'.repeat(32),
  salt: null,
  saltSource: 'btc',
  saltProof: '',
  saltAnchor: null,
  ended: null,
  ...part,
})

describe('a salt', () => {
  it('of a practice chain follows from the manifest', () => {
    const salt = textHash(`PF1-DEV-SALT:${'ab'.repeat(32)}`)
    const other = textHash('another')
    expect(checkSalt(published({ salt, saltSource: 'dev' }))).toEqual([{ name: 'practice', holds: true }])
    expect(checkSalt(published({ salt: other, saltSource: 'dev' }))).toEqual([{ name: 'practice', holds: false }])
  })

  it('of a block is proved with the age of the manifest, or not at all (dishonest operator 4)', () => {
    const proved = published({ ...vector.response, saltSource: 'btc' })
    const { manifest } = proved
    const failing = (change: Partial<Published>, workBits = vector.workBits): string[] =>
      checkSalt({ ...proved, ...change }, workBits)
        .filter(({ holds }) => !holds)
        .map(({ name }) => name)
    expect(checkSalt(proved, vector.workBits)).toHaveLength(7)
    expect(failing({})).toEqual([])
    expect(checkSalt(proved).filter(({ holds }) => !holds)).toEqual([{ name: 'work', holds: false }])
    expect(failing({ salt: textHash('another') })).toEqual(['block'])
    expect(failing({ saltAnchor: null })).toHaveLength(7)
    expect(failing({ manifest: manifest.replace('"epoch":1', '"epoch":3') })).toHaveLength(7)
  })

  it('that is not known yet claims nothing', () => expect(checkSalt(published({}))).toEqual([]))
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
      vi.stubGlobal('localStorage', fakeStorage(kept))
      vi.useFakeTimers({ now: 5 })
    })
    afterEach(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })
    const told = (manifestHash: string, saltSource: 'btc' | 'dev' = 'btc') => ({ manifestHash, saltSource, salt: 'ee' })
    const one = { epoch: 1, saltRule: 'btc:9' }
    const PLAYER = '1001.7'

    it('is known again, and another one in its place is noticed', () => {
      expect(rememberManifest(PLAYER, one, told('aa'))).toEqual({ since: 5, isSame: true })
      vi.setSystemTime(9)
      expect(rememberManifest(PLAYER, one, told('aa'))).toEqual({ since: 5, isSame: true })
      expect(rememberManifest(PLAYER, { ...one, epoch: 2 }, told('bb'))).toEqual({ since: 9, isSame: true })
      expect(rememberManifest(PLAYER, one, told('cc'))).toEqual({ since: 5, isSame: false })
      expect(rememberManifest(PLAYER, one, told('aa'))).toEqual({ since: 5, isSame: true })
    })

    it('is evidence against another one', () => {
      const other: Published = { ...told('cc'), manifest: '{}', saltProof: '', saltAnchor: null, ended: null }
      alarmManifest(PLAYER, 1, other)
      expect(recallAll(alarms)).toEqual([])
      rememberManifest(PLAYER, one, told('aa'))
      alarmManifest(PLAYER, 1, other)
      expect(recallAll(alarms).map(([, { value }]) => [value.promised, value.came])).toEqual([['aa', 'cc']])
    })

    it('of a test chain may be built again for visitors, and never for an account', () => {
      for (const account of [VISITOR, PLAYER]) rememberManifest(account, one, told('aa', 'dev'))
      vi.setSystemTime(12)
      expect(rememberManifest(VISITOR, one, told('cc', 'dev'))).toEqual({ since: 12, isSame: true })
      expect(rememberManifest(PLAYER, one, told('cc', 'dev'))).toEqual({ since: 5, isSame: false })
    })

    it('starts again when the stored data is broken', () => {
      rememberManifest(PLAYER, one, told('aa'))
      for (const name of kept.keys()) kept.set(name, '{broken')
      expect(rememberManifest(PLAYER, one, told('cc'))).toEqual({ since: 5, isSame: true })
    })
  })
})

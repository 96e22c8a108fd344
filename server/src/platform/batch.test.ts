import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { Batch } from './batch.ts'

interface Gate {
  intents: readonly string[]
  isOpen: boolean
  open(): void
  fail(error: Error): void
}

function gated(plan: { slots?: number; maxBatch?: number; maxWaiting?: number; maxPerKey?: number } = {}) {
  const gates: Gate[] = []
  const batch = new Batch<string, string>({
    name: 'test',
    keyOf: (intent) => intent.charAt(0),
    run: (intents) =>
      new Promise((resolve, reject) => {
        const open = (): void => {
          gate.isOpen = true
          resolve(intents.map((i) => `${i}!`))
        }
        const gate: Gate = { intents, isOpen: false, open, fail: reject }
        gates.push(gate)
      }),
    slots: 1,
    maxBatch: 10,
    maxWaiting: 100,
    ...plan,
  })
  return { batch, gates }
}

test('runs simultaneous intents together and returns each its own result', async () => {
  const { batch, gates } = gated()
  const answers = Promise.all(['a1', 'b1', 'c1'].map((intent) => batch.submit(intent)))
  await turn()
  expect(gates.map(({ intents }) => intents)).toEqual([['a1', 'b1', 'c1']])
  gates[0]?.open()
  expect(await answers).toEqual(['a1!', 'b1!', 'c1!'])
})

test('keeps later intents for the next batch and never runs a key twice at once', async () => {
  const { batch, gates } = gated({ slots: 2, maxBatch: 2 })
  void batch.submit('a1')
  void batch.submit('a2')
  await turn()
  expect(gates.map(({ intents }) => intents)).toEqual([['a1']])
  void batch.submit('b1')
  await turn()
  expect(gates.map(({ intents }) => intents)).toEqual([['a1'], ['b1']])
  void batch.submit('c1')
  await turn()
  expect(gates).toHaveLength(2)
  gates[1]?.open()
  await turn()
  await turn()
  expect(gates[2]?.intents).toEqual(['c1'])
  gates[0]?.open()
  await turn()
  await turn()
  expect(gates[3]?.intents).toEqual(['a2'])
})

test('starts a second batch only when it is half full', async () => {
  const { batch, gates } = gated({ slots: 2, maxBatch: 4 })
  void batch.submit('a1')
  await turn()
  void batch.submit('b1')
  await turn()
  expect(gates.map(({ intents }) => intents)).toEqual([['a1']])
  void batch.submit('c1')
  await turn()
  expect(gates.map(({ intents }) => intents)).toEqual([['a1'], ['b1', 'c1']])
  for (const gate of gates) gate.open()
  void batch.submit('d1')
  await turn()
  await turn()
  expect(gates[2]?.intents).toEqual(['d1'])
})

test('runs a few intents beside a batch that is delayed', async () => {
  const { batch, gates } = gated({ slots: 2 })
  void batch.submit('a1')
  await turn()
  for (const intent of ['a2', 'b1']) void batch.submit(intent)
  await vi.waitFor(() => expect(gates.map(({ intents }) => intents)).toEqual([['a1'], ['b1']]))
  void batch.submit('c1')
  gates[1]?.open()
  await vi.waitFor(() => expect(gates[2]?.intents).toEqual(['c1']))
  gates[0]?.open()
  gates[2]?.open()
  await vi.waitFor(() => expect(gates[3]?.intents).toEqual(['a2']))
})

test('limits the batch size and the queue length', async () => {
  const { batch, gates } = gated({ maxBatch: 2, maxWaiting: 3 })
  for (const intent of ['a', 'b', 'c']) void batch.submit(intent)
  await expect(batch.submit('d')).rejects.toThrow(new Refusal('busy'))
  await turn()
  expect(gates[0]?.intents).toEqual(['a', 'b'])
})

test('rejects only the intents of a failed batch', async () => {
  const { batch, gates } = gated()
  const failing = batch.submit('a1')
  await turn()
  const later = batch.submit('a2')
  gates[0]?.fail(new Error('gone'))
  await expect(failing).rejects.toThrow('gone')
  await turn()
  gates[1]?.open()
  expect(await later).toBe('a2!')
})

test('limits pending intents per key and accepts more once some ran', async () => {
  const { batch, gates } = gated({ maxPerKey: 2 })
  for (const intent of ['a1', 'a2']) void batch.submit(intent)
  await expect(batch.submit('a3')).rejects.toThrow(new Refusal('busy'))
  void batch.submit('b1')
  await turn()
  expect(gates[0]?.intents).toEqual(['a1', 'b1'])
  void batch.submit('a4')
  await expect(batch.submit('a5')).rejects.toThrow(new Refusal('busy'))
})

test('returns every intent one result, in order per key, whatever the timing', async () => {
  const { batch, gates } = gated({ slots: 3, maxBatch: 8 })
  const intents = Array.from({ length: 300 }, (_, i) => `${'abcdefghij'.charAt((i * 7 + (i >> 3)) % 10)}${i}`)
  const answered: string[] = []
  const waiting: Promise<unknown>[] = []
  for (const [i, intent] of intents.entries()) {
    if (i % 60 === 59) await new Promise((resolve) => setTimeout(resolve, 30))
    else if (i % 3 === 0) await turn()
    waiting.push(batch.submit(intent).then((answer) => answered.push(answer)))
    // The latest batch ends first where possible.
    if (i % 4 === 0)
      gates
        .toReversed()
        .find(({ isOpen }) => !isOpen)
        ?.open()
  }
  const opening = setInterval(() => gates.find(({ isOpen }) => !isOpen)?.open(), 1)
  await Promise.all(waiting)
  clearInterval(opening)
  expect(answered.toSorted()).toEqual(intents.map((intent) => `${intent}!`).toSorted())
  const ofKey = (list: readonly string[], key: string) => list.filter((each) => each.startsWith(key))
  for (const key of 'abcdefghij') {
    expect(ofKey(answered, key)).toEqual(ofKey(intents, key).map((intent) => `${intent}!`))
  }
})

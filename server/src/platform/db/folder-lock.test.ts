import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-lock-'))))

const lock = () => path.join(folder, 'server.lock')

test('allows one server per folder', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(/in use by another Glasshouse server/)
  release()
  ;(await lockFolder(folder))()
})

test('replaces the lock of a killed server', async () => {
  const holder = spawn(process.execPath, [
    '-e',
    `require('net').createServer().listen(${JSON.stringify(lock())}, () => console.log('held'))`,
  ])
  await once(holder.stdout, 'data')
  await expect(lockFolder(folder)).rejects.toThrow(/in use/)
  holder.kill('SIGKILL')
  await once(holder, 'close')
  expect(fs.existsSync(lock())).toBe(true)
  ;(await lockFolder(folder))()
})

test('lets only one of several servers replace a stale lock', async () => {
  fs.writeFileSync(lock(), 'no socket at all')
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('reports a path that is too long for a socket', async () => {
  await expect(lockFolder(path.join(folder, 'x'.repeat(120)))).rejects.toThrow(/shorter DATA_DIR/)
})

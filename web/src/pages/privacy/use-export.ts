import { useState } from 'react'
import type { PrivacyContract } from '@glasshouse/rulebook/wire/account/privacy'
import { caller } from '../../client/call.ts'
import { downloadText } from '@glasshouse/ui/text/download.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { messages } from './messages.ts'

const call = caller<PrivacyContract>()

/** Each page is added to the file as text, so that many bets are never held as objects at once. */
async function readAll(onCount: (count: number) => void): Promise<{ parts: string[]; count: number }> {
  const parts = ['{']
  let [count, section] = [0, '']
  for (let after: string | null | undefined; after !== null;) {
    const page: { section: string; rows: readonly object[]; next: string | null } = await call(
      'GET /api/user/export',
      { after },
      { quiet: true },
    )
    const isNew = page.section !== section
    if (isNew) parts.push(section === '' ? '' : '],', `\n${JSON.stringify(page.section)}: [`)
    section = page.section
    page.rows.forEach((row, at) => parts.push(isNew && at === 0 ? '\n' : ',\n', JSON.stringify(row)))
    count += page.rows.length
    onCount(count)
    after = page.next
  }
  parts.push(']\n}\n')
  return { parts, count }
}

/** Saves everything that is kept about the player; `count` is null while nothing is being read. */
export function useExport(): { count: number | null; start: () => void } {
  const t = useMessages(messages)
  const format = useFormat()
  const [count, setCount] = useState<number | null>(null)
  const run = async (): Promise<void> => {
    setCount(0)
    try {
      const all = await readAll(setCount)
      const date = new Date().toISOString().slice(0, 10)
      downloadText(`${t('fileName')}-${date}.json`, 'application/json', ...all.parts)
      toast(t('taken', { n: format.number(all.count) }))
    } catch {
      toast(t('takeFailed'))
    }
    setCount(null)
  }
  return { count, start: () => void (count === null && run()) }
}

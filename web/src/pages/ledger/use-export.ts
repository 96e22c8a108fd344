import { useState } from 'react'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet'
import { caller } from '../../client/call.ts'
import { useFormat, useLanguage, useMessages } from '../../ui/i18n.ts'
import { toast } from '../../ui/toast.ts'
import { csvOf, type Movement } from './csv.ts'
import { columns, messages } from './messages.ts'
import { useMovementWords } from './movement-words.ts'

const call = caller<WalletContract>()

/** Everything that has moved up to now, oldest page last; `tell` hears how far it has come. */
async function readAll(tell: (count: number) => void): Promise<Movement[]> {
  const all: Movement[] = []
  for (let lastCreateTime = 0; ; lastCreateTime = all.at(-1)?.createTime ?? 0) {
    const page = await call('GET /api/user/ledger/export/{lastCreateTime}', { lastCreateTime }, { quiet: true })
    if (page.length === 0) return all
    all.push(...page)
    tell(all.length)
  }
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken its copy by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

/** Saves every movement as a table; `count` is how many were read so far, null while nothing is being saved. */
export function useExport(): { count: number | null; start: () => void } {
  const t = useMessages(messages)
  const column = useMessages(columns)
  const words = useMovementWords()
  const format = useFormat()
  const language = useLanguage()
  const [count, setCount] = useState<number | null>(null)

  const run = async (): Promise<void> => {
    setCount(0)
    try {
      const all = await readAll(setCount)
      const text = csvOf(all, { ...words, column: (name) => column(name), separator: language === 'fr' ? ';' : ',' })
      save(`${t('fileName')}-${new Date().toISOString().slice(0, 10)}.csv`, text)
      toast(t('exported', { n: format.number(all.length) }))
    } catch {
      toast(t('exportFailed'))
    }
    setCount(null)
  }
  return { count, start: () => void (count === null && run()) }
}

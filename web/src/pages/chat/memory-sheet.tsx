import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Character, ChatContract, ChatMemory, MEMORY_VALUE_MAX } from '@glasshouse/rulebook/wire/chat/chat'
import { CallError, caller } from '../../client/call.ts'
import { ListFailed, RowSkeletons } from '@glasshouse/ui/states/list-states.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { say, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { messages } from './messages.ts'
import css from './sheets.module.css'

const call = caller<ChatContract>()
// The type holds the number; importing the value would bring all schemas along.
const VALUE_MAX: typeof MEMORY_VALUE_MAX = 40

interface MemorySheetProps {
  open: boolean
  onClose: () => void
  character: Character
}

/** What a character remembers: to be seen, put right and forgotten. */
export function MemorySheet({ open, onClose, character }: MemorySheetProps) {
  const t = useMessages(messages)
  const { name } = character
  return (
    <Sheet open={open} onClose={onClose} title={t('memory', { name })}>
      {open && <Memories character={character} />}
    </Sheet>
  )
}

function Memories({ character: { id, name } }: { character: Character }) {
  const t = useMessages(messages)
  const memory = useQueryClient()
  const key = ['chat-memory', id]
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/ai_lady/memory/{id}', { id }, { quiet: true, signal }),
    refetchOnMount: 'always',
    meta: { own: true },
  })
  const change = async (changing: Promise<ChatMemory[] | null>): Promise<void> => {
    try {
      memory.setQueryData(key, (await changing) ?? [])
      toast(say(messages, 'saved'))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.network) toast(say(messages, 'failed'))
    }
  }
  if (!data) return isError ? <ListFailed onRetry={() => void refetch()} /> : <RowSkeletons />
  if (data.length === 0) {
    return <EmptyState icon="info" title={t('memoryNone')} text={t('memoryNoneText', { name })} />
  }
  return (
    <div className={css.body}>
      <p>{t('memoryText', { name })}</p>
      <ul className={css.memories}>
        {data.map((one) => (
          <Memory
            key={`${one.slot}:${one.value}`}
            one={one}
            onSave={(value) => change(call('PUT /api/ai_lady/memory/{id}', { id, slot: one.slot, value }))}
          />
        ))}
      </ul>
      <Button kind="danger" wide onClick={() => void change(call('DELETE /api/ai_lady/memory/{id}', { id }))}>
        {t('wipe')}
      </Button>
    </div>
  )
}

function Memory({ one, onSave }: { one: ChatMemory; onSave: (value: string) => Promise<void> }) {
  const t = useMessages(messages)
  const [value, setValue] = useState(one.value)
  const [isBusy, setBusy] = useState(false)
  const words = value.trim()
  const save = async (next: string): Promise<void> => {
    setBusy(true)
    await onSave(next)
    setBusy(false)
  }
  return (
    <li>
      <TextField label={t(one.slot)} value={value} onChange={setValue} maxLength={VALUE_MAX} autoComplete="off" />
      <div className={css.two}>
        <Button
          kind="quiet"
          size="small"
          disabled={words === '' || words === one.value}
          busy={isBusy}
          onClick={() => void save(words)}
        >
          {t('save')} <span className="sr">{t(one.slot)}</span>
        </Button>
        <Button kind="quiet" size="small" busy={isBusy} onClick={() => void save('')}>
          {t('forget')} <span className="sr">{t(one.slot)}</span>
        </Button>
      </div>
    </li>
  )
}

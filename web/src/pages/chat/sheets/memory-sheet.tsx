import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Character, ChatContract, ChatMemory, MEMORY_VALUE_MAX } from '@glasshouse/rulebook/wire/chat/chat'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { say, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../../client/call.ts'
import { messages } from '../messages.ts'
import { useAttempt } from './use-attempt.ts'

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
  return (
    <Sheet open={open} onClose={onClose} title={t('memory', { name: character.name })}>
      {open && <Memories character={character} />}
    </Sheet>
  )
}

function Memories({ character: { id, name } }: { character: Character }) {
  const t = useMessages(messages)
  const cache = useQueryClient()
  const queryKey = ['chat-memory', id]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /api/ai_lady/memory/{id}', { id }, { quiet: true, signal }),
    refetchOnMount: 'always',
    meta: { own: true },
  })
  const { attempt } = useAttempt()
  const change = (changing: Promise<ChatMemory[] | null>) =>
    attempt(async () => {
      cache.setQueryData(queryKey, (await changing) ?? [])
      toast(say(messages, 'saved'))
    })
  return (
    <Loaded query={query}>
      {(memories) =>
        memories.length === 0 ? (
          <EmptyState icon="info" title={t('memoryNone')} text={t('memoryNoneText', { name })} />
        ) : (
          <Stack gap={14}>
            <Text tone="muted">{t('memoryText', { name })}</Text>
            <Stack as="ul" gap={18}>
              {memories.map((one) => (
                <Memory
                  key={`${one.slot}:${one.value}`}
                  one={one}
                  onSave={(value) => change(call('PUT /api/ai_lady/memory/{id}', { id, slot: one.slot, value }))}
                />
              ))}
            </Stack>
            <Button kind="danger" wide onClick={() => void change(call('DELETE /api/ai_lady/memory/{id}', { id }))}>
              {t('wipe')}
            </Button>
          </Stack>
        )
      }
    </Loaded>
  )
}

function Memory({ one, onSave }: { one: ChatMemory; onSave: (value: string) => Promise<unknown> }) {
  const t = useMessages(messages)
  const [value, setValue] = useState(one.value)
  const [isBusy, setBusy] = useState(false)
  const text = value.trim()
  const label = one.subject ? `${t(one.kind)} (${one.subject})` : t(one.kind)
  const save = async (next: string): Promise<void> => {
    setBusy(true)
    await onSave(next)
    setBusy(false)
  }
  const button = { kind: 'quiet', size: 'small', busy: isBusy } as const
  return (
    <Stack as="li" gap={8}>
      <TextField label={label} value={value} onChange={setValue} maxLength={VALUE_MAX} autoComplete="off" />
      {one.sentence && <Hint>{t('memorySource', { sentence: one.sentence })}</Hint>}
      <Row>
        <Button {...button} disabled={text === '' || text === one.value} onClick={() => void save(text)}>
          {t('save')} <span className="sr">{label}</span>
        </Button>
        <Button {...button} onClick={() => void save('')}>
          {t('forget')} <span className="sr">{label}</span>
        </Button>
      </Row>
    </Stack>
  )
}

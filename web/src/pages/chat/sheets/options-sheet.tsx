import type { Character, ChatContract } from '@glasshouse/rulebook/wire/chat/chat'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { downloadText } from '@glasshouse/ui/text/download.ts'
import { say, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../../client/call.ts'
import { ChatIcon } from '../chat-icon.tsx'
import { messages } from '../messages.ts'
import { useAttempt } from './use-attempt.ts'
import css from './sheets.module.css'

const call = caller<ChatContract>()

interface OptionsSheetProps {
  open: boolean
  onClose: () => void
  character: Character
  onChoose: (which: 'memory' | 'delete') => void
}

/** What is a player's own in a chat: to see, to take along, to delete. */
export function OptionsSheet({ open, onClose, character: { id, name }, onChoose }: OptionsSheetProps) {
  const t = useMessages(messages)
  const { attempt } = useAttempt()
  const save = () =>
    attempt(async () => {
      const whole = await call('GET /api/ai_lady/export/{id}', { id }, { loading: true })
      const file = `${id}-${new Date(whole.exportTime).toISOString().slice(0, 10)}.json`
      downloadText(file, 'application/json', JSON.stringify(whole, null, 2))
      toast(say(messages, 'exported'))
      onClose()
    })
  return (
    <Sheet open={open} onClose={onClose} title={t('options')}>
      <div className={css.choices}>
        <button type="button" onClick={() => onChoose('memory')}>
          <ChatIcon name="memory" size={22} />
          {t('memory', { name })}
        </button>
        <button type="button" onClick={() => void save()}>
          <ChatIcon name="save" size={22} />
          {t('export')}
        </button>
        <button type="button" data-danger onClick={() => onChoose('delete')}>
          <ChatIcon name="bin" size={22} />
          {t('delete')}
        </button>
      </div>
    </Sheet>
  )
}

interface DeleteSheetProps {
  open: boolean
  onClose: () => void
  name: string
  onDelete: () => Promise<void>
}

export function DeleteSheet({ open, onClose, name, onDelete }: DeleteSheetProps) {
  const t = useMessages(messages)
  const { isBusy, attempt } = useAttempt()
  const remove = () =>
    attempt(async () => {
      await onDelete()
      toast(say(messages, 'deleted'))
      onClose()
    })
  return (
    <Sheet open={open} onClose={onClose} title={t('deleteTitle')}>
      <Stack gap={14}>
        <Text tone="muted">{t('deleteText', { name })}</Text>
        <Button kind="danger" size="large" wide busy={isBusy} onClick={() => void remove()}>
          {t('delete')}
        </Button>
        <Button kind="quiet" wide onClick={onClose}>
          {t('keep')}
        </Button>
      </Stack>
    </Sheet>
  )
}

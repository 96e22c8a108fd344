import { useCallback, useState } from 'react'
import type { Character, ChatMessage, HelpLine } from '@glasshouse/rulebook/wire/chat/chat'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { VIP } from '../../chat/paths.ts'
import { helpMessages } from '../../client/text/help-messages.ts'
import { ButtonLink } from '../../client/link-rows.tsx'
import { LIMITS_PAGE } from '../../play/protection/figures-sheet.tsx'
import { HelpLines } from '../../play/protection/help-lines.tsx'
import { HelpContacts } from './bubbles.tsx'
import { ChatHeader, StatusLine } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import { editable } from './connection/chat-state.ts'
import { useChatRoom, type ChatRoom, type RoomView } from './connection/chat-room.ts'
import { messages } from './messages.ts'
import { MemorySheet } from './sheets/memory-sheet.tsx'
import { DeleteSheet, OptionsSheet } from './sheets/options-sheet.tsx'
import { MessageSheet, ReportSheet } from './sheets/report-sheet.tsx'
import { Thread } from './thread.tsx'
import bubbles from './bubbles.module.css'
import css from './chat.module.css'

type Opened = 'help' | 'options' | 'memory' | 'delete' | 'message' | 'report'
/** Refusals that trying again does not change. */
const VIP_ONLY = 1603
const ON_BREAK = 1604
const UNDER_AGE = 1610
const SUSPENDED = 1950

export function TalkPage({ playerId, character }: { playerId: number; character: Character }) {
  const { name } = character
  const { room, view } = useChatRoom(playerId, character.id, character.isOpen)
  const [opened, setOpened] = useState<Opened | null>(null)
  // Stays while its sheet leaves the screen.
  const [chosen, setChosen] = useState<ChatMessage | null>(null)
  const sheet = (which: Opened) => ({
    open: opened === which,
    onClose: () => setOpened((now) => (now === which ? null : now)),
  })
  const [editedId, setEdited] = useState<number | null>(null)
  const isOnline = view.chat.hello ? view.chat.hello.engine === 'remote' : character.isOnline
  // What is drawn for each message is drawn again only when it changes.
  const onOptions = useCallback((message: ChatMessage): void => {
    setChosen(message)
    setOpened('message')
  }, [])
  const onEdit = useCallback((message: ChatMessage): void => setEdited(message.id), [])
  const lines = view.chat.messages.findLast(({ helpLines }) => helpLines.length > 0)?.helpLines ?? []
  return (
    <main className={css.page}>
      <ChatHeader
        character={character}
        isOnline={isOnline}
        onHelp={() => setOpened('help')}
        onOptions={() => setOpened('options')}
      />
      <StatusLine view={view} />
      <Thread room={room} view={view} character={character} onOptions={onOptions} onEdit={onEdit} />
      {view.link === 'refused' ? (
        <Gate room={room} view={view} name={name} />
      ) : (
        <Writing room={room} view={view} name={name} editedId={editedId} onEdited={() => setEdited(null)} />
      )}
      <AnswerAnnouncer name={name} finished={view.finished} />
      <HelpSheet {...sheet('help')} lines={lines} />
      <OptionsSheet {...sheet('options')} character={character} onChoose={setOpened} />
      <MemorySheet {...sheet('memory')} character={character} />
      <DeleteSheet {...sheet('delete')} name={name} onDelete={() => room.deleteHistory()} />
      {chosen && (
        <>
          <MessageSheet {...sheet('message')} message={chosen} onReport={() => setOpened('report')} />
          <ReportSheet
            key={chosen.id}
            {...sheet('report')}
            message={chosen}
            onReported={() => room.markReported(chosen.id)}
          />
        </>
      )}
    </main>
  )
}

interface WritingProps {
  room: ChatRoom
  view: RoomView
  name: string
  editedId: number | null
  onEdited: () => void
}

/** The composer, or the one of the message that is edited. */
function Writing({ room, view, name, editedId, onEdited }: WritingProps) {
  const own = editable(view.chat)
  const edited = own && own.id === editedId ? own : null
  const textMax = view.chat.hello?.textMax
  return (
    <>
      {edited && (
        <Composer
          key={edited.id}
          name={name}
          textMax={textMax}
          edited={{ text: edited.text, onCancel: onEdited }}
          onSend={(text) => {
            if (text !== edited.text) room.editMessage(edited, text)
            onEdited()
          }}
        />
      )}
      <Composer name={name} textMax={textMax} isHidden={edited !== null} onSend={(text) => room.send(text)} />
    </>
  )
}

/** Screen readers read an answer once, when it is complete. */
function AnswerAnnouncer({ name, finished }: { name: string; finished: ChatMessage | null }) {
  return (
    <p className="sr" role="status">
      {finished && `${name}: ${finished.text}`}
    </p>
  )
}

/** In place of the composer: why the player can't write, and what to do. */
function Gate({ room, view, name }: { room: ChatRoom; view: RoomView; name: string }) {
  const t = useMessages(messages)
  const { refusal } = view
  const isVipOnly = !refusal || refusal.errno === VIP_ONLY
  return (
    <Stack className={css.gate} align="center" gap={10} role="status">
      {isVipOnly && <h2>{t('vipGate', { name })}</h2>}
      <Paragraph align="center" style={{ maxWidth: '44ch' }}>
        {isVipOnly ? t('vipGateText') : refusal.message}
      </Paragraph>
      {isVipOnly ? (
        <ButtonLink to={VIP} text={t('aboutVip')} />
      ) : refusal.errno === ON_BREAK ? (
        <ButtonLink to={LIMITS_PAGE} kind="quiet" text={t('protection')} />
      ) : refusal.errno === SUSPENDED || refusal.errno === UNDER_AGE ? (
        <ButtonLink to="/pages/accounts/contactUs" kind="quiet" text={t('contactUs')} />
      ) : (
        <Button kind="quiet" onClick={() => room.retry()}>
          {t('tryAgain')}
        </Button>
      )}
    </Stack>
  )
}

interface HelpSheetProps {
  open: boolean
  onClose: () => void
  /** Those that the house has named in this chat, for the player's own country. */
  lines: readonly HelpLine[]
}

/** People instead of a program, and the way to limits and breaks. */
function HelpSheet({ open, onClose, lines }: HelpSheetProps) {
  const t = useMessages(messages)
  const help = useMessages(helpMessages)
  return (
    <Sheet open={open} onClose={onClose} title={help('talkToSomeone')}>
      <Stack gap={14}>
        <Text tone="muted">{t('helpText')}</Text>
        <Note tone="lose">
          <Text tone="plain" weight={600}>
            {t('danger')}
          </Text>
        </Note>
        {lines.length > 0 && <HelpContacts lines={lines} />}
        <HelpLines className={bubbles.contacts} />
        <ButtonLink to={LIMITS_PAGE} wide text={t('protection')} />
      </Stack>
    </Sheet>
  )
}

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer, type Input } from '../../client/call.ts'
import { go } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'

import { Ordered } from '../../ui/text/ordered.tsx'
import { toast } from '../../ui/toast.ts'
import { Portrait } from './portrait-field.tsx'
import { messages } from './messages.ts'

type Character = Answer<'GET /api/console/character'>[number]
type Card = Input<'POST /api/console/character/card'>['card']
const CHARACTERS = 'GET /api/console/character'

/** Every character in its order, those that are turned off as well. */
export function CharacterList() {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const characters = useAnswer(CHARACTERS, {})
  const turn = useMutation({
    mutationFn: ({ id, version, isOn }: Character) =>
      call('PUT /api/console/character/{id}/state', { id, version, isOn: !isOn }),
    onSuccess: ({ name, isOn }) => toast(t(isOn ? 'turnedOn' : 'turnedOff', { name })),
    onSettled: () => characters.refetch(),
  })
  const order = async (ids: string[]): Promise<void> => {
    try {
      cache.set(CHARACTERS, {}, await call('POST /api/console/character/order', { ids }))
    } catch (error) {
      await characters.refetch()
      throw error
    }
  }
  if (characters.isPending) return <p className="wait">{t('loading')}</p>
  if (characters.isError) return <p role="alert">{characters.error.message}</p>
  return (
    <Stack gap={16}>
      <Row wrap gap={10}>
        <Button kind="primary" onClick={() => go('characters', 'new')}>
          {t('newCharacter')}
        </Button>
        <CardImport characters={characters.data} />
      </Row>
      {turn.isError && <p role="alert">{turn.error.message}</p>}
      <Ordered
        label={t('title')}
        items={characters.data}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOrder={order}
        show={(character) => (
          <CharacterRow
            character={character}
            isBusy={turn.isPending && turn.variables.id === character.id}
            onTurn={() => turn.mutate(character)}
          />
        )}
      />
    </Stack>
  )
}

interface CharacterRowProps {
  readonly character: Character
  readonly isBusy: boolean
  readonly onTurn: () => void
}

function CharacterRow({
  character: { id, name, portrait, isVipOnly, isOn, talkers },
  isBusy,
  onTurn,
}: CharacterRowProps) {
  const t = useMessages(messages)
  return (
    <>
      <Portrait src={portrait} name={name} />
      <a href={`#/characters/${id}`}>{name}</a>
      {isVipOnly && <Badge tone="wait">{t('vip')}</Badge>}
      {!isOn && <Badge tone="wait">{t('off')}</Badge>}
      <span className="hint">{t('talkers', { n: talkers })}</span>
      <Button aria-label={t(isOn ? 'turnOffName' : 'turnOnName', { name })} busy={isBusy} onClick={onTurn}>
        {t(isOn ? 'turnOff' : 'turnOn')}
      </Button>
    </>
  )
}

/** Reads a card from a file: a new character, or a new sheet of one that exists. */
function CardImport({ characters }: { characters: readonly Character[] }) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const input = useRef<HTMLInputElement>(null)
  const take = useMutation({
    mutationFn: async (file: File) => {
      const card = await file.text().then((text) => JSON.parse(text) as Card)
      const known = characters.find(({ id }) => id === idIn(card))
      return await call('POST /api/console/character/card', { version: known?.version ?? 0, card })
    },
    onSuccess: async ({ id, name }) => {
      await cache.refresh(CHARACTERS)
      toast(t('imported', { name }))
      go('characters', id)
    },
  })
  const message = take.error instanceof SyntaxError ? t('notACard') : take.error?.message
  return (
    <>
      <input
        ref={input}
        className="sr"
        type="file"
        accept="application/json,.json"
        aria-label={t('cardFile')}
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) take.mutate(file)
        }}
      />
      <Button busy={take.isPending} onClick={() => input.current?.click()}>
        {t('importCard')}
      </Button>
      {message && <p role="alert">{message}</p>}
    </>
  )
}

/** The character that a card names; the server reads the card itself. */
function idIn(card: unknown): string {
  const at = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
  return String(at(at(at(at(card, 'data'), 'extensions'), 'glasshouse'), 'id'))
}

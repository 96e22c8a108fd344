import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer, type Input } from '../../client/call.ts'
import { go } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'
import { Ordered } from '../../ui/text/ordered.tsx'
import { toast } from '../../ui/toast.ts'
import { Portrait } from './portrait-field.tsx'

type Character = Answer<'GET /api/console/character'>[number]
type Card = Input<'POST /api/console/character/card'>['card']
const CHARACTERS = 'GET /api/console/character'

/** Every character in its order, those that are turned off as well. */
export function CharacterList() {
  const cache = useAnswerCache()
  const characters = useAnswer(CHARACTERS, {})
  const turn = useMutation({
    mutationFn: ({ id, version, isOn }: Character) =>
      call('PUT /api/console/character/{id}/state', { id, version, isOn: !isOn }),
    onSuccess: ({ name, isOn }) => toast(isOn ? `${name} is there again.` : `${name} rests.`),
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
  if (characters.isPending) return <p className="wait">Loading…</p>
  if (characters.isError) return <p role="alert">{characters.error.message}</p>
  return (
    <Stack gap={16}>
      <Row wrap gap={10}>
        <Button kind="primary" onClick={() => go('characters', 'new')}>
          New character
        </Button>
        <CardImport characters={characters.data} />
      </Row>
      {turn.isError && <p role="alert">{turn.error.message}</p>}
      <Ordered
        label="Characters"
        items={characters.data}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOrder={order}
        show={(character) => (
          <>
            <Portrait src={character.portrait} name={character.name} />
            <a href={`#/characters/${character.id}`}>{character.name}</a>
            {character.isVipOnly && <Badge tone="wait">VIP</Badge>}
            {!character.isOn && <Badge tone="wait">off</Badge>}
            <span className="hint">{number(character.talkers)} talk with it</span>
            <Button
              aria-label={`Turn ${character.isOn ? 'off' : 'on'} ${character.name}`}
              busy={turn.isPending && turn.variables.id === character.id}
              onClick={() => turn.mutate(character)}
            >
              {character.isOn ? 'Turn off' : 'Turn on'}
            </Button>
          </>
        )}
      />
    </Stack>
  )
}

/** Reads a card from a file: a new character, or a new sheet of one that exists. */
function CardImport({ characters }: { characters: readonly Character[] }) {
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
      toast(`${name} is taken in.`)
      go('characters', id)
    },
  })
  const message = take.error instanceof SyntaxError ? 'This file is no character card.' : take.error?.message
  return (
    <>
      <input
        ref={input}
        className="sr"
        type="file"
        accept="application/json,.json"
        aria-label="Card to import"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) take.mutate(file)
        }}
      />
      <Button busy={take.isPending} onClick={() => input.current?.click()}>
        Import a card
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

import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer, type Input } from '../../client/call.ts'
import { go } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'
import { Ordered } from '../../ui/text/ordered.tsx'
import { toast } from '../../ui/toast.tsx'
import css from './characters.module.css'
import { Portrait } from './portrait.tsx'

type Character = Answer<'GET /api/console/character'>[number]
type Card = Input<'POST /api/console/character/card'>['card']
const CHARACTERS = 'GET /api/console/character'

/** Everyone in their order; those that are off as well. */
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
    <div className={css.part}>
      <div className={css.acts}>
        <Button kind="main" onClick={() => go('characters', 'new')}>
          New character
        </Button>
        <TakeCard characters={characters.data} />
      </div>
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
            <a className={css.name} href={`#/characters/${character.id}`}>
              {character.name}
            </a>
            {character.isVipOnly && <span className={css.mark}>VIP</span>}
            {!character.isOn && <span className={css.mark}>off</span>}
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
    </div>
  )
}

/** A card that came from elsewhere: a new character, or a new sheet of one that is there. */
function TakeCard({ characters }: { characters: readonly Character[] }) {
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
  const words = take.error instanceof SyntaxError ? 'This file is no character card.' : take.error?.message
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
      {words && <p role="alert">{words}</p>}
    </>
  )
}

/** Which character a card of ours says it is; the server reads it in earnest. */
function idIn(card: unknown): string {
  const at = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
  return String(at(at(at(at(card, 'data'), 'extensions'), 'glasshouse'), 'id'))
}

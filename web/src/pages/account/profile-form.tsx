import { useState } from 'react'
import type { PlayersContract } from '@glasshouse/rulebook/wire/account/players'
import { caller } from '../../client/call.ts'
import { setUser, type User } from '../../client/session.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { Avatar } from '@glasshouse/ui/data/avatar.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { messages } from './messages.ts'
import css from './account.module.css'

const call = caller<PlayersContract>()
/** As many as the contract knows; its schema stays on the server. */
const AVATARS = 12
const NICKNAME_MAX = 20

export function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = useMessages(messages)
  const [nickname, setNickname] = useState(user.nickname)
  const [avatar, setAvatar] = useState(user.avatar)
  const [isShort, setIsShort] = useState(false)
  const { isBusy, refusal, clearRefusal, run } = useSubmit()
  const save = async (): Promise<void> => {
    const change = { id: user.id, nickname: nickname.trim(), avatar }
    setUser(await call('PUT /api/user/{id}', change, { quiet: true }))
    toast(t('saved'))
    onDone()
  }
  const submit = (): void => {
    const tooShort = [...nickname.trim()].length < 2
    setIsShort(tooShort)
    if (!tooShort) void run(save)
  }

  return (
    <Form gap={20} onSubmit={submit}>
      <TextField
        label={t('nickname')}
        name="nickname"
        autoComplete="nickname"
        maxLength={NICKNAME_MAX}
        value={nickname}
        onChange={(value) => {
          setNickname(value)
          setIsShort(false)
          clearRefusal()
        }}
        error={isShort ? t('nicknameWrong') : refusal?.message}
      />
      <fieldset className={css.avatars}>
        <legend>{t('avatar')}</legend>
        <div>
          {Array.from({ length: AVATARS }, (_, number) => (
            <button
              key={number}
              type="button"
              aria-pressed={number === avatar}
              aria-label={t('avatarNumber', { n: number + 1 })}
              onClick={() => setAvatar(number)}
            >
              <Avatar number={number} size={52} />
            </button>
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('save')}
      </Button>
    </Form>
  )
}

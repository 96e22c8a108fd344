import { useState, type FormEvent } from 'react'
import type { PlayersContract } from '@glasshouse/rulebook/wire/account/players'
import { CallError, caller } from '../../client/call.ts'
import { setUser, type User } from '../../client/session.ts'
import { Avatar } from '@glasshouse/ui/data/avatar.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { messages } from './messages.ts'
import css from './account.module.css'

const call = caller<PlayersContract>()
/** As many as the contract knows; its schema stays on the server. */
const AVATARS = 12
const NICKNAME_MAX = 20

export function ProfileSheet({ user, open, onClose }: { user: User; open: boolean; onClose: () => void }) {
  const t = useMessages(messages)
  return (
    <Sheet open={open} onClose={onClose} title={t('edit')}>
      <ProfileForm user={user} onClose={onClose} />
    </Sheet>
  )
}

function ProfileForm({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useMessages(messages)
  const [nickname, setNickname] = useState(user.nickname)
  const [avatar, setAvatar] = useState(user.avatar)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const change = { id: user.id, nickname: nickname.trim(), avatar }
      setUser(await call('PUT /api/user/{id}', change, { quiet: true }))
      toast(t('saved'))
      onClose()
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal
      setError(refusal.network ? t('network') : refusal.message)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if ([...nickname.trim()].length < 2) setError(t('nicknameWrong'))
    else void save()
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        label={t('nickname')}
        name="nickname"
        autoComplete="nickname"
        maxLength={NICKNAME_MAX}
        value={nickname}
        onChange={(value) => {
          setNickname(value)
          setError(undefined)
        }}
        error={error}
      />
      <fieldset>
        <legend>{t('avatar')}</legend>
        <div className={css.avatars}>
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
      <Button type="submit" size="large" wide busy={busy}>
        {t('save')}
      </Button>
    </form>
  )
}

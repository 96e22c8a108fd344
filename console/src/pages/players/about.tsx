// Who a player is, whom he is linked with, where he is signed in, and what operators have written down about him.

import { useState, type SubmitEvent } from 'react'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { fieldsOf, TextArea } from '../../ui/field.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.tsx'
import type { ActsProps, Profile } from './player-props.ts'
import { PlayerState } from './player-state.tsx'
import css from './players.module.css'

export const About = (props: ActsProps) => (
  <div className={css.about}>
    <Who {...props} />
    <Links profile={props.profile} />
    <Sessions {...props} />
    <Notes {...props} />
  </div>
)

function Who({ profile, role }: ActsProps) {
  const [asks, setAsks] = useState(false)
  const [shown, setShown] = useState<Answer<'POST /api/console/player/reveal'> | null>(null)
  const { phone, email } = shown ?? profile
  const mayReveal = (role === 'risk' || role === 'owner') && profile.state !== 'closed'
  return (
    <Panel
      title="Who"
      aside={mayReveal && !shown && <Button onClick={() => setAsks(true)}>Show phone and mail</Button>}
    >
      <dl className={css.facts}>
        <Fact name="Phone">{phone || '—'}</Fact>
        <Fact name="Mail address">{email ?? 'none'}</Fact>
        <Fact name="Country">
          {profile.country}
          {profile.place !== profile.country && `, says he is in ${profile.place}`}
        </Fact>
        <Fact name="Language">{profile.language}</Fact>
        <Fact name="Invitation code">
          <code>{profile.invitationCode}</code>
        </Fact>
        <Fact name="Second factor">{profile.hasSecondFactor ? 'set up' : 'none'}</Fact>
        <Fact name="VIP">{profile.vipUntil ? <Moment at={profile.vipUntil} /> : 'no'}</Fact>
        <Fact name="Since">
          <Moment at={profile.createTime} />
        </Fact>
        {profile.closedTime !== null && (
          <Fact name="Closed">
            <Moment at={profile.closedTime} />
          </Fact>
        )}
      </dl>
      {asks && (
        <ConfirmDialog
          title="Show phone and mail address?"
          act="Show"
          wantsReason
          onConfirm={async ({ reason }) =>
            setShown(await call('POST /api/console/player/reveal', { id: profile.id, reason }))
          }
          onClose={() => setAsks(false)}
        >
          <p>They are personal. That you looked at them is kept in the audit log.</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const KINDS = { device: 'same browser', payout: 'paid to the same place' } as const

function Links({ profile: { id, inviter, invited, shared } }: { profile: Profile }) {
  return (
    <Panel title="Links">
      <dl className={css.facts}>
        <Fact name="Invited by">
          {inviter ? (
            <a href={`#/players/${inviter.id}`}>
              {inviter.nickname} ({inviter.id})
            </a>
          ) : (
            'nobody'
          )}
        </Fact>
        <Fact name="Has invited">{invited === 0 ? 'nobody' : <a href={`#/players?inviter=${id}`}>{invited}</a>}</Fact>
      </dl>
      {shared.length === 0 ? (
        <p className="hint">No other account shares a browser or a payout with this one.</p>
      ) : (
        <ul className={css.found}>
          {shared.map((other) => (
            <li key={`${other.id} ${other.kind}`}>
              <a href={`#/players/${other.id}`}>
                {other.nickname} <small>{other.id}</small>
              </a>
              <PlayerState state={other.state} />
              <span>{KINDS[other.kind]}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Sessions({ profile, role, onChanged }: ActsProps) {
  const [session, setSession] = useState<string | null>(null)
  const mayEnd = role !== 'finance'
  return (
    <Panel title="Signed in">
      {profile.sessions.length === 0 ? (
        <p className="hint">Nowhere at the moment.</p>
      ) : (
        <ul className={css.found}>
          {profile.sessions.map(({ id, browser, system, lastSeen }) => (
            <li key={id}>
              <strong>{[browser, system].filter(Boolean).join(' on ') || 'unknown browser'}</strong>
              <span>
                seen <Moment at={lastSeen} isAgo />
              </span>
              {mayEnd && (
                <Button kind="link" onClick={() => setSession(id)}>
                  Sign out there
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {session && (
        <ConfirmDialog
          title="Sign the player out there?"
          act="Sign out"
          onConfirm={async () => {
            await call('POST /api/console/player/session', { id: profile.id, session })
            toast('Signed out there.')
            await onChanged()
          }}
          onClose={() => setSession(null)}
        >
          <p>He can sign in again with his password.</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function Notes({ profile, onChanged }: ActsProps) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const write = async (form: HTMLFormElement): Promise<void> => {
    setBusy(true)
    setFault('')
    try {
      await call('POST /api/console/player/note', { id: profile.id, text: fieldsOf<'text'>(form).text.trim() })
      form.reset()
      await onChanged()
    } catch (error) {
      setFault((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void write(event.currentTarget)
  }
  return (
    <Panel title="Notes">
      {profile.state !== 'closed' && (
        <form className="stack" onSubmit={submit}>
          <TextArea
            label="New note"
            name="text"
            required
            maxLength={1000}
            hint="Other operators read it, and the player in the copy of his data. It can not be changed."
          />
          {fault && <p role="alert">{fault}</p>}
          <div>
            <Button type="submit" busy={isBusy}>
              Write down
            </Button>
          </div>
        </form>
      )}
      {profile.notes.length === 0 ? (
        <p className="hint">Nobody has written anything yet.</p>
      ) : (
        <ol className={css.notes}>
          {profile.notes.map(({ id, operator, text, createTime }) => (
            <li key={id}>
              <p>{text}</p>
              <small>
                {operator}, <Moment at={createTime} />
              </small>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

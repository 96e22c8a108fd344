// One's own account: password, second factors, recovery codes, and where one is logged in.

import { useAnswerCache, useOperator } from '../../client/answers.ts'
import { Page, Panel } from '../../ui/panel.tsx'
import { PasswordForm } from '../../ui/password-form.tsx'
import { toast } from '../../ui/toast.tsx'
import css from './account.module.css'
import { SecondFactors } from './second-factors.tsx'
import { Sessions } from './sessions.tsx'

export default function AccountPage() {
  const cache = useAnswerCache()
  const me = useOperator()
  const changed = async (): Promise<void> => {
    toast('Your password is changed. Your other sessions have ended.')
    await cache.refresh('GET /api/console/sessions')
  }
  return (
    <Page title="My account">
      <div className={css.account}>
        <SecondFactors />
        <Sessions />
        <Panel title="Password">
          <PasswordForm operatorName={me?.name ?? ''} oldLabel="Password until now" onChanged={() => void changed()} />
        </Panel>
      </div>
    </Page>
  )
}

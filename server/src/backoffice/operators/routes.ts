import { describeBreak } from '@glasshouse/rulebook/core/audit'
import { toWire } from '@glasshouse/rulebook/core/coins'
import {
  auditContract,
  enterContract,
  ledgerContract,
  operatorsContract,
  ownAccountContract,
} from '@glasshouse/rulebook/wire/backoffice/operators'
import { recordAuditFirst } from '../../platform/db/audit-log.ts'
import { only, type Database } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import { checkLedger, type LawResult, type LedgerTotals } from '../../ledger/laws.ts'
import { readWalk } from '../../ledger/law-walk.ts'
import { exportAuditEntries, verifyAudit } from './audit.ts'
import { OperatorLogin } from './login.ts'
import { Invitations } from './invitations.ts'
import { Owners } from './owners.ts'
import { listProposals } from './proposals.ts'
import { OwnAccount } from './own-account.ts'
import type { OperatorDeps } from './deps.ts'

export function operatorRoutes(deps: OperatorDeps): Route[] {
  const login = new OperatorLogin(deps)
  const invitations = new Invitations(deps)
  return [
    ...loginRoutes(deps, login, invitations),
    ...accountRoutes(new OwnAccount(deps, login)),
    ...ownerRoutes(deps.db, new Owners(deps), invitations),
    ...auditRoutes(deps.db),
    ...ledgerRoutes(deps.db),
  ]
}

const loginRoutes = ({ sessions }: OperatorDeps, login: OperatorLogin, invitations: Invitations): Route[] =>
  implement(enterContract, {
    login: ({ name, password }, caller) => login.login(name, password, caller),
    openInvitation: ({ secret }) => invitations.open(secret),
    acceptInvitation: ({ secret, password }, caller) => invitations.accept(secret, password, caller),
    logout: (_, { tokenHash }) => sessions.endThis(tokenHash),
    me: (_, { tokenHash }) => login.session(tokenHash),
    password: ({ oldPassword, newPassword }, caller) => login.changePassword(caller, oldPassword, newPassword),
    beginSecond: (_, caller) => login.beginSecond(caller),
    second: (answer, caller) => login.second(caller, answer),
    beginAuthenticator: ({ password }, caller) => login.beginApp(caller, password),
    addAuthenticator: ({ code }, caller) => login.addApp(caller, code),
    beginPasskey: ({ password }, caller) => login.beginPasskey(caller, password),
    addPasskey: ({ name, passkey }, caller) => login.addPasskey(caller, name, passkey),
  })

const accountRoutes = (account: OwnAccount): Route[] =>
  implement(ownAccountContract, {
    security: (_, caller) => account.security(caller),
    removeAuthenticator: ({ password }, caller) => account.removeApp(caller, password),
    removePasskey: ({ id, password }, caller) => account.removePasskey(caller, BigInt(id), password),
    renewRecoveryCodes: ({ password }, caller) => account.renewCodes(caller, password),
    sessions: (_, caller) => account.sessions(caller),
    endSession: ({ id }, caller) => account.endSession(caller, id),
  })

const ownerRoutes = (db: Database, owners: Owners, invitations: Invitations): Route[] =>
  implement(operatorsContract, {
    invitations: () => invitations.list(),
    invite: ({ name, role }, { operatorId }) => invitations.invite(operatorId, name, role),
    revokeInvitation: ({ id }, { operatorId }) => invitations.revoke(operatorId, id),
    setRole: ({ id, role }, caller) => owners.setRole(caller, BigInt(id), role),
    setStatus: ({ id, status, reason }, caller) => owners.setStatus(caller, BigInt(id), status, reason),
    resetSecond: ({ id, reason }, caller) => owners.proposeReset(caller, BigInt(id), reason),
    proposals: () => listProposals(db),
    decideProposal: ({ id, isAgreed }, caller) => owners.decideProposal(caller, BigInt(id), isAgreed),
  })

const auditRoutes = (db: Database): Route[] =>
  implement(auditContract, {
    verifyAudit: async () => {
      const { rows, head, broken } = await verifyAudit(db)
      const found = broken && { seq: broken.seq, words: describeBreak(broken) }
      return {
        rows,
        head,
        broken: found,
        checkedAt: Number(only(await db.read<{ now: bigint }>('select now_ms() as now')).now),
      }
    },
    exportActs: async (_, { operatorId }) => {
      await recordAuditFirst(db, operatorId, { act: 'audit.export', subject: 'all' })
      return exportAuditEntries(db)
    },
  })

const ledgerRoutes = (db: Database): Route[] =>
  implement(ledgerContract, {
    ledger: async () => {
      const { checkedAt, completeAt, ...report } = await readWalk(db)
      return { checkedAt: toTime(checkedAt), completeAt: toTime(completeAt), ...reportView(report) }
    },
    checkLedger: async (_, { operatorId }) => {
      await recordAuditFirst(db, operatorId, { act: 'ledger.check', subject: 'all' })
      const { checkedAt, ...report } = await checkLedger(db)
      return { checkedAt: Number(checkedAt), ...reportView(report) }
    },
  })

const toTime = (time: bigint | null): number | null => (time === null ? null : Number(time))

const reportView = ({ laws, sum, accounts, entries }: LedgerTotals & { readonly laws: readonly LawResult[] }) => ({
  laws: laws.map(({ law, broken }) => ({ law, holds: broken === 0, broken })),
  sum: toWire(sum),
  accounts: accounts.map((each) => ({
    kind: each.kind,
    accounts: Number(each.accounts),
    balance: toWire(each.balance),
  })),
  entries: Number(entries),
})

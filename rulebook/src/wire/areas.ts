// The areas into which the API description sorts its calls. Tools call an area a tag.

export interface Area {
  readonly name: string
  readonly description: string
  /** Areas of one group are listed together. */
  readonly group: 'Start here' | 'Players' | 'Games' | 'Operators'
}

const area = (group: Area['group'], name: string, description: string): Area => ({ group, name, description })

export const areas = {
  account: area(
    'Start here',
    'Account',
    'Register, log in and out, and read or change the own profile. Registering and logging in answer a player token.',
  ),
  fairness: area(
    'Start here',
    'Fairness',
    'Seeds, commitments and public records. With them anyone can verify a bet or a round without trusting the house.',
  ),
  platform: area('Start here', 'Platform', 'Health of the server and error reports of browsers.'),
  security: area('Players', 'Security', 'Sessions, second factors, passkeys and the step-up before sensitive actions.'),
  email: area('Players', 'Email', 'The e-mail address of an account and its confirmation.'),
  inbox: area('Players', 'Inbox', 'Messages of the house to a player, and web push.'),
  support: area('Players', 'Support', 'Questions of players to the support team.'),
  privacy: area('Players', 'Privacy', 'Export of the own data, and closing the account.'),
  protection: area('Players', 'Protection', 'Limits, time-outs, self-exclusion and reality checks.'),
  geo: area('Players', 'Location', 'The country of a player, and what it allows.'),
  wallet: area('Players', 'Wallet', 'Recharges, withdrawals and every movement of gold.'),
  investment: area('Players', 'Investment', 'Shares in the bankroll.'),
  solvency: area('Players', 'Solvency', 'Proof that the house holds what it owes.'),
  referral: area('Players', 'Referral', 'Invitations, rebates and agents.'),
  rewards: area('Players', 'Rewards', 'Gifts for signing in.'),
  chat: area('Players', 'Chat', 'AI characters, their memory, and the VIP membership.'),
  home: area('Players', 'Home', 'Public texts, feeds, rankings and notices.'),
  operatorAccess: area(
    'Operators',
    'Operator access',
    'Operators log in here, set up second factors and manage theirs.',
  ),
  operators: area('Operators', 'Operators', 'Accounts and roles of operators, the audit log and the ledger checks.'),
  backofficePlayers: area(
    'Operators',
    'Back office: players',
    'Accounts of players, support, protection and countries.',
  ),
  backofficeMoney: area('Operators', 'Back office: money', 'Withdrawals to approve, adjustments, treasury and shares.'),
  backofficeGames: area('Operators', 'Back office: games', 'Status and limits of games, their chains, and the day.'),
  backofficeContent: area('Operators', 'Back office: content', 'Texts, templates, packages and characters.'),
  backofficeLists: area(
    'Operators',
    'Back office: lists',
    'Lists by filter, sort and cursor, and the same as CSV files.',
  ),
} as const satisfies Record<string, Area>

export function gameArea(game: string): Area {
  const name = game.charAt(0).toUpperCase() + game.slice(1)
  return area('Games', name, `The game ${name}: state, bets, limits and records.`)
}

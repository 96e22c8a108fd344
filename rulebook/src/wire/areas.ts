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
    'Register, log in, log out, and read or change the player’s profile. Registering and logging in return a player token.',
  ),
  fairness: area(
    'Start here',
    'Fairness',
    'Seeds, hashes and public records. Anyone can use them to verify a bet or a round without having to trust us.',
  ),
  platform: area('Start here', 'Platform', 'Server health and error reports from browsers.'),
  security: area(
    'Players',
    'Security',
    'Sessions, two-step verification, passkeys and the step-up before sensitive actions.',
  ),
  phone: area('Players', 'Phone', 'An account’s phone number and its verification.'),
  email: area('Players', 'Email', 'An account’s email address and its confirmation.'),
  inbox: area('Players', 'Inbox', 'Messages to a player, and web push.'),
  support: area('Players', 'Support', 'Players’ questions to our team.'),
  privacy: area('Players', 'Privacy', 'Export a player’s data, and close the account.'),
  protection: area('Players', 'Protection', 'Limits, time-outs, self-exclusion and reality checks.'),
  identity: area('Players', 'Identity', 'Identity levels, their limits, and documents for review.'),
  geo: area('Players', 'Location', 'A player’s country, and what is allowed there.'),
  wallet: area('Players', 'Wallet', 'Deposits, withdrawals and the transaction history.'),
  investment: area('Players', 'Investment', 'Bankroll units.'),
  solvency: area('Players', 'Solvency', 'Proof of reserves.'),
  referral: area('Players', 'Referral', 'Invitations, rebates and agents.'),
  rewards: area('Players', 'Rewards', 'Reward gold for the daily sign-in.'),
  chat: area('Players', 'Chat', 'AI characters, what they remember, and VIP.'),
  home: area('Players', 'Home', 'Public texts, feeds, leaderboards and announcements.'),
  operatorAccess: area('Operators', 'Operator access', 'Operators log in and manage their two-step verification.'),
  operators: area('Operators', 'Operators', 'Operator accounts and roles, the audit log and the ledger checks.'),
  backofficePlayers: area(
    'Operators',
    'Back office: players',
    'Player accounts, questions, safer gambling and countries.',
  ),
  backofficeIdentity: area('Operators', 'Back office: identity', 'Reviews of players’ documents, and sanctions lists.'),
  backofficeMoney: area(
    'Operators',
    'Back office: money',
    'Withdrawal approvals, manual adjustments, treasury and bankroll units.',
  ),
  backofficeGames: area('Operators', 'Back office: games', 'Game status and limits, hash chains, and today’s figures.'),
  backofficeContent: area('Operators', 'Back office: content', 'Texts, templates, packages and characters.'),
  backofficeLists: area(
    'Operators',
    'Back office: lists',
    'Lists with filters, sorting and cursors, also as CSV files.',
  ),
} as const satisfies Record<string, Area>

export function gameArea(game: string): Area {
  const name = game.charAt(0).toUpperCase() + game.slice(1)
  return area('Games', name, `The game ${name}: state, bets, limits and history.`)
}

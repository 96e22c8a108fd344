// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { games } from './games.ts'
import { pageAt, paths } from './routes.ts'

const unknown = pageAt('/no/such/page')

const twice = (folder: string, names: string): string[] =>
  names.split(' ').map((name) => `/pages/${folder}${name}/${name}`)
const asked = [
  '/',
  ...twice('', 'startupPage home wallet aIChat refer account investment login signIn payUrl chat'),
  ...twice('', 'bet fairness vip solvency leaders'),
  ...twice('wallets/', 'refill chargingHistory adTasks withdrawal withdrawalHistory ledger'),
  ...twice(
    'homeGames/',
    'crash soccerBoy bomb richBomb roulette minesweeper hashDice turntable wingo luckyFairLottery fruitBomb scratchcard',
  ),
  ...twice('homeGames/', 'crashRules soccerBoyRules minesweeperRules bombRules hashDiceRules rouletteRules wingoRules'),
  ...'email privacy about messages faq contactUs aboutUs security limits'
    .split(' ')
    .flatMap((name) => [`/pages/accounts/${name}`, `/pages/accounts/${name}/${name}`]),
  '/pages/fairness/returns',
  '/choose-location',
  '/open-location',
]

describe('every address that was asked for', () => {
  it.each(asked)('%s leads to a page', (path) => expect(pageAt(path)).not.toBe(unknown))
  it('has the tab bar on exactly the five tabs', () => {
    const tabs = paths().filter((path) => pageAt(path).tab)
    expect(tabs.sort()).toEqual(twice('', 'aIChat account home refer wallet'))
  })
  it('finds every game of the rulebook by its folder', () => {
    const ruled = Object.keys(import.meta.glob('../../../rulebook/src/games/*/rules.ts'))
    expect(new Set(games.map(({ tile }) => tile.id))).toEqual(new Set(ruled.map((path) => path.split('/').at(-2))))
  })
  it('finds a proof for the bets of every game that is open', () => {
    const open = games.filter(({ screen }) => screen)
    expect(open).not.toEqual([])
    expect(open.filter(({ proof }) => !proof)).toEqual([])
  })
  it('names each game and page once', () => {
    expect(new Set(games.map(({ tile }) => tile.page)).size).toBe(games.length)
    expect(new Set(games.map(({ tile }) => tile.order)).size).toBe(games.length)
  })
})

// One card from purchase to shown result. Buying settles it on the server; all that follows only shows it.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { seedHash } from '@glasshouse/rulebook/play/draws'
import { scratch } from '@glasshouse/rulebook/games/scratch/rules'
import { useSession } from '../../client/session.ts'
import { useSeeds } from '../../play/fairness/use-seeds.ts'
import { addMyBet } from '../../play/lists/use-my-bets.ts'
import { isCalm } from '../../play/scene/motion.ts'
import { playScene, type Running, type ScenePlay } from '../../play/scene/scene.ts'
import { useIsDemo } from '../../play/closed-table.tsx'
import { demo } from '../../play/table/demo.ts'
import { Unanswered } from '../../play/table/request.ts'
import { useTable } from '../../play/table/use-table.ts'
import { countBet } from '../../play/visit.ts'
import { demoPrices, gameOf, useNext } from './game.ts'
import { DEMO, hands, isCovered, isMissing, withheld, type ScratchBet } from './hands.ts'
import { coveredFields } from './opened.ts'
import { revealScene, type ScratchAct } from './scene.ts'

/** Missing: this device remembers an unscratched card and asks the server for it. */
export type Phase = 'rest' | 'asking' | 'covered' | 'revealing' | 'missing'

/** What the picture can do. */
export interface ScratchStage {
  rub(field: number, durationMs: number): Running | void
  clear(field: number): void
  celebrate(bet: ScratchBet): void
}

export type Cards = ReturnType<typeof useCards>

/** Cards whose price, and whose prize, this visit has reckoned: each once, however often the card comes back. */
const pricesCounted = new Set<number>()
const prizesCounted = new Set<number>()

/** The price is spent when the card is bought; what it brought counts when it is shown, or left behind. */
function countPrice({ id, gold }: ScratchBet): void {
  if (pricesCounted.has(id)) return
  pricesCounted.add(id)
  countBet({ gold, payout: 0 }, false)
}

function countPrize(bet: ScratchBet): void {
  countPrice(bet)
  if (prizesCounted.has(bet.id)) return
  prizesCounted.add(bet.id)
  countBet({ gold: 0, payout: bet.payout }, false)
}

export function useCards(stage: RefObject<ScratchStage | null>) {
  const { user } = useSession()
  const owner = useIsDemo() ? DEMO : user && String(user.id)
  const hand = useSyncExternalStore(hands.subscribe, () => hands.of(owner))
  const table = useTable(gameOf(owner))
  const next = useNext()
  const [isAsking, setAsking] = useState(false)
  const reveal = useReveal(owner, stage)

  const { data, dataUpdatedAt } = next
  const askedMs = useRef(0)
  useEffect(() => {
    // An answer from before a card was asked for says nothing about that card.
    if (owner === null || owner === DEMO || !data || isAsking || dataUpdatedAt <= askedMs.current) return
    hands.find(owner, data.lastCard)
  }, [owner, data, dataUpdatedAt, isAsking])

  async function buy(price: number): Promise<ScratchBet> {
    if (owner === null || isCovered(hands.of(owner))) throw new Error('a card is bought when the last one is scratched')
    setAsking(true)
    askedMs.current = Date.now()
    // Should the answer never come, whatever card is newer than the newest one known is the one asked for.
    if (!table.isDemo) hands.ask(owner, Math.max(data?.lastCard?.id ?? 0, hands.of(owner).card?.bet.id ?? 0))
    try {
      const { bet, book } = await table.place(price, {})
      // On the server `send` has put the card in hand, and its balance is the newer one.
      if (table.isDemo) hands.take(DEMO, bet, book)
      else countPrice(bet)
      return bet
    } catch (error) {
      if (error instanceof Unanswered) void next.refetch()
      else hands.forget(owner)
      throw error
    } finally {
      setAsking(false)
    }
  }

  const isLost = !isAsking && isMissing(hand)
  const held = isCovered(hand) ? (reveal.isOn ? 'revealing' : 'covered') : 'rest'
  const phase: Phase = isAsking ? 'asking' : isLost ? 'missing' : held
  return {
    owner,
    isDemo: table.isDemo,
    phase,
    hand,
    /** The gold at hand, without what the foil still hides; null while that is not known. */
    gold: table.gold === null || isLost ? null : table.gold - withheld(hand),
    /** What a card may cost; undefined until the server has answered. */
    prices: table.isDemo ? demoPrices() : data?.prices,
    /** What binds the next card: its number and the fingerprint of the seed. */
    waiting: useWaiting(table.isDemo),
    hasFailed: next.isError,
    reload: () => void next.refetch(),
    buy,
    ...reveal,
  }
}

/** The seeds of the next card, known before it is bought; at the demo table they are the browser's own. */
function useWaiting(isDemo: boolean): { readonly nonce: number | null; readonly hash: string | null } {
  const { data: seeds } = useSeeds()
  const { nonce, serverSeed } = useSyncExternalStore(demo.subscribe, demo.table)
  return isDemo
    ? { nonce, hash: seedHash(serverSeed) }
    : { nonce: seeds?.nonce ?? null, hash: seeds?.serverSeedHash ?? null }
}

/** Opens fields, by a finger or by themselves, and shows the result when the last one is open. */
function useReveal(owner: string | null, stage: RefObject<ScratchStage | null>) {
  const queries = useQueryClient()
  const [isOn, setOn] = useState(false)
  const playing = useRef<ScenePlay | null>(null)

  useEffect(
    () => () => {
      // What was to be revealed is shown at once; a card that is still covered waits.
      playing.current?.skip()
      const left = owner === null ? null : hands.leave(owner)
      if (left && owner !== DEMO) countPrize(left.bet)
    },
    [owner],
  )

  /** Enough of a field's foil is gone. */
  function open(field: number): void {
    if (owner === null) return
    const isLast = hands.open(owner, field)
    stage.current?.clear(field)
    const shown = isLast ? hands.show(owner) : null
    if (!shown) return
    if (owner !== DEMO) {
      countPrize(shown.bet)
      addMyBet(queries, scratch.id, shown.bet)
    }
    stage.current?.celebrate(shown.bet)
  }

  const perform = (act: ScratchAct, durationMs: number): Running | void => {
    if (act.kind === 'rub') return stage.current?.rub(act.field, durationMs)
    if (act.kind === 'open') open(act.field)
  }
  const show = (fields: readonly number[], quick: boolean): ScenePlay =>
    playScene(revealScene(fields, quick), perform, isCalm() || document.hidden)

  async function revealAll(quick = false): Promise<void> {
    const { card } = hands.of(owner)
    if (!card || card.isShown) return
    setOn(true)
    playing.current = show(coveredFields(card.opened), quick)
    await playing.current.ended
    setOn(false)
  }

  /** Rubs one field open. */
  const press = (field: number): void => void show([field], false)
  return { isOn, open, press, revealAll, skip: () => playing.current?.skip() }
}

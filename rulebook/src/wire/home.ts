import { z } from 'zod'
import { areas } from './areas.ts'
import { contract, endpoint, nothing } from './endpoint.ts'
import { feedBet } from './play/fairness.ts'
import { decimal } from './fields.ts'

export const channels = [
  'whatsapp',
  'whatsappGroup',
  'whatsappService',
  'telegram',
  'telegramGroup',
  'telegramService',
] as const

/** Who sees a banner: an invitation to register is meaningless to a player. */
export const audiences = ['all', 'visitors', 'players'] as const

export const homeContract = contract('home', areas.home, {
  banner: endpoint('GET /api/home/banner', {
    auth: 'none',
    summary: 'Banners of the home page, in order',
    input: nothing,
    output: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        text: z.string(),
        /** The button's text and target page; an empty target is not available yet. */
        action: z.string(),
        target: z.string(),
        /** The picture behind it. */
        art: z.string(),
        audience: z.enum(audiences),
      }),
    ),
  }),
  betRecord: endpoint('GET /api/home/bet_record', {
    auth: 'none',
    summary: 'The latest settled bets of all games, newest first',
    input: nothing,
    output: z.array(feedBet),
  }),
  broadcast: endpoint('GET /api/home/v2/broadcast', {
    auth: 'none',
    summary: 'The latest notable wins, newest first; empty when there are none',
    input: nothing,
    output: z.array(feedBet.extend({ multiplier: decimal })),
  }),
  aboutUs: endpoint('GET /api/home/about_us', {
    auth: 'none',
    summary: 'Who operates this casino',
    input: nothing,
    output: z.object({
      title: z.string(),
      paragraphs: z.array(z.string()),
      /** The casino's address, to be opened on the map. */
      place: z.object({ name: z.string(), text: z.string(), lat: z.number(), lng: z.number() }).optional(),
    }),
  }),
  contactUs: endpoint('GET /api/home/contact_us', {
    auth: 'none',
    summary: 'Contact channels; an empty target is not available yet',
    input: nothing,
    output: z.array(z.object({ channel: z.enum(channels), name: z.string(), target: z.string() })),
  }),
  faq: endpoint('GET /api/user/faq', {
    auth: 'none',
    summary: 'Questions and answers',
    input: nothing,
    output: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
  }),
  games: endpoint('GET /api/home/games', {
    auth: 'none',
    summary: 'The games that are open, with their exact returns and last results',
    input: nothing,
    output: z.array(
      z.object({
        game: z.string(),
        kind: z.enum(['instant', 'lottery', 'crash', 'steps']),
        rtp: decimal,
        /** Largest multiplier, in hundredths. */
        topMultiplier: z.int(),
        /** The largest multiplier that the smallest stake can reach with the current bankroll, in hundredths; 0 if none. */
        reachableMultiplier: z.int(),
        /** How many bets were settled in the last 24 hours. */
        betsLastDay: z.int(),
        /** Outcomes of the latest settled bets or rounds, newest first, in the game's own format. */
        lastResults: z.array(z.unknown()),
      }),
    ),
  }),
})
export type HomeContract = typeof homeContract

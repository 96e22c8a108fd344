import { z } from 'zod'
import { areas } from './areas.ts'
import { contract, publicEndpoint } from './endpoint.ts'
import { feedBet } from './play/proofs.ts'
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
  banner: publicEndpoint('GET /api/home/banner', {
    summary: 'Home page banners, in order',
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
  betRecord: publicEndpoint('GET /api/home/bet_record', {
    summary: 'The latest settled bets in all games, newest first',
    output: z.array(feedBet),
  }),
  broadcast: publicEndpoint('GET /api/home/v2/broadcast', {
    summary: 'The latest notable wins, newest first',
    output: z.array(feedBet.extend({ multiplier: decimal })),
  }),
  aboutUs: publicEndpoint('GET /api/home/about_us', {
    summary: 'Who operates this casino',
    output: z.object({
      title: z.string(),
      paragraphs: z.array(z.string()),
      /** The casino's address, to be opened on the map. */
      place: z.object({ name: z.string(), text: z.string(), lat: z.number(), lng: z.number() }).optional(),
    }),
  }),
  contactUs: publicEndpoint('GET /api/home/contact_us', {
    summary: 'Contact channels (one with an empty target isn’t open yet)',
    output: z.array(z.object({ channel: z.enum(channels), name: z.string(), target: z.string() })),
  }),
  faq: publicEndpoint('GET /api/user/faq', {
    summary: 'Questions and answers',
    output: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
  }),
  games: publicEndpoint('GET /api/home/games', {
    summary: 'The open games, with their exact RTP and latest results',
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

// Sets of scripts that are treated in their own way.

/** Answered by the topic where one is named: "your favourite season". */
export const GENERAL: ReadonlySet<string> = new Set(['favourite-me', 'hobby-me', 'opinion'])
/** Scripts that give advice. */
export const ADVISING: ReadonlySet<string> = new Set(['gift', 'party-games', 'dilemma', 'sleep', 'unwind', 'free-day'])
/** What may be said to a player in danger. */
export const PLAIN: ReadonlySet<string> = new Set([
  'hello',
  'bye',
  'thanks',
  'are-you-ai',
  'privacy',
  'name-me',
  'yes',
  'no',
])

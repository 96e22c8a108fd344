// Sets of scripts that are treated in their own way.

/** Answered by the topic where one is named: "your favourite season". */
export const GENERAL: ReadonlySet<string> = new Set(['favourite-me', 'hobby-me', 'opinion'])
/** Greetings and questions about the name: no text of the app answers them, whatever words they share with one. */
export const SOCIAL: ReadonlySet<string> = new Set([
  'hello',
  'meet',
  'how-are-you',
  'name-me',
  'name-why',
  'colour-me',
  'age-you',
])
/** How the player feels. A question to the character tells no mood: "do you think fish get bored?" */
export const MOODS: ReadonlySet<string> = new Set(
  'so-so sad lonely angry tired bored stressed happy sick fine'.split(' '),
)
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

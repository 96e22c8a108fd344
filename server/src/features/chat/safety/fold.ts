// One reading of a message for the classifier: spelling noise, leet, spacing, accents, stretched letters and the short
// forms of chats are folded, so that a sentence in disguise has the features of the sentence.

import { plain, unleet, unspaced, unstretched } from './normalise.ts'

/** Short forms of chats in both languages. None is a word of the other language that means something else. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  jpp: 'j en peux plus',
  jveux: 'je veux',
  jveu: 'je veux',
  jvais: 'je vais',
  jsuis: 'je suis',
  chuis: 'je suis',
  jarrive: 'j arrive',
  jpeux: 'je peux',
  jai: 'j ai',
  jme: 'je me',
  jte: 'je te',
  g: 'j ai',
  veu: 'veux',
  vx: 'veux',
  mtn: 'maintenant',
  plu: 'plus',
  tt: 'tout',
  tte: 'toute',
  pr: 'pour',
  ds: 'dans',
  pcq: 'parce que',
  psk: 'parce que',
  bcp: 'beaucoup',
  mourrir: 'mourir',
  im: 'i am',
  ive: 'i have',
  ill: 'i will',
  wanna: 'want to',
  wnt: 'want',
  dnt: 'do not',
  gonna: 'going to',
  gotta: 'have to',
  u: 'you',
  ur: 'your',
  r: 'are',
  cuz: 'because',
  bc: 'because',
  nd: 'and',
  tmrw: 'tomorrow',
  idk: 'i do not know',
  dont: 'do not',
  cant: 'can not',
  wont: 'will not',
  cannot: 'can not',
  didnt: 'did not',
  doesnt: 'does not',
  isnt: 'is not',
}
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\bi'm\b/g, 'i am'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/'re\b/g, ' are'],
  [/\blet's\b/g, 'lets'],
  [/\b(want|wnt|need|going|have|how|trying|used) 2 (?=[a-z])/g, '$1 to '],
]

/** The folded words; amounts are all the same word. */
export function fold(text: string): string[] {
  let read = unspaced(unstretched(plain(text)))
  for (const [form, whole] of CONTRACTIONS) read = read.replace(form, whole)
  return unleet(read)
    .replace(/\d+/g, '#')
    .split(/[^\p{L}#]+/u)
    .filter(Boolean)
    .flatMap((word) => (Object.hasOwn(SHORT_FORMS, word) ? (SHORT_FORMS[word] ?? word).split(' ') : [word]))
}

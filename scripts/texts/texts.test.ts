import { describe, expect, it } from 'vitest'
import { findTextFaults } from './check.ts'

const MESSAGES = 'web/src/pages/wallet/messages.ts'

const messages = (texts: string, path = MESSAGES) => ({
  path,
  text: `export const messages = defineMessages({ ${texts} })`,
})
const faultsOf = (...files: { path: string; text: string }[]) => findTextFaults(files)
const inFrench = (text: string) => faultsOf(messages(`a: [${JSON.stringify('Good')}, ${JSON.stringify(text)}]`))
const inEnglish = (text: string, path = MESSAGES) => faultsOf(messages(`a: [${JSON.stringify(text)}, 'Bien']`, path))

describe('the check of texts', () => {
  it('passes what is well written', () => {
    expect(inEnglish('We’ll credit your gold when the network confirms it.')).toEqual([])
    expect(inFrench('Retirez jusqu’à 1 000 pièces d’or : c’est rapide !')).toEqual([])
    expect(faultsOf(messages(`bets: ['{n} {n|bet|bets}', '{n} {n|mise|mises}']`))).toEqual([])
  })

  it.each([
    ['You can not withdraw now.', 'can not'],
    ['It does not match.', 'does not'],
    ['The house pays you.', 'The house'],
    ['Nobody is in yet.', 'Nobody is'],
    ['Somebody changed it.', 'Somebody'],
    ['A player and his gold.', 'his'],
    ['Your tickets stand here.', 'stand'],
    ['Cashed out by itself.', 'by itself'],
    ['It applies at once.', 'at once'],
    ['You are told tomorrow.', 'are told'],
    ['It tells the result.', 'tells'],
    ['Reckon again.', 'Reckon'],
    ['Taken back.', 'Taken back'],
    ['A payment is under way.', 'under way'],
    ['Go on.', 'Go on'],
    ['There is no such page.', 'There is no such'],
    ['Your mail address.', 'mail address'],
    ['Auto-spin', 'Auto-spin'],
    ['You voted already.', 'already.'],
    ['One thing; another.', ';'],
    ['It paid 2x', '2x'],
    ["It's yours.", "'"],
    ['He said "yes" to it', '"'],
    ['Wait...', '...'],
    ['One  two', 'e  t'],
  ])('finds in English: %s', (text, fault) => {
    expect(inEnglish(text).join('\n')).toContain(`“${fault}”`)
  })

  it.each([
    ['La maison paie.', 'La maison'],
    ['Veuillez patienter.', 'Veuillez'],
    ['Tu gagnes.', 'Tu'],
    ['Mise automatique', 'Mise automatique'],
    ['Votre second facteur', 'second facteur'],
    ['Votre email', 'email'],
    ['{gold} d’or', '{n} d’or'],
    ['Mise n°{n}', 'n°'],
    ["L'or", "'"],
    ['Prêt?', 't?'],
    ['Un gain: 5', 'n:'],
    ['100%', '0%'],
    ['«Oui »', '«O'],
    ['De 1,000 à 5', '1,000'],
  ])('finds in French: %s', (text, fault) => {
    expect(inFrench(text).join('\n')).toContain(`“${fault}”`)
  })

  it('keeps the customer’s own words', () => {
    expect(inEnglish("Gold can't be less than {min}")).toEqual([expect.stringContaining('in one language only')])
    expect(inEnglish('Loading...')).toEqual([])
  })

  it('lets contracts and warnings be written in full', () => {
    expect(inEnglish('Do not send anything else.')).toEqual([])
    expect(inEnglish('We do not send it.', 'web/src/pages/login/agreement-messages.ts')).toEqual([])
  })

  it('finds missing French, English in its place, and a lost parameter', () => {
    expect(faultsOf(messages(`a: ['Good', '']`)).join()).toContain('has no French')
    expect(faultsOf(messages(`a: ['Good']`)).join()).toContain('has no French')
    const sentence = `'One two three four five'`
    expect(faultsOf(messages(`a: [${sentence}, ${sentence}]`)).join()).toContain('is English in French')
    expect(faultsOf(messages(`a: ['Wait {days} days', 'Attendez']`)).join()).toContain('{days} in one language only')
  })

  it('finds the same sentence in two files', () => {
    const text = `a: ['You can withdraw all of it.', 'Retirez tout.']`
    const [fault] = faultsOf(messages(text), messages(text, 'web/src/pages/ledger/messages.ts'))
    expect(fault).toContain(`is also written in ${MESSAGES}:1`)
  })

  it('finds a label that is longer than its button, and one that is not', () => {
    const page = {
      path: 'web/src/pages/wallet/page.tsx',
      text: `import { messages } from './messages.ts'
        export function Page() { const t = useMessages(messages)
          return <Button>{isBusy ? t('wait') : t('go')}</Button> }`,
    }
    const label = 'Withdraw all of your gold right now'
    const faults = faultsOf(messages(`wait: ['Wait', 'Attendre'], go: ['${label}', 'Retirer']`), page)
    expect(faults).toEqual([expect.stringContaining(`go has ${label.length} characters; a button has 30`)])
  })

  it('finds a label that is longer than a link which looks like a button', () => {
    const page = {
      path: 'web/src/pages/wallet/page.tsx',
      text: `import { messages } from './messages.ts'
        export function Page() { const t = useMessages(messages)
          return <><LinkRow text={t('row')} /><ButtonLink text={t('go')} /></> }`,
    }
    const label = 'Withdraw all of your gold right now'
    const faults = faultsOf(messages(`row: ['${label}', 'Retirer tout'], go: ['${label}', 'Retirer']`), page)
    expect(faults).toEqual([expect.stringContaining(`go has ${label.length} characters; a button has 30`)])
  })

  it('finds a sentence of more than fifteen words, and not one of fifteen', () => {
    const words = (n: number) => `${'one '.repeat(n).trim()}.`
    expect(inEnglish(`${words(15)} ${words(15)}`)).toEqual([])
    expect(inEnglish(`${words(3)} ${words(16)}`)).toEqual([expect.stringContaining('has a sentence of 16 words')])
    expect(inFrench(words(15))).toEqual([])
    expect(inFrench(words(16))).toEqual([expect.stringContaining('has a sentence of 16 words; 15 are allowed')])
    // Parameters are words, signs are not, and one of two forms counts.
    expect(inEnglish('{a} one two three four five six + seven eight nine ten {n} {n|day ago|days ago}.')).toEqual([
      expect.stringContaining('in one language only'),
      expect.stringContaining('in one language only'),
    ])
  })

  it('finds a paragraph of rules with more than two sentences', () => {
    const faults = (path: string, text: string): string[] =>
      findTextFaults([{ path, text: `defineMessages({ how1: [${JSON.stringify(text)}, 'Un. Deux.'] })` }])
    for (const path of ['web/src/games/wingo/rules-messages.ts', 'web/src/games/wingo/messages.ts']) {
      expect(faults(path, 'Max. 5 gold. Two.')).toEqual([])
      expect(faults(path, 'One. Two. Three.')).toEqual([expect.stringContaining('how1 has 3 sentences')])
    }
    expect(faults('web/src/pages/login/messages.ts', 'One. Two. Three.')).toEqual([])
  })

  it('finds a refusal that is too long', () => {
    const path = 'rulebook/src/refusals/play.ts'
    const long = 'Too long. '.repeat(17).trim()
    expect(faultsOf({ path, text: `export const a = { one: row(1, '${long}', 'Court.') }` })).toEqual([
      expect.stringContaining('a refusal has 160'),
    ])
  })

  it('finds words in the markup, in children and in labels', () => {
    const path = 'console/src/pages/today/today.tsx'
    const text = `export const a = <p title="Good day">Today<b aria-label="Close">×</b> · {n}</p>`
    expect(faultsOf({ path, text }).map((fault) => fault.split(': ').at(-1))).toEqual(['Good day', 'Today', 'Close'])
  })

  it('leaves out patterns, starts of games, and the words and lessons of the characters', () => {
    const advice = {
      path: 'server/src/features/chat/companion/texts/fr/advice.json',
      text: String.raw`{ "when": "\\b(?:toi|moi)\\b", "unsaid": "toi, moi, lui, nous, vous, eux, d'eux", "lines": ["Pour toi."] }`,
    }
    const script = {
      path: 'server/src/features/chat/companion/texts/fr/talk.txt',
      text: 'game: toi\n> {play toi}\n',
    }
    const vocabulary = {
      path: 'server/src/features/chat/companion/texts/fr/words.json',
      text: '{ "friend": "Toi, moi" }',
    }
    const lessons = {
      path: 'server/src/features/chat/safety/training/everyday.ts',
      text: `const a = { fr: 'Toi et moi.' }`,
    }
    expect(faultsOf(advice, script, vocabulary, lessons).map((fault) => fault.split(': ').at(-1))).toEqual([
      'Pour toi.',
    ])
  })

  it('reads the sample questions in both languages', () => {
    const path = 'server/src/features/content/samples.ts'
    const text = `const a = [faq('gold', ['What now?', 'The house pays.'], ['Et toi ?', 'Veuillez lire.'])]`
    expect(faultsOf({ path, text }).map((fault) => /“.*?”/.exec(fault)?.[0])).toEqual([
      '“The house”',
      '“toi”',
      '“Veuillez”',
    ])
  })

  it('reads emails, characters and lists of the console', () => {
    const email = {
      path: 'server/src/features/mail/templates.ts',
      text: `const a = { en: (code) => ({ text: \`The house sends \${code}\` }), fr: 'Veuillez lire' }`,
    }
    const script = {
      path: 'server/src/features/chat/companion/texts/fr/talk.txt',
      text: 'hello: tu; toi\n> @hello\n> Toi aussi ?\n',
    }
    const replies = {
      path: 'server/src/features/chat/companion/texts/fr/replies.json',
      text: '{ "again": ["Ça, c’est à toi."] }',
    }
    const persona = {
      path: 'server/src/features/chat/companion/personas/mira.json',
      text: '{ "words": { "en": { "about": "Hello." }, "fr": { "about": "Je t’attends, et tu le sais." } } }',
    }
    const list = {
      path: 'rulebook/src/backoffice/lists.ts',
      text: `const a = { id: 'by hand', title: 'Booked by hand' }`,
    }
    expect(faultsOf(email, script, replies, persona, list).map((fault) => /“.*?”/.exec(fault)?.[0])).toEqual([
      '“The house”',
      '“Veuillez”',
      '“Toi”',
      '“toi”',
      '“tu”',
      '“by hand”',
    ])
  })
})

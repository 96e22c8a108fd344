// One turn of the offline companion: reads the message, decides what it is, and says a written line.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { readActs, type Reading } from './acts.ts'
import type { Article, Mind, Outcome, ReplyContext } from './companion.ts'
import { careLines } from './care-lines.ts'
import { content } from './content.ts'
import { topicOfFact } from './fact-topics.ts'
import { ADVISING, GENERAL, PLAIN } from './intents.ts'
import { laterLines, openersFor } from './later.ts'
import { Lines } from './lines.ts'
import { tokens } from './match.ts'
import { factsOf, isUnasked, mostTelling, type Told } from './memory/fact.ts'
import { sentencesOf } from './memory/reading.ts'
import { recallOf } from './memory/recall.ts'
import { aboutAsked, recallAnswer } from './recall-answer.ts'
import { beginPlay, continuePlay } from './play.ts'
import { adviceLine, choiceLine, newsLine } from './reactions.ts'
import { reflect } from './reflect.ts'
import { bestHit, type Hit, type Intent } from './script.ts'
import { selfOf, type Self } from './self.ts'
import { topicOf, type Topic, type TopicAct } from './topics.ts'

export interface Thought extends Outcome {
  readonly text: string
}

type Change = Partial<Pick<Mind, 'topic' | 'play' | 'asked' | 'intent' | 'act'>> &
  Partial<Pick<Outcome, 'kind' | 'links' | 'suggestions'>>

/** A rule that shares only one word with a longer message probably does not mean it. */
const WEAK = 1.5
const LONG = 4
const SURE = 2.5
/** From here on a script knows better than the app's texts. */
const CERTAIN = 3
export class Turn {
  readonly #context: ReplyContext
  readonly #language: Language
  readonly #self: Self
  readonly #lines: Lines
  readonly #message: readonly string[]
  /** Only what is asked, where the message tells something as well. */
  readonly #asked: readonly string[]
  readonly #reading: Reading
  readonly #topic: Topic | null
  /** The topic is named in what is asked, not only in what is told. */
  readonly #isOnAsked: boolean
  readonly #hit: Hit | null

  constructor(context: ReplyContext) {
    this.#context = context
    this.#language = context.language
    this.#self = selfOf(context)
    this.#lines = new Lines(this.#self, this.#language, context.mind.said ?? [], context.seed)
    this.#message = tokens(context.text, context.language)
    this.#reading = readActs(sentencesOf(context.text, context.language), context.language)
    const { topics, script } = content[this.#language]
    const { text, asked } = this.#reading
    this.#asked = asked ? tokens(asked.written, context.language) : this.#message
    const before = context.mind.topic ?? null
    const topic = topicOf(asked?.text ?? text, topics, before)
    this.#isOnAsked = topic !== null
    const hit = bestHit(script, this.#asked)
    const whole = asked && !hit && !topic ? bestHit(script, this.#message) : null
    this.#hit = hit ?? (whole && whole.score >= SURE ? whole : null)
    this.#topic = topic ?? (asked && !this.#hit ? topicOf(text, topics, before) : null)
  }

  answer(): Thought {
    const { level } = this.#context
    if (level === 'danger') return this.#care(PLAIN)
    if (level === 'raised') return this.#calm() ?? this.#care(null)
    return (
      this.#goodbye() ??
      this.#play() ??
      this.#recall() ??
      this.#react(choiceLine(this.#reading, this.#language, this.#lines), 'mine') ??
      this.#askedBack() ??
      this.#learned() ??
      this.#another() ??
      this.#article() ??
      this.#scripted(SURE) ??
      this.#react(newsLine(this.#reading, this.#lines), 'ask') ??
      this.#onTopic() ??
      this.#scripted(0) ??
      this.#goOn()
    )
  }

  /** Small talk goes on after a hint, without games, jokes and texts of the app. */
  #calm(): Thought | null {
    if (!this.#context.isCalm) return null
    const isScripted = this.#hit !== null && careLines(this.#hit.intent, null).length > 0
    return (
      this.#recall() ??
      this.#askedBack() ??
      this.#learned() ??
      (isScripted ? this.#scripted(SURE) : null) ??
      this.#react(newsLine(this.#reading, this.#lines), 'ask') ??
      (this.#topic?.id === 'play' ? null : this.#onTopic())
    )
  }

  /** One line, and no suggestion that would hold the player. */
  #goodbye(): Thought | null {
    const { intents, vocabulary } = content[this.#language].script
    const bye = intents.filter(({ id }) => id === 'bye' || id === 'night')
    const hit = bestHit({ intents: bye, vocabulary }, this.#message)
    const { isQuestion, asked } = this.#reading
    if (!hit || isQuestion || (asked && this.#hit) || (this.#message.length > 12 && hit.score < 2)) return null
    const line =
      this.#lines.choose(hit.intent.lines) ??
      this.#lines.choose(this.#lines.replies.goodbyes) ??
      hit.intent.lines.at(-1)
    return this.#done(line ?? '', { topic: null, suggestions: [] })
  }

  #play(): Thought | null {
    const { mind } = this.#context
    if (!mind.play) return null
    const move = continuePlay(mind.play, this.#message, this.#language, this.#lines.random)
    // A game that only repeats itself is over; a repeated hand is not.
    const isStuck = move !== null && mind.play.kind !== 'hands' && this.#lines.wasSaid(move.text)
    const isOther =
      this.#hit !== null &&
      this.#hit.score >= SURE &&
      this.#hit.intent.topic !== 'play' &&
      this.#hit.intent.id !== 'silence'
    if (!move || isStuck || isOther) return null
    this.#lines.note(move.text)
    return this.#done(move.text, { topic: 'play', play: move.play, intent: mind.intent ?? null })
  }

  #recall(): Thought | null {
    const asked = recallOf(this.#reading.sentences, this.#language)
    if (!asked) return null
    const { text, topic, isMissing } = recallAnswer(asked, this.#context, this.#lines)
    return this.#done(text, { act: 'recall', topic, asked: isMissing ? aboutAsked(asked) : null })
  }

  /** To a choice, or to news. */
  #react(line: string | null, act: 'mine' | 'ask'): Thought | null {
    return line === null ? null : this.#done(line, { topic: this.#topic?.id ?? null, act })
  }

  /** "And you?" and "why?": about the last line. */
  #askedBack(): Thought | null {
    const { topic = null, act = null } = this.#context.mind
    const { isAndYou, isWhy } = this.#reading
    const about = this.#topic ?? this.#topicNamed(topic)
    const { replies } = this.#lines
    if (isWhy) {
      const line = (about && act !== 'recall' && this.#lines.choose(about.lines.why)) ?? this.#lines.choose(replies.why)
      return line ? this.#done(line, { topic, act: 'why' }) : null
    }
    if (!isAndYou) return null
    const isGreeting =
      this.#hit?.intent.id === 'how-are-you' || this.#hit?.intent.id === 'fine' || act === 'how-are-you' || !about
    const mine = isGreeting ? this.#self.words.voice.howAreYou : about.lines.mine
    const line = this.#lines.choose(mine) ?? this.#lines.choose(replies.andYou)
    return line ? this.#done(line, { topic, act: isGreeting ? null : 'mine' }) : null
  }

  /** Says what it will remember. */
  #learned(): Thought | null {
    const { told, learned } = this.#self.lesson
    const fact = mostTelling(told)
    const isNews = Object.values(learned).some(Boolean)
    if (!fact || (!isNews && this.#reading.isQuestion)) return null
    const hasOwnWords = fact.kind === 'mood' && this.#hit !== null && this.#hit.intent.topic !== null
    if (hasOwnWords && this.#hit) return this.#follow(this.#hit.intent)
    const rest = this.#reading.sentences.some(({ isQuestion }) => isQuestion) ? this.#onTopic() : null
    if (rest) return rest
    const { told: lines } = content[this.#language].recall
    const text = this.#corrected(fact) ?? this.#lines.choose(lines[fact.kind], { value: fact.value, label: fact.label })
    const topic = topicOfFact(fact, this.#language) ?? this.#topic?.id ?? null
    return text === null ? this.#keepTo(topic) : this.#done(text, { topic, act: actOf(text) })
  }

  #corrected(fact: Told): string | null {
    const changed = Object.keys(this.#self.lesson.learned).some((slot) => {
      const before = this.#context.memory[slot]
      return before !== undefined && before.value !== fact.value
    })
    if (!changed) return null
    const text = this.#lines.factLine({ ...fact, time: 0 }, this.#context.now ?? 0)
    return this.#lines.choose(content[this.#language].recall.corrected, { fact: text })
  }

  /** "Another one": the last story, joke or riddle again. */
  #another(): Thought | null {
    const { intent } = this.#context.mind
    if (!intent || !this.#reading.wantsAnother) return null
    const again = content[this.#language].script.intents.find(({ id }) => id === intent)
    return again ? this.#follow(again) : null
  }

  /** The app's texts answer a question about the app where nothing else fits as well. */
  #article(): Thought | null {
    if ((this.#hit?.score ?? 0) >= CERTAIN) return null
    const { knowledge, text } = this.#context
    const article = knowledge(this.#reading.query ?? text, this.#language)
    return article && this.#explain(article)
  }

  #explain({ id, text, link }: Article): Thought {
    const leads = this.#lines.replies.appLeads.map((lead) => this.#lines.fill(lead))
    const at = leads.findIndex((_, i) => !this.#lines.wasUsed(`app:${id}:${i}`))
    const change: Change = { kind: 'app', links: link ? [link] : [] }
    if (at < 0) return this.#done(this.#lines.combine(this.#lines.replies.appAgain, this.#openers()), change)
    this.#lines.noteId(`app:${id}:${at}`)
    return this.#done((leads[at] ?? '') + text, change)
  }

  #scripted(least: number): Thought | null {
    const hit = this.#hit
    if (!hit) return null
    // A few words that are a phrase, and games: surer than a word of a topic.
    const isPhrase = hit.score >= WEAK && this.#asked.length <= LONG
    const isPlay = hit.intent.topic === 'play' && this.#asked.length <= 2 * LONG
    if (hit.score < least && !isPhrase && !isPlay) return null
    if (GENERAL.has(hit.intent.id) && this.#topic && this.#topic.lines.mine.length > 0 && least > 0) return null
    if (least === 0 && hit.score < WEAK && this.#asked.length > LONG) return null
    return this.#follow(hit.intent)
  }

  #follow(intent: Intent): Thought {
    const { mind } = this.#context
    const game = /^\{play (\w+)\}$/.exec(intent.lines[0] ?? '')
    if (game) return this.#begin(game[1] as 'riddle' | 'hands' | 'chain' | 'guess', intent.id)
    const line = this.#lines.choose(intent.lines)
    const topic = intent.topic ?? mind.topic ?? null
    if (line === null) return this.#again(topic)
    const act = intent.id === 'how-are-you' ? 'how-are-you' : line.endsWith('?') ? 'ask' : null
    const text = intent.id === 'hello' || intent.id === 'back' ? this.#withLater(line) : line
    return this.#done(text, { topic, intent: intent.id, act })
  }

  #begin(kind: 'riddle' | 'hands' | 'chain' | 'guess', id: string): Thought {
    const move = beginPlay(kind, this.#language, this.#lines.random, (used) => this.#lines.wasUsed(used))
    if (move.play && 'index' in move.play) this.#lines.noteId(`${kind}:${move.play.index}`)
    if (this.#lines.wasSaid(move.text) && kind !== 'hands') return this.#again('play')
    this.#lines.note(move.text)
    return this.#done(move.text, { topic: 'play', play: move.play, intent: id })
  }

  /** A question to the character, a wish for advice, or something told. */
  #onTopic(): Thought | null {
    const { isQuestion, wantsAdvice, isAnswer } = this.#reading
    const { mind } = this.#context
    const { topics } = content[this.#language]
    const topic = this.#topic ?? (wantsAdvice ? this.#told(topics) : null)
    if (wantsAdvice) {
      const hit = this.#hit
      if (hit && hit.score >= WEAK && ADVISING.has(hit.intent.id)) return this.#follow(hit.intent)
      const line = adviceLine(topic, this.#reading, this.#isOnAsked, this.#lines)
      if (line) return this.#done(line, { topic: topic?.id ?? null, act: 'advice' })
    }
    if (!topic) return null
    if (isQuestion) return this.#say(topic, 'mine')
    const named = this.#mentioned()
    if (named) return named
    return (isAnswer || mind.act === 'ask') && mind.topic === topic.id
      ? this.#keepTo(topic.id)
      : (this.#say(topic, 'told') ?? this.#keepTo(topic.id))
  }

  /** What was told with the question, or before it. */
  #told(topics: readonly Topic[]): Topic | null {
    const { topic = null } = this.#context.mind
    return topicOf(this.#reading.text, topics, topic) ?? this.#topicNamed(topic)
  }

  #say(topic: Topic, act: TopicAct): Thought | null {
    const line = this.#lines.choose(topic.lines[act])
    return line === null ? null : this.#done(line, { topic: topic.id, act: act === 'told' ? actOf(line) : act })
  }

  /** "I have a dog": asks for the name, once. */
  #mentioned(): Thought | null {
    const { about } = this.#self.lesson
    const { mind, memory } = this.#context
    const isNew = about && about.subject !== mind.about?.subject
    if (!isNew || isUnasked(about) || (about.kind !== 'person' && about.kind !== 'pet')) return null
    if (factsOf(memory).some(({ kind, subject }) => kind === about.kind && subject === about.subject)) return null
    const line = this.#lines.choose(content[this.#language].recall.asks[about.kind], { label: about.label })
    return line === null
      ? null
      : this.#done(line, { topic: about.kind === 'pet' ? 'pets' : 'family', act: 'ask', asked: about })
  }

  /** Nothing fits: keeps to the topic, picks up what was told, or says that it does not know. */
  #goOn(): Thought {
    const { mind } = this.#context
    const { isQuestion, isAnswer } = this.#reading
    const { replies } = this.#lines
    if (!isQuestion) {
      if (isAnswer && mind.topic && mind.act) return this.#keepTo(mind.topic)
      const reflected = this.#reflect()
      if (reflected) return reflected
      if (this.#isReadable()) return this.#done(this.#lines.combine(replies.heard, replies.goOn), { act: 'ask' })
    }
    const ways = replies.ways
    return {
      ...this.#done(this.#lines.combine(replies.unknown, this.#openers()), { topic: mind.topic ?? null }),
      suggestions: [...ways],
    }
  }

  /** Says that it has heard, and asks on. */
  #keepTo(topic: string | null): Thought {
    const { heard } = this.#lines.replies
    const known = this.#topicNamed(topic)
    const line = known && this.#lines.choose(known.lines.ask)
    const lead = this.#reading.isAnswer || this.#context.mind.act === 'ask' ? this.#lines.choose(heard) : null
    if (line) return this.#done(lead ? `${lead} ${line}` : line, { topic, act: 'ask' })
    return this.#done(this.#lines.combine(heard, this.#lines.replies.goOn), { topic, act: null })
  }

  #reflect(): Thought | null {
    const line = reflect(this.#message, this.#lines, this.#language)
    return line === null ? null : this.#done(line, { topic: this.#topic?.id ?? null, act: 'ask' })
  }

  #again(topic: string | null): Thought {
    const { again } = this.#lines.replies
    const known = this.#topicNamed(topic)
    const line = known && this.#lines.choose(known.lines.ask)
    return line
      ? this.#done(line, { topic, act: 'ask' })
      : this.#done(this.#lines.combine(again, this.#openers()), { topic })
  }

  /** Talk without games, jokes and texts of the app: scripted lines where an intent is allowed, and questions of care. */
  #care(allowed: ReadonlySet<string> | null): Thought {
    const lines = this.#hit ? careLines(this.#hit.intent, allowed) : []
    const { care, heard } = this.#lines.replies
    const line = this.#lines.choose(lines) ?? this.#lines.chooseOr(care, heard)
    return this.#done(line, { suggestions: [] })
  }

  /** Asks about what was told earlier, after a greeting. */
  #withLater(line: string): string {
    const [later] = laterLines(this.#context, this.#lines)
    if (!later || line.endsWith('?')) return line
    this.#lines.note(later)
    return `${line} ${later}`
  }

  #openers(): readonly string[] {
    return openersFor(this.#context, this.#lines)
  }

  /** At least one word that it knows, so it is no gibberish. */
  #isReadable(): boolean {
    const { script, topics } = content[this.#language]
    const isKnown = (word: string): boolean =>
      script.vocabulary.has(word) || topics.some(({ words }) => words.includes(word))
    return this.#message.some(isKnown)
  }

  #topicNamed(id: string | null): Topic | null {
    return content[this.#language].topics.find((topic) => topic.id === id) ?? null
  }

  #done(text: string, change: Change): Thought {
    const { mind } = this.#context
    const turns = (mind.turns ?? 0) + 1
    const { topic = null, play = null, asked = null, intent = null, act = null } = change
    const suggestions = play || turns % 3 !== 0 ? [] : [...this.#self.words.suggestions]
    return {
      text,
      kind: change.kind ?? 'talk',
      links: change.links ?? [],
      suggestions: change.suggestions ?? suggestions,
      learned: this.#self.lesson.learned,
      mind: {
        said: this.#lines.said,
        topic,
        play,
        turns,
        about: this.#self.lesson.about ?? mind.about ?? null,
        asked,
        intent,
        act,
      },
    }
  }
}

/** Many lines about something told end with a question. */
const actOf = (line: string): 'ask' | 'told' => (line.endsWith('?') ? 'ask' : 'told')

// One turn of the offline companion: reads the message, decides what it is, and says a written line.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Act, Article, Mind, Outcome, ReplyContext } from './companion.ts'
import { careLines } from './care-lines.ts'
import { echoOf, unknownLine, type Echo } from './echo.ts'
import { content } from './content.ts'
import { topicOfFact } from './fact-topics.ts'
import { goodbyeIn, hear, isListenedTo, isMeant, isReadable, SURE, WEAK, type Hearing } from './hearing.ts'
import { ADVISING, PLAIN, SOCIAL } from './intents.ts'
import { openersFor, withLater } from './later.ts'
import { Lines } from './lines.ts'
import { mostTelling } from './memory/fact.ts'
import { recallOf } from './memory/recall.ts'
import { saidBefore } from './memory/search.ts'
import { aboutAsked, isMoreThan, recallAnswer, toldLine, unnamed, untoldLine } from './recall-answer.ts'
import { beginPlay, continuePlay } from './play.ts'
import {
  adviceLine,
  adviceOn,
  answerBack,
  articleLine,
  asksOfStory,
  choiceLine,
  namesApp,
  newsLine,
} from './reactions.ts'
import type { Intent } from './script.ts'
import { selfOf, type Self } from './self.ts'
import { topicOf, type Topic, type TopicAct } from './topics.ts'

export interface Thought extends Outcome {
  readonly text: string
}

type Change = Partial<Pick<Mind, 'topic' | 'play' | 'asked' | 'intent' | 'act'>> &
  Partial<Pick<Outcome, 'kind' | 'links' | 'suggestions'>>

/** From here on a script knows better than the app's texts. */
const CERTAIN = 3

export class Turn {
  readonly #context: ReplyContext
  readonly #language: Language
  readonly #self: Self
  readonly #lines: Lines
  readonly #heard: Hearing

  constructor(context: ReplyContext) {
    this.#context = context
    this.#language = context.language
    this.#self = selfOf(context)
    this.#lines = new Lines(this.#self, this.#language, context.mind.said ?? [], context.seed)
    this.#heard = hear(context)
  }

  answer(): Thought {
    const { level } = this.#context
    if (level === 'danger') return this.#care(PLAIN)
    if (level === 'raised') return this.#calm() ?? this.#care(null)
    return (
      this.#goodbye() ??
      this.#play() ??
      this.#recall() ??
      this.#ofStory() ??
      this.#react(choiceLine(this.#heard.reading, this.#language, this.#lines), 'mine') ??
      this.#askedBack() ??
      this.#grief() ??
      this.#advised() ??
      this.#learned() ??
      this.#another() ??
      this.#opinion() ??
      this.#article() ??
      this.#scripted(SURE) ??
      this.#react(newsLine(this.#heard.reading, this.#lines), 'ask') ??
      this.#onTopic() ??
      this.#scripted(0) ??
      this.#goOn()
    )
  }

  /** Small talk goes on after a hint, without games, jokes and texts of the app. */
  #calm(): Thought | null {
    if (!this.#context.isCalm) return null
    const isScripted = this.#heard.hit !== null && careLines(this.#heard.hit.intent, null).length > 0
    return (
      this.#goodbye() ??
      this.#recall() ??
      this.#react(choiceLine(this.#heard.reading, this.#language, this.#lines), 'mine') ??
      this.#askedBack() ??
      this.#grief() ??
      this.#advised() ??
      this.#learned() ??
      (isScripted ? this.#scripted(SURE) : null) ??
      this.#react(newsLine(this.#heard.reading, this.#lines), 'ask') ??
      (this.#heard.topic?.id === 'play' ? null : this.#onTopic()) ??
      this.#quietly()
    )
  }

  /** Nothing fits, and nothing is asked for: listens, where a line of care would answer something that was not said. */
  #quietly(): Thought | null {
    if (!isListenedTo(this.#heard)) return null
    const { heard, goOn, unknownMe } = this.#lines.replies
    const { topic = null } = this.#context.mind
    const echo = this.#heard.reading.isQuestion ? null : this.#echo()
    if (echo) return this.#done(echo.line, { topic, act: 'echo' })
    if (this.#heard.reading.isQuestion) return this.#react(this.#lines.choose(unknownMe), 'mine')
    return this.#done(this.#lines.combine(heard, goOn), { topic, act: 'ask' })
  }

  /** One line, and no suggestion that would hold the player. */
  #goodbye(): Thought | null {
    const bye = goodbyeIn(this.#heard, this.#language)
    if (!bye) return null
    const line = this.#lines.choose(bye.lines) ?? this.#lines.choose(this.#lines.replies.goodbyes) ?? bye.lines.at(-1)
    return this.#done(line ?? '', { topic: null, suggestions: [] })
  }

  #play(): Thought | null {
    const { mind } = this.#context
    if (!mind.play) return null
    const move = continuePlay(mind.play, this.#heard.message, this.#language, this.#lines.random)
    // A game that only repeats itself is over; a repeated hand is not.
    const isStuck = move !== null && mind.play.kind !== 'hands' && this.#lines.wasSaid(move.text)
    const isOther =
      this.#heard.hit !== null &&
      this.#heard.hit.score >= SURE &&
      this.#heard.hit.intent.topic !== 'play' &&
      this.#heard.hit.intent.id !== 'silence'
    if (!move || isStuck || isOther) return null
    this.#lines.note(move.text)
    return this.#done(move.text, { topic: 'play', play: move.play, intent: mind.intent ?? null })
  }

  #recall(): Thought | null {
    const { reading } = this.#heard
    const asked = recallOf(reading.sentences, this.#language, this.#context.memory, this.#context.mind)
    if (!asked) return this.#searched() ?? this.#react(untoldLine(this.#heard, this.#context, this.#lines), 'recall')
    const { text, topic, isMissing } = recallAnswer(asked, this.#context, this.#lines)
    const found = isMissing ? this.#searched() : null
    if (found) return found
    return this.#done(text, { act: 'recall', topic, asked: isMissing ? aboutAsked(asked) : null })
  }

  /** An earlier message that answers a question about the player. */
  #searched(): Thought | null {
    const { turns, memory } = this.#context
    const { reading } = this.#heard
    const said = namesApp(reading) ? null : saidBefore(reading, turns, memory, this.#language)
    const { recalled } = content[this.#language].echo
    return said ? this.#done(this.#lines.frame(recalled, { said }), { act: 'recall' }) : null
  }

  /** "Why did he do that?" after a story. */
  #ofStory(): Thought | null {
    const { intent } = this.#context.mind
    if (
      intent !== 'story' ||
      (this.#heard.hit?.score ?? 0) >= SURE ||
      !asksOfStory(this.#heard.reading, this.#language)
    )
      return null
    const line = this.#lines.choose(this.#lines.replies.storyAsked)
    return line === null ? null : this.#done(line, { topic: 'play', intent })
  }

  #grief(): Thought | null {
    return this.#heard.reading.isGrief ? this.#followNamed('grief') : null
  }

  #followNamed(name: string): Thought | null {
    const intent = content[this.#language].script.intents.find(({ id }) => id === name)
    return intent ? this.#follow(intent) : null
  }

  /** Advice on a trouble of every day that the question names. */
  #advised(): Thought | null {
    return this.#react(adviceOn(this.#heard, this.#context.mind.act ?? null, this.#language, this.#lines), 'advice')
  }

  /** To a choice, to news, or to a wish for advice. */
  #react(line: string | null, act: Act): Thought | null {
    return line === null ? null : this.#done(line, { topic: this.#heard.topic?.id ?? null, act })
  }

  /** "And you?" and "why?": about the last line. */
  #askedBack(): Thought | null {
    const { topic = null, act = null } = this.#context.mind
    const back = answerBack(this.#heard, this.#topicNamed(topic), act, this.#self.words.voice.howAreYou, this.#lines)
    return back && this.#done(back.text, { topic, act: back.act })
  }

  /** Says what it will remember. */
  #learned(): Thought | null {
    const { told, learned } = this.#self.lesson
    const fact = mostTelling(told)
    if (!fact || (!Object.values(learned).some(Boolean) && this.#heard.reading.isQuestion)) return null
    const hasOwnWords = fact.kind === 'mood' && this.#heard.hit !== null && this.#heard.hit.intent.topic !== null
    if (hasOwnWords && this.#heard.hit) return this.#follow(this.#heard.hit.intent)
    const rest = this.#heard.reading.sentences.some(({ isQuestion }) => isQuestion) ? this.#onTopic() : null
    if (rest) return rest
    const echo = isMoreThan(fact, this.#heard.reading) ? this.#echo() : null
    if (echo) return this.#done(echo.line, { topic: topicOfFact(fact, this.#language), act: 'echo' })
    const text = toldLine(fact, this.#self.lesson, this.#context, this.#lines)
    const topic = topicOfFact(fact, this.#language) ?? this.#heard.topic?.id ?? null
    return text === null ? this.#keepTo(topic) : this.#done(text, { topic, act: actOf(text) })
  }

  /** "Another one": the last story, joke or riddle again. */
  #another(): Thought | null {
    const { intent } = this.#context.mind
    return intent && this.#heard.reading.wantsAnother ? this.#followNamed(intent) : null
  }

  /** The app's texts answer a question about the app where nothing else fits as well. */
  #article(): Thought | null {
    const score = this.#heard.hit?.score ?? 0
    // A phrase that is all that was asked, "favourite colour?", is meant as well.
    if (score >= WEAK && SOCIAL.has(this.#heard.hit?.intent.id ?? '')) return null
    if (score >= CERTAIN || (this.#heard.asked.length > 1 && score > this.#heard.asked.length)) return null
    const { knowledge, text } = this.#context
    const { reading, topic } = this.#heard
    if ((reading.wantsAdvice || (reading.isToMe && topic && topic.id !== 'games')) && !namesApp(reading)) return null
    const article = knowledge(this.#heard.reading.query ?? text, this.#language)
    return article && this.#explain(article)
  }

  #explain(article: Article): Thought {
    const { link } = article
    const line =
      articleLine(article, this.#lines) ??
      this.#lines.combine(this.#lines.replies.appAgain, openersFor(this.#context, this.#lines))
    return this.#done(line, { kind: 'app', links: link ? [link] : [] })
  }

  #scripted(least: number): Thought | null {
    const { hit } = this.#heard
    return hit && isMeant(this.#heard, least) ? this.#follow(hit.intent) : null
  }

  /** "My wife wants it yellow, what do you reckon?": an opinion on what was told. */
  #opinion(): Thought | null {
    const { hit, asked, message } = this.#heard
    if (hit?.intent.id !== 'opinion' || asked.length === message.length) return null
    const lead = this.#echo()?.lead
    const line = lead && this.#lines.choose(hit.intent.lines)
    return this.#react(line ? `${lead} ${line}` : null, 'ask')
  }

  #follow(intent: Intent): Thought {
    const { mind } = this.#context
    const game = /^\{play (\w+)\}$/.exec(intent.lines[0] ?? '')
    if (game) return this.#begin(game[1] as 'riddle' | 'hands' | 'chain' | 'guess', intent.id)
    const line = this.#lines.choose(intent.lines)
    const topic = intent.topic ?? mind.topic ?? null
    if (line === null) return this.#again(topic)
    const act = intent.id === 'how-are-you' ? 'how-are-you' : line.endsWith('?') ? 'ask' : null
    const text = intent.id === 'hello' || intent.id === 'back' ? withLater(line, this.#context, this.#lines) : line
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
    const { isQuestion, wantsAdvice, isAnswer } = this.#heard.reading
    const { mind } = this.#context
    const { topics } = content[this.#language]
    const topic = this.#heard.topic ?? (wantsAdvice ? this.#told(topics) : null)
    if (wantsAdvice) {
      const hit = this.#heard.hit
      if (hit && hit.score >= WEAK && ADVISING.has(hit.intent.id)) return this.#follow(hit.intent)
      const line = adviceLine(topic, this.#heard.reading, this.#heard.isOnAsked, this.#lines, topics, this.#language)
      if (line) return this.#done(line, { topic: topic?.id ?? null, act: 'advice' })
    }
    if (!topic) return null
    if (isQuestion) return this.#say(topic, 'mine')
    const named = this.#mentioned()
    if (named) return named
    const echo = this.#echo()
    if (echo) return this.#done(echo.line, { topic: topic.id, act: 'echo' })
    return (isAnswer || mind.act === 'ask') && mind.topic === topic.id
      ? this.#keepTo(topic.id)
      : (this.#say(topic, 'told') ?? this.#keepTo(topic.id))
  }

  /** What was told with the question, or before it. */
  #told(topics: readonly Topic[]): Topic | null {
    const { topic = null } = this.#context.mind
    return topicOf(this.#heard.reading.text, topics, topic) ?? this.#topicNamed(topic)
  }

  #say(topic: Topic, act: TopicAct): Thought | null {
    const line = this.#lines.choose(topic.lines[act])
    return line === null ? null : this.#done(line, { topic: topic.id, act: act === 'told' ? actOf(line) : act })
  }

  /** "I have a dog": asks for the name, once. */
  #mentioned(): Thought | null {
    const about = unnamed(this.#self.lesson, this.#context)
    const line = about && this.#lines.choose(content[this.#language].recall.asks[about.kind], { label: about.label })
    if (!line || !about) return null
    return this.#done(line, { topic: about.kind === 'pet' ? 'pets' : 'family', act: 'ask', asked: about })
  }

  /** Nothing fits: keeps to the topic, picks up what was told, or says that it does not know. */
  #goOn(): Thought {
    const { mind } = this.#context
    const { isQuestion, isAnswer } = this.#heard.reading
    const { replies } = this.#lines
    if (!isQuestion) {
      if (isAnswer && mind.topic && (mind.act === 'ask' || mind.act === 'mine')) return this.#keepTo(mind.topic)
      const echo = this.#echo()
      if (echo) return this.#done(echo.line, { topic: mind.topic ?? null, act: 'echo' })
      if (isReadable(this.#heard.message, this.#language))
        return this.#done(this.#lines.combine(replies.heard, replies.goOn), { act: 'ask' })
    }
    const { topic = null } = mind
    const own = unknownLine(this.#heard.reading, this.#language, this.#lines)
    if (own) return this.#done(own, { topic, act: 'mine' })
    return this.#done(this.#lines.combine(replies.unknown, openersFor(this.#context, this.#lines)), {
      topic,
      suggestions: [...replies.ways],
    })
  }

  /** Says that it has heard, and asks on. */
  #keepTo(topic: string | null): Thought {
    const { heard } = this.#lines.replies
    const known = this.#topicNamed(topic)
    const line = known && this.#lines.choose(known.lines.ask)
    const isAnswer = this.#heard.reading.isAnswer || this.#context.mind.act === 'ask'
    const lead = this.#echo()?.lead ?? (isAnswer ? this.#lines.choose(heard) : null)
    if (line) return this.#done(lead ? `${lead} ${line}` : line, { topic, act: 'ask' })
    return this.#done(this.#lines.combine(heard, this.#lines.replies.goOn), { topic, act: null })
  }

  /** What was just said, picked up; where care is needed, only small talk is. */
  #echo(): Echo | null {
    const { level, isCalm } = this.#context
    if (!isReadable(this.#heard.message, this.#language)) return null
    return level === 'low' || isCalm ? echoOf(this.#heard.reading, this.#language, this.#lines) : null
  }

  #again(topic: string | null): Thought {
    const { again } = this.#lines.replies
    const known = this.#topicNamed(topic)
    const line = known && this.#lines.choose(known.lines.ask)
    return line
      ? this.#done(line, { topic, act: 'ask' })
      : this.#done(this.#lines.combine(again, openersFor(this.#context, this.#lines)), { topic })
  }

  /** Talk without games, jokes and texts of the app: scripted lines where an intent is allowed, and questions of care. */
  #care(allowed: ReadonlySet<string> | null): Thought {
    const lines = this.#heard.hit ? careLines(this.#heard.hit.intent, allowed) : []
    const { care, heard } = this.#lines.replies
    const line = this.#lines.choose(lines) ?? this.#lines.chooseOr(care, heard)
    return this.#done(line, { suggestions: [] })
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
        hinted: mind.hinted ?? null,
      },
    }
  }
}

/** Many lines about something told end with a question. */
const actOf = (line: string): 'ask' | 'told' => (line.endsWith('?') ? 'ask' : 'told')

// Takes an engine's reasoning out of its text. Some engines stream it in a field of its own, others between tags.

const OPENING = /<(think|thinking|thought|reasoning)>/i
const CLOSING = /<\/(think|thinking|thought|reasoning)>/i
/** No tag is longer. */
const TAG_MAX = 12

export class ReasoningFilter {
  #isInside = false
  #held = ''

  /** The text outside of the tags. The beginning of a possible tag is held back. */
  push(piece: string): string {
    this.#held += piece
    let shown = ''
    for (;;) {
      const tag = (this.#isInside ? CLOSING : OPENING).exec(this.#held)
      if (!tag) break
      if (!this.#isInside) shown += this.#held.slice(0, tag.index)
      this.#held = this.#held.slice(tag.index + tag[0].length)
      this.#isInside = !this.#isInside
    }
    const from = tagStart(this.#held)
    if (!this.#isInside) shown += this.#held.slice(0, from)
    this.#held = this.#held.slice(from)
    return shown
  }

  /** What was held back at the end; reasoning that never ended is dropped. */
  end(): string {
    const rest = this.#isInside ? '' : this.#held
    this.#held = ''
    return rest
  }
}

/** Where a tag may have begun that is not complete yet. */
function tagStart(text: string): number {
  const at = text.lastIndexOf('<')
  return at >= 0 && text.length - at < TAG_MAX && /^<\/?[a-z]*$/i.test(text.slice(at)) ? at : text.length
}

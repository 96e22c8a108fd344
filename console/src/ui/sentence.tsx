import { Fragment, type ReactNode } from 'react'

interface SentenceProps {
  /** A message in which the placeholders of `parts` are still open, such as 'Since {time}'. */
  readonly text: string
  readonly parts: Readonly<Record<string, ReactNode>>
}

/** A message with elements in it, kept as one sentence so that it can be translated. */
export const Sentence = ({ text, parts }: SentenceProps) =>
  text
    .split(/(\{\w+\})/)
    .map((part, at) => <Fragment key={at}>{part.startsWith('{') ? (parts[part.slice(1, -1)] ?? part) : part}</Fragment>)

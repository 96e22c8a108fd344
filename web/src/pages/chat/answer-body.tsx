import type { ReactNode } from 'react'
import { Link } from '../../client/navigate.tsx'
import { blocksOf, type Block, type Inline } from './markdown.ts'

/** An answer as it was meant: its parts are drawn one by one, never as HTML. */
export const AnswerBody = ({ text }: { text: string }): ReactNode =>
  blocksOf(text).map((block, at) => <Part key={at} block={block} />)

function Part({ block }: { block: Block }): ReactNode {
  if (block.is === 'code') return <pre>{block.text}</pre>
  if (block.is === 'paragraph') {
    return (
      <p>
        {block.lines.map((line, at) => (
          <span key={at}>
            {at > 0 && <br />}
            {drawn(line)}
          </span>
        ))}
      </p>
    )
  }
  const items = block.items.map((item, at) => <li key={at}>{drawn(item)}</li>)
  return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
}

const drawn = (parts: readonly Inline[]): ReactNode => parts.map((part, at) => <Piece key={at} part={part} />)

function Piece({ part }: { part: Inline }): ReactNode {
  if (part.is === 'text') return part.text
  if (part.is === 'code') return <code>{part.text}</code>
  if (part.is === 'strong') return <strong>{drawn(part.parts)}</strong>
  if (part.is === 'em') return <em>{drawn(part.parts)}</em>
  if (part.isInside) return <Link to={part.to}>{drawn(part.parts)}</Link>
  return (
    <a href={part.to} target="_blank" rel="noopener noreferrer nofollow">
      {drawn(part.parts)}
    </a>
  )
}

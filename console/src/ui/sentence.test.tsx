import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sentence } from './sentence.tsx'

test('elements take the places of their placeholders, and others stay visible', () => {
  const html = renderToStaticMarkup(
    <Sentence text="{name}, since {time}. {rest}" parts={{ name: '{time}', time: <b>noon</b> }} />,
  )
  expect(html).toBe('{time}, since <b>noon</b>. {rest}')
})

import { Fragment } from 'react'
import type { TextRange } from '#shared/documents/graphemes.ts'

interface Props {
  text: string
  /** undefined marks nothing. */
  words: { findMatches(text: string): readonly TextRange[] } | undefined
}

export function Highlight({ text, words }: Props) {
  const ranges = words?.findMatches(text) ?? []
  if (ranges.length === 0) return <span>{text}</span>
  const rest = ranges.at(-1)?.end ?? 0
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          <span>{text.slice(ranges[index - 1]?.end ?? 0, start)}</span>
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      <span>{text.slice(rest)}</span>
    </>
  )
}

import { Fragment } from 'react'
import { findMatches } from '#shared/documents/match-ranges.ts'

interface Props {
  text: string
  /** The words of the search; empty marks nothing. */
  words: string
}

/** A text with the words of the search marked in it. */
export function Highlight({ text, words }: Props) {
  const ranges = words === '' ? [] : findMatches(text, words)
  if (ranges.length === 0) return text
  const rest = ranges.at(-1)?.end ?? 0
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(rest)}
    </>
  )
}

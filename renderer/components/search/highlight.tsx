import { Fragment } from 'react'
import { findMatches } from '#shared/documents/match-ranges.ts'

interface Props {
  text: string
  /** Empty marks nothing. */
  words: string
}

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

import { Fragment } from 'react'
import { findMatches } from '#shared/documents/match-ranges.ts'

interface Props {
  text: string
  /** Empty marks nothing. */
  words: string
}

export function Highlight({ text, words }: Props) {
  const ranges = words === '' ? [] : findMatches(text, words)
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

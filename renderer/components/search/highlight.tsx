import { Fragment } from 'react'
import { matchRanges } from '#shared/documents/match-ranges.ts'

interface Props {
  text: string
  /** The words of the search; empty marks nothing. */
  words: string
}

/** A text with the words of the search marked in it. */
export function Highlight({ text, words }: Props) {
  const ranges = words === '' ? [] : matchRanges(text, words)
  if (ranges.length === 0) return text
  const rest = ranges.at(-1)?.end ?? 0
  return (
    <>
      {ranges.map(({ start, end }, place) => (
        <Fragment key={start}>
          {text.slice(ranges[place - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(rest)}
    </>
  )
}

import type { Flag, Passage } from '#shared/domain/job/flags/flag.ts'
import type { JobChanges, Part } from '#shared/domain/job/job-changes.ts'
import { type ContentField, mapContent } from '#shared/domain/job/job-content.ts'

export interface MarkedPart extends Part {
  flag?: Flag['kind'] | undefined
}

type Mark = Pick<Passage, 'start' | 'end'> & { kind: Flag['kind'] }

/** The changes of a posting with the words marked that hints are about: those of its newer version. */
export function markPassages(changes: JobChanges, flags: readonly Flag[]): JobChanges {
  const listMarks = (wanted: ContentField, nth?: number): Mark[] =>
    flags.flatMap(({ kind, passage }) =>
      // That the whole title resembles another is no word in it.
      passage?.field === wanted && passage.item === nth && kind !== 'near-duplicate' ? { ...passage, kind } : []
    )
  const marked = mapContent(
    (field) => markParts(changes.texts[field], listMarks(field)),
    (field) => {
      let item = -1
      return changes.lines[field].map((line) => {
        if (line.kind === 'removed') return line
        item += 1
        return { ...line, parts: markParts(line.parts, listMarks(field, item)) }
      })
    }
  )
  return { ...changes, texts: marked, lines: marked }
}

function markParts(parts: readonly Part[], marks: readonly Mark[]): MarkedPart[] {
  if (marks.length === 0) return [...parts]
  let end = 0
  return parts.flatMap((part) => {
    if (part.kind === 'removed') return part
    const start = end
    end += part.text.length
    const bounds = [start, end, ...marks.flatMap((mark) => [mark.start, mark.end])]
    const cuts = [...new Set(bounds.filter((at) => at >= start && at <= end))].sort((one, other) => one - other)
    return cuts.slice(1).map((to, index): MarkedPart => {
      const from = cuts[index] ?? start
      const flag = marks.find((mark) => mark.start <= from && to <= mark.end)?.kind
      return { ...part, text: part.text.slice(from - start, to - start), flag }
    })
  })
}

import { diffArrays } from 'diff'
import { type ContentField, changedFields, type JobContent } from './job-content.ts'

/** A stretch of text that stands in both versions, only in the newer one, or only in the older one. */
export interface Part {
  kind: 'kept' | 'added' | 'removed'
  text: string
}

/** A line of a list. 'reworded' stands in both versions with other words: its parts say which. */
export interface LineChange {
  kind: Part['kind'] | 'reworded'
  parts: Part[]
}

type LineField = 'responsibilities' | 'qualifications' | 'keywords'
type TextField = Exclude<ContentField, LineField>

/** What differs between two versions of a posting. */
export interface JobChanges {
  /** The fields that differ, in the order of the form. */
  fields: ContentField[]
  texts: Record<TextField, Part[]>
  lines: Record<LineField, LineChange[]>
}

export function changesBetween(before: JobContent, after: JobContent): JobChanges {
  const words = (field: TextField) => wordChanges(before[field], after[field])
  const list = (field: LineField) => lineChanges(before[field], after[field])
  return {
    fields: changedFields(before, after),
    texts: {
      title: words('title'),
      company: words('company'),
      location: words('location'),
      category: words('category'),
      type: words('type'),
      salaryRange: words('salaryRange'),
      description: words('description')
    },
    lines: {
      responsibilities: list('responsibilities'),
      qualifications: list('qualifications'),
      keywords: list('keywords')
    }
  }
}

/** How many insertions and removals are looked for before a coarser comparison takes over: the cost grows with the square. */
const farthest = 600

/** Texts that have less than this share in common are shown as one text in place of another. */
const leastInCommon = 0.15

/** Lines that have at least this share of their words in common are the same line, reworded. */
const leastOfALine = 0.5

/** Runs of more lines than this are not searched for reworded ones. */
const mostLines = 200

/** A gap between paragraphs, a new line, other white space, a word or number with what joins it ('22,000–28,000'), any other sign. */
const words = /\s*\n\s*\n\s*|\n|[^\S\n]+|\p{Sc}?[\p{L}\p{M}\p{N}\u200c\u200d]+(?:['’.,/–-][\p{L}\p{M}\p{N}]+)*|./gsu

const paragraphs = /\s*\n\s*\n\s*|(?:(?!\s*\n\s*\n).)+/gsu

/** What must be taken out of `before` and put in to read `after`, word by word; paragraph by paragraph where too much differs. */
export function wordChanges(before: string, after: string): Part[] {
  if (before === after) return parts(['kept', after])
  const found = edits(before, after, words) ?? edits(before, after, paragraphs) ?? []
  return inCommon(found) < leastInCommon ? parts(['removed', before], ['added', after]) : calm(found)
}

export function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  const found = diffArrays([...before], [...after], { maxEditLength: farthest })
  if (!found) return replaced([...before], [...after])
  const changes: LineChange[] = []
  let removed: string[] = []
  for (const { value, added, removed: gone } of found) {
    if (gone) removed = value
    else {
      changes.push(...(added ? replaced(removed, value) : [...whole('removed', removed), ...whole('kept', value)]))
      removed = []
    }
  }
  return [...changes, ...whole('removed', removed)]
}

/** Lines in place of others, with what was only reworded side by side. */
function replaced(before: readonly string[], after: readonly string[]): LineChange[] {
  if (before.length + after.length > mostLines) return [...whole('removed', before), ...whole('added', after)]
  const changes: LineChange[] = []
  let rest = before
  for (const line of after) {
    const place = rest.findIndex((old) => likeness(old, line) >= leastOfALine)
    const old = rest[place]
    if (old === undefined) changes.push(...whole('added', [line]))
    else {
      changes.push(...whole('removed', rest.slice(0, place)), { kind: 'reworded', parts: wordChanges(old, line) })
      rest = rest.slice(place + 1)
    }
  }
  return [...changes, ...whole('removed', rest)]
}

function whole(kind: Part['kind'], lines: readonly string[]): LineChange[] {
  return lines.map((text) => ({ kind, parts: parts([kind, text]) }))
}

function parts(...stretches: [Part['kind'], string][]): Part[] {
  return stretches.filter(([, text]) => text !== '').map(([kind, text]) => ({ kind, text }))
}

/** Undefined: they are too far apart. */
function edits(before: string, after: string, token: RegExp): Part[] | undefined {
  const tokens = (text: string): string[] => text.match(token) ?? []
  return diffArrays(tokens(before), tokens(after), { maxEditLength: farthest })?.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    text: value.join('')
  }))
}

/** The share of two texts that stands in both, white space aside: 0 to 1. */
function inCommon(found: readonly Part[]): number {
  const size = (kind: Part['kind']) =>
    found.filter((part) => part.kind === kind).reduce((sum, { text }) => sum + text.replace(/\s+/g, '').length, 0)
  const both = 2 * size('kept')
  return both / (both + size('removed') + size('added') || 1)
}

/** The share of two lines' words that stands in both: 0 to 1. */
function likeness(one: string, other: string): number {
  const wordsIn = (line: string): Set<string> => new Set(line.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))
  const [first, second] = [wordsIn(one), wordsIn(other)]
  const both = [...first].filter((word) => second.has(word)).length
  return (2 * both) / (first.size + second.size || 1)
}

/** Joins neighbouring changes that only a blank parts: '<del>a b</del> <ins>c d</ins>' reads better than every word for itself. */
function calm(found: readonly Part[]): Part[] {
  const runs: Part[][] = []
  for (const [place, part] of found.entries()) {
    const between = part.kind === 'kept' && /^[^\S\n]+$/.test(part.text) && place > 0 && place < found.length - 1
    const run = runs.at(-1)
    if (run && run.at(0)?.kind !== 'kept' && (part.kind !== 'kept' || between)) run.push(part)
    else runs.push([part])
  }
  return runs.flatMap(joined)
}

/** A run of changes as one removal and one insertion; left as it is when one of the two would be white space only. */
function joined(run: Part[]): Part[] {
  const text = (without: Part['kind']) =>
    run
      .filter(({ kind }) => kind !== without)
      .map((part) => part.text)
      .join('')
  const [before, after] = [text('added'), text('removed')]
  const single = run.at(0)?.kind === 'kept' || before.trim() === '' || after.trim() === ''
  return single ? run : parts(['removed', before], ['added', after])
}

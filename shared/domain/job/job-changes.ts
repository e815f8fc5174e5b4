import { diffArrays } from 'diff'
import {
  type ContentField,
  findChangedFields,
  type ListField,
  mapContent,
  type StoredContent,
  type TextField
} from './job-content.ts'

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

/** What differs between two versions of a posting. */
export interface JobChanges {
  /** The fields that differ, in the order of the form. */
  fields: ContentField[]
  texts: Record<TextField, Part[]>
  lines: Record<ListField, LineChange[]>
}

export function compareContents(before: StoredContent, after: StoredContent): JobChanges {
  const changes = mapContent(
    (field) => compareWords(before[field] ?? '', after[field] ?? ''),
    (field) => compareLines(before[field], after[field])
  )
  return { fields: findChangedFields(before, after), texts: changes, lines: changes }
}

/** How many insertions and removals are looked for before a coarser comparison takes over: the cost grows with the square. */
const maxEdits = 600

/** Texts that have less than this share in common are shown as one text replaced by another. */
const minCommonShare = 0.15

/** Lines that have at least this share of their words in common are the same line, reworded. */
const minLineShare = 0.5

/** Runs of more lines than this are not searched for reworded ones. */
const maxLines = 200

/** A gap between paragraphs, a new line, other white space, a word or number with what joins it ('22,000–28,000'), any other sign. */
const words = /\s*\n\s*\n\s*|\n|[^\S\n]+|\p{Sc}?[\p{L}\p{M}\p{N}\u200c\u200d]+(?:['’.,/–-][\p{L}\p{M}\p{N}]+)*|./gsu

const paragraphs = /\s*\n\s*\n\s*|(?:(?!\s*\n\s*\n).)+/gsu

/** What must be taken out of `before` and put in to read `after`, word by word; paragraph by paragraph where too much differs. */
export function compareWords(before: string, after: string): Part[] {
  if (before === after) return buildParts(['kept', after])
  const found = diffTokens(before, after, words) ?? diffTokens(before, after, paragraphs) ?? []
  return measureCommonShare(found) < minCommonShare
    ? buildParts(['removed', before], ['added', after])
    : mergeShortRuns(found)
}

export function compareLines(before: readonly string[], after: readonly string[]): LineChange[] {
  const found = diffArrays([...before], [...after], { maxEditLength: maxEdits })
  if (!found) return pairReplacedLines([...before], [...after])
  const changes: LineChange[] = []
  let removed: string[] = []
  for (const { value, added, removed: gone } of found) {
    if (gone) removed = value
    else {
      changes.push(
        ...(added ? pairReplacedLines(removed, value) : [...markWhole('removed', removed), ...markWhole('kept', value)])
      )
      removed = []
    }
  }
  return [...changes, ...markWhole('removed', removed)]
}

/** Lines in place of others, with what was only reworded side by side. */
function pairReplacedLines(before: readonly string[], after: readonly string[]): LineChange[] {
  if (before.length + after.length > maxLines) return [...markWhole('removed', before), ...markWhole('added', after)]
  const changes: LineChange[] = []
  let rest = before
  for (const line of after) {
    const index = rest.findIndex((old) => measureLikeness(old, line) >= minLineShare)
    const old = rest[index]
    if (old === undefined) changes.push(...markWhole('added', [line]))
    else {
      changes.push(...markWhole('removed', rest.slice(0, index)), { kind: 'reworded', parts: compareWords(old, line) })
      rest = rest.slice(index + 1)
    }
  }
  return [...changes, ...markWhole('removed', rest)]
}

function markWhole(kind: Part['kind'], lines: readonly string[]): LineChange[] {
  return lines.map((text) => ({ kind, parts: buildParts([kind, text]) }))
}

function buildParts(...stretches: [Part['kind'], string][]): Part[] {
  return stretches.filter(([, text]) => text !== '').map(([kind, text]) => ({ kind, text }))
}

/** Undefined: they are too far apart. */
function diffTokens(before: string, after: string, token: RegExp): Part[] | undefined {
  const tokens = (text: string): string[] => text.match(token) ?? []
  return diffArrays(tokens(before), tokens(after), { maxEditLength: maxEdits })?.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    text: value.join('')
  }))
}

/** The share of two texts that stands in both, white space aside: 0 to 1. */
function measureCommonShare(found: readonly Part[]): number {
  const size = (kind: Part['kind']) =>
    found.filter((part) => part.kind === kind).reduce((sum, { text }) => sum + text.replace(/\s+/g, '').length, 0)
  const both = 2 * size('kept')
  return both / (both + size('removed') + size('added') || 1)
}

/** The share of two lines' words that stands in both: 0 to 1. */
function measureLikeness(one: string, other: string): number {
  const wordsIn = (line: string): Set<string> => new Set(line.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))
  const [first, second] = [wordsIn(one), wordsIn(other)]
  const both = [...first].filter((word) => second.has(word)).length
  return (2 * both) / (first.size + second.size || 1)
}

/** Joins neighbouring changes that only a blank parts: '<del>a b</del> <ins>c d</ins>' reads better than every word for itself. */
function mergeShortRuns(found: readonly Part[]): Part[] {
  const runs: Part[][] = []
  for (const [index, part] of found.entries()) {
    const between = part.kind === 'kept' && /^[^\S\n]+$/.test(part.text) && index > 0 && index < found.length - 1
    const run = runs.at(-1)
    if (run && run.at(0)?.kind !== 'kept' && (part.kind !== 'kept' || between)) run.push(part)
    else runs.push([part])
  }
  return runs.flatMap(joinRun)
}

/** A run of changes as one removal and one insertion; left as it is when one of the two would be white space only. */
function joinRun(run: Part[]): Part[] {
  const text = (without: Part['kind']) =>
    run
      .filter(({ kind }) => kind !== without)
      .map((part) => part.text)
      .join('')
  const [before, after] = [text('added'), text('removed')]
  const single = run.at(0)?.kind === 'kept' || before.trim() === '' || after.trim() === ''
  return single ? run : buildParts(['removed', before], ['added', after])
}

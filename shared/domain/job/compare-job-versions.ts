import { diffArrays } from 'diff'
import { fold } from '../../documents/fold-text.ts'
import {
  findChangedFields,
  type ListField,
  mapContent,
  type ReviewedField,
  type StoredContent,
  type TextField
} from './job-content-fields.ts'
import type { JobTerms } from './job-terms.ts'
import type { ScreeningQuestion } from './screening-questions.ts'

export interface Part {
  kind: 'kept' | 'added' | 'removed'
  text: string
}

/** 'reworded': in both with other words, which its parts show. */
export interface LineChange {
  kind: Part['kind'] | 'reworded'
  parts: Part[]
}

export interface JobChanges {
  /** In the order of the form. */
  fields: ReviewedField[]
  texts: Record<TextField, Part[]>
  lines: Record<ListField, LineChange[]>
  terms: Record<'before' | 'after', JobTerms>
  questions: Record<'before' | 'after', readonly ScreeningQuestion[]>
}

export function compareContents(before: StoredContent, after: StoredContent): JobChanges {
  const changes = mapContent(
    (field) => compareWords(before[field] ?? '', after[field] ?? ''),
    (field) => compareLines(before[field], after[field])
  )
  const terms = { before: before.terms ?? {}, after: after.terms ?? {} }
  const questions = { before: before.questions ?? [], after: after.questions ?? [] }
  return { fields: findChangedFields(before, after), texts: changes, lines: changes, terms, questions }
}

/** The cost grows with the square; beyond it a coarser comparison takes over. */
const maxEdits = 600

/** Texts with a smaller common share are replaced whole. */
const minCommonShare = 0.15

/** Lines with a greater one are the same, reworded. */
const minLineShare = 0.5

const maxLines = 200

/** A gap between paragraphs, a new line, other white space, a word or number with its joints ('22,000–28,000'), any other sign. */
const words = /\s*\n\s*\n\s*|\n|[^\S\n]+|\p{Sc}?[\p{L}\p{M}\p{N}\u200c\u200d]+(?:['’.,/–-][\p{L}\p{M}\p{N}]+)*|./gsu

const paragraphs = /\s*\n\s*\n\s*|(?:(?!\s*\n\s*\n).)+/gsu

/** Word by word; paragraph by paragraph where too much differs. */
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

/** undefined: too far apart. */
function diffTokens(before: string, after: string, token: RegExp): Part[] | undefined {
  const tokens = (text: string): string[] => text.match(token) ?? []
  return diffArrays(tokens(before), tokens(after), { maxEditLength: maxEdits })?.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    text: value.join('')
  }))
}

function measureCommonShare(found: readonly Part[]): number {
  const size = (kind: Part['kind']) =>
    found.filter((part) => part.kind === kind).reduce((sum, { text }) => sum + text.replace(/\s+/g, '').length, 0)
  const both = 2 * size('kept')
  return both / (both + size('removed') + size('added') || 1)
}

function measureLikeness(one: string, other: string): number {
  const wordsIn = (line: string): Set<string> => new Set(fold(line).match(/[\p{L}\p{M}\p{N}]+/gu))
  const [first, second] = [wordsIn(one), wordsIn(other)]
  const both = [...first].filter((word) => second.has(word)).length
  return (2 * both) / (first.size + second.size || 1)
}

/** Joins changes that only a blank separates, for reading. */
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

/** One removal and one insertion, unless one would be white space only. */
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

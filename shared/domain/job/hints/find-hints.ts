import { widenRange } from '../../../documents/graphemes.ts'
import type { Job } from '../job.ts'
import { contentFields, type StoredContent } from '../job-content-fields.ts'
import { parseApprovedVersion } from '../job-history-events.ts'
import { termLines } from '../job-terms.ts'
import { joinQuestionText } from '../screening-questions.ts'
import { findContacts } from './find-contact-details.ts'
import { compilePhrases, type FindPhrases } from './find-hint-phrases.ts'
import type { Hint, TextHint } from './job-hint.ts'
import { type DuplicateIndex, findInIndex, foldCompany, indexTitles } from './near-duplicate-jobs.ts'
import { findMedianPay, findPayHints, indexPay, type PayIndex, readGivenPay } from './pay-hints.ts'

export interface HintContext {
  titles: DuplicateIndex
  pay: PayIndex
  /** Account and company of approved jobs. */
  knownCompanies: ReadonlySet<string>
  isWhole: boolean
}

/** Times the median of the category. */
const highPayFactor = 3

/** `jobs`: of any status, with or without the one in question. `isWhole`: no job is left out. */
export function createHintContext(jobs: readonly Job[], isWhole = true): HintContext {
  return {
    isWhole,
    // A rejected job may come again.
    titles: indexTitles(jobs),
    pay: indexPay(jobs.filter(({ status }) => status === 'approved')),
    knownCompanies: new Set(jobs.filter(wasApproved).map(nameCompany))
  }
}

/** Hints of figures, and those that other jobs decide about. */
export function compareJob(job: Job, context: HintContext): Hint[] {
  const wholePay = { field: 'salaryRange', start: 0, end: job.salaryRange.length } as const
  const hints: Hint[] = findPayHints(job).map((kind) => ({ kind, passage: wholePay }))
  const pay = readGivenPay(job)
  const medianPay = findMedianPay(context.pay, job)
  if (pay && medianPay !== null && pay.monthly > highPayFactor * medianPay) {
    const passage = { field: 'salaryRange', start: pay.start, end: pay.end } as const
    hints.push({ kind: 'high-pay', passage, monthlyPay: Math.round(pay.monthly), medianPay: Math.round(medianPay) })
  }
  const others = findInIndex(context.titles, job)
  if (others.length > 0) {
    hints.push({ kind: 'near-duplicate', passage: { field: 'title', start: 0, end: job.title.length }, others })
  }
  if (context.isWhole && !context.knownCompanies.has(nameCompany(job)) && !wasApproved(job))
    hints.push({ kind: 'first-job' })
  return hints
}

type FoundInText = Extract<Hint, { kind: TextHint['kind'] }>

export function findTextHints(job: StoredContent, findPhrases?: FindPhrases): FoundInText[] {
  return [...readTexts(job, findPhrases)].flat()
}

/** The same text by text, so that a screen can pause between them. */
export function* readTexts(job: StoredContent, findPhrases: FindPhrases = findStandard): Generator<FoundInText[]> {
  const content = { ...job.terms, ...job, questions: (job.questions ?? []).map(joinQuestionText) }
  for (const field of [...contentFields, ...termLines, 'questions' as const]) {
    const value = content[field] ?? ''
    for (const [item, text] of (typeof value === 'string' ? [value] : value).entries()) {
      const found = findInText(text, findPhrases)
      const at = typeof value === 'string' ? { field } : { field, item }
      yield found.map(({ kind, ...range }) => ({ kind, passage: { ...at, ...widenRange(text, range) } }))
    }
  }
}

/** An employer's jobs, and the versions of one, have most of their texts in common. */
const foundBefore = new WeakMap<FindPhrases, Map<string, readonly TextHint[]>>()
const maxTexts = 2000

function findInText(text: string, findPhrases: FindPhrases): readonly TextHint[] {
  const known = foundBefore.get(findPhrases) ?? new Map<string, readonly TextHint[]>()
  foundBefore.set(findPhrases, known)
  const before = known.get(text)
  if (before) return before
  const found = mergeOverlaps([...findPhrases(text), ...findContacts(text)])
  if (known.size >= maxTexts) known.clear()
  known.set(text, found)
  return found
}

let standard: FindPhrases | undefined
const findStandard: FindPhrases = (text) => {
  standard ??= compilePhrases()
  return standard(text)
}

function mergeOverlaps(found: readonly TextHint[]): TextHint[] {
  const merged: TextHint[] = []
  const latest = new Map<TextHint['kind'], TextHint>()
  for (const hint of [...found].sort((one, other) => one.start - other.start)) {
    const last = latest.get(hint.kind)
    if (last && hint.start < last.end) {
      last.end = Math.max(last.end, hint.end)
      continue
    }
    const own = { ...hint }
    latest.set(hint.kind, own)
    merged.push(own)
  }
  return merged
}

/** A known name on another account is new, and so is another name on a known one. */
function nameCompany(job: Job): string {
  return `${job.employerId}\n${foldCompany(job.company)}`
}

function wasApproved(job: Job): boolean {
  return job.status === 'approved' || (job.approvedVersion !== undefined && parseApprovedVersion(job) !== null)
}

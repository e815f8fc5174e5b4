import { isAscii } from '../../../documents/fold.ts'
import type { Job } from '../job.ts'
import { type ContentField, contentFields } from '../job-content.ts'
import { parseApprovedVersion } from '../job-record.ts'
import { findContacts } from './contacts.ts'
import { createFindDemands, type FindDemands } from './demands.ts'
import type { Flag, Passage, TextFlag } from './flag.ts'
import { type DuplicateIndex, findInIndex, foldHouse, indexTitles } from './near-duplicates.ts'
import { findMedianPay, indexPay, type PayIndex, readGivenPay } from './pay.ts'

interface FlagContext {
  titles: DuplicateIndex
  pay: PayIndex
  /** Account and house of approved postings. */
  knownHouses: ReadonlySet<string>
  isWhole: boolean
  findDemands: FindDemands
}

/** Times the median of the category. */
const highPayFactor = 3

/** `postings`: of any status, with or without the one in question. `isWhole`: no posting is left out. */
export function createFlagContext(
  postings: readonly Job[],
  isWhole = true,
  findDemands: FindDemands = findStandardDemands
): FlagContext {
  return {
    isWhole,
    findDemands,
    // A rejected posting may come again.
    titles: indexTitles(postings),
    pay: indexPay(postings.filter(({ status }) => status === 'approved')),
    knownHouses: new Set(postings.filter(wasApproved).map(nameHouse))
  }
}

export function findFlags(job: Job, context: FlagContext): Flag[] {
  const flags: Flag[] = findTextFlags(job, context.findDemands)
  const pay = readGivenPay(job)
  const medianPay = findMedianPay(context.pay, job)
  if (pay && medianPay !== null && pay.monthly > highPayFactor * medianPay) {
    const passage = { field: 'salaryRange', start: pay.start, end: pay.end } as const
    flags.push({ kind: 'high-pay', passage, monthlyPay: Math.round(pay.monthly), medianPay: Math.round(medianPay) })
  }
  const others = findInIndex(context.titles, job)
  if (others.length > 0) {
    flags.push({ kind: 'near-duplicate', passage: { field: 'title', start: 0, end: job.title.length }, others })
  }
  if (context.isWhole && !context.knownHouses.has(nameHouse(job)) && !wasApproved(job))
    flags.push({ kind: 'first-posting' })
  return flags
}

export function findTextFlags(
  job: Pick<Job, ContentField>,
  findDemands: FindDemands = findStandardDemands
): Extract<Flag, { kind: TextFlag['kind'] }>[] {
  return contentFields.flatMap((field) => {
    const value = job[field] ?? ''
    const read = (text: string, item?: number) =>
      mark(text, mergeOverlaps([...findDemands(text), ...findContacts(text)]), field, item)
    return typeof value === 'string' ? read(value) : value.flatMap(read)
  })
}

let standard: FindDemands | undefined
const findStandardDemands: FindDemands = (text) => {
  standard ??= createFindDemands({})
  return standard(text)
}

function mark(
  text: string,
  found: readonly TextFlag[],
  field: ContentField,
  item?: number
): Extract<Flag, { kind: TextFlag['kind'] }>[] {
  const characters = found.length > 0 ? new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text) : undefined
  return found.map(({ kind, start, end }) => {
    // Between plain letters nothing is to widen, and segmenting a long text costs time.
    const last = isPlainCut(text, end) ? undefined : characters?.containing(end - 1)
    const passage: Passage = {
      field,
      ...(item === undefined ? {} : { item }),
      start: isPlainCut(text, start) ? start : (characters?.containing(start)?.index ?? start),
      end: last ? last.index + last.segment.length : end
    }
    return { kind, passage }
  })
}

function isPlainCut(text: string, at: number): boolean {
  return isAscii(text.slice(Math.max(0, at - 1), at + 1))
}

function mergeOverlaps(found: readonly TextFlag[]): TextFlag[] {
  const merged: TextFlag[] = []
  const latest = new Map<TextFlag['kind'], TextFlag>()
  for (const flag of [...found].sort((one, other) => one.start - other.start)) {
    const last = latest.get(flag.kind)
    if (last && flag.start < last.end) {
      last.end = Math.max(last.end, flag.end)
      continue
    }
    const own = { ...flag }
    latest.set(flag.kind, own)
    merged.push(own)
  }
  return merged
}

/** A known name on another account is new, and so is another name on a known one. */
function nameHouse(job: Job): string {
  return `${job.employerId}\n${foldHouse(job.company)}`
}

function wasApproved(job: Job): boolean {
  return job.status === 'approved' || (job.approvedVersion !== undefined && parseApprovedVersion(job) !== null)
}

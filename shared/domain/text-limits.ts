import { isPlainName } from './clean-text.ts'
import { jobLimits, type StoredContent } from './job/job-content-fields.ts'
import { termLines } from './job/job-terms.ts'

/**
 * Limits of new texts, in UTF-16 units, which is the highest of counts. Stored texts may be longer.
 * build/firebase/firestore.rules has the same numbers. Those of jobs: job/job-content-fields.ts.
 */

export const maxReasonLength = 2000

/** Of a list of hint phrases (hints/hint-phrase-list.ts): a phrase, the text in one script, phrases of the list. */
export const maxPhraseLength = 150
export const maxPhraseTextLength = 8000
export const maxPhrases = 400

export const maxReportLength = 1000

/** Lines. Content, public version and reasons of full length in every other one fit into a Firestore document's 1 MiB. */
export const maxRevisableHistory = 100

export const profileLimits = {
  name: 120,
  headline: 200,
  location: 80,
  /** As typed; skillLimits limit the list. */
  skills: 10_000,
  experience: 500,
  availability: 40,
  joiningPeriod: 40,
  contactNumber: 40,
  highestQualification: 200
} as const

/** What rules can know of a text with a telephone number: one line with eight digits of any script. Forms ask hasPhone of phone.ts. */
export function mayContainPhone(text: string): boolean {
  return text.length <= profileLimits.contactNumber && /^(?:[^\p{Nd}\n\r]*\p{Nd}){8}[^\n\r]*$/u.test(text)
}

export const skillLimits = { max: 100, maxLength: 120 } as const

export const maxResumeNameLength = 300

const maxLinkLength = 2048

/** Here, since the code that knows pictures weighs on pages without any. */
export const maxWorkPhotos = 3

export const maxMessageLength = 2000

/** Of an employer, with a move. Trimmed. */
export const maxAnswerLength = 500

/** Of an invitation: slots, their minutes and days ahead, characters of an address and of the person to ask for. */
export const interviewLimits = {
  max: 3,
  minutes: { min: 10, max: 480 },
  daysAhead: 180,
  address: 200,
  contact: 120
} as const

/** Lines of a history, which the rules of a shared board compare; withdrawing is always possible. */
export const maxApplicationHistory = 100

/** Steps about the interviews of one application. */
export const maxThreadSteps = 100

export const maxNoteLength = 5000

/** UTF-8 bytes of the text and its versions: a Firestore document holds 1 MiB. */
export const maxPageBytes = 900_000

type WrittenValue = object | null | undefined

const { skills: _typed, ...personLimits } = profileLimits
const links = { resumeUrl: maxLinkLength, aadharUrl: maxLinkLength, avatarUrl: maxLinkLength, avatar: maxLinkLength }

/** Of profiles, public profiles and applications. An unchanged text may be longer: hiding a public profile must not require shortening it. */
export function isWithinPersonLimits(before: WrittenValue, after: WrittenValue): boolean {
  const typed = { ...personLimits, ...links, resumeName: maxResumeNameLength, skills: profileLimits.skills }
  return (
    isWithinLimits(typed, before, after) &&
    hasPlainNames(before, after) &&
    isShortList(readList(after, 'photos'), { max: maxWorkPhotos, maxLength: maxLinkLength }) &&
    isWithinSkillLimits(readField(before, 'skills'), readField(after, 'skills'))
  )
}

export function isWithinNoteLimit(before: WrittenValue, after: WrittenValue): boolean {
  return isWithinLimits({ note: maxNoteLength }, before, after)
}

export function isWithinJobLimits(content: StoredContent): boolean {
  const { lines, keywords, ...texts } = jobLimits
  return (
    isWithinLimits(texts, undefined, content) &&
    [content.title, content.company, content.location].every(isPlainName) &&
    isShortList(content.responsibilities, lines) &&
    isShortList(content.qualifications, lines) &&
    isShortList(content.keywords, keywords) &&
    termLines.every((field) => isPlainName(content.terms?.[field] ?? '')) &&
    (content.questions ?? []).every(({ text, choices = [] }) => [text, ...choices].every(isPlainName))
  )
}

function isWithinLimits(limits: Readonly<Record<string, number>>, before: WrittenValue, after: WrittenValue): boolean {
  return Object.entries(limits).every(([field, max]) => {
    const text = readField(after, field)
    return typeof text !== 'string' || text.length <= max || text === readField(before, field)
  })
}

function hasPlainNames(before: WrittenValue, after: WrittenValue): boolean {
  return ['name', 'headline', 'location'].every((field) => {
    const text = readField(after, field)
    return typeof text !== 'string' || text === readField(before, field) || isPlainName(text)
  })
}

/** A list in public profiles and applications, a text in profiles. */
function isWithinSkillLimits(before: unknown, after: unknown): boolean {
  if (!Array.isArray(after) || isShortList(after, skillLimits)) return true
  return JSON.stringify(after) === JSON.stringify(before)
}

function isShortList(texts: readonly unknown[], { max, maxLength }: { max: number; maxLength: number }): boolean {
  return texts.length <= max && texts.every((text) => typeof text !== 'string' || text.length <= maxLength)
}

function readList(written: WrittenValue, field: string): readonly unknown[] {
  const list = readField(written, field)
  return Array.isArray(list) ? list : []
}

function readField(written: WrittenValue, field: string): unknown {
  return (written as Record<string, unknown> | null | undefined)?.[field]
}

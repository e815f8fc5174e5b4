import { jobLimits, type StoredContent } from './job/job-content.ts'
import { isPlainName } from './visible-text.ts'

/**
 * The most that texts take when they are written. Lengths are in UTF-16 units, as JavaScript counts: no other count of
 * characters comes out higher. The rules of a shared board (build/firebase/firestore.rules) name the same numbers. What was
 * stored before there was a limit is read all the same. Those of a posting stand beside its fields (job/job-content.ts).
 */

/** Why a posting was rejected, in characters without the blanks around it. */
export const maxReasonLength = 2000

/** A list of the phrases that hints look for: characters of one phrase, and of its phrases in one kind of letters; phrases of the list. */
export const maxPhraseLength = 150
export const maxPhraseTextLength = 4000
export const maxPhrases = 400

/** What somebody says in their own words of a posting that they report, in characters without the blanks around it. */
export const maxReportLength = 1000

/**
 * With so many lines in its history a posting is not revised any more. Its content, the public version beside it, reasons of full
 * length in every other line and some decisions to come then still fit into the 1 MiB that a document of a shared board holds.
 */
export const maxRevisableHistory = 100

/** What a person types about themself, in characters by field. */
export const profileLimits = {
  name: 120,
  headline: 200,
  location: 80,
  /** As typed, with commas; skillLimits say what it may list. */
  skills: 10_000,
  experience: 500,
  availability: 40,
  joiningPeriod: 40,
  contactNumber: 40,
  highestQualification: 200
} as const

/** How many skills a person may list, and how long each may be. */
export const skillLimits = { max: 100, maxLength: 120 } as const

/** The name of a résumé, in characters with its ending. */
export const maxResumeNameLength = 300

/** An address, or the link to a stored file, in characters. */
export const maxLinkLength = 2048

/** The message that goes with an application, in characters without the blanks around it. */
export const maxMessageLength = 2000

/** What an employer says with a move of an application, in characters without the blanks around it. */
export const maxAnswerLength = 500

/**
 * With so many lines in its history an application is not moved any more, only taken back. The rules of a shared board compare the old
 * history with the new one, for which they have about as much room as one document takes.
 */
export const maxApplicationHistory = 100

/** The private note on a shortlisted candidate or on an applicant, in characters. */
export const maxNoteLength = 5000

/** What a static page and its earlier texts take together, in UTF-8 bytes: a document of a shared board holds 1 MiB. */
export const maxPageBytes = 900_000

/** A document, or a part of one, as it is written. */
type WrittenValue = object | null | undefined

const { skills: _typed, ...personLimits } = profileLimits
const links = { resumeUrl: maxLinkLength, aadharUrl: maxLinkLength, avatarUrl: maxLinkLength, avatar: maxLinkLength }

/**
 * Whether what is new in an own profile, a public card or the profile in an application keeps to its limits. A text that was
 * stored before there was a limit may stay: whoever hides a card must not have to shorten it first.
 */
export function isWithinPersonLimits(before: WrittenValue, after: WrittenValue): boolean {
  const typed = { ...personLimits, ...links, resumeName: maxResumeNameLength, skills: profileLimits.skills }
  return (
    isWithinLimits(typed, before, after) &&
    hasPlainNames(before, after) &&
    isWithinSkillLimits(readField(before, 'skills'), readField(after, 'skills'))
  )
}

/** Whether what is new in an entry of a shortlist, or in a note on an applicant, keeps to its limit. */
export function isWithinNoteLimit(before: WrittenValue, after: WrittenValue): boolean {
  return isWithinLimits({ note: maxNoteLength }, before, after)
}

/** Whether the content of a job keeps to its limits. */
export function isWithinJobLimits(content: StoredContent): boolean {
  const { lines, keywords, ...texts } = jobLimits
  return (
    isWithinLimits(texts, undefined, content) &&
    [content.title, content.company, content.location].every(isPlainName) &&
    isShortList(content.responsibilities, lines) &&
    isShortList(content.qualifications, lines) &&
    isShortList(content.keywords, keywords)
  )
}

function isWithinLimits(limits: Readonly<Record<string, number>>, before: WrittenValue, after: WrittenValue): boolean {
  return Object.entries(limits).every(([field, max]) => {
    const text = readField(after, field)
    return typeof text !== 'string' || text.length <= max || text === readField(before, field)
  })
}

/** Whether what others know the person by can be seen as it is written. Nothing at all is for the form to ask for. */
function hasPlainNames(before: WrittenValue, after: WrittenValue): boolean {
  return ['name', 'headline', 'location'].every((field) => {
    const text = readField(after, field)
    return typeof text !== 'string' || text === readField(before, field) || isPlainName(text)
  })
}

/** In a card and in an application the skills are a list; in an own profile they are one text. */
function isWithinSkillLimits(before: unknown, after: unknown): boolean {
  if (!Array.isArray(after) || isShortList(after, skillLimits)) return true
  return JSON.stringify(after) === JSON.stringify(before)
}

function isShortList(texts: readonly unknown[], { max, maxLength }: { max: number; maxLength: number }): boolean {
  return texts.length <= max && texts.every((text) => typeof text !== 'string' || text.length <= maxLength)
}

function readField(written: WrittenValue, field: string): unknown {
  return (written as Record<string, unknown> | null | undefined)?.[field]
}

import { type JobContent, jobLimits } from './job-content.ts'
import { maxLinkLength, maxNoteLength, maxResumeNameLength, profileLimits, skillLimits } from './text-limits.ts'

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
    isWithinLimits(typed, before, after) && isWithinSkillLimits(readField(before, 'skills'), readField(after, 'skills'))
  )
}

/** Whether what is new in an entry of a shortlist keeps to its limit. */
export function isWithinNoteLimit(before: WrittenValue, after: WrittenValue): boolean {
  return isWithinLimits({ note: maxNoteLength }, before, after)
}

/** Whether the content of a job keeps to its limits. */
export function isWithinJobLimits(content: JobContent): boolean {
  const { lines, keywords, ...texts } = jobLimits
  return (
    isWithinLimits(texts, undefined, content) &&
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

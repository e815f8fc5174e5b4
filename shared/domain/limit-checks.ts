import type { JobContent } from './job-content.ts'
import { jobLimits, longestLink, longestNote, longestResumeName, profileLimits, skillLimits } from './text-limits.ts'

/** A document, or a part of one, as it is written. */
type Written = object | null | undefined

const { skills: _typed, ...personLimits } = profileLimits
const links = { resumeUrl: longestLink, aadharUrl: longestLink, avatarUrl: longestLink, avatar: longestLink }

/**
 * Whether what is new in an own profile, a public card or the profile in an application keeps to its limits. A text that was
 * stored before there was a limit may stay: whoever hides a card must not have to shorten it first.
 */
export function keepsPersonLimits(before: Written, after: Written): boolean {
  const typed = { ...personLimits, ...links, resumeName: longestResumeName, skills: profileLimits.skills }
  return keeps(typed, before, after) && keepsSkillLimits(fieldOf(before, 'skills'), fieldOf(after, 'skills'))
}

/** Whether what is new in an entry of a shortlist keeps to its limit. */
export function keepsNoteLimit(before: Written, after: Written): boolean {
  return keeps({ note: longestNote }, before, after)
}

/** Whether the content of a job keeps to its limits. */
export function keepsJobLimits(content: JobContent): boolean {
  const { lines, keywords, ...texts } = jobLimits
  return (
    keeps(texts, undefined, content) &&
    isShortList(content.responsibilities, lines) &&
    isShortList(content.qualifications, lines) &&
    isShortList(content.keywords, keywords)
  )
}

function keeps(limits: Readonly<Record<string, number>>, before: Written, after: Written): boolean {
  return Object.entries(limits).every(([field, most]) => {
    const text = fieldOf(after, field)
    return typeof text !== 'string' || text.length <= most || text === fieldOf(before, field)
  })
}

/** In a card and in an application the skills are a list; in an own profile they are one text. */
function keepsSkillLimits(before: unknown, after: unknown): boolean {
  if (!Array.isArray(after) || isShortList(after, skillLimits)) return true
  return JSON.stringify(after) === JSON.stringify(before)
}

function isShortList(texts: readonly unknown[], { most, each }: { most: number; each: number }): boolean {
  return texts.length <= most && texts.every((text) => typeof text !== 'string' || text.length <= each)
}

function fieldOf(written: Written, field: string): unknown {
  return (written as Record<string, unknown> | null | undefined)?.[field]
}

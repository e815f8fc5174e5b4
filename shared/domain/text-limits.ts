/**
 * The most that texts take when they are written. Lengths are in UTF-16 units, as JavaScript counts: no other count of
 * characters comes out higher. The rules of a shared board (build/firebase/firestore.rules) name the same numbers. What was
 * stored before there was a limit is read all the same. Those of a posting stand beside its fields (job-content.ts).
 */

/** Why a posting was rejected, in characters without the blanks around it. */
export const maxReasonLength = 2000

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

/** The private note on a shortlisted candidate, in characters. */
export const maxNoteLength = 5000

/** What a static page and its earlier texts take together, in UTF-8 bytes: a document of a shared board holds 1 MiB. */
export const maxPageBytes = 900_000

import * as v from 'valibot'
import { hasSameContent } from '../../documents/document.ts'
import { hashText } from '../../documents/hash-text.ts'
import { parseExternalAddress } from '../../external-url.ts'
import type { WriteRule } from '../account/write-rule.ts'
import { createCandidateId } from '../candidate/candidate.ts'
import { cleanLine, cleanProse, isPlainName } from '../clean-text.ts'
import { documentId, instant, storedDocument, storedObject, storedText } from '../well-formed-text.ts'
import { verifications } from './company-verification.ts'

export const maxAboutLength = 2000

export const maxCompanyPeople = 60

/** Counted by the administrator's review queue. */
const answeringSchema = storedObject({
  /** Median, from application to first answer. */
  hours: v.number(),
  answered: v.number(),
  at: instant
})
export type ResponseTimes = v.InferOutput<typeof answeringSchema>

/** As everybody sees it; telephone and GSTIN are in the requests of its people. */
export const companySchema = storedDocument({
  name: storedText,
  place: storedText,
  /** Lines of prose; may be empty. */
  about: storedText,
  /** https; may be empty. */
  website: storedText,
  /** Empty: not verified. */
  verified: v.pipe(v.array(v.picklist(verifications)), v.readonly()),
  verifiedAt: instant,
  /** Uids; undefined: an older record of a device. */
  people: v.optional(v.pipe(v.array(documentId), v.readonly())),
  /** Absent: too few answers. */
  answering: v.optional(answeringSchema),
  /** Its jobs offer a number (company-phone.ts). */
  hasNumber: v.fallback(v.optional(v.literal(true)), undefined)
})
export type Company = v.InferOutput<typeof companySchema>

/** By uid, for everybody: a job's owner leads to the company by this. `since`: ISO 8601. */
export const companyMemberSchema = storedDocument({ companyId: documentId, since: v.string() })
export type CompanyMember = v.InferOutput<typeof companyMemberSchema>

export type OwnWords = Pick<Company, 'about' | 'website'>

export function cleanOwnWords({ about, website }: OwnWords): OwnWords {
  return { about: cleanProse(about).slice(0, maxAboutLength), website: parseWebsite(website) ?? '' }
}

/** The https address of 'shahjewels.in'; '' for nothing, null for none. */
export function parseWebsite(typed: string): string | null {
  const given = cleanLine(typed)
  if (given === '') return ''
  const address = /^https?:/i.test(given) ? given.replace(/^http:/i, 'https:') : `https://${given}`
  return parseExternalAddress(address)
}

/** The administrator may write all, its people their own words. Companies are never removed. */
export const canWriteCompany: WriteRule<Company> = (actor, before, after) => {
  if (!actor || !after || !isWholeCompany(after)) return false
  if (actor.role === 'Admin') return true
  if (actor.role !== 'Employer' || !before || actor.companyId !== before.id) return false
  const { about, website, hasNumber } = after
  return (
    hasSameContent({ ...before, about, website, hasNumber }, after) &&
    parseWebsite(website) === website &&
    about === cleanProse(about)
  )
}

function isWholeCompany({ name, place, about }: Company): boolean {
  return [name, place].every((line) => line.trim() !== '' && isPlainName(line)) && about.length <= maxAboutLength
}

/** '{name in Latin letters}-{six of 0-9 and a-z}': the same for every attempt of one asker. */
export function createCompanyId(name: string, uid: string): string {
  const [, one = '', other = ''] = hashText(uid).split('.')
  const words = createCandidateId(name).replaceAll('_', '-').slice(0, 60) || 'company'
  return `${words}-${(one + other).slice(0, 6)}`
}

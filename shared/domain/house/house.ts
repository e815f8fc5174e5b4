import * as v from 'valibot'
import { hasSameContent } from '../../documents/document.ts'
import { hashText } from '../../documents/fingerprint.ts'
import { parseExternalAddress } from '../../external-url.ts'
import type { WriteRule } from '../account/write-rule.ts'
import { createCandidateId } from '../candidate/candidate.ts'
import { cleanLine, cleanProse, isPlainName } from '../visible-text.ts'
import { documentId, instant, storedDocument, storedObject, storedText } from '../well-formed.ts'
import { verifications } from './verification.ts'

export const maxAboutLength = 2000

export const maxHousePeople = 60

/** Counted by the administrator's desk. */
const answeringSchema = storedObject({
  /** Median, from application to first answer. */
  hours: v.number(),
  answered: v.number(),
  at: instant
})
export type HouseAnswering = v.InferOutput<typeof answeringSchema>

/** As everybody sees it; telephone and GSTIN are in the requests of its people. */
export const houseSchema = storedDocument({
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
  /** Its postings offer a number (house-number.ts). */
  hasNumber: v.fallback(v.optional(v.literal(true)), undefined)
})
export type House = v.InferOutput<typeof houseSchema>

/** By uid, for everybody: a posting's owner leads to the house by this. `since`: ISO 8601. */
export const houseMemberSchema = storedDocument({ houseId: documentId, since: v.string() })
export type HouseMember = v.InferOutput<typeof houseMemberSchema>

export type OwnWords = Pick<House, 'about' | 'website'>

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

/** The administrator may write all, its people their own words. Houses are never removed. */
export const canWriteHouse: WriteRule<House> = (actor, before, after) => {
  if (!actor || !after || !isWholeHouse(after)) return false
  if (actor.role === 'Admin') return true
  if (actor.role !== 'Employer' || !before || actor.houseId !== before.id) return false
  const { about, website, hasNumber } = after
  return (
    hasSameContent({ ...before, about, website, hasNumber }, after) &&
    parseWebsite(website) === website &&
    about === cleanProse(about)
  )
}

function isWholeHouse({ name, place, about }: House): boolean {
  return [name, place].every((line) => line.trim() !== '' && isPlainName(line)) && about.length <= maxAboutLength
}

/** '{name in Latin letters}-{six of 0-9 and a-z}': the same for every attempt of one asker. */
export function createHouseId(name: string, uid: string): string {
  const [, one = '', other = ''] = hashText(uid).split('.')
  const words = createCandidateId(name).replaceAll('_', '-').slice(0, 60) || 'house'
  return `${words}-${(one + other).slice(0, 6)}`
}

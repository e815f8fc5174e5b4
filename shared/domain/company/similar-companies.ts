import type { Ban, Employer, LiftedBan } from '../account/employer.ts'
import { foldAddress } from '../account/session-user.ts'
import { fold as foldWord, isOneEditApart } from '../job/hints/split-tokens.ts'
import { haveSamePhone } from '../phone.ts'
import type { Company } from './company.ts'
import type { EmployerRequest, RequestAnswer, RequestState } from './employer-request-record.ts'
import { normalizeGstin } from './gstin.ts'

type Likeness = 'name' | 'phone' | 'gstin' | 'address'

interface Comparable {
  name: string
  /** As typed; empty: unknown. */
  phone: string
  gstin: string
  /** Of the account; empty: unknown. */
  email: string
}

/** Letters and digits by which a name imitates another. */
const lookalikes = new Map(Object.entries({ '0': 'o', '1': 'l', i: 'l', '5': 's', '8': 'b', '3': 'e' }))
const pairs: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd']
]

/** Words of many companies' names. */
const commonWords = new Set(
  'the and sons bros brothers co company pvt private ltd limited llp inc india jewel jewels jewellers jewelers jewellery jewelry gems gem diamond diamonds gold'
    .split(' ')
    .map(simplify)
)

/** Look-alikes of other scripts are folded into Latin before. */
function simplify(word: string): string {
  const plain = [...foldWord(word)].map((sign) => lookalikes.get(sign) ?? sign).join('')
  return pairs.reduce((text, [two, one]) => text.replaceAll(two, one), plain)
}

/** Without upper case, accents, signs, legal form and words of the trade; look-alikes folded. A name of such words alone stays whole. */
function foldCompanyName(name: string): string {
  const words = (name.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).map(simplify)
  const distinctiveWords = words.filter((word) => !commonWords.has(word))
  return (distinctiveWords.length > 0 ? distinctiveWords : words).join('')
}

export function findLikeness(one: Comparable, other: Comparable): Likeness[] {
  const found: Likeness[] = []
  if (areNamesAlike(foldCompanyName(one.name), foldCompanyName(other.name))) found.push('name')
  if (haveSamePhone(one.phone, other.phone)) found.push('phone')
  const gstin = normalizeGstin(one.gstin)
  if (gstin !== '' && gstin === normalizeGstin(other.gstin)) found.push('gstin')
  if (one.email !== '' && foldAddress(one.email) === foldAddress(other.email)) found.push('address')
  return found
}

/** Shorter names must be equal; longer ones may differ by one edit or transposition. */
const shortestWithSlip = 6

function areNamesAlike(one: string, other: string): boolean {
  if (one === '' || other === '') return false
  if (one === other) return true
  return Math.min(one.length, other.length) >= shortestWithSlip && isOneEditApart(one, other)
}

export interface SimilarCompany {
  /** A uid, or the id of a company without a request. */
  id: string
  name: string
  place: string
  /** Empty for a company. */
  email: string
  likeness: Likeness[]
  /** 'company': of the board, or of a person without a request. */
  state: RequestState | 'company'
  answers: readonly RequestAnswer[]
  ban?: Ban | undefined
  earlierBans: readonly LiftedBan[]
  companyId?: string | undefined
}

/** Banned ones first, then declined ones, then by name. */
export function findSimilarCompanies(
  request: EmployerRequest,
  asked: readonly EmployerRequest[],
  companies: readonly Company[],
  entries: readonly Employer[]
): SimilarCompany[] {
  const own = entries.find(({ id }) => id === request.id)
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
  const wanted = toComparable(request)
  const people = asked
    .filter(({ id }) => id !== request.id)
    .map((other): SimilarCompany => {
      const entry = entryOf.get(other.id)
      return {
        ...{ id: other.id, name: other.details.company, place: other.details.place, email: other.email },
        ...{ state: other.state, answers: other.answers, likeness: findLikeness(wanted, toComparable(other)) },
        ...{ ban: entry?.ban, earlierBans: entry?.earlierBans ?? [], companyId: entry?.companyId }
      }
    })
  const named = companies
    .filter(
      ({ id }) =>
        id !== own?.companyId && !people.some(({ companyId, likeness }) => companyId === id && likeness.length > 0)
    )
    .map(({ id, name, place }): SimilarCompany => {
      const likeness = findLikeness(wanted, { name, phone: '', gstin: '', email: '' })
      return { id, name, place, email: '', state: 'company', answers: [], likeness, earlierBans: [], companyId: id }
    })
  // Banned without having asked: only the address is known.
  const banned = entries
    .filter(({ id, ban }) => ban && id !== request.id && !people.some((person) => person.id === id))
    .map(({ id, email, ban, earlierBans = [], companyId }): SimilarCompany => {
      const likeness = findLikeness(wanted, { name: '', phone: '', gstin: '', email })
      return {
        id,
        name: email,
        place: '',
        email: '',
        state: 'company',
        answers: [],
        likeness,
        ban,
        earlierBans,
        companyId
      }
    })
  return [...people, ...banned, ...named]
    .filter(({ likeness }) => likeness.length > 0)
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}

function toComparable({ email, details: { company: name, phone, gstin } }: EmployerRequest): Comparable {
  return { name, phone, gstin, email }
}

function rank({ ban, state }: SimilarCompany): number {
  return ban ? 0 : state === 'declined' ? 1 : 2
}

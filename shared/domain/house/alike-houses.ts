import type { Ban, Employer, LiftedBan } from '../account/employer.ts'
import { foldAddress } from '../account/session-user.ts'
import { fold as foldWord } from '../job/flags/tokens.ts'
import { findPhoneDigits } from '../phone.ts'
import { normalizeGstin } from './gstin.ts'
import type { House } from './house.ts'
import type { EmployerRequest, RequestAnswer, RequestState } from './request-record.ts'

/** What two askers may have in common. */
export type Likeness = 'name' | 'phone' | 'gstin' | 'address'

/** A house, or somebody who asked for one, as far as others are compared with it. */
export interface Comparable {
  name: string
  /** As it was typed; empty: not known. */
  phone: string
  gstin: string
  /** Of the account; empty: not known. */
  email: string
}

/** Letters and digits that are read as others, as somebody writes them who wants to be taken for another house. */
const lookalikes: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '5': 's', '8': 'b', '3': 'e' }
const pairs: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd']
]

/** What every second house is called, and says nothing of which it is. */
const commonWords = new Set(
  'the and sons bros brothers co company pvt private ltd limited llp inc india jewel jewels jewellers jewelers jewellery jewelry gems gem diamond diamonds gold'
    .split(' ')
    .map(simplify)
)

/** Every script that is mistaken for Latin has been folded into it before. */
function simplify(word: string): string {
  const plain = [...foldWord(word)].map((sign) => lookalikes[sign] ?? sign).join('')
  return pairs.reduce((text, [two, one]) => text.replaceAll(two, one), plain)
}

/**
 * The name of a house as names are compared: without upper case, accents, blanks, punctuation, its legal form and the words of the
 * trade, confusable letters folded. A name of nothing but such words stays whole.
 */
export function foldHouseName(name: string): string {
  const words = (name.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).map(simplify)
  const telling = words.filter((word) => !commonWords.has(word))
  return (telling.length > 0 ? telling : words).join('')
}

/** What one has in common with the other; empty: nothing. */
export function findLikeness(one: Comparable, other: Comparable): Likeness[] {
  const found: Likeness[] = []
  if (areNamesAlike(foldHouseName(one.name), foldHouseName(other.name))) found.push('name')
  const phone = findPhoneDigits(one.phone)
  if (phone !== '' && phone === findPhoneDigits(other.phone)) found.push('phone')
  const gstin = normalizeGstin(one.gstin)
  if (gstin !== '' && gstin === normalizeGstin(other.gstin)) found.push('gstin')
  if (one.email !== '' && foldAddress(one.email) === foldAddress(other.email)) found.push('address')
  return found
}

/** Names of six letters and more may differ in one letter, or in two that changed places. */
const shortestWithSlip = 6

function areNamesAlike(one: string, other: string): boolean {
  if (one === '' || other === '') return false
  if (one === other) return true
  return Math.min(one.length, other.length) >= shortestWithSlip && isOneSlipAway(one, other)
}

/** Whether one letter too many, too few, another one, or two in the wrong order make one of the other. */
function isOneSlipAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2))
}

/** Somebody else who has something in common with a request. */
export interface AlikeHouse {
  /** Of the account, or of the house when nobody has asked for it. */
  id: string
  name: string
  place: string
  /** Empty for a house. */
  email: string
  likeness: Likeness[]
  /** How their own request stands; 'house': it is a house of the board, whoever asked for it, or somebody who never asked. */
  state: RequestState | 'house'
  /** What the administrator has said to them. */
  answers: readonly RequestAnswer[]
  ban?: Ban | undefined
  earlierBans: readonly LiftedBan[]
  houseId?: string | undefined
}

/** Who has something in common with a request: banned ones first, then those that were declined, then the rest by name. */
export function findAlikeHouses(
  request: EmployerRequest,
  asked: readonly EmployerRequest[],
  houses: readonly House[],
  entries: readonly Employer[]
): AlikeHouse[] {
  const own = entries.find(({ id }) => id === request.id)
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
  const wanted = toComparable(request)
  const people = asked
    .filter(({ id }) => id !== request.id)
    .map((other): AlikeHouse => {
      const entry = entryOf.get(other.id)
      return {
        ...{ id: other.id, name: other.details.house, place: other.details.place, email: other.email },
        ...{ state: other.state, answers: other.answers, likeness: findLikeness(wanted, toComparable(other)) },
        ...{ ban: entry?.ban, earlierBans: entry?.earlierBans ?? [], houseId: entry?.houseId }
      }
    })
  const named = houses
    .filter(
      ({ id }) => id !== own?.houseId && !people.some(({ houseId, likeness }) => houseId === id && likeness.length > 0)
    )
    .map(({ id, name, place }): AlikeHouse => {
      const likeness = findLikeness(wanted, { name, phone: '', gstin: '', email: '' })
      return { id, name, place, email: '', state: 'house', answers: [], likeness, earlierBans: [], houseId: id }
    })
  // Whoever was banned without having asked is known by their address alone.
  const banned = entries
    .filter(({ id, ban }) => ban && id !== request.id && !people.some((person) => person.id === id))
    .map(({ id, email, ban, earlierBans = [], houseId }): AlikeHouse => {
      const likeness = findLikeness(wanted, { name: '', phone: '', gstin: '', email })
      return { id, name: email, place: '', email: '', state: 'house', answers: [], likeness, ban, earlierBans, houseId }
    })
  return [...people, ...banned, ...named]
    .filter(({ likeness }) => likeness.length > 0)
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}

function toComparable({ email, details: { house: name, phone, gstin } }: EmployerRequest): Comparable {
  return { name, phone, gstin, email }
}

function rank({ ban, state }: AlikeHouse): number {
  return ban ? 0 : state === 'declined' ? 1 : 2
}

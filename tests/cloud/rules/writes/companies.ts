import {
  create,
  type Doc,
  type Fields,
  prepareNew,
  prepareNext,
  readName,
  serverTime,
  type Together,
  together,
  update,
  type Write
} from '../attempts.ts'
import {
  addresses,
  addressKey,
  companies,
  details,
  members,
  requests,
  revealCounts
} from '../companies/sample-companies.ts'
import { countOne } from '../counted.ts'
import { asha, type Person, uidOf } from '../people.ts'
import { formatInstant } from '../sample-times.ts'

/** A request, in order but for `more`, under one's own name or another. */
export function ask(person: Person, more: Fields = {}, path = `employerRequests/${uidOf(person)}`): Write {
  const said = { email: person?.token.email, details, state: 'waiting', at: formatInstant(), ...more }
  const before: Doc | undefined = Object.values(requests).find(({ id }) => id === readName(path))
  return before ? update(path, prepareNext(before, said)) : create(path, prepareNew(path, { answers: [], ...said }))
}

/** A request is taken back by the user who made it. */
export const takeBack = (before: Doc, more: Fields = {}): Write =>
  update(`employerRequests/${before.id}`, prepareNext(before, { state: 'withdrawn', at: formatInstant(), ...more }))

const outcomes = { approve: 'approved', decline: 'declined', ask: 'asked', putBack: 'waiting' } as const

/** The administrator answers. `said`: of the answer; `more`: of the request. */
export function answer(before: Doc, type: keyof typeof outcomes, said: Fields = {}, more: Fields = {}): Write {
  const words: Fields = {
    ...{ approve: { text: '', verified: ['phone', 'shop'], details: before.details }, putBack: { text: '' } },
    ...{ decline: { text: 'Where is the shop?' }, ask: { text: 'Where is the shop?' } }
  }[type]
  const answers = [...(before.answers as Fields[]), { type, at: formatInstant(), ...words, ...said }]
  return update(`employerRequests/${before.id}`, prepareNext(before, { state: outcomes[type], answers, ...more }))
}

/** The administrator makes a user an employer. */
export function confirm(person: Person, more: Fields = {}, by: Person = asha): Write {
  const path = `employers/${uidOf(person)}`
  const said = { email: person?.token.email, confirmedAt: formatInstant(), confirmedBy: uidOf(by) }
  return create(path, prepareNew(path, { ...said, companyId: companies.haris.id, ...more }))
}

export const changeEntry = (before: Doc, more: Fields): Write =>
  update(`employers/${before.id}`, prepareNext(before, more))

export const buildBan = (more: Fields = {}): Fields => ({
  ...{ at: formatInstant(), reason: 'It asks for money', by: asha.uid },
  ...more
})

/** The ban of an entry becomes one of the earlier ones. */
export function lift(before: Doc, more: Fields = {}): Write {
  const earlier = (before.earlierBans ?? []) as Fields[]
  const lifted = { ...(before.ban as Fields), until: formatInstant(), ...more }
  return changeEntry(before, { ban: undefined, earlierBans: [...earlier, lifted] })
}

/** A user says that an address, their own if no other is given, is an account's. */
export function register(person: Person, more: Fields = {}, email = person?.token.email): Write {
  const path = `employerAddresses/${addressKey(email)}`
  const before: Doc | undefined = Object.values(addresses).find(({ id }) => id === readName(path))
  const said = { uids: [...((before?.uids ?? []) as string[]), uidOf(person)], ...more }
  return before ? update(path, prepareNext(before, said)) : create(path, prepareNew(path, said))
}

export function makeCompany(id: string, more: Fields = {}): Write {
  const { name, place, about, website, verified, people }: Fields = companies.haris
  const path = `companies/${id}`
  return create(
    path,
    prepareNew(path, { name, place, about, website, verified, people, verifiedAt: formatInstant(), ...more })
  )
}

export const changeCompany = (before: Doc, more: Fields): Write =>
  update(`companies/${before.id}`, prepareNext(before, more))

export function join(uid: string, company: Doc, more: Fields = {}): Write {
  const path = `companyMembers/${uid}`
  const before: Doc | undefined = Object.values(members).find(({ id }) => id === uid)
  const said = { companyId: company.id, since: formatInstant(), ...more }
  return before ? update(path, prepareNext(before, said)) : create(path, prepareNew(path, said))
}

/** A question is answered in words by the user who was asked. */
export const replyTo = (before: Doc, said: Fields = {}, more: Fields = {}): Write => {
  const at = formatInstant()
  const answers = [...(before.answers as Fields[]), { type: 'reply', at, text: 'By the clock tower.', ...said }]
  return update(`employerRequests/${before.id}`, prepareNext(before, { state: 'waiting', at, answers, ...more }))
}

/** The number of a company, in order but for `more`. */
export function makeNumber(person: Person, { id }: Doc, more: Fields = {}): Write {
  const fields = { uid: uidOf(person), number: '0141 2345678', hours: '', ...more }
  return create(`companyNumbers/${id}`, prepareNew(String(id), fields))
}

/** A user presses for the number of a company, in order but for `more` of the press and `counted` of the company's count. */
export function pressFor(person: Person, { id: companyId }: Doc, more: Fields = {}, counted: Fields = {}): Together {
  const name = `${uidOf(person)}_${companyId}`
  return together(
    press(person, companyId, more),
    countOne('revealCount', uidOf(person), name),
    countPress(companyId, 1, counted)
  )
}

/** The press alone. */
export function press(person: Person, companyId: string, more: Fields = {}): Write {
  const name = `${uidOf(person)}_${companyId}`
  return create(
    `phoneReveals/${name}`,
    prepareNew(name, { companyId, uid: uidOf(person), at: formatInstant(), ...more })
  )
}

/** How many were shown the number of a company: written unread, with its own time. */
export function countPress(companyId: string, by: 1 | -1, more: Fields = {}): Write {
  const path = `revealCounts/${companyId}`
  const before: Doc | undefined = Object.values(revealCounts).find(({ id }) => id === companyId)
  if (!before) return create(path, prepareNew(companyId, { count: by, ...more }))
  return update(path, prepareNext(before, { createdAt: serverTime, count: Number(before.count) + by, ...more }))
}

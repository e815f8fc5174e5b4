import {
  create,
  type Doc,
  type Fields,
  get,
  list,
  prepareNew,
  prepareNext,
  readName,
  remove,
  serverTime,
  type Together,
  together,
  update,
  type Write
} from '../attempts.ts'
import type { Row, Table } from '../cases.ts'
import { bina, hari, lila, tulsi } from '../companies/company-people.ts'
import {
  addresses,
  addressKey,
  companies,
  companyNumbers,
  details,
  entries,
  members,
  numberPresses,
  requests,
  revealCounts
} from '../companies/sample-companies.ts'
import { countOne } from '../counted.ts'
import { asha, kesar, meena, type Person, suvarna, uidOf } from '../people.ts'
import { formatInstant } from '../sample-times.ts'

/** A request, in order but for `more`, under one's own name or another. */
export function ask(person: Person, more: Fields = {}, path = `employerRequests/${uidOf(person)}`): Write {
  const said = { email: person?.token.email, details, state: 'waiting', at: formatInstant(), ...more }
  const before: Doc | undefined = Object.values(requests).find(({ id }) => id === readName(path))
  return before ? update(path, prepareNext(before, said)) : create(path, prepareNew(path, { answers: [], ...said }))
}

/** A request is taken back by whoever made it. */
export const takeBack = (before: Doc, more: Fields = {}): Write =>
  update(`employerRequests/${before.id}`, prepareNext(before, { state: 'withdrawn', at: formatInstant(), ...more }))

const outcomes = { approve: 'approved', decline: 'declined', ask: 'asked', putBack: 'waiting' } as const

/** The administrator answers. `said`: of the answer; `more`: of the request. */
export function answer(before: Doc, did: keyof typeof outcomes, said: Fields = {}, more: Fields = {}): Write {
  const words: Fields = {
    ...{ approve: { text: '', verified: ['phone', 'shop'], details: before.details }, putBack: { text: '' } },
    ...{ decline: { text: 'Where is the shop?' }, ask: { text: 'Where is the shop?' } }
  }[did]
  const answers = [...(before.answers as Fields[]), { did, at: formatInstant(), ...words, ...said }]
  return update(`employerRequests/${before.id}`, prepareNext(before, { state: outcomes[did], answers, ...more }))
}

/** The administrator makes somebody an employer. */
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

/** Somebody says that an address, their own if no other is given, is an account's. */
export function register(person: Person, more: Fields = {}, email = person?.token.email): Write {
  const path = `employerAddresses/${addressKey(email)}`
  const before: Doc | undefined = Object.values(addresses).find(({ id }) => id === readName(path))
  const said = { uids: [...((before?.uids ?? []) as string[]), uidOf(person)], ...more }
  return before ? update(path, prepareNext(before, said)) : create(path, prepareNew(path, said))
}

const banAddress = (before: Doc, more: Fields): Write =>
  update(`employerAddresses/${before.id}`, prepareNext(before, more))

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

/** A question is answered in words by whoever was asked. */
export const replyTo = (before: Doc, said: Fields = {}, more: Fields = {}): Write => {
  const at = formatInstant()
  const answers = [...(before.answers as Fields[]), { did: 'reply', at, text: 'By the clock tower.', ...said }]
  return update(`employerRequests/${before.id}`, prepareNext(before, { state: 'waiting', at, answers, ...more }))
}

const nobody = '- - - - - - -'
const administrator = '- - - - - - y'
const everybody = 'y y y y y y y'

export const requestTable: Table = {
  name: 'requests to post',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get own', '- y y y y y y', (person) => get(`employerRequests/${uidOf(person)}`)],
    ["get somebody's", administrator, () => get('employerRequests/u-lila')],
    ["get somebody's that is not there", administrator, () => get('employerRequests/u-nobody')],
    ['list', administrator, () => list('employerRequests')],
    ['list what waits', administrator, () => list('employerRequests', { state: 'waiting' })],
    ['list own', administrator, (person) => list('employerRequests', { id: uidOf(person) })],
    // An employer who posts already asks to have the company called otherwise.
    ['create', '- y y - y y -', (person) => ask(person)],
    ["create somebody's", nobody, (person) => ask(person, {}, 'employerRequests/u-nobody')],
    ["update somebody's", nobody, (person) => ask(person, { email: lila.token.email }, 'employerRequests/u-lila')],
    ["take somebody's back", nobody, () => takeBack(requests.lila)],
    ['approve', administrator, () => answer(requests.lila, 'approve')],
    ['approve after an answer', administrator, () => answer(requests.bina, 'approve')],
    ['decline', administrator, () => answer(requests.lila, 'decline')],
    ['ask back', administrator, () => answer(requests.lila, 'ask')],
    ['approve that was declined', nobody, () => answer(requests.tulsi, 'approve')],
    ['put an approval back', administrator, () => answer(requests.hari, 'putBack')],
    ['put a question back', administrator, () => answer(requests.bina, 'putBack')],
    ['put back what nobody has answered', nobody, () => answer(requests.lila, 'putBack')],
    ['put back what was asked again since', nobody, () => answer(requests.waitsAgain, 'putBack')],
    ['decline that was approved', nobody, () => answer(requests.hari, 'decline')],
    ["reply to somebody's question", nobody, () => replyTo(requests.bina)],
    ['delete', nobody, () => remove('employerRequests/u-lila')]
  ]
}

const unapproved: Fields = { confirmedAt: undefined, confirmedBy: undefined }

const changeHaris = (what: string, answers: string, value: Fields[string]): Row => [
  `update ${what}`,
  answers,
  () => changeEntry(entries.hari, { [what.split(' ')[0] ?? '']: value })
]

export const employerTable: Table = {
  name: 'entries of employers',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get own', '- y y y y y y', (person) => get(`employers/${uidOf(person)}`)],
    ["get somebody's", administrator, () => get('employers/u-hari')],
    ["get somebody's that is not there", administrator, () => get('employers/u-nobody')],
    ['list', administrator, () => list('employers')],
    ['list of a company', administrator, () => list('employers', { companyId: companies.haris.id })],
    ['create', administrator, () => confirm(lila)],
    ['create banned', administrator, () => confirm(lila, { ban: buildBan(), companyId: undefined })],
    ['create banned without an approval', administrator, () => confirm(lila, { ...unapproved, ban: buildBan() })],
    ['take an approval back', administrator, () => changeEntry(entries.hari, unapproved)],
    ['create own', administrator, (person) => (person === suvarna ? confirm(kesar) : confirm(person, {}, person))],
    [
      'confirm anew',
      administrator,
      () => changeEntry(entries.hari, { email: 'hari@example.com', confirmedAt: formatInstant() })
    ],
    changeHaris('companyId', administrator, companies.suvarnas.id),
    changeHaris('ban', administrator, buildBan()),
    changeHaris('email alone', nobody, 'hari@example.com'),
    changeHaris('confirmedBy alone', nobody, 'u-somebody'),
    changeHaris('id', nobody, 'u-lila'),
    changeHaris('createdAt', nobody, serverTime),
    changeHaris('revision', nobody, 1),
    changeHaris('earlierBans', nobody, [buildBan({ until: formatInstant() })]),
    changeHaris('a field of no meaning', nobody, true),
    ['lift a ban', administrator, () => lift(entries.moti)],
    ['lift a second ban', administrator, () => lift(entries.gopal)],
    ['lift a ban and forget it', nobody, () => changeEntry(entries.moti, { ban: undefined })],
    ['forget an earlier ban', nobody, () => changeEntry(entries.raju, { earlierBans: undefined })],
    ['ban again', administrator, () => changeEntry(entries.raju, { ban: buildBan() })],
    ['ban for another reason', nobody, () => changeEntry(entries.moti, { ban: buildBan() })],
    ['give a company to somebody who is banned', administrator, () => changeEntry(entries.moti, { companyId: 'a' })],
    ['delete', administrator, () => remove('employers/u-hari')],
    ['delete own', '- - - - y - -', (person) => remove(`employers/${person === asha ? 'u-moti' : uidOf(person)}`)],
    ['delete one that is banned', nobody, () => remove('employers/u-moti')],
    ['delete one that was banned', nobody, () => remove('employers/u-raju')]
  ]
}

const changeSuvarnas = (what: string, answers: string, value: Fields[string]): Row => [
  `update ${what}`,
  answers,
  () => changeCompany(companies.suvarnas, { [what]: value })
]

const itsPeopleToo = '- - - - y - y'

export const companyTable: Table = {
  name: 'companies',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', everybody, () => get(`companies/${companies.suvarnas.id}`)],
    ['get one that is not there', everybody, () => get('companies/nobody')],
    ['list', administrator, () => list('companies')],
    ['list by name', administrator, () => list('companies', { name: 'Suvarna Jewels' })],
    ['create', administrator, () => makeCompany('new-company-000000')],
    ['create of a strange id', nobody, () => makeCompany('new.company')],
    ['create over another', nobody, () => makeCompany(companies.suvarnas.id)],
    changeSuvarnas('about', itsPeopleToo, 'Since 1932.'),
    changeSuvarnas('website', itsPeopleToo, ''),
    changeSuvarnas('hasNumber', itsPeopleToo, true),
    changeSuvarnas('name', administrator, 'Suvarna & Sons'),
    changeSuvarnas('place', administrator, 'Jaipur'),
    changeSuvarnas('verified', administrator, ['gstin']),
    changeSuvarnas('people', administrator, [suvarna.uid, meena.uid]),
    changeSuvarnas('verifiedAt', administrator, formatInstant()),
    changeSuvarnas('answering', administrator, { hours: 2, answered: 20, at: formatInstant() }),
    ['update to no answers', administrator, () => changeCompany(companies.suvarnas, { answering: undefined })],
    ['update what it says', itsPeopleToo, () => changeCompany(companies.suvarnas, { about: '', website: '' })],
    ['update of another company', administrator, () => changeCompany(companies.haris, { about: '' })],
    changeSuvarnas('id', nobody, 'other'),
    changeSuvarnas('createdAt', nobody, serverTime),
    changeSuvarnas('revision', nobody, 1),
    changeSuvarnas('motto', nobody, 'Gold'),
    ['delete', nobody, () => remove(`companies/${companies.suvarnas.id}`)]
  ]
}

export const memberTable: Table = {
  name: 'people of companies',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', everybody, () => get('companyMembers/u-hari')],
    ['get one that is not there', everybody, () => get('companyMembers/u-nobody')],
    ['list', administrator, () => list('companyMembers')],
    ['list of a company', administrator, () => list('companyMembers', { companyId: companies.haris.id })],
    ['create', administrator, () => join(meena.uid, companies.suvarnas)],
    ['create own', nobody, (person) => (person === asha ? remove('drawers/1') : join(uidOf(person), companies.gopals))],
    ['update', administrator, () => join(hari.uid, companies.suvarnas)],
    ['update nothing', administrator, () => join(hari.uid, companies.haris, { since: members.hari.since })],
    ['update id', nobody, () => join(hari.uid, companies.suvarnas, { id: tulsi.uid })],
    ['delete', administrator, () => remove('companyMembers/u-hari')],
    ['delete own', '- - - - - - -', (person) => remove(person === asha ? 'drawers/1' : `companyMembers/${suvarna.uid}`)]
  ]
}

const isRegistered = (person: Person) =>
  Object.values<Doc>(addresses).some(({ uids }) => (uids as string[] | undefined)?.includes(uidOf(person)))

export const addressTable: Table = {
  name: 'addresses of employers',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get own', '- y y - y y y', (person) => get(`employerAddresses/${addressKey(person?.token.email)}`)],
    ["get somebody's", administrator, () => get(`employerAddresses/${addresses.hari.id}`)],
    ['list', administrator, () => list('employerAddresses')],
    [
      'register own again',
      '- - - - y y -',
      (person) => register(person, isRegistered(person) ? { uids: [uidOf(person)] } : {})
    ],
    ["register somebody's", nobody, (person) => register(person, {}, bina.token.email)],
    ["join somebody's", nobody, (person) => register(person, {}, hari.token.email)],
    ['register own for another account', nobody, () => register(suvarna, { uids: [tulsi.uid] })],
    ['ban', administrator, () => banAddress(addresses.hari, { ban: buildBan() })],
    ['ban in another name', nobody, () => banAddress(addresses.hari, { ban: buildBan({ by: 'u-somebody' }) })],
    ['ban one without accounts', administrator, () => register(asha, { uids: [], ban: buildBan() })],
    ['lift a ban', administrator, () => banAddress(addresses.moti, { ban: undefined })],
    ['delete', nobody, () => remove(`employerAddresses/${addresses.suvarna.id}`)]
  ]
}

const suvarnasNumber = `companyNumbers/${companies.suvarnas.id}`

/** The number of a company, in order but for `more`. */
export function makeNumber(person: Person, { id }: Doc, more: Fields = {}): Write {
  const fields = { uid: uidOf(person), number: '0141 2345678', hours: '', ...more }
  return create(`companyNumbers/${id}`, prepareNew(String(id), fields))
}

const changeNumber = (what: string, answers: string, value: Fields[string]): Row => [
  `update ${what}`,
  answers,
  () => update(suvarnasNumber, prepareNext(companyNumbers.suvarnas, { uid: suvarna.uid, [what]: value }))
]

export const companyNumberTable: Table = {
  name: 'numbers of companies',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get, which Meena has pressed for and Kesar written', '- y - - y y y', () => get(suvarnasNumber)],
    ['get one that is not there', administrator, () => get(`companyNumbers/${companies.haris.id}`)],
    ["list Suvarna's", '- - - - y - -', () => list('companyNumbers', { uid: suvarna.uid })],
    ['list all', nobody, () => list('companyNumbers')],
    ['create of another company', nobody, (person) => makeNumber(person, companies.haris)],
    ['create over another', nobody, (person) => makeNumber(person, companies.suvarnas)],
    changeNumber('number', '- - - - y - -', '0141 8765432'),
    changeNumber('hours', '- - - - y - -', ''),
    changeNumber('uid', nobody, meena.uid),
    changeNumber('createdAt', nobody, serverTime),
    changeNumber('revision', nobody, 7),
    changeNumber('motto', nobody, 'Gold'),
    ['delete', '- - - - y y y', () => remove(suvarnasNumber)]
  ]
}

/** Somebody presses for the number of a company, in order but for `more` of the press and `counted` of the company's count. */
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
    `numberPresses/${name}`,
    prepareNew(name, { companyId, uid: uidOf(person), at: formatInstant(), ...more })
  )
}

/** How many were shown the number of a company: written unread, with a time of its own. */
export function countPress(companyId: string, by: 1 | -1, more: Fields = {}): Write {
  const path = `revealCounts/${companyId}`
  const before: Doc | undefined = Object.values(revealCounts).find(({ id }) => id === companyId)
  if (!before) return create(path, prepareNew(companyId, { count: by, ...more }))
  return update(path, prepareNext(before, { createdAt: serverTime, count: Number(before.count) + by, ...more }))
}

const meenasPress = `numberPresses/${numberPresses.meenas.id}`

export const pressTable: Table = {
  name: 'presses for numbers',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', '- y - - - - -', () => get(meenasPress)],
    ['get one of another whose name begins alike', nobody, () => get(`numberPresses/${numberPresses.another.id}`)],
    ['get an own one that is not there', '- y y y y y y', (person) => get(`numberPresses/${uidOf(person)}_none`)],
    ['get one of another that is not there', '- - y - - - -', () => get('numberPresses/u-rupa_none')],
    ["list Meena's", '- y - - - - -', () => list('numberPresses', { uid: meena.uid })],
    ["list those for Suvarna's company", nobody, () => list('numberPresses', { companyId: companies.suvarnas.id })],
    ['list all', nobody, () => list('numberPresses')],
    // Meena has pressed already.
    ['create', '- - y - y y y', (person) => pressFor(person, companies.suvarnas)],
    ['create for a company without a number', nobody, (person) => pressFor(person, companies.haris)],
    [
      'create under another name',
      nobody,
      (person) =>
        create(
          'numberPresses/again',
          prepareNew('again', { companyId: companies.suvarnas.id, uid: uidOf(person), at: formatInstant() })
        )
    ],
    ['create uncounted', nobody, (person) => press(person, companies.suvarnas.id)],
    [
      'create, counted with the person alone',
      nobody,
      (person) =>
        together(
          press(person, companies.suvarnas.id),
          countOne('revealCount', uidOf(person), `${uidOf(person)}_${companies.suvarnas.id}`)
        )
    ],
    [
      'create, counted for the company alone',
      nobody,
      (person) => together(press(person, companies.suvarnas.id), countPress(companies.suvarnas.id, 1))
    ],
    ["create Rupa's", '- - y - - - -', () => pressFor({ uid: 'u-rupa', token: {} }, companies.suvarnas)],
    ['update', nobody, () => update(meenasPress, prepareNext(numberPresses.meenas, { at: formatInstant() }))],
    ['delete uncounted', nobody, () => remove(meenasPress)],
    ['delete', '- y - - - - -', () => together(remove(meenasPress), countPress(companies.suvarnas.id, -1))],
    ['delete and count one more', nobody, () => together(remove(meenasPress), countPress(companies.suvarnas.id, 1))],
    ['count a press that does not come', nobody, () => countPress(companies.suvarnas.id, 1)],
    ['count less without a press that goes', nobody, () => countPress(companies.suvarnas.id, -1)],
    ['get the count of the own company', '- - - - y - -', () => get(`revealCounts/${companies.suvarnas.id}`)],
    ['get the count of another company', nobody, () => get(`revealCounts/${companies.haris.id}`)],
    ['list counts', nobody, () => list('revealCounts')]
  ]
}

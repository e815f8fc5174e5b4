import { expect, test } from 'vitest'
import { banEmployer, createBan, type Employer, liftBan } from '#shared/domain/account/employer.ts'
import {
  answerRequest,
  askToPost,
  findDetailProblems,
  withdrawRequest
} from '#shared/domain/company/employer-request.ts'
import type { CompanyDetails, EmployerRequest } from '#shared/domain/company/employer-request-record.ts'
import { type Doc, type Fields, prepareNew, type Write } from '../attempts.ts'
import { asha, meena } from '../people.ts'
import { formatInstant } from '../sample-times.ts'
import { answer, ask, buildBan, changeEntry, lift, takeBack } from '../writes/companies.ts'
import { hari } from './company-people.ts'
import { details, entries, requests } from './sample-companies.ts'

// The tables' requests and entries are made by hand. Here they are compared with the app's own.
const now = new Date(formatInstant())

/** Without what is not there, as it is stored. */
function stored(fields: object): unknown {
  return JSON.parse(JSON.stringify(fields))
}

function written(write: Write): unknown {
  return write.does === 'delete' ? undefined : stored(write.fields)
}

/** The store counts the revision. */
function counted(before: Doc, after: object): unknown {
  return stored({ ...after, revision: Number(before.revision) + 1 })
}

const request = (of: Doc) => of as unknown as EmployerRequest
const entry = (of: Doc) => of as unknown as Employer
const own = details as unknown as CompanyDetails

test('Firestore rule fixtures › match the app’s company requests', () => {
  expect(findDetailProblems(own)).toEqual({})
  const person = { uid: meena.uid, email: meena.token.email }
  const asked = askToPost(undefined, person, own, now)
  expect(written(ask(meena))).toEqual(stored(prepareNew('', asked as unknown as Fields)))
  const { tulsi, bina } = requests
  const again = askToPost(request(tulsi), { uid: tulsi.id, email: String(tulsi.email) }, own, now)
  const before = { revision: tulsi.revision, createdAt: tulsi.createdAt } as unknown as Doc
  const tulsis = { uid: tulsi.id, token: { email: String(tulsi.email) } }
  expect(written(ask(tulsis))).toEqual(counted(before, { ...before, ...again }))
  expect(written(takeBack(bina))).toEqual(counted(bina, withdrawRequest(request(bina), now)))
})

test.each(['approve', 'decline', 'ask', 'putBack'] as const)(
  'Firestore rule fixtures › match the app’s response to a request: %s',
  (type) => {
    const { bina } = requests
    const said = type === 'approve' ? { verified: ['phone', 'shop'] as const } : { text: 'Where is the shop?' }
    expect(written(answer(bina, type))).toEqual(counted(bina, answerRequest(request(bina), type, said, now)))
  }
)

test('Firestore rule fixtures › match how the app bans and lifts a ban', () => {
  const given = { reason: 'It asks for money', by: asha.uid }
  const banned = banEmployer(entry(entries.hari), { uid: hari.uid, email: hari.token.email }, createBan(given, now))
  expect(written(changeEntry(entries.hari, { ban: buildBan() }))).toEqual(counted(entries.hari, banned))
  expect(written(lift(entries.gopal))).toEqual(counted(entries.gopal, liftBan(entry(entries.gopal), now)))
})

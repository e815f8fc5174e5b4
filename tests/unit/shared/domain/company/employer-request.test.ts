import { expect, test } from 'vitest'
import {
  answerRequest,
  askToPost,
  canWriteRequest,
  cleanDetails,
  findDetailProblems,
  type RequestStep,
  withdrawRequest
} from '#shared/domain/company/employer-request.ts'
import type { EmployerRequest, RequestDecision } from '#shared/domain/company/employer-request-record.ts'
import { Refusal } from '#shared/domain/refusal-error.ts'
import { administrator, askedBy, candidateNamed, suvarnaDetails } from '#tests/support/sample-companies.ts'

const now = new Date('2026-11-03T10:00:00.000Z')
const asha = candidateNamed('asha')
const waiting = askedBy('asha')
const decision = { text: 'Which shop is it?', verified: ['shop', 'phone'] as const }
const answered = (type: RequestDecision, request = waiting) => answerRequest(request, type, decision, now)

/** Whichever step is claimed. */
function canWrite(...[actor, before, after]: Parameters<typeof canWriteRequest>): boolean {
  const { type, text, verified } = after?.answers.at(-1) ?? { type: 'approve', text: '' }
  const details = after?.details ?? suvarnaDetails
  const claims: RequestStep[] = [
    { action: 'request', details },
    { action: 'request', details, reply: text },
    { action: 'withdraw' },
    { action: 'answer', type, text, ...(verified && { verified }) }
  ]
  return claims.some((step) => canWriteRequest(actor, before, after, step))
}

test('typed company details › trims the texts and normalizes the GSTIN', () => {
  const typed = {
    ...{
      company: '  Suvarna\u202e   Jewels ',
      place: ' Mumbai\n',
      contactName: 'Asha  Shah',
      phone: ' +91 98200  12345'
    },
    ...{ address: 'suvarna.example ', gstin: '27 aapfu-0939f 1zv', words: ' Gold.\r\nPolki. ' }
  }
  expect(cleanDetails(typed)).toEqual({ ...suvarnaDetails, words: 'Gold.\nPolki.' })
})

test.each([
  [{}, {}],
  [{ gstin: '', words: '' }, {}],
  [
    { company: '', place: '', contactName: '', phone: '', address: '' },
    { company: 'missing', place: 'missing', contactName: 'missing', phone: 'missing', address: 'missing' }
  ],
  [{ phone: 'call me' }, { phone: 'phone' }],
  [{ company: 'a'.repeat(120), phone: '9820012345'.padEnd(40, '.'), words: 'a'.repeat(1000) }, {}],
  [{ place: 'a'.repeat(80), contactName: 'a'.repeat(120), address: 'a'.repeat(300) }, {}],
  [
    { company: 'a'.repeat(121), words: 'a'.repeat(1001) },
    { company: 'long', words: 'long' }
  ],
  [
    { place: 'a'.repeat(81), contactName: 'a'.repeat(121), address: 'a'.repeat(301) },
    { place: 'long', contactName: 'long', address: 'long' }
  ],
  [{ gstin: '27AAPFU' }, { gstin: 'gstin-shape' }],
  [{ gstin: '99AAPFU0939F1ZV' }, { gstin: 'gstin-state' }],
  [{ gstin: '27AAPFU0939F1ZX' }, { gstin: 'gstin-check' }]
])('check of company details › for the typed values %j finds the problems %j', (typed, problems) => {
  expect(findDetailProblems({ ...suvarnaDetails, ...typed })).toEqual(problems)
})

test('employer request › keeps each earlier decision', () => {
  const declined = answered('decline')
  const again = askToPost(declined, asha, suvarnaDetails, now)
  expect([declined.state, again.state]).toEqual(['declined', 'waiting'])
  expect(answered('approve', again).answers).toEqual([
    { type: 'decline', at: now.toISOString(), text: 'Which shop is it?' },
    { type: 'approve', at: now.toISOString(), text: '', verified: ['phone', 'shop'], details: again.details }
  ])
})

test.each(['approve', 'decline', 'ask'] as const)(
  'decision on an employer request › refuses to %s a request that is not waiting',
  (type) => {
    const ended = [answered('approve'), answered('decline'), withdrawRequest(waiting, now)]
    for (const request of ended) expect(() => answered(type, request)).toThrow(Refusal)
    expect(() => answered(type, answered('ask'))).not.toThrow()
  }
)

test.each(['decline', 'ask'] as const)('decision on an employer request › refuses to %s without a text', (type) => {
  expect(() => answerRequest(waiting, type, { text: ' \u200b ' }, now)).toThrow(Refusal)
})

test('decision on an employer request › undoes the last decision and keeps it in the history', () => {
  for (const type of ['approve', 'decline', 'ask'] as const) {
    const before = answered(type)
    const back = answerRequest(before, 'putBack', {}, now)
    expect(back).toMatchObject({ state: 'waiting', answers: [{ type }, { type: 'putBack', text: '' }] })
    expect([canWrite(administrator, before, next(back)), canWrite(asha, before, next(back))]).toEqual([true, false])
    for (const other of [back, askToPost(before, asha, suvarnaDetails, now), withdrawRequest(before, now), waiting])
      expect(() => answerRequest(other, 'putBack', {}, now)).toThrow(Refusal)
  }
})

const next = (request: EmployerRequest, changed: Partial<EmployerRequest> = {}): EmployerRequest => ({
  ...request,
  revision: (waiting.revision ?? 0) + 1,
  ...changed
})

test('check of a write to an employer request › lets a user send, correct, withdraw and resend a request', () => {
  const asked = { ...askToPost(undefined, asha, suvarnaDetails, now), revision: 1 }
  expect(canWrite(asha, undefined, asked)).toBe(true)
  for (const before of [waiting, answered('ask'), answered('decline'), answered('approve')]) {
    expect(canWrite(asha, before, next(askToPost(before, asha, suvarnaDetails, now)))).toBe(true)
  }
  expect(canWrite(asha, waiting, next(withdrawRequest(waiting, now)))).toBe(true)
  expect(canWrite(asha, waiting, undefined)).toBe(true)
})

const approvedBySelf = { type: 'approve', at: now.toISOString(), text: '', verified: [] } as const

test.each([
  ['that is approved', { state: 'approved' }],
  ['that is approved by an answer of the person', { state: 'approved', answers: [approvedBySelf] }],
  ['with another email', { email: 'owner@suvarna.example' }],
  ['with another person’s id', { id: 'dinesh' }],
  ['with an invalid GSTIN', { details: { ...suvarnaDetails, gstin: '27AAPFU0939F1ZX' } }],
  ['with a bidirectional override in the name', { details: { ...suvarnaDetails, company: 'Suvarna\u202e' } }],
  ['with an invalid time', { at: 'soon' }]
] as const)('check of a write to an employer request › refuses a user’s request %s', (_what, changed) => {
  expect(canWrite(asha, waiting, next(waiting, changed as Partial<EmployerRequest>))).toBe(false)
  expect(canWrite(asha, undefined, { ...waiting, revision: 1, ...(changed as Partial<EmployerRequest>) })).toBe(false)
})

test('check of a write to an employer request › refuses to remove a decision or a decided request', () => {
  const declined = answered('decline')
  const again = askToPost(declined, asha, suvarnaDetails, now)
  expect(canWrite(asha, declined, next(again, { answers: [] }))).toBe(false)
  expect(canWrite(asha, declined, undefined)).toBe(false)
})

test('check of a write to an employer request › allows withdrawing a waiting request, not a decided one', () => {
  const withdrawn = withdrawRequest(waiting, now)
  expect(canWrite(asha, answered('ask'), next(withdrawRequest(answered('ask'), now)))).toBe(true)
  expect(canWrite(asha, waiting, next(withdrawn, { details: suvarnaDetails }))).toBe(false)
  for (const decided of [answered('decline'), answered('approve')])
    expect(canWrite(asha, decided, next(withdrawRequest(decided, now)))).toBe(false)
})

test.each([
  ['another person', candidateNamed('dinesh')],
  ['a banned person', { ...asha, ban: { at: now.toISOString(), reason: 'Asked for a deposit.' } }],
  ['a person whose email is not verified', { ...asha, unverified: true as const }],
  ['a visitor', null]
])('check of a write to an employer request › refuses a request in a user’s name by %s', (_who, actor) => {
  const asked = { ...askToPost(undefined, asha, suvarnaDetails, now), revision: 1 }
  expect(canWrite(actor, undefined, asked)).toBe(false)
  expect(canWrite(asha, undefined, asked)).toBe(true)
})

test('check of a write to an employer request › lets the administrator decide and change nothing else', () => {
  const approved = next(answered('approve'))
  expect(canWrite(administrator, waiting, approved)).toBe(true)
  expect(canWrite(asha, waiting, approved)).toBe(false)
  const changed = { ...approved, details: { ...approved.details, company: 'Another' } }
  expect(canWrite(administrator, waiting, changed)).toBe(false)
  expect(canWrite(administrator, answered('decline'), approved)).toBe(false)
  expect(canWrite(administrator, undefined, { ...waiting, revision: 1 })).toBe(false)
  expect(canWrite(administrator, waiting, undefined)).toBe(false)
  for (const [length, isAllowed] of [
    [2000, true],
    [2001, false]
  ] as const) {
    const declined = answerRequest(waiting, 'decline', { text: 'x'.repeat(length) }, now)
    expect(canWrite(administrator, waiting, next(declined))).toBe(isAllowed)
  }
})

test('request to become an employer › stores the reply to the administrator’s question', () => {
  const asked = answered('ask')
  for (const details of [asked.details, { ...suvarnaDetails, place: 'Surat' }]) {
    const replied = askToPost(asked, asha, details, now, ' By the clock tower. ')
    expect(replied.answers.slice(1)).toEqual([{ type: 'reply', at: now.toISOString(), text: 'By the clock tower.' }])
    expect([replied.state, canWrite(asha, asked, next(replied))]).toEqual(['waiting', true])
    expect(answered('approve', replied).answers).toHaveLength(3)
    expect(() => answerRequest(replied, 'putBack', {}, now)).toThrow(Refusal)
  }
})

test('check of a write to an employer request › refuses a reply without a question or over its limit', () => {
  const asked = answered('ask')
  const replied = askToPost(asked, asha, suvarnaDetails, now, 'By the clock tower.')
  expect(askToPost(waiting, asha, suvarnaDetails, now, 'By the clock tower.').answers).toEqual([])
  expect(canWrite(asha, waiting, next({ ...replied, answers: replied.answers.slice(1) }))).toBe(false)
  expect(canWrite(administrator, asked, next(replied))).toBe(false)
  const long = {
    ...replied,
    answers: [...asked.answers, { type: 'reply' as const, at: replied.at, text: 'x'.repeat(2001) }]
  }
  expect(canWrite(asha, asked, next(long))).toBe(false)
  expect(canWrite(asha, asked, next({ ...replied, state: 'withdrawn' }))).toBe(false)
})

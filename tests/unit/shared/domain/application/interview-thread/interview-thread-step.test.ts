import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  canWriteStep,
  cleanInvite,
  findInviteProblems,
  type Invite,
  type ThreadStep,
  threadStepSchema
} from '#shared/domain/application/interview-thread/interview-thread-step.ts'
import { admin, kesar, meena, namesake, suvarna } from '#tests/support/job-people.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const start = '2026-11-25T04:30:00.000Z'
const common = {
  ...{ id: 'u-meena_job_1_1', applicationId: 'u-meena_job_1', uid: meena.uid, employerId: suvarna.uid },
  ...{ at: now.toISOString(), words: 'Bring your loupe.' }
}
const invite: Invite = {
  ...common,
  ...{ type: 'invite', line: 2, contact: 'Mr. Mehta', slots: [{ start, minutes: 30 }] },
  where: { kind: 'place', address: '14, Zaveri Bazaar', map: 'https://maps.example/x' }
}
const confirm: ThreadStep = {
  ...common,
  id: 'u-meena_job_1_2',
  words: '',
  type: 'confirm',
  invitation: 'step_0',
  start
}

test('interview message › accepts a time that is proposed for the coming half year', () => {
  const { start: _none, ...reply } = confirm as Extract<ThreadStep, { type: 'confirm' }>
  const canPropose = (proposed: string) => canWriteStep(meena, undefined, { ...reply, type: 'otherTime', proposed })
  expect([start, 'soon', '2020-01-31T04:30:00.000Z', '2026-11-25'].map(canPropose)).toEqual([true, false, false, false])
})

test('stored interview message › parses each kind of message and refuses any other', () => {
  const replies = (['cancel', 'otherTime', 'decline'] as const).map((type) => ({
    ...common,
    type,
    invitation: 'step_0'
  }))
  for (const step of [invite, confirm, ...replies]) expect(v.parse(threadStepSchema, step)).toEqual(step)
  for (const step of [{ ...confirm, type: 'move' }, { ...confirm, invitation: '' }, { ...invite, slots: 'soon' }, null])
    expect(v.is(threadStepSchema, step)).toBe(false)
})

test('typed invitation › trims texts, sorts the times and rounds them to the minute', () => {
  const typed = {
    slots: [
      { start: '2026-11-26T10:00:20+05:30', minutes: 30 },
      { start: '2026-11-25T04:30:00Z', minutes: 45 }
    ],
    where: { kind: 'place', address: ' 14,\n Zaveri Bazaar ', map: ' https://maps.example/a b ' },
    ...{ contact: ' Mr.  Mehta\u202e', words: ' Bring\r\nyour loupe. ' }
  } as const
  expect(cleanInvite(typed)).toEqual({
    slots: [
      { start: '2026-11-25T04:30:00.000Z', minutes: 45 },
      { start: '2026-11-26T04:30:00.000Z', minutes: 30 }
    ],
    where: { kind: 'place', address: '14, Zaveri Bazaar', map: 'https://maps.example/a%20b' },
    ...{ contact: 'Mr. Mehta', words: 'Bring\nyour loupe.' }
  })
  const byPhone = { ...invite, where: { kind: 'phone', number: ' 98765  43210' } } as const
  expect(cleanInvite(byPhone).where).toEqual({ kind: 'phone', number: '98765 43210' })
})

const slots = (...starts: string[]) => ({ slots: starts.map((each) => ({ start: each, minutes: 30 })) })
const place = (address: string, map = '') => ({ where: { kind: 'place', address, map } as const })
const tooMany = ['25', '26', '27', '28'].map((day) => `2026-11-${day}T04:30:00.000Z`)
const farthest = new Date(now.getTime() + 180 * 86_400_000).toISOString()
test.each<[string, Partial<Invite>, object]>([
  ['with valid fields', {}, {}],
  ['with three times', slots(...tooMany.slice(0, 3)), {}],
  ['half a year ahead', slots(farthest), {}],
  ['of ten minutes', { slots: [{ start, minutes: 10 }] }, {}],
  ['of a whole working day', { slots: [{ start, minutes: 480 }] }, {}],
  ['with texts of the maximum length', { contact: 'x'.repeat(120), words: 'x'.repeat(500) }, {}],
  ['with an address of the maximum length', place('x'.repeat(200)), {}],
  ['without a time', slots(), { slots: 'no-slot' }],
  ['with four times', slots(...tooMany), { slots: 'too-many' }],
  ['with a time that has passed', slots(start, '2026-11-21T10:00:00.000Z'), { slots: 'past' }],
  ['with an invalid time', slots('soon'), { slots: 'past' }],
  ['a year ahead', slots('2027-11-25T04:30:00.000Z'), { slots: 'too-far' }],
  ['with one of its times a year ahead', slots(start, '2027-11-25T04:30:00.000Z'), { slots: 'too-far' }],
  ['with the same time twice', slots(start, start), { slots: 'twice' }],
  ['of five minutes', { slots: [{ start, minutes: 5 }] }, { slots: 'duration' }],
  ['of more than a working day', { slots: [{ start, minutes: 481 }] }, { slots: 'duration' }],
  [
    'with one of its times too short',
    { slots: [...slots(start).slots, { start: tooMany[1] ?? '', minutes: 5 }] },
    { slots: 'duration' }
  ],
  ['without a duration', { slots: [{ start, minutes: Number.NaN }] }, { slots: 'duration' }],
  ['without an address', place(''), { where: 'missing' }],
  ['with an address over the maximum', place('x'.repeat(201)), { where: 'long' }],
  ['with an http map link', place('14, Zaveri Bazaar', 'http://maps.example/'), { where: 'no-map' }],
  ['with a phone number as map link', place('14, Zaveri Bazaar', 'tel:+919825012345'), { where: 'no-map' }],
  ['with a script as map link', place('14, Zaveri Bazaar', 'javascript:alert(1)'), { where: 'no-map' }],
  ['by phone', { where: { kind: 'phone', number: '9876543210'.padEnd(40, '.') } }, {}],
  ['by an incomplete phone number', { where: { kind: 'phone', number: '12' } }, { where: 'no-phone' }],
  [
    'by a phone number over the maximum',
    { where: { kind: 'phone', number: '9876543210'.padEnd(41, '.') } },
    { where: 'no-phone' }
  ],
  ['with a contact name over the maximum', { contact: 'x'.repeat(121) }, { contact: 'long' }],
  ['with a message over the maximum', { words: 'x'.repeat(501) }, { words: 'long' }]
])('check of an invitation › checks an invitation %s', (_, more, problems) => {
  expect(findInviteProblems({ ...invite, ...more }, now)).toEqual(problems)
  const isFine = Object.keys(problems).length === 0
  expect(canWriteStep(suvarna, undefined, { ...invite, ...more })).toBe(isFine)
})

test.each<[string, Partial<Invite>]>([
  ['a bidirectional override in the address', place('14,\u202e Zaveri Bazaar')],
  ['a bidirectional override in the contact name', { contact: 'Mr.\u202e Mehta' }],
  ['unsorted times', slots('2026-11-26T04:30:00.000Z', start)],
  ['a time in another format', slots('2026-11-25T10:00:00+05:30')]
])('check of a write to the interview thread › refuses an invitation with %s', (_, more) => {
  expect(canWriteStep(suvarna, undefined, { ...invite, ...more })).toBe(false)
})

test.each([
  [suvarna, invite, 99, true],
  [suvarna, invite, 2, false],
  [suvarna, invite, 101, false],
  [meena, confirm, 100, true],
  [meena, confirm, 3, false],
  [meena, confirm, 102, false]
])(
  'check of a write to the interview thread › by %o of %o as message number %i is allowed: %s',
  (actor, step, number, expected) => {
    expect(canWriteStep(actor, undefined, { ...step, id: `u-meena_job_1_${number}` })).toBe(expected)
  }
)

test('check of a write to the interview thread › lets both sides write their own messages and remove any', () => {
  const former = { ...suvarna, role: 'Candidate' } as const
  const people = [suvarna, admin, meena, kesar, former, null]
  const allowed = (before: ThreadStep | undefined, after: ThreadStep | undefined) =>
    people.map((actor) => (canWriteStep(actor, before, after) ? 'y' : '-')).join('')
  expect([allowed(undefined, invite), allowed(undefined, confirm)]).toEqual(['yy----', '--y---'])
  expect([allowed(invite, undefined), allowed(confirm, undefined)]).toEqual(['yyy-y-', 'yyy-y-'])
  expect([allowed(invite, { ...invite, words: '' }), allowed(undefined, undefined)]).toEqual(['------', '------'])
  const ofNobody = { ...invite, employerId: namesake.uid }
  expect(canWriteStep(namesake, undefined, ofNobody)).toBe(false)
})

test.each([
  ['an invalid id', { id: 'a/b' }],
  ['the number 0', { id: 'u-meena_job_1_0' }],
  ['a number over the maximum', { id: 'u-meena_job_1_101' }],
  ['a number in exponent notation', { id: 'u-meena_job_1_1e1' }],
  ['an invalid time', { at: 'now' }],
  ['untrimmed words', { words: ' yes' }],
  ['words over the maximum', { words: 'x'.repeat(501) }]
])('check of a write to the interview thread › refuses a message with %s', (_, more) => {
  expect(canWriteStep(meena, undefined, { ...confirm, ...more })).toBe(false)
})

import { expect, test } from 'vitest'
import {
  answerQuestion,
  canWriteQuestion,
  createQuestion,
  isUnanswered,
  type JobQuestion,
  maxContentHashLength
} from '#shared/domain/report/administrator-question.ts'
import { admin, jobOf, kesar, meena, suvarna } from '#tests/support/job-people.ts'

const now = new Date('2026-11-22T09:00:00.000Z')
const job = jobOf('approved')
const question = createQuestion(job, ' Who is the fee for? ', now)

test('question about a job › is closed by a change of the text or the status', () => {
  expect(question).toMatchObject({ id: job.id, employerId: suvarna.uid, text: 'Who is the fee for?' })
  expect(question.contentHash.length).toBeLessThanOrEqual(maxContentHashLength)
  expect(isUnanswered(question, job)).toBe(true)
  // Renewed, it still owes its answer.
  expect(isUnanswered(question, { ...job, revision: 9, expiresOn: '2027-01-01' })).toBe(true)
  for (const change of [
    { title: 'Setter' },
    { keywords: ['setting'] },
    { status: 'pending' },
    { status: 'deleted' }
  ] as const)
    expect(isUnanswered(question, { ...job, ...change } as typeof job)).toBe(false)
})

test('question about a pending job › is closed by an edit or a decision', () => {
  const waiting = jobOf('pending')
  const asked = createQuestion(waiting, 'Which wax?', now)
  expect(isUnanswered(asked, { ...waiting, revision: 9 })).toBe(true)
  for (const change of [{ title: 'Setter' }, { status: 'approved' }, { status: 'rejected' }] as const)
    expect(isUnanswered(asked, { ...waiting, ...change } as typeof job)).toBe(false)
})

test.each<[string, Partial<JobQuestion>, boolean]>([
  ['that is valid', {}, true],
  ['of the maximum length', { text: 'x'.repeat(2000) }, true],
  ['over the maximum length', { text: 'x'.repeat(2001) }, false],
  ['without text', { text: '' }, false],
  ['with a bidirectional override', { text: 'Who \u202eis' }, false],
  ['to the administrator', { employerId: 'admin' }, false],
  ['with a content hash over its length', { contentHash: 'x'.repeat(41) }, false]
])('check of a write to a question about a job › allows a question %s: %j', (_what, more, isAllowed) => {
  expect(canWriteQuestion(admin, undefined, { ...question, ...more })).toBe(isAllowed)
  for (const actor of [suvarna, meena, null]) expect(canWriteQuestion(actor, undefined, question)).toBe(false)
})

test('check of a write to a question about a job › lets the administrator replace and remove a question', () => {
  expect(canWriteQuestion(admin, question, { ...question, text: 'And now?' })).toBe(true)
  expect(canWriteQuestion(admin, question, { ...question, employerId: 'u-kesar' })).toBe(false)
  expect([canWriteQuestion(admin, question, undefined), canWriteQuestion(suvarna, question, undefined)]).toEqual([
    true,
    false
  ])
})

test('reply to a question › is allowed once, to the employer who was asked', () => {
  const answered = answerQuestion(question, ' The company pays it. ', now)
  expect([answered.answer, isUnanswered(answered, job)]).toEqual(['The company pays it.', false])
  expect(canWriteQuestion(suvarna, question, answered)).toBe(true)
  for (const actor of [kesar, meena, admin, null]) expect(canWriteQuestion(actor, question, answered)).toBe(false)
  expect(canWriteQuestion(suvarna, answered, { ...answered, answer: 'Another.' })).toBe(false)
  expect(canWriteQuestion(suvarna, undefined, answered)).toBe(false)
  // Asked again, it owes an answer again.
  expect(canWriteQuestion(admin, answered, { ...question, text: 'And the kit?' })).toBe(true)
})

test.each<Partial<JobQuestion>>([
  { answer: '' },
  { answer: 'x'.repeat(2001) },
  { answer: 'The \u202ehouse' },
  { answeredAt: 'soon' },
  { text: 'Is all well?' },
  { contentHash: 'x' }
])('check of a write to a question about a job › refuses a reply with %j', (more) => {
  const answered = { ...answerQuestion(question, 'The company pays it.', now), ...more }
  expect(canWriteQuestion(suvarna, question, answered)).toBe(false)
})

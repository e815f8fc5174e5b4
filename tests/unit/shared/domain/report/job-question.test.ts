import { expect, test } from 'vitest'
import {
  answerQuestion,
  canWriteQuestion,
  createQuestion,
  isUnanswered,
  type JobQuestion,
  maxContentHashLength
} from '#shared/domain/report/job-question.ts'
import { admin, jobOf, kesar, meena, suvarna } from '#tests/support/job-people.ts'

const now = new Date('2026-11-22T09:00:00.000Z')
const job = jobOf('approved')
const question = createQuestion(job, ' Who is the fee for? ', now)

test('a question names who is asked, and is answered by another text or by being sent to review', () => {
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

test('a question about a job in review is answered by another text, and over with the review', () => {
  const waiting = jobOf('pending')
  const asked = createQuestion(waiting, 'Which wax?', now)
  expect(isUnanswered(asked, { ...waiting, revision: 9 })).toBe(true)
  for (const change of [{ title: 'Setter' }, { status: 'approved' }, { status: 'rejected' }] as const)
    expect(isUnanswered(asked, { ...waiting, ...change } as typeof job)).toBe(false)
})

test.each<[string, Partial<JobQuestion>, boolean]>([
  ['as it should be', {}, true],
  ['as long as there is room for', { text: 'x'.repeat(2000) }, true],
  ['too long', { text: 'x'.repeat(2001) }, false],
  ['that says nothing', { text: '' }, false],
  ['with signs that nobody sees', { text: 'Who \u202eis' }, false],
  ['to nobody', { employerId: 'admin' }, false],
  ['about too much', { contentHash: 'x'.repeat(41) }, false]
])('a question %s: %j', (_what, more, isAllowed) => {
  expect(canWriteQuestion(admin, undefined, { ...question, ...more })).toBe(isAllowed)
  for (const actor of [suvarna, meena, null]) expect(canWriteQuestion(actor, undefined, question)).toBe(false)
})

test('a question can be replaced and taken back by the administrator', () => {
  expect(canWriteQuestion(admin, question, { ...question, text: 'And now?' })).toBe(true)
  expect(canWriteQuestion(admin, question, { ...question, employerId: 'u-kesar' })).toBe(false)
  expect([canWriteQuestion(admin, question, undefined), canWriteQuestion(suvarna, question, undefined)]).toEqual([
    true,
    false
  ])
})

test('a question is answered in words, once, by whom it names, and the job then owes nothing', () => {
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
])('an answer with %j is refused', (more) => {
  const answered = { ...answerQuestion(question, 'The company pays it.', now), ...more }
  expect(canWriteQuestion(suvarna, question, answered)).toBe(false)
})

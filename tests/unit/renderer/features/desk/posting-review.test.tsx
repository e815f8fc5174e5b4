// @vitest-environment happy-dom
import { cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PostingReview } from '#renderer/features/desk/postings/posting-review.tsx'
import { QuestionState, useFindQuestion } from '#renderer/features/desk/postings/question.tsx'
import { useFindFlags } from '#renderer/features/desk/postings/use-find-flags.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Flag } from '#shared/domain/job/flags/flag.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { pickContent } from '#shared/domain/job/job-content.ts'
import { reduceJob } from '#shared/domain/job/job-reducer.ts'
import { createQuestion } from '#shared/domain/report/posting-question.ts'
import { fresh, rejected, setter, suvarna } from '#tests/support/desk-jobs.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

function surroundings(questions: readonly object[] = [], jobs: readonly object[] = []) {
  beginAs(userOf('admin', 'Admin'))
  const store = createMemoryStore({ elements: { jobs, postingQuestions: questions } })
  return { store, ...overBoard(store, '/admin/requests') }
}

function open(job: Job, { before = null, flags = [] }: { before?: Job | null; flags?: readonly Flag[] } = {}) {
  const draw = (shown: Job) => (
    <PostingReview job={shown} flags={flags} before={before} renderPublicText={() => <p>As the public reads it</p>} />
  )
  const { container, rerender } = render(draw(job), { wrapper: surroundings().wrapper })
  return { text: () => container.textContent, container, show: (next: Job) => rerender(draw(next)) }
}
const sendAgain = (job: Job, change: object) =>
  reduceJob(job, { action: 'revise', content: { ...pickContent(job), ...change } }, suvarna, new Date())

test('what changed while it was read is marked against what was being read, whatever was public before', () => {
  const before = { ...setter, salaryRange: '₹20,000 a month' }
  const { text, container } = open(setter, { before })
  expect(text()).toContain('1 change since you began to read it')
  expect([...container.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('₹20,000')
  ])
})

test('the public’s view of one version does not hide the changes of the next', () => {
  const { text, container, show } = open(setter)
  fireEvent.click(screen.getByRole('button', { name: 'Show as published' }))
  expect([text()?.includes('As the public reads it'), container.querySelector('ins')]).toEqual([true, null])
  show({ ...setter, revision: 9 })
  expect([text()?.includes('As the public reads it'), container.querySelector('ins')]).not.toContain(null)
})

test.each([
  ['The pay is low.', 'Rejected before, for: The pay is low.'],
  ['', 'Rejected before, without a reason.']
])('sent again after a rejection for %j', (reason, said) => {
  expect(open(sendAgain(rejected('polisher', 'Polisher', reason), { salaryRange: '' })).text()).toContain(said)
})

test('whoever sent what is read is named, not whoever posted it first', () => {
  const line = (did: string, name: string, revision: number) => ({
    ...{ did, at: `2026-11-0${revision}T09:00:00.000Z`, by: { uid: `u-${name}`, role: 'Employer', name }, revision }
  })
  const history = [line('post', 'Nirali', 1), line('revise', 'Kiran', 2)]
  expect(open({ ...setter, history }).text()).toContain('Sent byKiran')
})

test('above the text stand the house with its place, and each fact under its own name', () => {
  const { container } = open(fresh('carver', 'Wax Carver'))
  expect(container.querySelector('.lead')?.textContent).toBe('Suvarna Atelier·Surat GJ')
  const fact = (name: string) => within(container).getByText(name).nextElementSibling?.textContent
  expect(['Salary', 'Type', 'Category'].map(fact)).toEqual(['₹22,000–28,000 a month', 'Full-time', 'Production'])
})

test('a posting that is live is called so, and compared with nothing', () => {
  const { text } = open({ ...setter, status: 'approved' })
  expect(text()).toMatch(/^Live/)
  expect(text()).not.toMatch(/since/)
})

test('what its employer left blank stands with the words of the board, which are said to be those', () => {
  const { container } = open({ ...fresh('bare', 'Bare'), qualifications: [' '], companyOverview: '' })
  const notes = within(container).getAllByText('Standard text of the board: the employer wrote nothing here.')
  expect(notes.map((note) => note.parentElement?.querySelector('h2')?.textContent)).toEqual(['Qualifications'])
})

test('a press on a hint leads to its own words, and not to the first of its kind', () => {
  const description = 'Pay a fee of ₹100. Later pay a fee of ₹200.'
  const at = (words: string): Flag => ({
    kind: 'fee',
    passage: { field: 'description', start: description.indexOf(words), end: description.indexOf(words) + words.length }
  })
  open({ ...fresh('asking', 'Setter'), description }, { flags: [at('Pay a fee of ₹100'), at('pay a fee of ₹200')] })
  fireEvent.click(screen.getByRole('button', { name: 'pay a fee of ₹200' }))
  expect(document.activeElement?.textContent).toBe('pay a fee of ₹200')
  expect(document.activeElement?.tagName).toBe('MARK')
})

test('on a board of this device that nothing of an employer was approved before is known of hundreds of postings', async () => {
  const many = Array.from({ length: 150 }, (_, index) => fresh(`job_${index}`, `Setter ${index}`))
  const { result } = renderHook(() => useFindFlags(), { wrapper: surroundings([], many).wrapper })
  const kinds = () => (result.current.findFlags(many[0] as Job) ?? []).map(({ kind }) => kind)
  await waitFor(() => expect(kinds()).toContain('first-posting'))
})

test('pay far above what the category pays is said with both', () => {
  const flag = { kind: 'high-pay', monthlyPay: 120000, medianPay: 25000 } as Flag
  const { text } = open(fresh('rich', 'Setter'), { flags: [flag] })
  expect(text()).toMatch(/₹1,20,000.*₹25,000/)
  expect(text()).toContain('Production')
})

test('a question stands beside the review in which it was asked, and beside no later one', async () => {
  const waiting = fresh('carver', 'Wax Carver')
  const question = createQuestion(waiting, 'Which wax?', new Date('2026-11-20T09:00:00.000Z'))
  const { wrapper } = surroundings([question])
  const { result } = renderHook(() => useFindQuestion(), { wrapper })
  await waitFor(() => expect(result.current(waiting)?.text).toBe('Which wax?'))
  expect(result.current({ ...waiting, status: 'approved' })).toBeUndefined()
  const publicAt = (at: string) => ({ ...waiting, approvedVersion: { content: pickContent(waiting), at } })
  expect(result.current(publicAt('2026-11-19T09:00:00.000Z'))?.text).toBe('Which wax?')
  expect(result.current(publicAt('2026-11-21T09:00:00.000Z'))).toBeUndefined()
  expect(result.current(fresh('other', 'Polisher'))).toBeUndefined()
})

test('in the queue a question is answered, or open, or closed without a word', () => {
  const question = createQuestion(fresh('carver', 'Wax Carver'), 'Which wax?', new Date())
  const say = (answer: string | undefined, isOpen: boolean) => {
    const { container } = render(
      <QuestionState question={{ ...question, ...(answer && { answer }) }} isOpen={isOpen} />
    )
    return container.textContent
  }
  expect([say('The blue one.', false), say(undefined, true), say(undefined, false)]).toEqual([
    'Answered',
    'Asked, no answer yet',
    ''
  ])
})

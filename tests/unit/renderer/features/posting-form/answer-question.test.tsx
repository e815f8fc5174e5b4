// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AnswerQuestion } from '#renderer/features/posting-form/answer-question.tsx'
import { describeProblem } from '#renderer/features/posting-form/posting-fields.tsx'
import type { PostingFormState } from '#renderer/features/posting-form/use-posting-form.ts'
import { createQuestion } from '#shared/domain/report/posting-question.ts'
import { jobOf } from '#tests/support/job-people.ts'

afterEach(cleanup)

const live = jobOf('approved')
const asked = createQuestion(live, 'Who pays for the kit?', new Date('2026-11-22T09:00:00.000Z'))

function draw(state: Partial<PostingFormState>, answer = '') {
  const form = { question: asked, seen: live, found: {}, busy: false, values: { answer }, write: vi.fn(), ...state }
  return <AnswerQuestion form={form as unknown as PostingFormState} />
}

test('an answer is sent alone by a press, and what is wrong with it is said then', () => {
  const [answerAlone, write] = [vi.fn(async () => {}), vi.fn()]
  const { rerender } = render(draw({ answerAlone, write }))
  expect(screen.queryByText('Write your answer first.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Send only the answer' }))
  screen.getByText('Write your answer first.')
  expect(answerAlone).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByLabelText('Your answer'))
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'The house.' } })
  expect(write.mock.calls).toEqual([[{ answer: 'The house.' }]])
  rerender(draw({ answerAlone, found: { answer: { reason: 'long', max: 2000, actual: 2001 } } }, 'x'))
  screen.getByText('Shorten this to 2,000 characters or fewer. It has 2,001 now.')
})

test.each([
  ['keywords', { reason: 'many', max: 20, actual: 21 }, 'Keep 20 keywords or fewer. There are 21 now.'],
  ['responsibilities', { reason: 'many', max: 40, actual: 41 }, 'Keep 40 lines or fewer. There are 41 now.'],
  [
    'qualifications',
    { reason: 'long-line', max: 300, actual: 301, line: 'x'.repeat(301) },
    `Shorten the line “${'x'.repeat(40)}…” to 300 characters or fewer. It has 301 now.`
  ],
  ['category', { reason: 'unknown' }, '“Design” is not offered any more. Choose one from the list.'],
  ['location', { reason: 'missing' }, 'Enter where the work is.']
] as const)('what is wrong with the %s is said with how much of it: %o', (field, problem, words) => {
  expect(describeProblem(field, problem, 'Design')).toBe(words)
})

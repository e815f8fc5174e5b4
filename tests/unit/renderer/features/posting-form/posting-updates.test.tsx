// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PostingUpdates } from '#renderer/features/posting-form/posting-updates.tsx'
import type { PostingFormState } from '#renderer/features/posting-form/use-posting-form.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { formatTexts } from '#shared/domain/job/job-form.ts'
import { jobOf } from '#tests/support/job-people.ts'

afterEach(cleanup)

const rejected = jobOf('rejected', { rejectionReason: 'No pay.' })

function open(job: Job, state: Partial<PostingFormState> = {}, gone = false) {
  const [ask, acknowledge, write] = [vi.fn(), vi.fn(), vi.fn()]
  const form = { seen: job, texts: formatTexts(job), isOutdated: false, isNewer: false, ...state }
  const whole = { ...form, acknowledge, write, notice: { frame: { current: null }, ask } }
  const { container } = render(<PostingUpdates {...{ job, gone }} form={whole as unknown as PostingFormState} />)
  return { ask, acknowledge, write, text: container.textContent }
}

test('whoever revises a rejected job reads why, or that nobody said', () => {
  expect(open(rejected).text).toBe('The administrator sent this job back.No pay.')
  cleanup()
  expect(open(jobOf('rejected')).text).toBe('The administrator sent this job back.No reason was given.')
  cleanup()
  expect(open(jobOf('approved')).text).toBe('')
})

test('what is stored stands beside what was typed, and is taken over field by field', () => {
  const job = jobOf('approved', { title: 'Junior Setter' })
  const { write, ask } = open(job, { isOutdated: true, texts: { ...formatTexts(job), title: 'Senior Setter' } })
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Job title'])
  expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'Junior Setter',
    'Senior Setter'
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Take the stored text' }))
  expect(write.mock.calls).toEqual([[{ title: 'Junior Setter' }]])
  expect(ask).toHaveBeenCalledOnce()
  cleanup()
  open(job, { isOutdated: true })
  screen.getByText('Nothing differs between your text and the stored one.')
})

// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Job } from '#shared/domain/job/job.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { runApp } from '#tests/support/render-app.tsx'

const path = '/employer/dashboard'
const count = (text: string) => screen.findByRole('heading', { level: 2, name: text })

/** The box of a choice is hidden under its label. */
const press = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))

/** Every fourth is approved, the others wait; 'Setter 0' is the newest. */
const many = (length: number): Job[] =>
  Array.from({ length }, (_, index) =>
    jobOf(index % 4 === 0 ? 'approved' : 'pending', {
      ...{ id: `job_${String(length - index).padStart(4, '0')}`, title: `Setter ${index}`, postedDate: '2026-11-01' }
    })
  )

beforeAll(() => import('#renderer/routes/dashboard-route.tsx'), 60_000)
afterEach(cleanup)

test('dashboard › exports the selected jobs of all matching pages', async () => {
  const app = await runApp(`${path}?sort=title`, { as: 'Admin', elements: { jobs: many(12) } })
  await count('1–5 of 12 jobs')
  // The next page of the same order.
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(`${path}?sort=title&page=2`)
  const card = within(screen.getByRole('listitem', { name: 'Setter 1' }))
  await userEvent.click(card.getByRole('checkbox', { name: 'Select' }))
  const bar = within(screen.getByRole('region', { name: 'Selected jobs' }))
  expect(bar.getByRole('status').textContent).toBe('1 selected')
  await userEvent.click(bar.getByRole('button', { name: 'Select all 12' }))
  press(/Approved/)
  await waitFor(() => expect(bar.getByRole('status').textContent).toBe('3 selected'))
  await userEvent.click(bar.getByRole('button', { name: 'Export as CSV' }))
  await waitFor(() => expect(bar.getByRole('status').textContent).toBe('3 selected\u00a0· 3 jobs exported'))
  const [file] = app.saved
  expect(file?.name).toMatch(/^loupe-jobs-\d{4}-\d\d-\d\d\.csv$/)
  expect(file?.text.split('\r\n').map((line) => line.split(',')[0])).toEqual([
    ...[expect.stringMatching(/Job$/), 'Setter 0', 'Setter 4', 'Setter 8', '']
  ])
  await userEvent.click(bar.getByRole('button', { name: 'Select none' }))
  expect([bar.queryByRole('button'), bar.getByRole('status').textContent]).toEqual([null, ''])
})

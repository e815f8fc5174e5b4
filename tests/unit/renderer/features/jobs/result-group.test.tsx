// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ResultGroup } from '#renderer/features/jobs/search/result-group.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { overBoard } from '#tests/support/over-board.tsx'

afterEach(cleanup)

const jobs = ['a', 'b'].map((id) => jobOf('approved', { id, title: `Setter ${id}` }))

function show(isFar: boolean) {
  const { wrapper } = overBoard(createMemoryStore(), '/jobs')
  const card = { mark: (text: string) => text, mayEdit: true, onShare: () => {} }
  render(<ResultGroup {...card} {...{ jobs, before: 6, matching: 75, isFar }} />, { wrapper })
}

test('what is far from the screen can be found by all its words, and has nothing but its title to follow', () => {
  show(true)
  const first = within(screen.getByRole('article', { name: 'Setter a' }))
  expect(first.getByText(/^Sets stones/).textContent).toBe(
    'Sets stones.\n\nOn  the bench. · ₹18,000–25,000 a month · Full-time · Production · Posted 1 Nov 2026'
  )
  expect(first.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Setter a'])
  expect(first.queryByRole('button')).toBeNull()
})

test('a card near the screen has all its steps, at its place in the whole list', () => {
  show(false)
  const places = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'))
  expect(places.map((item) => [item.getAttribute('aria-posinset'), item.getAttribute('aria-setsize')])).toEqual([
    ['7', '75'],
    ['8', '75']
  ])
  const first = within(screen.getByRole('article', { name: 'Setter a' }))
  expect(first.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Setter a', '/jobs/a'],
    ['Edit', '/employer/post-job/a'],
    ['Details', '/jobs/a']
  ])
  expect(first.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Share', 'Apply Now'])
})

// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ResultGroup } from '#renderer/features/jobs/search/result-group.tsx'
import { useNearScreen } from '#renderer/features/jobs/search/use-near-screen.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { overBoard } from '#tests/support/over-board.tsx'

afterEach(cleanup)

const jobs = ['a', 'b'].map((id) => jobOf('approved', { id, title: `Setter ${id}` }))

function show(isFar: boolean) {
  const { wrapper } = overBoard(createMemoryStore(), '/jobs')
  const card = { mark: (text: string) => <span>{text}</span>, mayEdit: true, onShare: () => {} }
  render(<ResultGroup {...card} {...{ jobs, before: 6, matching: 75, isFar }} />, { wrapper })
}

test('what is far from the screen can be found by all its words, and has nothing but its title to follow', () => {
  show(true)
  const first = within(screen.getByRole('article', { name: 'Setter a' }))
  expect(first.getByText(/^Sets stones/).closest('p')?.textContent).toBe(
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

test('of a long list what is within two screens is near, and what has the focus; a list that was left is looked at no more', () => {
  const list = { current: document.body.appendChild(document.createElement('div')) }
  onTestFinished(() => list.current.remove())
  list.current.innerHTML = '<div data-group="x"><button type="button">Details</button></div>'.repeat(9)
  const groups = [...list.current.children]
  // Each is as high as the screen, which shows the fifth.
  const looks = groups.map((group, index) =>
    vi
      .spyOn(group, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, (index - 4) * window.innerHeight, 100, window.innerHeight))
  )
  const { result, unmount } = renderHook(() => useNearScreen(list, groups.length))
  const near = () => groups.flatMap((_, index) => (result.current(index) ? index : []))
  groups.at(-1)?.querySelector('button')?.focus()
  for (const sign of ['scroll', 'resize']) {
    act(() => void window.dispatchEvent(new Event(sign)))
    expect(near()).toEqual([1, 2, 3, 4, 5, 6, 8])
  }
  unmount()
  for (const look of looks) look.mockClear()
  for (const sign of ['scroll', 'resize']) window.dispatchEvent(new Event(sign))
  expect(looks.flatMap(({ mock }) => mock.calls)).toEqual([])
})

// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { fresh, jobs } from '#tests/support/moderation-jobs.ts'
import { chosen, open, queue, rows, shown, text, titles } from '#tests/support/moderation-screen.tsx'

afterEach(cleanup)

describe('Job Requests', () => {
  test('shows number and age of pending jobs, and which were live before', async () => {
    await open()
    await shown('Diamond Setter')
    expect(titles()).toEqual(['Diamond Setter', 'Wax Carver', 'Gemstone Assorter'])
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(tabs.slice(0, 2)).toEqual(['Pending Requests 3', 'Rejected Jobs 2'])
    expect(screen.getByRole('tab', { name: 'Pending Requests 3' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('tab', { name: 'Rejected Jobs 2' }).getAttribute('aria-selected')).toBe('false')
    expect(rows()[0]?.textContent).toMatch(/Revised, 3 changesSuvarna Atelier·Surat GJ/)
    expect(rows()[0]?.textContent).toContain('2 h2 hours ago')
    expect(rows()[1]?.textContent).toMatch(/NewSuvarna/)
    expect(screen.getAllByText('1 of 3').length).toBeGreaterThan(0)
  })

  test('keeps tab and job in the URL for the Back button', async () => {
    const { user, at, navigate } = await open()
    await waitFor(() => expect(at()).toBe('/admin/requests?job=setter'))
    await user.click(within(queue()).getByText('Wax Carver'))
    await shown('Wax Carver')
    expect(at()).toBe('/admin/requests?job=carver')
    await user.click(screen.getByRole('tab', { name: /Rejected/ }))
    await shown('Polisher')
    await waitFor(() => expect(at()).toBe('/admin/requests?tab=rejected&job=polisher'))
    await act(async () => navigate(-1))
    await shown('Wax Carver')
    await act(async () => navigate(-1))
    await shown('Diamond Setter')
  })

  test('adds a job posted in another tab without changing the open job', async () => {
    const app = await open('?job=carver')
    await shown('Wax Carver')
    await act(async () => app.store.setElements('jobs', [fresh('last', 'Goldsmith'), ...jobs]))
    // The oldest submission is first, wherever the job is stored.
    await waitFor(() => expect(titles()).toEqual(['Diamond Setter', 'Wax Carver', 'Gemstone Assorter', 'Goldsmith']))
    expect(chosen()).toBe('Wax Carver')
    expect(screen.getAllByText('2 of 4').length).toBeGreaterThan(0)
  })
})

describe('job in the review queue', () => {
  test('highlights changes since the last approval', async () => {
    await open()
    await shown('Diamond Setter')
    expect(text().textContent).toMatch(/3 changes since \d+ \w+ \d{4}, when it was approved/)
    const [removed, added] = ['del', 'ins'].map((mark) =>
      [...text().querySelectorAll(mark)].map((element) => element.textContent)
    )
    expect(removed).toEqual(['[removed: ₹22,000–28,000 ]', '[removed: 1.0 ]'])
    expect(added).toEqual(['[added: ₹18,000–25,000 ]', '[added: 0.8 ]', '[added: Check every stone under 10× ]'])
    expect(text().querySelectorAll('.changed')).toHaveLength(3)
  })

  test('shows the status history with reasons', async () => {
    await open('?tab=rejected')
    await shown('Polisher')
    const [last, first] = within(text().querySelector('details') as HTMLElement).getAllByRole('listitem')
    expect(last?.textContent).toMatch(/^You rejected it\d+ \w{3} \d{4}, \d+:\d\d [ap]mThe pay is missing\.$/)
    expect(first?.textContent).toMatch(/^The employer submitted it\d+ \w{3} \d{4}, \d+:\d\d [ap]m$/)
  })
})

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { pickContent } from '#shared/domain/job/job-content.ts'
import { reduceJob } from '#shared/domain/job/job-reducer.ts'
import { button, elsewhere, open, rows, shown, stored, text } from '#tests/support/desk.tsx'
import { admin, rejected, revised, suvarna } from '#tests/support/desk-jobs.ts'

afterEach(cleanup)

test('what a company says of itself is marked where it changed, with the standard text where nothing is left', async () => {
  const about = (id: string, title: string, companyOverview: string, to: string) => {
    const job = revised(id, title, { companyOverview: to })
    const approvedVersion = job.approvedVersion as { content: object }
    return { ...job, approvedVersion: { ...approvedVersion, content: { ...approvedVersion.content, companyOverview } } }
  }
  await open('?job=setter', [
    about('setter', 'Diamond Setter', 'A house of forty benches.', 'A house of sixty benches.')
  ])
  await shown('Diamond Setter')
  expect(await screen.findByText(/^1 change since/)).toBeDefined()
  expect([text().querySelector('del')?.textContent, text().querySelector('ins')?.textContent]).toEqual([
    expect.stringContaining('forty'),
    expect.stringContaining('sixty')
  ])
  cleanup()
  await open('?job=carver', [about('carver', 'Wax Carver', 'A house of forty benches.', '')])
  await shown('Wax Carver')
  expect(text().querySelector('del')?.textContent).toContain('A house of forty benches.')
  expect(text().textContent).toContain('Suvarna Atelier has not written about itself yet.')
})

test('a posting that is sent again says why it was rejected, and marks what changed against that', async () => {
  const again = reduceJob(
    rejected('polisher', 'Polisher', 'The pay is low.'),
    { action: 'revise', content: { ...pickContent(rejected('polisher', 'Polisher', '')), salaryRange: '₹30,000' } },
    suvarna,
    new Date()
  )
  await open('', [again])
  await shown('Polisher')
  expect(text().textContent).toContain('Rejected before, for: The pay is low.')
  expect(text().textContent).toMatch(/1 change since \d+ \w+ \d{4}, when it was rejected/)
  expect(text().querySelector('ins')?.textContent).toContain('₹30,000')
  expect(rows()[0]?.textContent).toContain('Sent again, 1 change')
})

describe('a job that changes meanwhile', () => {
  test('is decided about only after it was read: the buttons say so, and a key leads to the one that lets go', async () => {
    const app = await open('?job=carver')
    await shown('Wax Carver')
    await elsewhere(app, (job) => (job.id === 'carver' ? { ...job, revision: 2, salaryRange: '₹9,000 a month' } : job))
    const read = await screen.findByRole('button', { name: 'I have read it' })
    const held = () => ['Approve', 'Reject'].map((name) => button(name).getAttribute('aria-disabled'))
    expect(held()).toEqual(['true', 'true'])
    expect(text().querySelector('ins')?.textContent).toContain('₹9,000')
    await app.user.keyboard('a')
    expect(document.activeElement).toBe(read)
    expect(stored(app, 'carver')?.status).toBe('pending')
    await app.user.keyboard('{Enter}')
    expect(held()).toEqual(['false', 'false'])
    expect(screen.queryByText('This job changed while you were looking at it.')).toBeNull()
  })

  test('stays on the screen when somebody else decides, and offers no decision', async () => {
    const app = await open('?job=carver')
    await shown('Wax Carver')
    await elsewhere(app, (job) =>
      job.id === 'carver' ? reduceJob(job, { action: 'approve' }, admin, new Date()) : job
    )
    expect((await screen.findByText(/not in this queue any more/)).parentElement?.textContent).toContain(
      'It is live now.'
    )
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
    await app.user.keyboard('a')
    await app.user.click(button('Go on with the queue'))
    await shown('Gemstone Assorter')
  })

  test('says so when it was deleted', async () => {
    const app = await open('?tab=rejected')
    await shown('Polisher')
    await elsewhere(app, (job) => (job.id === 'polisher' ? null : job))
    expect(await screen.findByRole('heading', { name: 'This job is gone' })).toBeDefined()
    await app.user.click(button('Go on with the queue'))
    await shown('Accountant')
  })
})

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { open, shown, text } from '#tests/support/desk.tsx'
import { revised } from '#tests/support/desk-jobs.ts'

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

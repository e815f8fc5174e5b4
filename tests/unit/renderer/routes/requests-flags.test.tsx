// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Job } from '#shared/domain/job/job.ts'
import { open, queue, shown } from '#tests/support/desk.tsx'
import { fresh, revised } from '#tests/support/desk-jobs.ts'

afterEach(cleanup)

const flags = async () => within(await screen.findByRole('region', { name: 'Worth a second look' }))
const asking: Job = {
  ...fresh('asking', 'Polisher'),
  description: 'Polish by hand. Pay a registration fee of ₹500 before the first day. The work is steady.'
}

test('a posting that asks for money says so above its text, with the words marked', async () => {
  await open('?job=asking', [asking])
  await shown('Polisher')
  const [fee, first] = (await flags()).getAllByRole('listitem')
  expect(fee?.textContent).toContain('May ask for money')
  expect(fee?.querySelector('mark')?.textContent).toContain('registration fee')
  expect(first?.textContent).toBe('Nothing of this employer has been approved before')
})

test('one that resembles another leads to it, and one of a known house without such words has no hints', async () => {
  const known = { ...revised('known', 'Diamond Setter', { description: 'Sets melee, day shift.' }) }
  const { user } = await open('?job=twin', [known, fresh('twin', 'Diamond setters'), fresh('carver', 'Wax Carver')])
  await shown('Diamond setters')
  const twin = await flags()
  expect(twin.getByText('Very like another posting')).toBeDefined()
  await user.click(twin.getByRole('link', { name: 'Diamond Setter' }))
  await shown('Diamond Setter')
  await user.click(within(queue()).getByText('Wax Carver'))
  await shown('Wax Carver')
  expect(screen.queryByRole('region', { name: 'Worth a second look' })).toBeNull()
})

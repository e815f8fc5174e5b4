// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type * as DeskAddressModule from '#renderer/features/postings/desk/use-desk-address.ts'
import { chosen, fresh, open, report, shown, titles } from '#tests/support/desk.tsx'

/** Addresses that the desk has asked for and that have not come yet; null: they come at once. */
let underWay: (() => void)[] | null = null

vi.mock('#renderer/features/postings/desk/use-desk-address.ts', async (importOriginal) => {
  const original = await importOriginal<typeof DeskAddressModule>()
  return {
    ...original,
    useDeskAddress() {
      const address = original.useDeskAddress()
      const go: typeof address.go = (...given) => {
        if (underWay) underWay.push(() => address.go(...given))
        else address.go(...given)
      }
      return { ...address, go }
    }
  }
})

afterEach(cleanup)

/** Lets everything come that the desk has asked for. */
const arrive = () =>
  act(async () => {
    for (const come of underWay ?? []) come()
    underWay = null
  })

test('what is decided about before it stands in the address does not come back with it', async () => {
  underWay = []
  const app = await open()
  await shown('Diamond Setter')
  await app.user.keyboard('a')
  await waitFor(() => expect(titles()).toEqual(['Wax Carver', 'Gemstone Assorter']))
  await arrive()
  await shown('Wax Carver')
  expect(chosen()).toBe('Wax Carver')
  expect(app.at()).toBe('/admin/requests?job=carver')
})

test('nor does what was reported, once it is decided', async () => {
  underWay = []
  const live = [fresh('engraver', 'Engraver'), fresh('caster', 'Caster')].map(
    (job) => ({ ...job, status: 'approved' }) as const
  )
  const app = await open('?tab=reports', live, { reports: live.map((job) => report(job, 'offends')) })
  await shown('Caster')
  await app.user.keyboard('l')
  await waitFor(() => expect(titles()).toEqual(['Engraver']))
  await arrive()
  await shown('Engraver')
  expect(chosen()).toBe('Engraver')
  expect(app.at()).toBe('/admin/requests?tab=reports&job=engraver')
})

// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type * as DeskAddressModule from '#renderer/features/postings/desk/use-desk-address.ts'
import { chosen, open, shown, titles } from '#tests/support/desk.tsx'

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

test('what is decided about before it stands in the address does not come back with it', async () => {
  underWay = []
  const app = await open()
  await shown('Diamond Setter')
  await app.user.keyboard('a')
  await waitFor(() => expect(titles()).toEqual(['Wax Carver', 'Gemstone Assorter']))
  await act(async () => {
    for (const arrive of underWay ?? []) arrive()
    underWay = null
  })
  await shown('Wax Carver')
  expect(chosen()).toBe('Wax Carver')
  expect(app.at()).toBe('/admin/requests?job=carver')
})

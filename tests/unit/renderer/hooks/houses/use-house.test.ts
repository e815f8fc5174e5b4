// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useHouse, useLivePostings } from '#renderer/hooks/houses/use-house.ts'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { device } from '#tests/support/device.ts'
import { jobOf } from '#tests/support/job-people.ts'

afterEach(cleanup)

const houseOf = (id: string) => ({
  ...{ id, revision: 1, name: `House ${id}`, place: 'Surat', about: '', website: '' },
  ...{ verified: [], verifiedAt: '2026-11-01T09:00:00.000Z', people: [`u-${id}`] }
})
const liveOf = (id: string) =>
  jobOf('approved', { id: `job_${id}`, title: `Setter of ${id}`, employerId: `u-${id}`, expiresOn: '9999-12-31' })

/** Hook result over two houses, each with a member who has one live posting. */
function overHouses<Id, Known>(useKnown: (id: Id) => Known, id: NoInfer<Id>) {
  const houses = ['a', 'b']
  const store = createMemoryStore({
    elements: {
      houses: houses.map(houseOf),
      houseMembers: houses.map((house) => ({ id: `u-${house}`, revision: 1, houseId: house, since: '2026-11-01' })),
      jobs: [...houses.map(liveOf), jobOf('deleted', { id: 'job_over', ending: 'filled-here' })]
    }
  })
  const services = { platform: { documents: Object.assign(store, { device }) } } as unknown as Services
  const wrapper = ({ children }: PropsWithChildren) => createElement(ServicesContext, { value: services }, children)
  return { store, ...renderHook(useKnown, { initialProps: id, wrapper }) }
}

test('useHouse › shows the other company and its jobs after a change', async () => {
  const { result, rerender } = overHouses(
    (id: string) => ({
      house: useHouse(id).data?.name,
      live: useLivePostings(id).data?.jobs.map(({ title }) => title)
    }),
    'a'
  )
  await waitFor(() => expect(result.current).toEqual({ house: 'House a', live: ['Setter of a'] }))
  rerender('b')
  await waitFor(() => expect(result.current).toEqual({ house: 'House b', live: ['Setter of b'] }))
})

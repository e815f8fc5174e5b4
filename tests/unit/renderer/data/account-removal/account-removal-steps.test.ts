import { expect, test } from 'vitest'
import {
  type RemovalPart,
  type RemovalPlan,
  type RemovalStep,
  removalParts,
  removeAll
} from '#renderer/data/account-removal/account-removal-steps.ts'
import { StoreError } from '#renderer/storage/document-store.ts'

/** A plan over so many things of each part, which notes what it does. */
function planOf(more: Partial<Record<RemovalPart, Partial<RemovalStep>>> = {}) {
  const there = new Map(removalParts.map((part) => [part, 2]))
  const removed: RemovalPart[] = []
  const steps = removalParts.map((part): [RemovalPart, RemovalStep] => [
    part,
    {
      count: async () => ({ all: there.get(part) ?? 0, blocked: 0 }),
      async remove() {
        removed.push(part)
        there.set(part, 0)
      },
      ...more[part]
    }
  ])
  return { plan: Object.fromEntries(steps) as RemovalPlan, removed, there }
}
const fail =
  (failure: 'full' | 'unavailable', isOffline = false) =>
  () =>
    Promise.reject(new StoreError(failure, 'told to fail', { isOffline }))

test('removal of a user’s data › removes nothing and names the data whose removal is blocked', async () => {
  const { plan, removed } = planOf({ applications: { count: async () => ({ all: 3, blocked: 1 }) } })
  await expect(removeAll(plan)).rejects.toMatchObject({
    ...{ name: 'RemovalError', reason: 'blocked', left: [{ part: 'applications', count: 1 }] }
  })
  expect(removed).toEqual([])
})

test('removal of a user’s data › removes nothing when counting the data fails', async () => {
  const { plan, removed } = planOf({ publicProfile: { count: fail('unavailable') } })
  await expect(removeAll(plan)).rejects.toMatchObject({ reason: 'stopped' })
  expect(removed).toEqual([])
})

test('removal of a user’s data › keeps the role and counts what remains after a failed removal', async () => {
  const { plan, removed, there } = planOf({ applications: { remove: fail('full') } })
  await expect(removeAll(plan)).rejects.toMatchObject({
    reason: 'stopped',
    left: [
      { part: 'applications', count: 2 },
      { part: 'role', count: 2 }
    ],
    cause: { failure: 'full' }
  })
  expect(removed).toEqual(removalParts.filter((part) => part !== 'applications' && part !== 'role'))
  const again = planOf()
  for (const [part, count] of there) again.there.set(part, count)
  await removeAll(again.plan)
  expect([...again.there.values()]).toEqual(removalParts.map(() => 0))
})

test('removal of a user’s data › stops at the first failure while offline', async () => {
  const { plan, removed } = planOf({ request: { remove: fail('unavailable', true) } })
  await expect(removeAll(plan)).rejects.toMatchObject({ reason: 'stopped' })
  expect(removed).toEqual(['jobs'])
})

test('removal of a user’s data › reports data that remains after the last removal', async () => {
  const { plan } = planOf({ publicProfile: { remove: async () => {} } })
  await expect(removeAll(plan)).rejects.toMatchObject({
    reason: 'stopped',
    left: [{ part: 'publicProfile', count: 2 }]
  })
})

test('removal of a user’s data › reports a failed removal when the count is unknown', async () => {
  const { plan } = planOf({ files: { count: undefined as never, remove: fail('full') } })
  await expect(removeAll(plan)).rejects.toMatchObject({
    left: [{ part: 'files', count: undefined }, { part: 'role' }]
  })
})

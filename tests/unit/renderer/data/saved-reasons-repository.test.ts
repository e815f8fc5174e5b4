import { expect, test } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createSavedReasonsRepository } from '#renderer/data/saved-reasons-repository.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import type { SavedReason } from '#shared/domain/reason/saved-reason.ts'
import { admin } from '#tests/support/job-people.ts'
import { until } from '#tests/support/until.ts'

const fail = (error: unknown) => {
  throw error
}

/** A board whose list has begun. */
const own: SavedReason = { id: 'reason_own', revision: 1, use: 'ban', text: 'Fraud' }

function boardOf(reasons: readonly SavedReason[] = [own]) {
  const store = createMemoryStore({ elements: { savedReasons: reasons } })
  const as = (actor: Actor | null) => createSavedReasonsRepository(createAuthorizedStore(store, () => actor))
  return { as, stored: () => store.readElements('savedReasons') as SavedReason[] }
}

test('saved rejection reasons › can be added, changed and removed, and keep their order', async () => {
  const { as, stored } = boardOf()
  const seen: string[][] = []
  const stop = as(admin).watch((reasons) => seen.push(reasons.map(({ use, text }) => `${use}: ${text}`)), fail)
  const first = await as(admin).add({ use: 'reject', text: ' The pay is missing: ___ ' })
  const second = await as(admin).add({ use: 'takeDown', text: 'It asks for money' })
  await until(() =>
    expect(seen.at(-1)).toEqual(['ban: Fraud', 'reject: The pay is missing: ___', 'takeDown: It asks for money'])
  )
  const changed = await as(admin).change(first, { use: 'reject', text: 'No pay' })
  await expect(as(admin).change(first, { use: 'reject', text: 'Other' })).rejects.toMatchObject({ failure: 'conflict' })
  await as(admin).remove(second)
  await as(admin).remove(second)
  expect(stored()).toEqual([own, changed])
  await expect(as(admin).change(second, { use: 'reject', text: 'Other' })).rejects.toMatchObject({
    failure: 'conflict'
  })
  await until(() => expect(seen.at(-1)).toEqual(['ban: Fraud', 'reject: No pay']))
  stop()
})

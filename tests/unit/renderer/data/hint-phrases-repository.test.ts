import { expect, test } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createHintPhrasesRepository } from '#renderer/data/hint-phrases-repository.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { refused } from '#tests/support/authorized-board.ts'
import { admin, meena, suvarna } from '#tests/support/job-people.ts'
import { until } from '#tests/support/until.ts'

const fail = (error: unknown) => {
  throw error
}
const fees = { latin: 'fee, chair money', devanagari: 'फीस', gujarati: '' }

test('phrases that hints look for › can be changed and reset by the administrator only', async () => {
  const store = createMemoryStore()
  const as = (actor: Actor | null) => createHintPhrasesRepository(createAuthorizedStore(store, () => actor))
  const seen: string[][] = []
  const stop = as(suvarna).watch((lists) => seen.push(lists.map(({ id, latin }) => `${id}: ${latin}`)), fail)
  const first = await as(admin).change('fee', { ...fees, latin: ' fee\u202e, chair money ' }, 0)
  expect(first).toMatchObject({ id: 'fee', ...fees, revision: 1 })
  await until(() => expect(seen.at(-1)).toEqual(['fee: fee, chair money']))
  await expect(as(admin).change('fee', fees, 0)).rejects.toMatchObject({ failure: 'conflict' })
  await expect(as(admin).change('fee', { ...fees, latin: 'fee (any)' }, 1)).rejects.toMatchObject(refused)
  for (const actor of [suvarna, meena, null]) {
    await expect(as(actor).change('fee', fees, 1)).rejects.toMatchObject(refused)
    await expect(as(actor).reset('fee')).rejects.toMatchObject(refused)
  }
  expect(store.readElements('hintPhrases')).toEqual([first])
  await as(admin).reset('fee')
  await as(admin).reset('fee')
  await until(() => expect(seen.at(-1)).toEqual([]))
  stop()
})

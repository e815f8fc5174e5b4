import { beforeEach, expect, test, vi } from 'vitest'
import { cancelBatch, dismissBatch, startBatch, useBatch } from '#renderer/features/desk/decide/batch.ts'
import { explainFailure } from '#renderer/postings/explain-failure.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { finishWork } from '#renderer/stores/unfinished-work.ts'
import { jobOf } from '#tests/support/job-people.ts'

const jobs = ['one', 'two', 'three'].map((id) => jobOf('pending', { id }))
beforeEach(dismissBatch)

test('a batch goes on when one posting fails, and says of each why', async () => {
  const failures: Record<string, StoreError> = {
    one: new StoreError('conflict', 'changed', { stored: jobs[0] }),
    three: new StoreError('conflict', 'gone')
  }
  const seen: number[] = []
  const stop = useBatch.subscribe(({ batch }) => batch && seen.push(batch.done))
  const batch = await startBatch(jobs, async ({ id }) => {
    if (failures[id]) throw failures[id]
  })
  stop()
  expect(batch).toMatchObject({ total: 3, done: 3, isOver: true })
  expect(batch.failed.map(({ item, error }) => [item.id, explainFailure(error)])).toEqual([
    ['one', 'changed'],
    ['three', 'gone']
  ])
  expect(new Set(seen)).toEqual(new Set([0, 1, 2, 3]))
})

test('a second batch waits for the first, and is not stopped with it', async () => {
  const steps: string[] = []
  const run = (name: string, onStep: () => void) =>
    startBatch(jobs, async ({ id }) => {
      steps.push(`${name} ${id}`)
      onStep()
    })
  const both = await Promise.all([run('first', cancelBatch), run('second', () => {})])
  expect(both.map(({ done, total }) => [done, total - done])).toEqual([
    [1, 2],
    [3, 0]
  ])
  expect(steps).toEqual(['first one', 'second one', 'second two', 'second three'])
})

test('a batch that is stopped finishes the posting it is at, and leaves the others', async () => {
  const batch = await startBatch(jobs, async () => {
    cancelBatch()
  })
  expect(batch).toMatchObject({ total: 3, done: 1, failed: [], isOver: true })
})

test('who logs out while a batch runs waits until it is over', async () => {
  const steps: string[] = []
  const held: (() => void)[] = []
  const run = startBatch(jobs.slice(0, 1), async () => {
    await new Promise<void>((resolve) => held.push(resolve))
    steps.push('stored')
  })
  const out = finishWork().then(() => steps.push('logged out'))
  await vi.waitFor(() => expect(held).toHaveLength(1))
  held[0]?.()
  await Promise.all([run, out])
  expect(steps).toEqual(['stored', 'logged out'])
})

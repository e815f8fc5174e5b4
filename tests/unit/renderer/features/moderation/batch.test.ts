import { beforeEach, expect, test, vi } from 'vitest'
import { cancelBatch, dismissBatch, startBatch } from '#renderer/features/moderation/decide/batch.ts'
import { finishWork } from '#renderer/stores/unfinished-work.ts'
import { jobOf } from '#tests/support/job-people.ts'

const jobs = ['one', 'two', 'three'].map((id) => jobOf('pending', { id }))
beforeEach(dismissBatch)

test('startBatch › runs after the current batch and survives its cancellation', async () => {
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

test('startBatch › delays the logout until the batch has finished', async () => {
  const steps: string[] = []
  const pending: (() => void)[] = []
  const run = startBatch(jobs.slice(0, 1), async () => {
    await new Promise<void>((resolve) => pending.push(resolve))
    steps.push('stored')
  })
  const out = finishWork().then(() => steps.push('logged out'))
  await vi.waitFor(() => expect(pending).toHaveLength(1))
  pending[0]?.()
  await Promise.all([run, out])
  expect(steps).toEqual(['stored', 'logged out'])
})

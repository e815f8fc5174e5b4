import { beforeEach, expect, test, vi } from 'vitest'
import { dismissBatch, startBatch } from '#renderer/features/moderation/decisions/batch-decision-store.ts'
import { finishWork } from '#renderer/stores/delay-sign-out.ts'
import { jobOf } from '#tests/support/job-people.ts'

const jobs = ['one', 'two', 'three'].map((id) => jobOf('pending', { id }))
beforeEach(dismissBatch)

test('batch decision › delays the logout until the batch has finished', async () => {
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

import { expect, test } from 'vitest'
import { finishWork, holdSignOut } from '#renderer/stores/unfinished-work.ts'

test('finishWork › waits for all pending work, including failures', async () => {
  const steps: string[] = []
  const failed = expect(holdSignOut(Promise.reject(new Error('full')))).rejects.toThrow('full')
  const first = holdSignOut(
    Promise.resolve().then(() => {
      steps.push('first')
      void holdSignOut(new Promise((done) => setImmediate(done)).then(() => steps.push('second')))
      return 'stored'
    })
  )
  await finishWork()
  expect(steps).toEqual(['first', 'second'])
  await failed
  expect(await first).toBe('stored')
  await finishWork()
})

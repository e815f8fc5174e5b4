import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDesktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { desktopMain } from '#tests/support/desktop-bridge.ts'
import { userDataFolder } from '#tests/support/desktop-folder.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

let userData: ReturnType<typeof userDataFolder>
beforeEach(() => {
  userData = userDataFolder()
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllEnvs()
  userData.remove()
})

/** The lists of a desktop app that was built with this setting. */
async function open(samples: boolean) {
  // An empty text stands for the no that a build writes into its place.
  if (!samples) vi.stubEnv('LOUPE_SAMPLES', '')
  const { sampleCollections } = await import('#electron/main/sample-collections.ts')
  const collections = ['jobs', 'candidateProfiles']
  const store = createDesktopStore(
    desktopMain(userData.folder, { collections, initializers: sampleCollections }).bridge()
  )
  const count = async () => [
    (await store.query(jobs, { order: 'stored', limit: 0 })).total,
    (await store.query(candidateProfiles, { order: 'stored', limit: 0 })).total
  ]
  return { store, count }
}

test('desktop store › starts empty without sample jobs and stays empty', async () => {
  const first = await open(false)
  expect(await first.count()).toEqual([0, 0])
  await first.store.change(jobs, 'job_1', () => sampleJob('job_1'))
  await first.store.remove(jobs, 'job_1')
  expect(await (await open(false)).count()).toEqual([0, 0])
})

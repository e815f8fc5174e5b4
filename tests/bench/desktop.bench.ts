import { afterAll, bench, describe, vi } from 'vitest'
import { jobs } from '#renderer/storage/collections/collections.ts'
import { createDesktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import { desktopMain } from '#tests/support/desktop-bridge.ts'
import { userDataFolder, writeElements } from '#tests/support/desktop-folder.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

vi.mock('electron', async () => (await import('#tests/support/electron.ts')).electronModule())

const folders: ReturnType<typeof userDataFolder>[] = []
afterAll(() => {
  for (const folder of folders) folder.remove()
})

/** A data folder with so many jobs of 1.2 KB. */
function writeBoard(size: number): string {
  const folder = userDataFolder()
  folders.push(folder)
  writeElements(
    folder.folder,
    'jobs',
    Array.from({ length: size }, (_, at) => sampleJob(`job_${at}`))
  )
  return folder.folder
}

const open = (folder: string) => createDesktopStore(desktopMain(folder, { collections: ['jobs'] }).bridge())
const once = { order: 'stored', limit: 1 } as const

// From the page's call to the answer that it is on the disk. With 10,000 jobs it may cost twice what it costs with 100.
describe('a save on the desktop', () => {
  for (const size of [100, 1_000, 10_000, 50_000]) {
    const store = open(writeBoard(size))
    let number = 0
    const id = () => `job_${(number * 7919) % size}`
    bench(
      `with ${size} stored jobs`,
      async () => {
        number += 1
        await store.change(jobs, id(), (job) => ({ ...sampleJob(id()), ...job, salaryRange: `₹${number}` }))
      },
      { warmupIterations: 20, setup: async () => void (await store.query(jobs, once)) }
    )
  }
})

// From nothing to the first page of jobs: every file looked at, every job carried over the bridge and parsed.
describe('opening the board on the desktop', () => {
  for (const size of [100, 1_000, 10_000]) {
    const folder = writeBoard(size)
    bench(`with ${size} stored jobs`, async () => void (await open(folder).query(jobs, once)))
  }
})

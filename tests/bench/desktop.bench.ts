import { afterAll, bench, describe } from 'vitest'
import { openCollectionFiles } from '#electron/main/document-store/collection-files.ts'
import { openQuarantine } from '#electron/main/quarantine-folder.ts'
import { createDesktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { desktopMain } from '#tests/support/desktop-bridge.ts'
import { userDataFolder, writeElements } from '#tests/support/desktop-folder.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

const folders: ReturnType<typeof userDataFolder>[] = []
afterAll(() => {
  for (const folder of folders) folder.remove()
})

function newFolder(): string {
  const folder = userDataFolder()
  folders.push(folder)
  return folder.folder
}

const sampleJobs = (size: number) => Array.from({ length: size }, (_, at) => sampleJob(`job_${at}`))

/** A data folder with so many jobs of 1.2 KB. */
function writeBoard(size: number): string {
  const folder = newFolder()
  writeElements(folder, 'jobs', sampleJobs(size))
  return folder
}

const open = (folder: string) => createDesktopStore(desktopMain(folder, { collections: ['jobs'] }).bridge())
const once = { order: 'stored', limit: 1 } as const

/** As long as main saves it does nothing else. Gives what saves one job of the list. */
function openCollection(size: number): (turn: number) => void {
  const folder = writeBoard(size)
  const collection = openCollectionFiles(
    {
      userData: folder,
      collections: ['jobs'],
      initializers: new Map(),
      quarantine: openQuarantine(folder)
    },
    () => {}
  ).get('jobs')
  return (turn) => {
    const rowId = (turn * 7919) % size
    collection.write(rowId, 0, { ...sampleJob(`job_${rowId}`), salaryRange: `₹${turn}` })
  }
}

describe('main process › blocked by a save', () => {
  for (const [bytes, size] of [
    ['500 kB', 400],
    ['5 MB', 4_000]
  ] as const) {
    let turn = 0
    const save = openCollection(size)
    bench(`in a list of ${bytes}`, () => save(turn++), { time: 3_000, warmupIterations: 20 })
  }
})

// From the page's call to the answer that it is on the disk.
describe('desktop store › saves a record', () => {
  for (const size of [100, 1_000, 10_000]) {
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

// From nothing to the first page of jobs: the file looked at, every job carried over the bridge and parsed.
describe('desktop store › opens', () => {
  for (const size of [100, 1_000, 10_000]) {
    const folder = writeBoard(size)
    bench(`with ${size} stored jobs`, async () => void (await open(folder).query(jobs, once)))
  }
})

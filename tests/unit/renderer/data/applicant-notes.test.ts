import { describe, expect, test } from 'vitest'
import { createApplicantNotesRepository } from '#renderer/data/applicant-notes-repository.ts'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { ApplicantNote } from '#shared/collections/applicant-notes.ts'
import type { Application } from '#shared/domain/application/application.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { refused } from '#tests/support/authorized-board.ts'
import { admin, kesar, meena, suvarna } from '#tests/support/job-people.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'

const application = applicationOf()
const key = 'applicantNotes_u-suvarna'

/** Suvarna's notes on a board with these applications; `becomes`: another user uses the same repository. */
function notesOf(applications: readonly Application[] = [application], about?: () => Partial<DocumentStore>) {
  const store = createMemoryStore({ elements: { jobs: [], applications } })
  let person: Actor | null = suvarna
  const authorized = createAuthorizedStore(store, () => person)
  const documents: DocumentStore = { ...authorized, ...about?.() }
  return {
    store,
    notes: createApplicantNotesRepository(documents, suvarna.uid),
    stored: () => store.readElements(key) as ApplicantNote[],
    becomes: (next: Actor | null) => {
      person = next
    }
  }
}

describe('private note about an applicant', () => {
  test('is stored for the employer and listed with the other notes of the job', async () => {
    const other = applicationOf({ jobId: 'job_2' })
    const { store, notes, stored } = notesOf([application, other])
    await notes.write(application, 'Call on Monday', 0)
    await notes.write(other, 'Has an offer', 0)
    expect(stored()).toEqual([
      { id: 'u-meena_job_1', jobId: 'job_1', note: 'Call on Monday', revision: 1 },
      { id: 'u-meena_job_2', jobId: 'job_2', note: 'Has an offer', revision: 1 }
    ])
    expect(store.readElements('applications')).toEqual([application, other])
    const read = await new Promise<ApplicantNote[]>((resolve, reject) => notes.watch('job_1', resolve, reject))
    expect(read.map(({ note }) => note)).toEqual(['Call on Monday'])
  })

  test('is rejected on a withdrawn application', async () => {
    const withdrawn = applicationOf({ state: 'withdrawn' })
    const { notes, stored } = notesOf([withdrawn])
    const writing = notes.write(withdrawn, 'Call', 0)
    await expect(writing).rejects.toMatchObject({ failure: 'conflict', stored: undefined })
    expect(stored()).toEqual([])
  })

  test.each<[string, Actor | null]>([
    ['another employer', kesar],
    ['the administrator', admin],
    ['the applicant', meena],
    ['an employer of another uid', { ...suvarna, uid: 'u-suvarna-2' }],
    ['a visitor', null]
  ])('cannot be written or removed by %s', async (_, other) => {
    const { notes, store, stored, becomes } = notesOf()
    await notes.write(application, 'Call', 0)
    becomes(other)
    await expect(notes.write(application, 'x', 1)).rejects.toMatchObject(refused)
    store.setElements('applications', [])
    await expect(notes.removeWithdrawn(stored())).rejects.toMatchObject(refused)
    expect(stored()).toMatchObject([{ note: 'Call' }])
  })
})

describe('private notes about withdrawn applications', () => {
  const ravi = applicationOf({ uid: 'u-ravi' }, 'Ravi Soni')

  test('are removed, while other notes are kept', async () => {
    const { notes, store, stored } = notesOf([application, ravi])
    for (const one of [application, ravi]) await notes.write(one, 'Call', 0)
    store.setElements('applications', [applicationOf({ state: 'withdrawn', revision: 2 }), ravi])
    await notes.removeWithdrawn(stored())
    expect(stored().map(({ id }) => id)).toEqual([ravi.id])
  })

  test('are removed when reading the application is not permitted', async () => {
    const { notes, store, stored } = notesOf([application], () => ({
      get: async () => {
        throw new StoreError('refused', 'closed')
      }
    }))
    store.setElements(key, [{ id: application.id, jobId: 'job_1', note: 'Call' }])
    await notes.removeWithdrawn(stored())
    expect(stored()).toEqual([])
  })

  test('are kept while the application is unreadable', async () => {
    const { notes, store, stored } = notesOf()
    await notes.write(application, 'Call', 0)
    const before = stored()
    store.faults.reads = 'unavailable'
    await expect(notes.removeWithdrawn(before)).rejects.toMatchObject({ failure: 'unavailable' })
    store.faults.reads = undefined
    expect(stored()).toEqual(before)
  })
})

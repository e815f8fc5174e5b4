import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Job } from '#shared/domain/job/job.ts'
import { buildJobSearchKeys } from '#shared/domain/search/document-search-keys.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { firestoreEmulator } from '#tests/support/emulator-projects.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { buildRules } from '../../build/firebase/build-firestore-rules.mjs'
import { listClosedJobs } from '../../build/publish/list-closed-jobs.ts'
import { readSharedBoard } from '../../build/publish/read-public-board.ts'

// A shared board is published from what visitors may read of it, under the rules that are deployed.

let emulated: EmulatedBoard
beforeEach(async () => {
  emulated = await boardOnEmulator(buildRules('loupe.example'))
})
afterEach(() => emulated.close())

const stored = (id: string, changes: Partial<Job> = {}): [string, object] => {
  const job = {
    ...sampleJob(id, { employerId: 'uid1', ...changes }),
    revision: 1,
    expiresOn: changes.expiresOn ?? '9999-12-31'
  }
  return [id, { ...job, ...(job.status === 'approved' && { searchKeys: buildJobSearchKeys(job) }) }]
}

test('publisher › reads all live jobs, their companies and how other jobs ended', async () => {
  const live = Array.from({ length: 130 }, (_, index) => stored(`job_${String(index).padStart(3, '0')}`))
  await emulated.put('jobs', live)
  await emulated.put('jobs', [
    stored('expired', { expiresOn: '2020-01-01', category: 'Others' }),
    stored('pending', { status: 'pending' }),
    stored('ended', { status: 'deleted' })
  ])
  await emulated.put('endedJobs', [
    ['ended', { id: 'ended', revision: 1, ending: 'filled-here', category: 'Production' }]
  ])
  const company = {
    name: 'Suvarna',
    place: 'Surat',
    about: '',
    website: '',
    verified: [],
    verifiedAt: '2026-11-01',
    people: ['uid1']
  }
  await emulated.put('companies', [['suvarna-1', { id: 'suvarna-1', revision: 1, ...company }]])
  await emulated.put('companyMembers', [
    ['uid1', { id: 'uid1', revision: 1, companyId: 'suvarna-1', since: '2026-11-01' }]
  ])

  const { host, port } = firestoreEmulator()
  const settings = { apiKey: 'none', projectId: emulated.project, emulator: `${host}:${port}` }
  const received: number[] = []
  const board = await readSharedBoard(settings, (count) => received.push(count))
  expect(board.jobs.map(({ id }) => id)).toEqual(live.map(([id]) => id))
  expect(received).toEqual([59, 118, 130])
  expect(board.companies).toMatchObject([{ id: 'suvarna-1', name: 'Suvarna' }])
  expect(board.members).toMatchObject([{ id: 'uid1', companyId: 'suvarna-1' }])

  const made = { says: 'a', within: 'b', changed: '2026-11-01' }
  const names = ['expired', 'pending', 'ended', 'job_000', 'unknown']
  const files = new Map(names.map((id) => [`jobs/${id}.html`, made]))
  const since = '2026-11-21T09:00:00.000Z'
  const closed = await listClosedJobs(board, { files, closed: new Map() }, new Date(since))
  expect(Object.fromEntries(closed)).toEqual({
    expired: { since, outcome: { state: 'ended', ending: 'expired', category: 'Others' } },
    ended: { since, outcome: { state: 'ended', ending: 'filled-here', category: 'Production' } }
  })
  // A known ended job is not asked for again; it goes when it is live again, and after half a year.
  const later = (day: string) =>
    listClosedJobs(
      board,
      { files: new Map(), closed: new Map([...closed, ['job_000', closed.get('ended')]]) } as never,
      new Date(day)
    )
  expect([...(await later('2026-12-21')).keys()].sort()).toEqual(['ended', 'expired'])
  expect((await later('2027-06-01')).size).toBe(0)
})

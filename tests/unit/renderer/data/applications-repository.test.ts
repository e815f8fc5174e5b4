import { beforeEach, describe, expect, test } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { applications as collection } from '#shared/collections/applications.ts'
import { appliedJobs } from '#shared/collections/applied-jobs.ts'
import { copyApplicantProfile } from '#shared/domain/application/application.ts'
import { reduceApplication } from '#shared/domain/application/application-reducer.ts'
import { createFileLink, parseFileLink } from '#shared/domain/candidate/user-profile.ts'
import { workPhotoType } from '#shared/domain/file/upload-types-and-limits.ts'
import {
  type ApplicationsBoard,
  applicationsBoard,
  job,
  otherJob,
  profile,
  ravi
} from '#tests/support/applications-board.ts'
import { refused } from '#tests/support/authorized-board.ts'
import { admin, meena, suvarna } from '#tests/support/job-people.ts'
import { until } from '#tests/support/until.ts'

let store: ApplicationsBoard['store']
let files: ApplicationsBoard['files']
let of: ApplicationsBoard['of']
let stored: ApplicationsBoard['stored']
let marks: ApplicationsBoard['marks']
let withFiles: ApplicationsBoard['withFiles']

beforeEach(() => {
  ;({ store, files, of, stored, marks, withFiles } = applicationsBoard())
})

describe('applying for a job', () => {
  test('stores the application with the profile and marks the job as applied', async () => {
    const sent = await of(meena).apply(job, profile, ' I can come on Saturday. ')
    expect(sent).toMatchObject({
      id: 'u-meena_job_1',
      employerId: 'u-suvarna',
      job: { title: 'Stone setter', company: 'Suvarna Jewels', location: 'Surat GJ' },
      profile: { name: 'Meena Patel', skills: ['kundan', 'polki'] },
      message: 'I can come on Saturday.',
      state: 'new',
      appliedAt: '2026-11-21T10:00:00.000Z'
    })
    expect(stored()).toEqual([sent])
    expect(marks()).toEqual(['job_1'])
    await of(meena).apply(otherJob, profile, '')
    expect(marks()).toEqual(['job_1', 'job_2'])
  })

  test.each([
    ['closed', { status: 'deleted', ending: 'filled-here' }],
    ['taken down', { status: 'deleted', ending: 'taken-down' }],
    ['expired', { expiresOn: '2020-01-01' }],
    ['in review', { status: 'pending' }]
  ] as const)('is rejected when the job is %s', async (_, more) => {
    store.setElements('jobs', [{ ...job, ...more }])
    await expect(of(meena).apply(job, await withFiles(), '')).rejects.toMatchObject(refused)
    expect([stored(), marks(), files.listNames().length]).toEqual([[], [], 2])
    // Past the repository, too.
    const [now, actor] = [new Date(), { ...meena, isAdmin: false, isEmployer: false }]
    const copy = copyApplicantProfile(profile, [], meena.email)
    const step = { action: 'apply', job, profile: copy, message: '' } as const
    const forged = reduceApplication(undefined, step, actor, now)
    const authorized = createAuthorizedStore(store, () => meena)
    const write = () => authorized.change(collection, forged.id, () => forged, undefined, step)
    await expect(write()).rejects.toMatchObject(refused)
    store.setElements('jobs', [job])
    expect(await write()).toMatchObject({ state: 'new' })
    if ('status' in more) {
      expect(() => reduceApplication(undefined, { ...step, job: { ...job, ...more } }, actor, now)).toThrow()
    }
  })

  test('stores nothing when the candidate applies again', async () => {
    const sent = await of(meena).apply(job, await withFiles(), 'Hello')
    const names = files.listNames()
    expect(await of(meena).apply(job, { ...profile, name: 'Another' }, 'Again')).toEqual(sent)
    expect([stored(), marks(), files.listNames()]).toEqual([[sent], ['job_1'], names])
  })

  test('stores nothing after the candidate has withdrawn', async () => {
    await of(meena).withdraw(await of(meena).apply(job, profile, ''))
    expect((await of(meena).apply(job, profile, 'Once more')).state).toBe('withdrawn')
    expect([stored().length, marks()]).toEqual([1, ['job_1']])
  })

  test('stores one application when two windows apply simultaneously', async () => {
    const storedProfile = await withFiles()
    const [one, other] = await Promise.all([
      of(meena).apply(job, storedProfile, 'One'),
      of(meena).apply(job, storedProfile, 'Other')
    ])
    expect(one).toEqual(other)
    expect([stored(), marks()]).toEqual([[one], ['job_1']])
    // The profile's two files and their two copies.
    expect(files.listNames()).toHaveLength(4)
  })

  test.each([suvarna, admin, null])('is allowed for candidates only: %o', async (actor) => {
    await expect(of(actor).apply(job, { ...profile, id: actor?.uid ?? '' }, '')).rejects.toMatchObject(refused)
    expect(stored()).toEqual([])
  })

  test('cannot be done in the name of another candidate', async () => {
    await expect(of(ravi).apply(job, profile, '')).rejects.toMatchObject(refused)
    expect([stored(), marks()]).toEqual([[], []])
  })
})

describe('attached files of an application', () => {
  test('are copies that survive changes to the profile', async () => {
    const storedProfile = await withFiles()
    const { profile: sent } = await of(meena).apply(job, storedProfile, '')
    await files.remove(parseFileLink(storedProfile.resumeUrl) ?? '')
    await files.remove(parseFileLink(storedProfile.avatarUrl) ?? '')
    const resume = await files.read(parseFileLink(sent?.resumeUrl ?? '') ?? '')
    expect([await resume?.text(), resume?.type, sent?.resumeName]).toEqual([
      '%PDF resume',
      'application/pdf',
      'meena.pdf'
    ])
    expect(await (await files.read(parseFileLink(sent?.avatarUrl ?? '') ?? ''))?.text()).toBe('face')
  })

  test('include photos of work, and go when it is withdrawn', async () => {
    const storedProfile = await withFiles()
    const photos = [createFileLink(await files.keep(meena.uid, new Blob(['ring'], { type: workPhotoType })))]
    const sent = await of(meena).apply(job, { ...storedProfile, photos }, '')
    const [copy = ''] = sent.profile?.photos ?? []
    expect(photos).not.toContain(copy)
    expect(await (await files.read(parseFileLink(copy) ?? ''))?.text()).toBe('ring')
    await of(meena).withdraw(sent)
    expect(files.listNames()).toHaveLength(3)
  })

  test('never include files of another user', async () => {
    const theirs = createFileLink(await files.keep(ravi.uid, new Blob(['%PDF private'])))
    const { profile: sent } = await of(meena).apply(job, { ...profile, resumeUrl: theirs }, '')
    expect([sent?.resumeUrl, files.listNames().length]).toEqual(['', 1])
  })
})

describe('failed sending of an application', () => {
  test('stores nothing when copying the files fails', async () => {
    const storedProfile = await withFiles()
    const { keep } = files
    let writes = 0
    files.keep = (...given) => {
      writes += 1
      if (writes === 2) files.faults.writes = 'full'
      return keep(...given).finally(() => {
        files.faults.writes = undefined
      })
    }
    await expect(of(meena).apply(job, storedProfile, '')).rejects.toMatchObject({ failure: 'full' })
    expect([stored(), marks(), files.listNames().length]).toEqual([[], [], 2])
  })

  test.each(['full', 'unavailable', 'damaged'] as const)(
    'removes the copied files when the store fails (%s)',
    async (failure) => {
      const storedProfile = await withFiles()
      store.faults.writes = failure
      await expect(of(meena).apply(job, storedProfile, '')).rejects.toMatchObject({ failure })
      expect([stored(), marks(), files.listNames().length]).toEqual([[], [], 2])
    }
  )

  test('marks the job as applied when the candidate applies again', async () => {
    const { change } = store
    store.change = (where, ...rest) => {
      if (where.name === appliedJobs.of(meena.uid).name) store.faults.writes = 'full'
      return change(where, ...rest)
    }
    await expect(of(meena).apply(job, profile, 'Hello')).rejects.toMatchObject({ failure: 'full' })
    expect([stored().length, marks()]).toEqual([1, []])
    store.change = change
    store.faults.writes = undefined
    expect(await of(meena).apply(job, profile, 'Hello')).toEqual(stored()[0])
    expect([stored().length, marks()]).toEqual([1, ['job_1']])
  })
})

describe('list of the jobs a candidate applied to', () => {
  test('keeps unknown values that another program wrote', async () => {
    store.setElements('appliedJobs_u-meena', ['job_9', 5, ''])
    const results: string[][] = []
    of(meena).watchApplied(
      meena.uid,
      (ids) => results.push([...ids]),
      () => {}
    )
    await until(() => expect(results.at(-1)).toEqual(['job_9']))
    await of(meena).markApplied(meena.uid, 'job_1')
    expect(marks()).toEqual(['job_9', 5, '', 'job_1'])
  })

  test.each([ravi, suvarna, admin, null])('can be changed only by the candidate: %o', async (actor) => {
    await of(meena).markApplied(meena.uid, 'job_1')
    await expect(of(actor).markApplied(meena.uid, 'job_2')).rejects.toMatchObject(refused)
    const documents = createAuthorizedStore(store, () => actor)
    await expect(documents.remove(appliedJobs.of(meena.uid), 'job_1')).rejects.toMatchObject(refused)
    expect(marks()).toEqual(['job_1'])
  })
})

test('stored application with invalid data › is never overwritten', async () => {
  const broken = { id: 'u-meena_job_1', uid: meena.uid, state: 'adored' }
  store.setElements('applications', [broken])
  await expect(of(meena).apply(job, profile, '')).rejects.toMatchObject({ failure: 'damaged' })
  expect([stored(), marks()]).toEqual([[broken], []])
})

import { beforeEach, describe, expect, test } from 'vitest'
import { appliedJobsOf, applications as collection } from '#renderer/data/application-collections.ts'
import {
  type Applications,
  type ApplicationsRepository,
  applicationsRepository
} from '#renderer/data/applications-repository.ts'
import { guardedStore } from '#renderer/data/guarded-store.ts'
import { type MemoryFiles, memoryFiles } from '#renderer/platform/memory/memory-files.ts'
import { type MemoryStore, memoryStore } from '#renderer/platform/memory/memory-store.ts'
import type { Application } from '#shared/domain/application.ts'
import type { Actor } from '#shared/domain/job-transitions.ts'
import type { SessionUser } from '#shared/domain/session-user.ts'
import { emptyProfile, fileLink, keptFileOf, type UserProfile } from '#shared/domain/user-profile.ts'
import { applicationOf } from '#tests/support/applications.ts'
import { admin, jobOf, kesar, meena, suvarna } from '#tests/support/job-people.ts'

let store: MemoryStore
let files: MemoryFiles
let clock: Date

const job = jobOf('approved')
const ravi: Actor = { uid: 'u-ravi', role: 'Candidate', email: 'ravi@example.com' }
/** Suvarna, whose address does not make her an employer any more. */
const dismissed: Actor = { ...suvarna, role: 'Candidate' }
const profile: UserProfile = {
  ...emptyProfile,
  id: meena.uid,
  name: 'Meena Patel',
  headline: 'Kundan setter',
  location: 'Jaipur RJ',
  skills: 'kundan, , polki'
}

beforeEach(() => {
  store = memoryStore({ elements: { jobs: [job, jobOf('approved', { id: 'job_2', employerId: kesar.uid })] } })
  files = memoryFiles()
  clock = new Date('2026-11-21T10:00:00.000Z')
})

const sessionOf = (actor: Actor): SessionUser => ({
  ...actor,
  isAdmin: actor.role === 'Admin',
  isEmployer: actor.role === 'Employer'
})
function of(actor: Actor | null): ApplicationsRepository {
  const documents = guardedStore(store, () => actor)
  return applicationsRepository({ documents, files, actor: () => actor && sessionOf(actor), clock: () => clock })
}
const stored = () => store.elements('applications') as Application[]
const marks = (uid = meena.uid) => store.elements(`appliedJobs_${uid}`)
const refused = { name: 'StoreError', failure: 'refused' }
const pdf = (text: string) => new Blob([text], { type: 'application/pdf' })

/** Meena's profile with a résumé and a picture that are kept. */
async function withFiles(): Promise<UserProfile> {
  const resumeUrl = fileLink(await files.keep(meena.uid, pdf('%PDF resume')))
  const avatarUrl = fileLink(await files.keep(meena.uid, new Blob(['face'])))
  return { ...profile, resumeName: 'meena.pdf', resumeUrl, avatarUrl }
}

/** What a watch tells. */
function told(watch: (tell: (result: Applications) => void) => void): Applications[] {
  const results: Applications[] = []
  watch((result) => results.push(result))
  return results
}

describe('applying', () => {
  test('stores the application with what the profile says, and the id of the job in a plain list of texts', async () => {
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
    await of(meena).apply(jobOf('approved', { id: 'job_2' }), profile, '')
    expect(marks()).toEqual(['job_1', 'job_2'])
  })

  test('takes the owner and the name of the job from the board, not from the page that was open', async () => {
    const old = jobOf('approved', { employerId: kesar.uid, title: 'An older title' })
    const sent = await of(meena).apply(old, profile, '')
    expect([sent.employerId, sent.job.title]).toEqual(['u-suvarna', 'Stone setter'])
  })

  test('again changes nothing, also with another profile and message', async () => {
    const sent = await of(meena).apply(job, await withFiles(), 'Hello')
    const kept = files.names()
    expect(await of(meena).apply(job, { ...profile, name: 'Another' }, 'Again')).toEqual(sent)
    expect([stored(), marks(), files.names()]).toEqual([[sent], ['job_1'], kept])
  })

  test('again after withdrawing sends nothing: the job stays applied to', async () => {
    await of(meena).withdraw(await of(meena).apply(job, profile, ''))
    expect((await of(meena).apply(job, profile, 'Once more')).state).toBe('withdrawn')
    expect([stored().length, marks()]).toEqual([1, ['job_1']])
  })

  test('in two windows at once sends one application, and neither fails', async () => {
    const known = await withFiles()
    const [one, other] = await Promise.all([of(meena).apply(job, known, 'One'), of(meena).apply(job, known, 'Other')])
    expect(one).toEqual(other)
    expect([stored(), marks()]).toEqual([[one], ['job_1']])
    // The profile's two files and their two copies.
    expect(files.names()).toHaveLength(4)
  })

  test.each([
    ['is pending again', [jobOf('pending')]],
    ['was rejected', [jobOf('rejected')]],
    ['was removed', []]
  ])('to a job that %s meanwhile is refused, and nothing is stored or kept', async (_, jobs) => {
    const known = await withFiles()
    store.setElements('jobs', jobs)
    await expect(of(meena).apply(job, known, '')).rejects.toMatchObject(refused)
    expect([stored(), marks(), files.names().length]).toEqual([[], [], 2])
  })

  test.each([suvarna, admin, null])('is refused to whoever is no candidate: %o', async (actor) => {
    await expect(of(actor).apply(job, { ...profile, id: actor?.uid ?? '' }, '')).rejects.toMatchObject(refused)
    expect(stored()).toEqual([])
  })

  test('in the name of another candidate is refused', async () => {
    await expect(of(ravi).apply(job, profile, '')).rejects.toMatchObject(refused)
    expect([stored(), marks()]).toEqual([[], []])
  })
})

describe('the files that go along', () => {
  test('are copies: the employer keeps them when the candidate replaces or removes their own', async () => {
    const known = await withFiles()
    const { profile: sent } = await of(meena).apply(job, known, '')
    await files.remove(keptFileOf(known.resumeUrl) ?? '')
    await files.remove(keptFileOf(known.avatarUrl) ?? '')
    const resume = await files.read(keptFileOf(sent?.resumeUrl ?? '') ?? '')
    expect([await resume?.text(), resume?.type, sent?.resumeName]).toEqual([
      '%PDF resume',
      'application/pdf',
      'meena.pdf'
    ])
    expect(await (await files.read(keptFileOf(sent?.avatarUrl ?? '') ?? ''))?.text()).toBe('face')
  })

  test('are never those of somebody else, whatever the profile says', async () => {
    const theirs = fileLink(await files.keep(ravi.uid, pdf('%PDF private')))
    const { profile: sent } = await of(meena).apply(job, { ...profile, resumeUrl: theirs }, '')
    expect([sent?.resumeUrl, files.names().length]).toEqual(['', 1])
  })

  test('that are addresses of an older profile stay addresses', async () => {
    const { profile: sent } = await of(meena).apply(job, { ...profile, resumeUrl: 'https://papers.example.com/1' }, '')
    expect(sent?.resumeUrl).toBe('https://papers.example.com/1')
  })
})

describe('a failure in the middle', () => {
  test('of the files leaves nothing behind', async () => {
    const known = await withFiles()
    const { keep } = files
    let kept = 0
    files.keep = (...given) => {
      kept += 1
      if (kept === 2) files.faults.writes = 'full'
      return keep(...given).finally(() => {
        files.faults.writes = undefined
      })
    }
    await expect(of(meena).apply(job, known, '')).rejects.toMatchObject({ failure: 'full' })
    expect([stored(), marks(), files.names().length]).toEqual([[], [], 2])
  })

  test.each(['full', 'unavailable', 'damaged'] as const)('of the board (%s) leaves no copies', async (failure) => {
    const known = await withFiles()
    store.faults.writes = failure
    await expect(of(meena).apply(job, known, '')).rejects.toMatchObject({ failure })
    expect([stored(), marks(), files.names().length]).toEqual([[], [], 2])
  })

  test('of the mark alone is mended by applying again', async () => {
    const { change } = store
    store.change = (where, ...rest) => {
      if (where.name === appliedJobsOf(meena.uid).name) store.faults.writes = 'full'
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

describe('marks', () => {
  test('of a form outside are told to every watch, once each', async () => {
    const seen: string[][] = []
    of(meena).watchApplied(
      meena.uid,
      (ids) => seen.push([...ids]),
      () => {}
    )
    await of(meena).markApplied(meena.uid, 'job_2')
    await of(meena).markApplied(meena.uid, 'job_2')
    await expect.poll(() => seen.at(-1)).toEqual(['job_2'])
    expect([marks(), stored()]).toEqual([['job_2'], []])
  })

  test('that are stored already are read as they are, with one that is no text left alone', async () => {
    store.setElements('appliedJobs_u-meena', ['job_9', 5, ''])
    const seen: string[][] = []
    of(meena).watchApplied(
      meena.uid,
      (ids) => seen.push([...ids]),
      () => {}
    )
    await expect.poll(() => seen.at(-1)).toEqual(['job_9'])
    await of(meena).markApplied(meena.uid, 'job_1')
    expect(marks()).toEqual(['job_9', 5, '', 'job_1'])
  })

  test('a list that cannot be read is told', async () => {
    store.faults.reads = 'unavailable'
    const failures: string[] = []
    of(meena).watchApplied(
      meena.uid,
      () => {},
      ({ failure }) => failures.push(failure)
    )
    await expect.poll(() => failures).toEqual(['unavailable'])
  })

  test.each([ravi, suvarna, admin, null, { ...meena, role: 'Employer' } as const])(
    'are set and removed by nobody else: %o',
    async (actor) => {
      await of(meena).markApplied(meena.uid, 'job_1')
      await expect(of(actor).markApplied(meena.uid, 'job_2')).rejects.toMatchObject(refused)
      const documents = guardedStore(store, () => actor)
      await expect(documents.remove(appliedJobsOf(meena.uid), 'job_1')).rejects.toMatchObject(refused)
      expect(marks()).toEqual(['job_1'])
    }
  )
})

describe('the lists', () => {
  beforeEach(() => {
    store.setElements('applications', [
      applicationOf({ appliedAt: '2026-11-01T10:00:00.000Z' }),
      applicationOf({ jobId: 'job_2', employerId: kesar.uid, appliedAt: '2026-11-03T10:00:00.000Z' }),
      applicationOf({ uid: ravi.uid, appliedAt: '2026-11-02T10:00:00.000Z' }),
      { id: 'broken', uid: meena.uid, state: 'hired' }
    ])
  })
  const ids = (results: Applications[]) => results.at(-1)?.applications.map(({ id }) => id)

  test('give each side theirs, newest first', async () => {
    const own = told((tell) => of(meena).watchOwn(meena.uid, 9, tell, () => {}))
    const suvarnas = told((tell) => of(suvarna).watchForEmployer(suvarna.uid, 9, tell, () => {}))
    const all = told((tell) => of(admin).watchAll(9, tell, () => {}))
    await expect.poll(() => ids(own)).toEqual(['u-meena_job_2', 'u-meena_job_1'])
    await expect.poll(() => ids(suvarnas)).toEqual(['u-ravi_job_1', 'u-meena_job_1'])
    await expect.poll(() => ids(all)).toEqual(['u-meena_job_2', 'u-ravi_job_1', 'u-meena_job_1'])
  })

  test('say how many there are beyond the limit', async () => {
    const own = told((tell) => of(meena).watchOwn(meena.uid, 1, tell, () => {}))
    await expect.poll(() => [ids(own), own.at(-1)?.total]).toEqual([['u-meena_job_2'], 2])
  })

  test('tell a move at once, and what cannot be read', async () => {
    const own = told((tell) => of(meena).watchOwn(meena.uid, 9, tell, () => {}))
    await expect.poll(() => own.length).toBe(1)
    await of(suvarna).move(stored()[0] as Application, 'interview')
    await expect.poll(() => own.at(-1)?.applications.at(-1)?.state).toBe('interview')
    store.faults.reads = 'unavailable'
    const failures: string[] = []
    of(meena).watchOwn(
      meena.uid,
      9,
      () => {},
      ({ failure }) => failures.push(failure)
    )
    await expect.poll(() => failures).toEqual(['unavailable'])
  })
})

describe('moving', () => {
  const before = applicationOf()
  beforeEach(() => store.setElements('applications', [before]))

  test.each([suvarna, admin])('by $role adds one line, to and fro', async (actor) => {
    const moved = await of(actor).move(before, 'hired')
    expect(moved).toMatchObject({ state: 'hired', revision: 2, seen: 1, profile: before.profile })
    clock = new Date('2026-11-21T11:00:00.000Z')
    expect((await of(actor).move(moved, 'new')).history).toEqual([
      ...before.history,
      { state: 'hired', at: '2026-11-21T10:00:00.000Z' },
      { state: 'new', at: '2026-11-21T11:00:00.000Z' }
    ])
  })

  test.each([
    ['another employer', kesar],
    ['the candidate', meena],
    ['an employer who lost the role', dismissed],
    ['nobody', null]
  ] as const)('by %s is refused', async (_, actor) => {
    await expect(of(actor).move(before, 'hired')).rejects.toMatchObject(refused)
    expect(stored()).toEqual([before])
  })

  test('what an employer who lost the role cannot, the administrator still can', async () => {
    await expect(of(dismissed).move(before, 'interview')).rejects.toMatchObject(refused)
    expect((await of(admin).move(before, 'interview')).state).toBe('interview')
  })

  test('where it is already is refused, and no line is added', async () => {
    await expect(of(suvarna).move(before, 'new')).rejects.toMatchObject(refused)
    expect(stored()).toEqual([before])
  })

  test('an older version than the stored one is a conflict, and gives the newer', async () => {
    await of(admin).move(before, 'reviewed')
    await expect(of(suvarna).move(before, 'hired')).rejects.toMatchObject({
      failure: 'conflict',
      stored: { state: 'reviewed', revision: 2 }
    })
  })

  test('one that was withdrawn meanwhile is a conflict, and as it is now refused', async () => {
    const withdrawn = await of(meena).withdraw(before)
    await expect(of(suvarna).move(before, 'hired')).rejects.toMatchObject({
      failure: 'conflict',
      stored: { state: 'withdrawn', profile: null }
    })
    await expect(of(suvarna).move(withdrawn, 'hired')).rejects.toMatchObject(refused)
  })

  test.each([1, undefined])('one that is gone (revision %s) is a conflict', async (revision) => {
    store.setElements('applications', [])
    await expect(of(suvarna).move({ ...before, revision }, 'hired')).rejects.toMatchObject({
      failure: 'conflict',
      stored: undefined
    })
    expect(stored()).toEqual([])
  })

  test('keeps what a newer version of the product wrote beside', async () => {
    store.setElements('applications', [{ ...before, score: 5 }])
    await of(suvarna).move(before, 'reviewed')
    expect(stored()).toMatchObject([{ state: 'reviewed', score: 5 }])
  })
})

describe('withdrawing', () => {
  test('leaves the employer nothing but that somebody withdrew: no profile, no message, no files', async () => {
    const known = await withFiles()
    const own = files.names()
    const sent = await of(meena).apply(job, known, 'I can come on Saturday.')
    expect(files.names()).toHaveLength(4)
    await of(meena).withdraw(sent)
    expect(stored()).toMatchObject([{ state: 'withdrawn', profile: null, message: '' }])
    expect(JSON.stringify(stored())).not.toMatch(/Meena|Saturday/)
    expect([files.names(), marks()]).toEqual([own, ['job_1']])
  })

  test('that cannot be written keeps the files', async () => {
    const sent = await of(meena).apply(job, await withFiles(), '')
    store.faults.writes = 'unavailable'
    await expect(of(meena).withdraw(sent)).rejects.toMatchObject({ failure: 'unavailable' })
    expect([stored(), files.names().length]).toEqual([[sent], 4])
  })

  test('is done also when the copies cannot be removed: they go with the account', async () => {
    const sent = await of(meena).apply(job, await withFiles(), '')
    files.faults.writes = 'unavailable'
    expect((await of(meena).withdraw(sent)).state).toBe('withdrawn')
  })

  test.each([suvarna, admin, ravi, null])('is refused to everybody else: %o', async (actor) => {
    const sent = await of(meena).apply(job, await withFiles(), '')
    await expect(of(actor).withdraw(sent)).rejects.toMatchObject(refused)
    expect([stored(), files.names().length]).toEqual([[sent], 4])
  })

  test('one that was answered meanwhile is a conflict: the candidate sees the answer first', async () => {
    const sent = await of(meena).apply(job, profile, '')
    await of(suvarna).move(sent, 'interview')
    await expect(of(meena).withdraw(sent)).rejects.toMatchObject({
      failure: 'conflict',
      stored: { state: 'interview' }
    })
  })
})

describe('marking as read', () => {
  test('goes as far as was shown: what came after stays unread', async () => {
    const sent = await of(meena).apply(job, profile, '')
    const shown = await of(suvarna).move(sent, 'reviewed')
    await of(suvarna).move(shown, 'interview')
    expect((await of(meena).markRead(shown)).seen).toBe(2)
    expect(stored()[0]?.history).toHaveLength(3)
  })

  test('again writes nothing', async () => {
    const sent = await of(meena).apply(job, profile, '')
    const shown = await of(suvarna).move(sent, 'reviewed')
    const read = await of(meena).markRead(shown)
    expect(await of(meena).markRead(shown)).toEqual(read)
    expect(stored()).toEqual([read])
  })

  test.each([suvarna, admin])('is not for $role', async (actor) => {
    const before = applicationOf({ state: 'reviewed' })
    store.setElements('applications', [before])
    await expect(of(actor).markRead(before)).rejects.toMatchObject(refused)
  })

  test('one that is gone is a conflict', async () => {
    await expect(of(meena).markRead(applicationOf({ state: 'reviewed' }))).rejects.toMatchObject({
      failure: 'conflict'
    })
  })
})

describe('before an account goes', () => {
  test('everything of theirs is taken back, and nothing of the others', async () => {
    await of(meena).apply(job, await withFiles(), 'Hello')
    await of(meena).apply(jobOf('approved', { id: 'job_2' }), profile, '')
    await of(meena).markApplied(meena.uid, 'job_7')
    const theirs = await of(ravi).apply(job, { ...profile, id: ravi.uid, name: 'Ravi Soni' }, '')
    await of(meena).withdrawAll(meena.uid)
    expect(stored()).toMatchObject([
      { uid: meena.uid, state: 'withdrawn', profile: null },
      { uid: meena.uid, state: 'withdrawn', profile: null },
      theirs
    ])
    expect(JSON.stringify(stored())).not.toContain('Meena')
    expect([marks(), marks(ravi.uid), files.names().length]).toEqual([[], ['job_1'], 2])
  })

  test('after a failure it is done again from where it stopped', async () => {
    await of(meena).apply(job, profile, '')
    await of(meena).apply(jobOf('approved', { id: 'job_2' }), profile, '')
    const { change } = store
    let written = 0
    store.change = (...given) => {
      written += 1
      if (written === 2) store.faults.writes = 'unavailable'
      return change(...given)
    }
    await expect(of(meena).withdrawAll(meena.uid)).rejects.toMatchObject({ failure: 'unavailable' })
    expect(stored().map(({ state }) => state)).toEqual(['withdrawn', 'new'])
    store.change = change
    store.faults.writes = undefined
    await of(meena).withdrawAll(meena.uid)
    expect([stored().map(({ state }) => state), marks()]).toEqual([['withdrawn', 'withdrawn'], []])
    // Once more is no error.
    await of(meena).withdrawAll(meena.uid)
  })

  test('nobody takes back the applications of another', async () => {
    await of(meena).apply(job, profile, '')
    for (const actor of [ravi, suvarna, admin]) {
      await expect(of(actor).withdrawAll(meena.uid)).rejects.toMatchObject(refused)
    }
    expect([stored()[0]?.state, marks()]).toEqual(['new', ['job_1']])
  })
})

test('an application is never removed, by either side or the administrator', async () => {
  await of(meena).apply(job, profile, '')
  for (const actor of [meena, suvarna, admin, null]) {
    await expect(guardedStore(store, () => actor).remove(collection, 'u-meena_job_1')).rejects.toMatchObject(refused)
  }
  expect(stored()).toHaveLength(1)
})

test('one that does not parse is written over by nobody', async () => {
  const broken = { id: 'u-meena_job_1', uid: meena.uid, state: 'adored' }
  store.setElements('applications', [broken])
  await expect(of(meena).apply(job, profile, '')).rejects.toMatchObject({ failure: 'damaged' })
  expect([stored(), marks()]).toEqual([[broken], []])
})

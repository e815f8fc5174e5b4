import { beforeEach, describe, expect, test } from 'vitest'
import type { Applications } from '#renderer/data/applications-repository.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { maxApplicationHistory } from '#shared/domain/text-limits.ts'
import {
  type ApplicationsBoard,
  applicationsBoard,
  dismissed,
  job,
  otherJob,
  profile,
  ravi
} from '#tests/support/applications-board.ts'
import { refused } from '#tests/support/authorized-board.ts'
import { admin, kesar, meena, suvarna } from '#tests/support/job-people.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'
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

/** The history of one that was moved to and fro. */
function linesOf(count: number): Application['history'] {
  return Array.from({ length: count }, (_, index) => ({
    state: index === 0 ? 'new' : index % 2 === 1 ? 'interview' : 'reviewed',
    at: '2026-11-01T10:00:00.000Z'
  }))
}

/** A watch's results. */
function collectResults(watch: (onResult: (result: Applications) => void) => void): Applications[] {
  const results: Applications[] = []
  watch((result) => results.push(result))
  return results
}

describe('lists of applications', () => {
  beforeEach(() => {
    store.setElements('applications', [
      applicationOf({ appliedAt: '2026-11-01T10:00:00.000Z' }),
      applicationOf({ jobId: 'job_2', employerId: kesar.uid, appliedAt: '2026-11-03T10:00:00.000Z' }),
      applicationOf({ uid: ravi.uid, appliedAt: '2026-11-02T10:00:00.000Z' }),
      { id: 'broken', uid: meena.uid, state: 'hired' }
    ])
  })
  const ids = (results: Applications[]) => results.at(-1)?.applications.map(({ id }) => id)

  test('show candidate and employer their own applications, newest first', async () => {
    const own = collectResults((onResult) => of(meena).watchOwn(meena.uid, 9, onResult, () => {}))
    const suvarnas = collectResults((onResult) => of(suvarna).watchForEmployer(suvarna.uid, 9, onResult, () => {}))
    const all = collectResults((onResult) => of(admin).watchAll(9, onResult, () => {}))
    await until(() => expect(ids(own)).toEqual(['u-meena_job_2', 'u-meena_job_1']))
    await until(() => expect(ids(suvarnas)).toEqual(['u-ravi_job_1', 'u-meena_job_1']))
    await until(() => expect(ids(all)).toEqual(['u-meena_job_2', 'u-ravi_job_1', 'u-meena_job_1']))
  })
})

describe('changing the status of an application', () => {
  const before = applicationOf()
  beforeEach(() => store.setElements('applications', [before]))

  test.each([
    ['another employer', kesar],
    ['the candidate', meena],
    ['an employer who lost the role', dismissed],
    ['a visitor', null]
  ] as const)('is not allowed for %s', async (_, actor) => {
    await expect(of(actor).move(before, 'hired')).rejects.toMatchObject(refused)
    expect(stored()).toEqual([before])
  })

  test('reports a conflict with the newer version', async () => {
    await of(admin).move(before, 'reviewed')
    await expect(of(suvarna).move(before, 'hired')).rejects.toMatchObject({
      failure: 'conflict',
      stored: { state: 'reviewed', revision: 2 }
    })
  })
})

describe('withdrawing an application', () => {
  test('removes profile, message and files from the employer’s view', async () => {
    const ownProfile = await withFiles()
    const own = files.listNames()
    const sent = await of(meena).apply(job, ownProfile, 'I can come on Saturday.')
    expect(files.listNames()).toHaveLength(4)
    await of(meena).withdraw(sent)
    expect(stored()).toMatchObject([{ state: 'withdrawn', profile: null, message: '' }])
    expect(JSON.stringify(stored())).not.toMatch(/Meena|Saturday/)
    expect([files.listNames(), marks()]).toEqual([own, ['job_1']])
  })

  test('keeps the files when storing the withdrawal fails', async () => {
    const sent = await of(meena).apply(job, await withFiles(), '')
    store.faults.writes = 'unavailable'
    await expect(of(meena).withdraw(sent)).rejects.toMatchObject({ failure: 'unavailable' })
    expect([stored(), files.listNames().length]).toEqual([[sent], 4])
  })

  test('succeeds when removing the copied files fails', async () => {
    const sent = await of(meena).apply(job, await withFiles(), '')
    files.faults.writes = 'unavailable'
    expect((await of(meena).withdraw(sent)).state).toBe('withdrawn')
  })

  test('reports a conflict when the employer replied in between', async () => {
    const sent = await of(meena).apply(job, profile, '')
    await of(suvarna).move(sent, 'interview')
    await expect(of(meena).withdraw(sent)).rejects.toMatchObject({
      failure: 'conflict',
      stored: { state: 'interview' }
    })
  })
})

describe('marking an application as read', () => {
  test('keeps later status changes unread', async () => {
    const sent = await of(meena).apply(job, profile, '')
    const shown = await of(suvarna).move(sent, 'reviewed')
    await of(suvarna).move(shown, 'interview')
    expect((await of(meena).markRead(shown)).seen).toBe(2)
    expect(stored()[0]?.history).toHaveLength(3)
  })
})

describe('declining open applications of a closed job', () => {
  const states = ['new', 'reviewed', 'interview', 'hired', 'not-now', 'withdrawn'] as const
  const all = states.map((state, index) => applicationOf({ state, uid: `u-${index}` }))
  const other = applicationOf({ jobId: 'job_2', uid: 'u-0', employerId: kesar.uid })
  const current = () => stored().map(({ state }) => state)
  const after = ['not-now', 'not-now', 'not-now', 'hired', 'not-now', 'withdrawn', 'new']

  test.each([suvarna, admin])('sets each application to ‘Not now’ once with one message, by $role', async (actor) => {
    store.setElements('applications', [...all, other])
    expect(await of(actor).declineOpen('job_1', ' The job is filled. ')).toBe(3)
    expect(current()).toEqual(after)
    const messages = stored().map(({ history }) => history.at(-1)?.message)
    expect(messages).toEqual([...Array(3).fill('The job is filled.'), undefined, undefined, undefined, undefined])
    expect(stored()[0]).toMatchObject({ seen: 1, history: [{ state: 'new' }, { state: 'not-now' }] })
    expect(await of(actor).declineOpen('job_1', 'Again')).toBe(0)
  })

  test('is not allowed for other users', async () => {
    store.setElements('applications', [...all, other])
    for (const actor of [kesar, meena, null]) expect(await of(actor).declineOpen('job_1', '')).toBe(0)
    await expect(of(dismissed).declineOpen('job_1', '')).rejects.toMatchObject(refused)
    expect(current()).toEqual([...states, 'new'])
  })

  test('continues after a failure and keeps newer decisions', async () => {
    store.setElements('applications', [...all, other])
    const { change } = store
    let written = 0
    store.change = (...given) => {
      written += 1
      if (written === 2) store.faults.writes = 'unavailable'
      return change(...given)
    }
    await expect(of(suvarna).declineOpen('job_1', '')).rejects.toMatchObject({ failure: 'unavailable' })
    store.faults.writes = undefined
    let isHired = false
    store.change = async (...given) => {
      if (!isHired) {
        isHired = true
        const [next] = stored().filter(({ state, jobId }) => jobId === 'job_1' && state === 'reviewed')
        if (next) await of(suvarna).move(next, 'hired')
      }
      return change(...given)
    }
    expect(await of(suvarna).declineOpen('job_1', '')).toBe(1)
    expect(current().sort()).toEqual(['hired', 'hired', 'new', 'not-now', 'not-now', 'not-now', 'withdrawn'])
  })

  test.each([99, 100, 505])('withdraws an application with %i status changes', async (moves) => {
    store.setElements('applications', [applicationOf({ state: 'reviewed', history: linesOf(moves + 1) })])
    await of(meena).withdrawAll(meena.uid)
    expect(stored()).toMatchObject([{ state: 'withdrawn', profile: null, message: '' }])
    expect(stored()[0]?.history.length).toBeLessThanOrEqual(maxApplicationHistory + 1)
  })
})

describe('withdrawing all applications of an account', () => {
  test('removes every profile, message and file of the user', async () => {
    await of(meena).apply(job, await withFiles(), 'Hello')
    await of(meena).apply(otherJob, profile, '')
    await of(meena).markApplied(meena.uid, 'job_7')
    const theirs = await of(ravi).apply(job, { ...profile, id: ravi.uid, name: 'Ravi Soni' }, '')
    await of(meena).withdrawAll(meena.uid)
    expect(stored()).toMatchObject([
      { uid: meena.uid, state: 'withdrawn', profile: null },
      { uid: meena.uid, state: 'withdrawn', profile: null },
      theirs
    ])
    expect(JSON.stringify(stored())).not.toContain('Meena')
    expect([marks(ravi.uid), files.listNames().length]).toEqual([['job_1'], 2])
  })

  test('continues after one withdrawal fails', async () => {
    await of(meena).apply(job, profile, '')
    await of(meena).apply(otherJob, profile, '')
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
    expect(stored().map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn'])
    // Once more is no error.
    await of(meena).withdrawAll(meena.uid)
  })

  test('includes an application that the employer updates concurrently', async () => {
    await of(meena).apply(job, profile, '')
    const { query } = store
    store.query = async (...given) => {
      const found = await query(...given)
      store.query = query
      await of(suvarna).move(stored()[0] as Application, 'interview')
      return found
    }
    await of(meena).withdrawAll(meena.uid)
    expect(stored()).toMatchObject([{ state: 'withdrawn', profile: null }])
  })

  test('is not allowed for other users', async () => {
    await of(meena).apply(job, profile, '')
    for (const actor of [ravi, suvarna, admin]) {
      await expect(of(actor).withdrawAll(meena.uid)).rejects.toMatchObject(refused)
    }
    expect([stored()[0]?.state, marks()]).toEqual(['new', ['job_1']])
  })
})

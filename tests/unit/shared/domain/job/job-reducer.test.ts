import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Job } from '#shared/domain/job/job.ts'
import { type CloseOutcome, readEnding, readTakeDownReason } from '#shared/domain/job/job-closing-outcome.ts'
import { isPublic } from '#shared/domain/job/job-expiry.ts'
import { canWriteJob, type JobStep, reduceJob } from '#shared/domain/job/job-reducer.ts'
import type { Actor, JobAction } from '#shared/domain/job/job-transitions.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
import { Refusal } from '#shared/domain/refusal-error.ts'
import { maxRevisableHistory } from '#shared/domain/text-limits.ts'
import { listClaims, matrix } from '#tests/support/job-matrix.ts'
import { admin, contentNamed, jobOf, suvarna } from '#tests/support/job-people.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const at = now.toISOString()
const posted = { type: 'post', at: '2026-11-01T09:00:00.000Z', by: { ...by(suvarna), name: 'suvarna' }, revision: 1 }

function by({ uid, role }: Actor) {
  return { uid, role }
}

function stepOf(action: JobAction): JobStep {
  const content = contentNamed('Polisher')
  const steps = {
    post: { action: 'post', id: 'job_2', content },
    revise: { action: 'revise', content },
    edit: { action: 'edit', content },
    approve: { action: 'approve' },
    reject: { action: 'reject', reason: 'The pay is missing' },
    restore: { action: 'restore' },
    putBack: { action: 'putBack' },
    close: { action: 'close', outcome: 'filled-here' },
    takeDown: { action: 'takeDown', reason: 'The pay is missing' },
    reopen: { action: 'reopen' },
    renew: { action: 'renew' },
    // No step leads there: a job is deleted by being removed.
    delete: { action: 'delete' } as unknown as JobStep
  } satisfies Record<JobAction, JobStep>
  return steps[action]
}

/** Whichever step is claimed. */
const canWrite = (actor: Actor | null, before: Job | undefined, after: Job | undefined) =>
  (after ? listClaims(after) : [undefined]).some((step) => canWriteJob(actor, before, after, step))

describe('job transition', () => {
  test.each(matrix)('$action by $relation on $standing leads to $to', ({ action, to, actor, job }) => {
    const step = () => reduceJob(job, stepOf(action), actor as Actor, now)
    if (to === null || to === 'none') expect(step).toThrow(Refusal)
    else expect(step().status).toBe(to)
  })

  test('does not change its input', () => {
    const before = jobOf('approved')
    reduceJob(before, stepOf('revise'), suvarna, now)
    expect(before).toEqual(jobOf('approved'))
  })
})

describe('job transition: post', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('makes an employer’s job pending, owned and dated today', () => {
    expect(reduceJob(undefined, stepOf('post'), suvarna, now)).toEqual({
      ...contentNamed('Polisher'),
      id: 'job_2',
      status: 'pending',
      employerId: 'u-suvarna',
      postedDate: '2026-11-21',
      history: [{ type: 'post', at, by: by(suvarna), revision: 1 }]
    })
  })

  test('makes the administrator’s job live at once', () => {
    const job = reduceJob(undefined, stepOf('post'), admin, now)
    expect(job).toMatchObject({ status: 'approved', employerId: 'admin' })
    expect(job.history).toEqual([{ type: 'post', at, by: by(admin), revision: 1 }])
  })

  test('dates a job by the day in India, and its history in UTC', () => {
    const job = reduceJob(undefined, stepOf('post'), suvarna, new Date('2026-11-21T19:30:00.000Z'))
    expect(job.postedDate).toBe('2026-11-22')
    expect(job.history).toMatchObject([{ at: '2026-11-21T19:30:00.000Z' }])
    expect(canWrite(suvarna, undefined, job)).toBe(true)
  })

  test('stores only the content’s own fields', () => {
    const content = {
      ...contentNamed('Polisher'),
      status: 'approved',
      employerId: 'u-kesar',
      revision: 9,
      mood: 'bold'
    }
    const job = reduceJob(undefined, { action: 'post', id: 'job_2', content }, suvarna, now)
    expect(job).toMatchObject({ status: 'pending', employerId: 'u-suvarna' })
    expect(Object.keys(job)).not.toContain('mood')
    expect(Object.keys(job)).not.toContain('revision')
  })
})

describe('text of a job after a transition', () => {
  test.each(['revise', 'edit'] as const)('is replaced by %s, which leaves status and dates unchanged', (action) => {
    const carried = { ...contentNamed('Two  spaces'), id: 'job_9', employerId: 'u-kesar', postedDate: '2020-01-01' }
    const before = { ...jobOf('pending'), mood: { deep: [1] } }
    const after = reduceJob(before, { action, content: carried }, action === 'edit' ? admin : suvarna, now)
    expect(after).toMatchObject({ ...contentNamed('Two  spaces'), id: 'job_1', employerId: 'u-suvarna' })
    expect(after).toMatchObject({ postedDate: '2026-11-01', mood: { deep: [1] } })
  })

  test.each([
    ['approve', 'pending'],
    ['reject', 'pending'],
    ['restore', 'rejected']
  ] as const)('is unchanged by %s', (action, from) => {
    const { status: _status, history: _history, ...rest } = jobOf(from)
    expect(reduceJob(jobOf(from), stepOf(action), admin, now)).toMatchObject(rest)
  })
})

describe('history of a job after a transition', () => {
  test('gets one entry for each transition, with actor, time, revision number', () => {
    const after = reduceJob(jobOf('pending', { revision: 4 }), { action: 'approve' }, admin, now)
    expect(after.history).toEqual([posted, { type: 'approve', at, by: by(admin), revision: 5 }])
  })

  test.each([
    [undefined, []],
    [null, []],
    ['by hand', ['by hand']],
    [
      [null, 'by hand', posted],
      [null, 'by hand', posted]
    ]
  ])('keeps the history entries stored before: %j', (history, expectedHistory) => {
    const entry = { type: 'approve', at, by: by(admin), revision: 2 }
    expect(reduceJob(jobOf('pending', { history }), { action: 'approve' }, admin, now).history).toEqual([
      ...expectedHistory,
      entry
    ])
  })

  test('stores the actor’s uid and role, without email', () => {
    const { history } = reduceJob(undefined, stepOf('post'), suvarna, now)
    expect(history).toMatchObject([{ by: { uid: suvarna.uid, role: 'Employer' } }])
    expect(JSON.stringify(history)).not.toMatch(/@|_employer|"suvarna"/)
  })
})

describe('rejection reason of a job after a transition', () => {
  test('is trimmed and loses invisible characters', () => {
    const after = reduceJob(
      jobOf('pending'),
      { action: 'reject', reason: ' \n The  pay\u202E is missing \t' },
      admin,
      now
    )
    expect(after.rejectionReason).toBe('The  pay is missing')
    expect(after.history).toMatchObject([{}, { type: 'reject', reason: 'The  pay is missing' }])
  })

  test.each(['', '  ', ' \n\t '])('is omitted when it is blank: %j', (reason) => {
    const after = reduceJob(jobOf('pending'), { action: 'reject', reason }, admin, now)
    expect(Object.keys(after)).not.toContain('rejectionReason')
    expect(JSON.stringify(after.history)).not.toContain('reason')
  })

  test.each([
    ['revise', suvarna],
    ['edit', admin],
    ['restore', admin]
  ] as const)('is removed by %s', (action, actor) => {
    const after = reduceJob(jobOf('rejected', { rejectionReason: 'The pay is missing' }), stepOf(action), actor, now)
    expect(Object.keys(after)).not.toContain('rejectionReason')
  })
})

describe('approved version of a job after a transition', () => {
  const version = { content: contentNamed('What was public'), at: '2026-11-05T10:00:00.000Z' }

  test.each([
    ['approve', admin, [posted, { ...posted, type: 'approve', at: '2026-11-02T09:00:00.000Z', revision: 2 }]],
    ['edit', admin, [posted, { ...posted, type: 'edit', at: '2026-11-02T09:00:00.000Z', revision: 2 }]],
    ['post', admin, [{ ...posted, at: '2026-11-02T09:00:00.000Z' }]]
  ])('is kept when the owner revises, dated by %s', (_, _by, history) => {
    const after = reduceJob(jobOf('approved', { history }), stepOf('revise'), suvarna, now)
    expect(after.approvedVersion).toEqual({ content: contentNamed('Stone setter'), at: '2026-11-02T09:00:00.000Z' })
    expect(after.title).toBe('Polisher')
  })

  test.each([undefined, 'by hand', [{ ...posted, type: 'reject' }]])(
    'has the posted date when the history has no date: %j',
    (history) => {
      const after = reduceJob(jobOf('approved', { history }), stepOf('revise'), suvarna, now)
      expect(after.approvedVersion).toMatchObject({ at: '2026-11-01' })
    }
  )

  test('is the current public version, not an earlier one', () => {
    const after = reduceJob(jobOf('approved', { approvedVersion: version }), stepOf('revise'), suvarna, now)
    expect(after.approvedVersion).toMatchObject({ content: { title: 'Stone setter' } })
  })

  test.each([
    ['revise', 'pending', suvarna],
    ['revise', 'rejected', suvarna],
    ['reject', 'pending', admin],
    ['restore', 'rejected', admin]
  ] as const)('stays unchanged through %s of a %s job', (action, from, actor) => {
    for (const approvedVersion of [version, { from: 'another version of the product' }]) {
      const after = reduceJob(jobOf(from, { approvedVersion }), stepOf(action), actor, now)
      expect(after.approvedVersion).toEqual(approvedVersion)
    }
    expect(Object.keys(reduceJob(jobOf(from), stepOf(action), actor, now))).not.toContain('approvedVersion')
  })

  test.each([
    ['approve', 'pending'],
    ['edit', 'pending'],
    ['edit', 'rejected'],
    ['edit', 'approved']
  ] as const)('is removed when %s makes a %s job public', (action, from) => {
    const after = reduceJob(jobOf(from, { approvedVersion: version }), stepOf(action), admin, now)
    expect(Object.keys(after)).not.toContain('approvedVersion')
  })
})

test('job transition › keeps the rejected version until the job is live', () => {
  const before = reduceJob(jobOf('pending'), { action: 'reject', reason: 'No pay' }, admin, now)
  const again = reduceJob(before, stepOf('revise'), suvarna, now)
  expect(again.rejectedVersion).toEqual({ content: contentNamed('Stone setter'), at, reason: 'No pay' })
  expect(reduceJob(again, stepOf('revise'), suvarna, now).rejectedVersion).toEqual(again.rejectedVersion)
  expect(canWrite(suvarna, before, { ...again, rejectedVersion: undefined })).toBe(false)
  for (const action of ['approve', 'edit'] as const)
    expect(Object.keys(reduceJob(again, stepOf(action), admin, now))).not.toContain('rejectedVersion')
})

describe('undo of a decision about a job', () => {
  const version = { content: contentNamed('Polisher'), at: '2026-10-01' }
  const pending = jobOf('pending', { approvedVersion: version, rejectedVersion: { ...version, reason: 'No pay' } })
  const approve = () => reduceJob(pending, { action: 'approve' }, admin, now)

  test.each<[string, JobStep, Partial<Job>]>([
    ['approval', { action: 'approve' }, pending],
    ['rejection', { action: 'reject', reason: 'The pay is missing' }, {}]
  ])('restores the job as it was before the %s', (_what, decision, versions) => {
    const decided = reduceJob(pending, decision, admin, now)
    const { approvedVersion, rejectedVersion } = versions
    const after = reduceJob(decided, { action: 'putBack', approvedVersion, rejectedVersion }, admin, now)
    const { history, ...rest } = after
    const { history: before, ...expected } = pending
    expect(rest).toEqual(expected)
    expect(history).toEqual([
      ...(before as unknown[]),
      expect.anything(),
      expect.objectContaining({ type: 'putBack', by: by(admin) })
    ])
    expect(canWrite(admin, decided, after)).toBe(true)
    expect(canWrite(suvarna, decided, after)).toBe(false)
    expect(canWrite(admin, decided, { ...after, title: 'Another' })).toBe(false)
  })

  test('is refused after a later transition or with an invalid version', () => {
    const approved = approve()
    const renewed = reduceJob(approved, { action: 'renew' }, suvarna, now)
    expect(() => reduceJob(renewed, { action: 'putBack' }, admin, now)).toThrow(Refusal)
    expect(() => reduceJob(approved, { action: 'putBack', approvedVersion: 'junk' }, admin, now)).toThrow(Refusal)
  })
})

describe('check of a write to a job', () => {
  test('allows any revision number, which the store checks', () => {
    const after = reduceJob(jobOf('pending'), { action: 'approve' }, admin, now)
    expect(canWrite(admin, jobOf('pending'), { ...after, revision: 77 })).toBe(true)
  })

  test('refuses a write without a transition', () => {
    expect(canWrite(admin, undefined, undefined)).toBe(false)
    expect(canWrite(admin, jobOf('pending'), jobOf('pending'))).toBe(false)
    expect(canWrite(suvarna, jobOf('pending'), { ...jobOf('pending'), title: 'Polisher' })).toBe(false)
    expect(canWrite(suvarna, undefined, jobOf('pending', { history: [] }))).toBe(false)
  })
})

describe('closing, taking down or reopening a job', () => {
  const live = jobOf('approved', { expiresOn: '2026-12-16' })

  test('stores the outcome of a closed job and hides it from the public', () => {
    const after = reduceJob(live, { action: 'close', outcome: 'filled-elsewhere' }, suvarna, now)
    expect(after).toMatchObject({ status: 'deleted', ending: 'filled-elsewhere' })
    expect(after.approvedVersion).toMatchObject({ content: contentNamed('Stone setter') })
    expect(Object.keys(after)).not.toContain('expiresOn')
    expect(readEnding(after)).toBe('filled-elsewhere')
    expect(isPublic(after, now)).toBe(false)
  })

  test('requires a reason to take a job down', () => {
    const after = reduceJob(live, { action: 'takeDown', reason: ' It asks for money ' }, admin, now)
    expect([readEnding(after), readTakeDownReason(after)]).toEqual(['taken-down', 'It asks for money'])
    expect(after.history).toMatchObject([{}, { type: 'takeDown', reason: 'It asks for money' }])
    for (const reason of ['', ' \n '])
      expect(() => reduceJob(live, { action: 'takeDown', reason }, admin, now)).toThrow(Refusal)
    const silent = {
      ...after,
      rejectionReason: undefined,
      history: [posted, { ...posted, type: 'takeDown', by: by(admin) }]
    }
    expect(canWrite(admin, live, silent as unknown as Job)).toBe(false)
  })

  test('refuses an unknown outcome', () => {
    const outcome = 'eaten' as CloseOutcome
    expect(() => reduceJob(live, { action: 'close', outcome }, suvarna, now)).toThrow(Refusal)
    const after = reduceJob(live, { action: 'close', outcome: 'not-filled' }, suvarna, now)
    expect(canWrite(suvarna, live, { ...after, ending: 'eaten' })).toBe(false)
    expect(canWrite(suvarna, live, { ...after, ending: 'taken-down' })).toBe(false)
    expect(canWrite(suvarna, live, { ...after, ending: undefined })).toBe(false)
  })

  test('lets the owner reopen for review, the administrator at once', () => {
    const ended = reduceJob(live, { action: 'takeDown', reason: 'It asks for money' }, admin, now)
    const waiting = reduceJob(ended, { action: 'reopen' }, suvarna, now)
    const again = reduceJob(ended, { action: 'reopen' }, admin, now)
    expect(waiting).toMatchObject({ status: 'pending', approvedVersion: ended.approvedVersion })
    expect(again).toMatchObject({ status: 'approved', expiresOn: '2027-01-05' })
    for (const after of [waiting, again]) expect(Object.keys(after)).not.toEqual(expect.arrayContaining(['ending']))
    for (const after of [waiting, again]) expect(Object.keys(after)).not.toContain('rejectionReason')
  })
})

describe('last day of a job after a transition', () => {
  test.each([
    ['approve', 'pending'],
    ['edit', 'pending'],
    ['edit', 'rejected'],
    ['reopen', 'deleted']
  ] as const)('is counted from %s of a %s job', (action, from) => {
    expect(reduceJob(jobOf(from), stepOf(action), admin, now).expiresOn).toBe('2027-01-05')
    expect(reduceJob(jobOf(from, { liveDays: 7 }), stepOf(action), admin, now).expiresOn).toBe('2026-11-28')
  })

  test('stays when a live job is edited, and restarts for an expired one', () => {
    const edited = (expiresOn: unknown) =>
      reduceJob(jobOf('approved', { expiresOn }), stepOf('edit'), admin, now).expiresOn
    expect(edited('2026-11-21')).toBe('2026-11-21')
    expect(edited('2026-11-20')).toBe('2027-01-05')
    expect([edited(undefined), edited('soon')]).toEqual(['9999-12-31', '9999-12-31'])
  })

  test('restarts with a renewal, which needs a last day', () => {
    for (const expiresOn of ['2026-11-20', '2026-12-16'])
      expect(reduceJob(jobOf('approved', { expiresOn }), stepOf('renew'), suvarna, now)).toMatchObject({
        ...{ status: 'approved', expiresOn: '2027-01-05', title: 'Stone setter' }
      })
    for (const expiresOn of [undefined, '9999-12-31']) {
      const job = jobOf('approved', { expiresOn })
      expect(canAct(suvarna, 'renew', job)).toBe(false)
      expect(() => reduceJob(job, stepOf('renew'), suvarna, now)).toThrow(Refusal)
    }
  })

  test.each(['post', 'revise', 'edit'] as const)('follows the chosen days between 7 and 90: %s', (action) => {
    const before = action === 'post' ? undefined : jobOf('pending')
    const actor = action === 'revise' ? suvarna : admin
    for (const [days, day] of [
      [7, '2026-11-28'],
      [90, '2027-02-19']
    ] as const) {
      const after = reduceJob(before, { ...stepOf(action), liveDays: days } as JobStep, actor, now)
      expect(after.liveDays).toBe(days)
      if (action !== 'revise') expect(after.expiresOn).toBe(day)
      expect(canWrite(actor, before, after)).toBe(true)
    }
    for (const days of [6, 91, 7.5])
      expect(() => reduceJob(before, { ...stepOf(action), liveDays: days } as JobStep, actor, now)).toThrow(Refusal)
  })

  test('is refused when it differs from the computed day', () => {
    const after = reduceJob(jobOf('pending'), { action: 'approve' }, admin, now)
    for (const expiresOn of ['2027-01-06', '2027-01-04', '9999-12-31', undefined])
      expect(canWrite(admin, jobOf('pending'), { ...after, expiresOn })).toBe(false)
    const revised = reduceJob(jobOf('approved'), stepOf('revise'), suvarna, now)
    expect(canWrite(suvarna, jobOf('approved'), { ...revised, expiresOn: '2027-01-05' })).toBe(false)
  })
})

describe('transitions of a job whose history is full', () => {
  const lines = (count: number) => Array.from({ length: count }, () => posted)
  const full = (status: Job['status']) => jobOf(status, { history: lines(maxRevisableHistory) })

  test('do not include a revision', () => {
    for (const status of ['pending', 'approved', 'rejected'] as const) {
      expect(canAct(suvarna, 'revise', full(status))).toBe(false)
      expect(() => reduceJob(full(status), stepOf('revise'), suvarna, now)).toThrow(Refusal)
      const almost = jobOf(status, { history: lines(maxRevisableHistory - 1) })
      expect(canWrite(suvarna, almost, reduceJob(almost, stepOf('revise'), suvarna, now))).toBe(true)
    }
  })

  test('are limited by the history’s entry count when it is not loaded', () => {
    const apart = (steps: number) => ({ ...full('pending'), history: undefined, steps })
    expect([canAct(suvarna, 'revise', apart(maxRevisableHistory)), canAct(suvarna, 'revise', apart(2))]).toEqual([
      false,
      true
    ])
    expect(canAct(admin, 'delete', apart(maxRevisableHistory))).toBe(true)
  })

  test('include closing by its owner, no renewal or reopening', () => {
    const live = { ...full('approved'), expiresOn: '2026-12-16' }
    expect([canAct(suvarna, 'renew', live), canAct(suvarna, 'reopen', full('deleted'))]).toEqual([false, false])
    expect([canAct(admin, 'renew', live), canAct(admin, 'reopen', full('deleted'))]).toEqual([true, true])
    for (const status of ['pending', 'approved', 'rejected'] as const)
      expect(reduceJob(full(status), stepOf('close'), suvarna, now).status).toBe('deleted')
  })

  test('include a decision, and deletion by the administrator unless live', () => {
    expect(reduceJob(full('pending'), stepOf('approve'), admin, now).status).toBe('approved')
    expect(reduceJob(full('approved'), stepOf('edit'), admin, now).status).toBe('approved')
    for (const [status, may] of [
      ['pending', true],
      ['rejected', true],
      ['approved', false]
    ] as const) {
      expect(canWrite(admin, full(status), undefined)).toBe(may)
      expect(canWrite(suvarna, full(status), undefined)).toBe(false)
    }
  })
})

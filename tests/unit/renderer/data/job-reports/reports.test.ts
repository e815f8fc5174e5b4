import { describe, expect, test } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import type { ReportedJobs } from '#renderer/data/job-reports/local-reports.ts'
import { createReportSender } from '#renderer/data/job-reports/report-sender.ts'
import { createReportsRepository } from '#renderer/data/job-reports/reports-repository.ts'
import type { Reporter } from '#renderer/platform/platform.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import type { JobQuestion } from '#shared/domain/report/administrator-question.ts'
import { admin, jobOf, kesar, suvarna } from '#tests/support/job-people.ts'
import { report } from '#tests/support/moderation-jobs.ts'

const live = jobOf('approved', { id: 'job_live' })
const other = jobOf('approved', { id: 'job_other', employerId: kesar.uid })
const fail = (error: unknown) => {
  throw error
}

function boardOf(elements: Record<string, readonly object[]> = {}, isShared = false) {
  const store = createMemoryStore({ elements: { jobs: [live, other], ...elements } })
  const as = (actor: Actor | null) =>
    createReportsRepository(
      createAuthorizedStore(store, () => actor),
      () => actor,
      undefined,
      isShared
    )
  return { store, as }
}

describe('question to an employer about a job', () => {
  const questions = (store: ReturnType<typeof createMemoryStore>) => store.readElements('jobQuestions') as JobQuestion[]

  test('can be answered once by the employer of the job', async () => {
    const { store, as } = boardOf()
    const asked = await as(admin).ask(live, 'Who is the fee for?')
    await expect(as(kesar).answer(asked, 'Mine.')).rejects.toMatchObject({ failure: 'refused' })
    const answered = await as(suvarna).answer(asked, ' For the tools. ')
    expect(answered).toMatchObject({ text: 'Who is the fee for?', answer: 'For the tools.', revision: 2 })
    await expect(as(suvarna).answer(asked, 'Or not.')).rejects.toMatchObject({ failure: 'conflict' })
    await as(admin).ask(live, 'Which tools?')
    expect(questions(store)).toMatchObject([{ text: 'Which tools?', revision: 3 }])
    expect(questions(store)[0]).not.toHaveProperty('answer')
  })

  test('is visible to the employer asked, and to the administrator', async () => {
    const { as } = boardOf()
    await as(admin).ask(live, 'Who is the fee for?')
    await as(admin).ask(other, 'Which shop is it?')
    const read = (uid: string | null) =>
      new Promise<string[]>((resolve) => as(admin).watchQuestions(uid, (found) => resolve([...found.keys()]), fail))
    expect([await read(kesar.uid), await read(null)]).toEqual([[other.id], [live.id, other.id]])
  })
})

test('administrator’s count of reports › excludes jobs with an open question to the employer', async () => {
  const reports = [report(live, 'misleading', ''), { ...report(other, 'misleading', ''), state: 'asked' }]
  const tally = { revision: 1, latest: '2026-11-02T10:00:00.000Z', named: 0, unnamed: 1, reasons: { misleading: 1 } }
  const reportTallies = [live, other].map(({ id, title, company, location }, index) => ({
    ...{ ...tally, id, job: { title, company, location }, state: index === 0 ? 'open' : 'asked' }
  }))
  for (const isShared of [false, true]) {
    const { as } = boardOf({ reports, reportTallies }, isShared)
    const { jobs, total } = await new Promise<ReportedJobs>((resolve) => as(admin).watchWaiting(resolve, fail))
    expect([jobs.map(({ id, state }) => [id, state]), total]).toEqual([
      [
        [live.id, 'open'],
        [other.id, 'asked']
      ],
      1
    ])
  }
})

describe('job report on Firestore', () => {
  const money = { reason: 'asks-for-money', words: 'They want ₹500.' } as const
  function senderFor(reporter: Pick<Reporter, 'isNamed'> | null, elements: Record<string, readonly object[]> = {}) {
    const { store } = boardOf(elements)
    const found = reporter && { uid: 'u-1', documents: store, ...reporter }
    const reporters = { find: async () => found, open: async () => found }
    return { store, ...createReportSender({ documents: store, reporters }, () => null) }
  }
  const onlyNamed = { boardSettings: [{ id: 'reports', onlyNamed: true }] }

  test.each([
    [true, 'sent', [{ named: true }]],
    [false, 'nobody', []]
  ] as const)('with anonymous reports disabled (confirmed sender: %s) returns %s', async (isNamed, outcome, kept) => {
    const { store, send } = senderFor({ isNamed }, onlyNamed)
    expect(await send(live.id, money)).toBe(outcome)
    expect(store.readElements('reports')).toMatchObject(kept)
  })

  test('stores no sender uid and is rejected without an account', async () => {
    const { store, send } = senderFor({ isNamed: false })
    expect(await send(live.id, money)).toBe('sent')
    expect(store.readElements('reports')).toMatchObject([{ id: 'u-1_job_live', named: false, ...money }])
    const nobody = senderFor(null)
    expect([await nobody.hasReported(live.id), await nobody.send(live.id, money)]).toEqual([false, 'nobody'])
  })

  test('counts as delivered when reading is denied, but not when offline', async () => {
    const { store, hasReported, send } = senderFor({ isNamed: true })
    store.faults.reads = 'refused'
    expect([await hasReported(live.id), await send(live.id, money)]).toEqual([true, 'again'])
    store.faults.reads = 'offline'
    expect(await hasReported(live.id)).toBe(false)
    await expect(send(live.id, money)).rejects.toMatchObject({ failure: 'unavailable' })
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ReportedJobs } from '#renderer/data/job-reports/local-reports.ts'
import { createReportSender } from '#renderer/data/job-reports/report-sender.ts'
import { createReportsRepository } from '#renderer/data/job-reports/reports-repository.ts'
import { maxPerDay } from '#renderer/storage/firestore/counts/account-limits.ts'
import { encodeDocumentId } from '#renderer/storage/firestore/document-paths.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import type { Report } from '#shared/domain/report/job-report.ts'
import { createReport } from '#shared/domain/report/job-report-transitions.ts'
import type { ReportedJob } from '#shared/domain/report/reported-job.ts'
import { reportContract } from '#tests/contract/report-contract.ts'
import { boardOnEmulator, type Caller, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { admin, jobOf, meena } from '#tests/support/job-people.ts'
import { until } from '#tests/support/until.ts'
import { buildRules } from '../../build/firebase/build-firestore-rules.mjs'

// Reports on a shared board, under the deployed rules.

vi.setConfig({ hookTimeout: 1_200_000 })

const asha: Actor = { ...admin, uid: 'u-asha' }
const rules = () => buildRules('loupe.example')

/** Claims of a person's token; of an account without a name: none. */
function callerOf(who: Actor | 'unnamed' | null): Caller {
  if (who === 'unnamed') return { sub: 'u-unnamed', firebase: { sign_in_provider: 'anonymous', identities: {} } }
  return who && { sub: who.uid, email: who.email, email_verified: true, ...(who.role === 'Admin' && { admin: true }) }
}

function storeFor(emulated: EmulatedBoard, who: Actor | 'unnamed' | null) {
  const database = emulated.as(callerOf(who))
  const uid = who === 'unnamed' ? 'u-unnamed' : who?.uid
  return createFirestoreStore({ getDatabase: () => database, getUid: () => uid })
}

/** As whom a user reports: themself, or an account without a name. */
function reportersOf(emulated: EmulatedBoard, who: Actor | null) {
  const uid = who?.uid ?? 'u-unnamed'
  const reporter = { uid, documents: storeFor(emulated, who ?? 'unnamed'), isNamed: who !== null }
  return { find: async () => reporter, open: async () => reporter }
}

reportContract(
  'a shared board',
  async () => {
    const emulated = await boardOnEmulator(rules())
    return {
      preload: (collection, elements) =>
        emulated.put(
          collection,
          elements.map((element) => [encodeDocumentId((element as { id: string }).id), element])
        ),
      open: async (who) => storeFor(emulated, who),
      reporters: async (who) => reportersOf(emulated, who),
      raw: (collection) => emulated.raw(collection),
      close: () => emulated.close()
    }
  },
  asha,
  true
)

describe('job reports from anonymous accounts', () => {
  const accounts = 8
  const perJob = 20
  const flooded = Array.from({ length: 4 }, (_, index) =>
    jobOf('approved', { id: `job_${index}`, expiresOn: '9999-12-31' })
  )
  const reported = jobOf('approved', { id: 'job_true', title: 'Polisher', expiresOn: '9999-12-31' })
  const money = { reason: 'asks-for-money', words: 'Scam! Scam!' } as const
  const truth = { reason: 'misleading', words: 'The shop has moved to Rajkot.' } as const
  const fail = (error: unknown) => {
    throw error
  }
  let emulated: EmulatedBoard
  beforeEach(async () => {
    emulated = await boardOnEmulator(rules())
    await emulated.put(
      'jobs',
      [...flooded, reported].map((job) => [job.id, job])
    )
  })
  afterEach(() => emulated.close())

  const senderAs = (caller: Caller, uid: string, isNamed: boolean) => {
    const database = emulated.as(caller)
    const documents = createFirestoreStore({ getDatabase: () => database, getUid: () => uid })
    const reporter = { uid, documents, isNamed }
    return createReportSender(
      { documents, reporters: { find: async () => reporter, open: async () => reporter } },
      () => null
    )
  }
  const unnamed = (index: number) =>
    senderAs({ sub: `u-${index}`, firebase: { sign_in_provider: 'anonymous', identities: {} } }, `u-${index}`, false)
  const named = () => senderAs({ sub: meena.uid, email: meena.email, email_verified: true }, meena.uid, true)
  const moderation = () => createReportsRepository(storeFor(emulated, asha), () => asha, undefined, true)

  /** Each account reports ten jobs. Resolves with how many were taken. */
  async function _flood(jobsOf: (account: number) => readonly { id: string }[]): Promise<number> {
    let taken = 0
    const send = async (account: number) => {
      const sender = unnamed(account)
      for (const job of jobsOf(account)) {
        const outcome = await sender.send(job.id, money).catch((error: { failure: string }) => error.failure)
        expect(['sent', 'refused']).toContain(outcome)
        if (outcome === 'sent') taken += 1
      }
    }
    for (let first = 0; first < accounts; first += 10)
      await Promise.all(Array.from({ length: Math.min(10, accounts - first) }, (_, index) => send(first + index)))
    return taken
  }

  /** So many reports of one job, and their tally, as these accounts send them. */
  async function layReports(count: number): Promise<void> {
    const sent = Array.from({ length: count }, (_, index) =>
      createReport(`u-${index}`, reported, { ...money, named: false }, new Date())
    )
    await emulated.put(
      'reports',
      sent.map((report) => [report.id, { ...report, revision: 1 }])
    )
    const { job, reportedAt: latest, id: last } = sent.at(-1) as Report
    const counts = { named: 0, unnamed: count, reasons: { [money.reason]: count } }
    const tally = { id: reported.id, revision: count, ...counts, job, latest, last, state: 'open' }
    await emulated.put('reportTallies', [[reported.id, tally]])
  }

  const _timeout = 120_000

  test('are limited to 20 for each job until decided, unlike verified reports', async () => {
    const laid = perJob - 1
    await layReports(laid)
    const many = Array.from({ length: perJob - laid + 1 }, (_, index) => unnamed(laid + index))
    const outcomes: unknown[] = []
    for (const sender of many)
      outcomes.push(await sender.send(reported.id, money).catch((error: { failure: string }) => error.failure))
    expect(outcomes).toEqual([...Array(perJob - laid).fill('sent'), 'refused'])
    await named().send(reported.id, truth)
    const [seen, words]: [ReportedJobs[], string[][]] = [[], []]
    const { watchWaiting, watchReports, decide } = moderation()
    const stops = [
      watchWaiting((waiting) => seen.push(waiting), fail),
      watchReports(reported.id, (reports) => words.push(reports.map((report) => report.words)), fail)
    ]
    await until(() => expect(words.at(-1)).toHaveLength(perJob + 1))
    expect(words.at(-1)?.[0]).toBe(truth.words)
    const reportedJob = seen.at(-1)?.jobs[0] as ReportedJob
    expect(reportedJob).toMatchObject({ count: perJob + 1, named: 1 })
    await decide(reportedJob, 'leave')
    await until(() => expect([seen.at(-1)?.jobs, words.at(-1)]).toEqual([[], []]))
    expect(await emulated.raw('reportTallies')).toMatchObject([{ state: 'left', decisions: [{ state: 'left' }] }])
    // From then on others are heard again.
    expect(await unnamed(99).send(reported.id, money)).toBe('sent')
    await until(() => expect(seen.at(-1)?.jobs).toMatchObject([{ id: reported.id, count: 1, named: 0 }]))
    for (const stop of stops) stop()
  })

  test('are decided without reports that arrived after the administrator opened them', async () => {
    await unnamed(1).send(reported.id, money)
    const seen: ReportedJobs[] = []
    const { watchWaiting, decide } = moderation()
    const stop = watchWaiting((waiting) => seen.push(waiting), fail)
    await until(() => expect(seen.at(-1)?.jobs).toHaveLength(1))
    const reportedJob = seen.at(-1)?.jobs[0] as ReportedJob
    await named().send(reported.id, truth)
    await decide(reportedJob, 'leave')
    await until(() =>
      expect(seen.at(-1)?.jobs).toMatchObject([{ count: 1, named: 1, reasons: [{ reason: 'misleading' }] }])
    )
    stop()
  })

  test('are refused while the administrator accepts verified accounts only', async () => {
    const { setOnlyNamed } = moderation()
    await setOnlyNamed(true)
    expect(await unnamed(1).send(reported.id, money)).toBe('nobody')
    expect(await named().send(reported.id, truth)).toBe('sent')
    await setOnlyNamed(false)
    expect(await unnamed(1).send(reported.id, money)).toBe('sent')
  })
})

describe('limit on job reports of an account', () => {
  let emulated: EmulatedBoard
  const jobs = Array.from({ length: maxPerDay.reports + 1 }, (_, index) =>
    jobOf('approved', { id: `job_${index}`, expiresOn: '9999-12-31' })
  )
  const offends = { reason: 'offends', words: '' } as const
  beforeEach(async () => {
    emulated = await boardOnEmulator(rules())
    await emulated.put(
      'jobs',
      jobs.map((job) => [job.id, job])
    )
  })
  afterEach(() => emulated.close())

  const senderOf = (who: Actor | null) =>
    createReportSender({ documents: storeFor(emulated, who), reporters: reportersOf(emulated, who) }, () => who)

  test.each([null, meena])('refuses the 11th report of a day and accepts it the next day (%#)', async (who) => {
    const sender = senderOf(who)
    const uid = who?.uid ?? 'u-unnamed'
    const path = `people/${uid}/reportCount`
    // Those before the tenth are counted already.
    const sent = maxPerDay.reports - 1
    const since = new Date(Date.now() - 20 * 3_600_000)
    await emulated.put(path, [[uid, { id: uid, revision: sent, last: 'before', count: sent, since }]])
    for (const job of jobs.slice(sent, maxPerDay.reports)) expect(await sender.send(job.id, offends)).toBe('sent')
    const last = jobs.at(-1)?.id ?? ''
    await expect(sender.send(last, offends)).rejects.toMatchObject({ failure: 'refused' })
    const [count] = (await emulated.raw(path)) as [object]
    expect(count).toMatchObject({ count: maxPerDay.reports, revision: maxPerDay.reports })
    await emulated.put(path, [[uid, { ...count, since: new Date(Date.now() - 25 * 3_600_000) }]])
    expect(await sender.send(last, offends)).toBe('sent')
    expect(await emulated.raw(path)).toMatchObject([{ count: 1 }])
    expect(await emulated.raw('reports')).toHaveLength(maxPerDay.reports - sent + 1)
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAuthorizedStore } from '#renderer/data/authorized-store.ts'
import { createReportSender } from '#renderer/data/job-reports/report-sender.ts'
import { createReportsRepository } from '#renderer/data/job-reports/reports-repository.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { reports } from '#shared/collections/job-reports.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import type { JobQuestion } from '#shared/domain/report/administrator-question.ts'
import type { EarlierDecision, Report } from '#shared/domain/report/job-report.ts'
import type { ReportedJob } from '#shared/domain/report/reported-job.ts'
import { admin, jobOf, meena, suvarna } from '#tests/support/job-people.ts'
import { until } from '#tests/support/until.ts'

/** A board on which jobs can be reported. */
interface ReportBoard {
  preload(collection: string, elements: readonly object[]): Promise<void>
  /** The store as a user has it; null: a visitor. */
  open(who: Actor | null): Promise<DocumentStore>
  /** As whom a user reports; undefined: as the device. */
  reporters?(who: Actor | null): Promise<Parameters<typeof createReportSender>[0]['reporters']>
  raw(collection: string): Promise<unknown[]>
  close(): Promise<void>
}

const live = jobOf('approved', { id: 'job_live', expiresOn: '9999-12-31' })
const other = jobOf('approved', { id: 'job_other', expiresOn: '9999-12-31' })
const waiting = jobOf('pending', { id: 'job_waits' })
const money = { reason: 'asks-for-money', words: 'They want ₹500.' } as const
const fail = (error: unknown) => {
  throw error
}

/** The contract of reporting a job, on whatever board. `asha`: the administrator there. */
export function reportContract(
  name: string,
  create: () => Promise<ReportBoard>,
  asha: Actor = admin,
  isShared = false
): void {
  describe(`reports on ${name}`, () => {
    let board: ReportBoard
    let stops: (() => void)[] = []
    beforeEach(async () => {
      board = await create()
      await board.preload('jobs', [live, waiting])
    })
    afterEach(async () => {
      for (const stop of stops) stop()
      stops = []
      await board.close()
    })

    const senderOf = async (who: Actor | null) => {
      const reporters = await board.reporters?.(who)
      const documents = await board.open(who)
      return createReportSender({ documents, ...(reporters && { reporters }) }, () => who)
    }
    const repositoryOf = async (who: Actor | null) => {
      const documents = createAuthorizedStore(await board.open(who), () => who)
      return { documents, reports: createReportsRepository(documents, () => who, undefined, isShared) }
    }
    const stored = async () => (await board.raw('reports')) as Report[]

    test('are accepted once from a visitor and decided by the administrator', async () => {
      const sender = await senderOf(null)
      const moderation = await repositoryOf(asha)
      const seen: ReportedJob[][] = []
      stops.push(moderation.reports.watchWaiting(({ jobs }) => seen.push([...jobs]), fail))
      const words: Report[][] = []
      stops.push(moderation.reports.watchReports(live.id, (all) => words.push(all), fail))
      await until(() => expect([seen.at(-1), words.at(-1)]).toEqual([[], []]))
      expect(await sender.hasReported(live.id)).toBe(false)
      expect(await sender.send(live.id, money)).toBe('sent')
      await until(() => expect(seen.at(-1)).toMatchObject([{ id: live.id, state: 'open', count: 1 }]))
      expect(seen.at(-1)?.[0]?.reasons).toEqual([{ reason: money.reason, count: 1 }])
      await until(() => expect(words.at(-1)).toMatchObject([money]))
      expect(await sender.hasReported(live.id)).toBe(true)
      expect(await sender.send(live.id, { reason: 'offends', words: 'Again' })).toBe('again')
      expect(await stored()).toMatchObject([{ ...money, revision: 1 }])

      const decisions: (readonly EarlierDecision[])[] = []
      stops.push(moderation.reports.watchDecisions(live.id, (all) => decisions.push(all), fail))
      await until(() => expect(decisions.at(-1)).toEqual([]))
      const job = seen.at(-1)?.[0] as ReportedJob
      await moderation.reports.decide(job, 'ask')
      await until(() => expect(seen.at(-1)).toMatchObject([{ id: live.id, state: 'asked', count: 1 }]))
      await moderation.reports.decide(seen.at(-1)?.[0] as ReportedJob, 'leave')
      await until(() => expect(seen.at(-1)).toEqual([]))
      await until(() => expect(words.at(-1)).toEqual([]))
      await until(() => expect(decisions.at(-1)?.[0]).toMatchObject({ state: 'left', reasons: [{ count: 1 }] }))
      // Another administrator's decision in between stays.
      await moderation.reports.decide(job, 'takeDown')
      expect(decisions.at(-1)?.[0]).toMatchObject({ state: 'left' })
      await moderation.reports.putBack(job)
      await until(() => expect(seen.at(-1)).toMatchObject([{ id: live.id, state: 'open', count: 1 }]))
      await until(() => expect(decisions.at(-1)?.[0]).toMatchObject({ state: 'open', reasons: [{ count: 1 }] }))
      // Decided or not: once is once.
      expect(await sender.send(live.id, money)).toBe('again')
    })

    test('are closed when their job is taken down, those of other jobs stay open', async () => {
      await board.preload('jobs', [live, other, waiting])
      for (const who of [null, meena, suvarna]) await (await senderOf(who)).send(live.id, money)
      await (await senderOf(null)).send(other.id, money)
      const moderation = await repositoryOf(asha)
      const seen: (readonly ReportedJob[])[] = []
      stops.push(moderation.reports.watchWaiting(({ jobs }) => seen.push(jobs), fail))
      await until(() => expect(seen.at(-1)).toHaveLength(2))
      await moderation.reports.settleTakenDown(live.id)
      await until(() => expect(seen.at(-1)).toMatchObject([{ id: other.id, state: 'open' }]))
      const mine = await repositoryOf(suvarna)
      await expect(mine.reports.settleTakenDown(other.id)).rejects.toMatchObject({ failure: 'refused' })
    })

    test('on a local board are all closed when their job is taken down', async ({ skip }) => {
      skip(isShared, 'a shared board settles the tally of a job, not its reports')
      const reported = (index: number, jobId: string): Report => ({
        ...{ id: `u-${index}_${jobId}`, revision: 1, jobId, ...money, state: 'open' },
        reportedAt: new Date(Date.UTC(2026, 10, 2, 0, index)).toISOString(),
        job: { title: live.title, company: live.company, location: live.location }
      })
      const ofLive = Array.from({ length: 120 }, (_, index) => reported(index, live.id))
      const left = { ...reported(120, live.id), state: 'left', decidedAt: '2026-11-03T00:00:00.000Z' } as const
      const another = reported(0, 'job_other')
      await board.preload('reports', [...ofLive, left, another])
      const moderation = await repositoryOf(asha)
      await moderation.reports.settleTakenDown(live.id)
      const states = new Map((await stored()).map(({ id, state }) => [id, state]))
      expect(ofLive.filter(({ id }) => states.get(id) !== 'taken-down')).toEqual([])
      expect([states.get(left.id), states.get(another.id)]).toEqual(['left', 'open'])
    })

    test('are refused for a job that is not public', async () => {
      const sender = await senderOf(null)
      for (const id of [waiting.id, 'job_none'])
        await expect(sender.send(id, money)).rejects.toMatchObject({ failure: 'refused' })
      expect(await stored()).toEqual([])
    })

    test('can be read and decided by the administrator only', async () => {
      expect(await (await senderOf(null)).send(live.id, money)).toBe('sent')
      const [before] = await stored()
      for (const who of [suvarna, meena, null]) {
        const { documents, reports: repository } = await repositoryOf(who)
        const refusals: string[] = []
        repository.watchWaiting(fail, ({ failure }) => refusals.push(failure))
        repository.watchDecisions(live.id, fail, ({ failure }) => refusals.push(failure))
        repository.watchReports(live.id, fail, ({ failure }) => refusals.push(failure))
        expect(refusals).toEqual(['refused', 'refused', 'refused'])
        const forged = { ...(before as Report), state: 'left', decidedAt: new Date().toISOString() } as const
        await expect(documents.change(reports, forged.id, () => forged)).rejects.toMatchObject({ failure: 'refused' })
        await expect(repository.ask(live, 'Mine?')).rejects.toMatchObject({ failure: 'refused' })
      }
      expect(await stored()).toEqual([before])
    })

    test('include the latest question to the employer, who can read it', async () => {
      const moderation = await repositoryOf(asha)
      const mine = await repositoryOf(suvarna)
      const asked: ReadonlyMap<string, JobQuestion>[] = []
      stops.push(mine.reports.watchQuestions(suvarna.uid, (all) => asked.push(all), fail))
      const text = () => asked.at(-1)?.get(live.id)?.text
      await until(() => expect(asked.at(-1)?.size).toBe(0))
      await moderation.reports.ask(live as Job, ' Who is the fee for? ')
      await until(() => expect(text()).toBe('Who is the fee for?'))
      await moderation.reports.ask(live as Job, 'And now?')
      await until(() => expect(text()).toBe('And now?'))
      expect(await board.raw('jobQuestions')).toMatchObject([{ id: live.id, revision: 2, employerId: suvarna.uid }])
    })
  })
}

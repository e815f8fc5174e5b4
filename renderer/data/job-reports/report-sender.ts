import type { Platform, Reporter } from '#renderer/platform/platform.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { boardSettings, reportSettingsId, reports } from '#shared/collections/job-reports.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { createReportId, deviceReporter } from '#shared/domain/report/job-report.ts'
import { canWriteReport, createReport, type Reporting } from '#shared/domain/report/job-report-transitions.ts'
import { orWhenRefused } from '../document-store-operations.ts'

async function takesOnlyNamed({ documents }: Reporter): Promise<boolean> {
  return (await documents.get(boardSettings, reportSettingsId))?.onlyNamed === true
}

export function createReportSender(
  { documents, reporters }: Pick<Platform, 'documents' | 'reporters'>,
  getActor: () => Actor | null,
  clock: () => Date = () => new Date()
) {
  const here: Reporter = { uid: deviceReporter, documents }
  const find = reporters ? () => reporters.find() : async () => here
  const open = reporters ? () => reporters.open() : async () => here

  /** On a shared board the sender may not read a report: a refusal says that it exists. */
  function isThere(reporter: Reporter, jobId: string): Promise<boolean> {
    const reading = reporter.documents.get(reports, createReportId(reporter.uid, jobId))
    return orWhenRefused(
      reading.then((report) => report !== undefined),
      true
    )
  }

  return {
    /** Whether this person or device has reported the job before, as far as it is known. Never rejects. */
    async hasReported(jobId: string): Promise<boolean> {
      try {
        const reporter = await find()
        return reporter !== null && (await isThere(reporter, jobId))
      } catch {
        return false
      }
    },
    /** 'again': nothing was written. 'nobody': needs an account or a verified address. 'refused': not public, reported enough, or the sender's day is full. */
    async send(jobId: string, reporting: Reporting): Promise<'sent' | 'again' | 'nobody'> {
      const reporter = await open()
      if (!reporter) return 'nobody'
      if (reporter.isNamed === false && (await takesOnlyNamed(reporter))) return 'nobody'
      if (await isThere(reporter, jobId)) return 'again'
      const job = await reporter.documents.get(jobs, jobId)
      if (job?.status !== 'approved') throw new StoreError('refused', 'this job is not before the public')
      const report = createReport(reporter.uid, job, { ...reporting, named: reporter.isNamed }, clock())
      // The authorized store would bring the rules of every collection.
      if (!canWriteReport(getActor(), undefined, report)) throw new StoreError('refused', 'this is no report')
      try {
        await reporter.documents.change(reports, report.id, () => report, 0)
      } catch (error) {
        if (error instanceof StoreError && error.failure === 'conflict') return 'again'
        throw error
      }
      return 'sent'
    }
  }
}

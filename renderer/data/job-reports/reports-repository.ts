import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { administratorQuestions } from '#shared/collections/administrator-questions.ts'
import { boardSettings, reportSettingsId } from '#shared/collections/job-reports.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { answerQuestion, createQuestion, type JobQuestion } from '#shared/domain/report/administrator-question.ts'
import type { EarlierDecision, Report } from '#shared/domain/report/job-report.ts'
import { changeExisting } from '../document-store-operations.ts'
import {
  type Listeners,
  mapWatch,
  type Watch,
  watchAsAdministrator,
  watchFixed,
  watchList,
  watchOne
} from '../watch-queries.ts'
import { createLocalReports, type ReportedJobsRepository } from './local-reports.ts'
import { createSharedReports } from './shared-reports.ts'

/** 'refused' to everybody but the administrator, except questions. */
export interface ReportsRepository extends ReportedJobsRepository {
  /** Replaces an earlier question. */
  ask(job: Job, text: string): Promise<JobQuestion>
  /** 'conflict': another question was asked, or this one answered. */
  takeQuestionBack(question: JobQuestion): Promise<void>
  /** For the employer who was asked, once. 'conflict': another question was asked, or this one answered. */
  answer(question: JobQuestion, text: string): Promise<JobQuestion>
  /** null: there is none. */
  watchQuestion(jobId: string, ...on: Listeners<JobQuestion | null>): Unsubscribe
  /** By the ids of their jobs. `uid`: of the employer who was asked; null: all, for the administrator. */
  watchQuestions(uid: string | null, ...on: Listeners<ReadonlyMap<string, JobQuestion>>): Unsubscribe
  /** Whether only verified addresses may report; null: a device knows none. */
  watchOnlyNamed(...on: Listeners<boolean | null>): Unsubscribe
  setOnlyNamed(onlyNamed: boolean): Promise<void>
}

const maxQuestions = 100

export function createReportsRepository(
  documents: DocumentStore,
  getActor: () => Actor | null,
  clock: () => Date = () => new Date(),
  isShared = false
): ReportsRepository {
  const reported = (isShared ? createSharedReports : createLocalReports)(documents, getActor, clock)
  const guard = <Result>(watch: Watch<Result>) => watchAsAdministrator(getActor(), watch)

  return {
    decide: reported.decide,
    putBack: reported.putBack,
    watchWaiting: (...on) => guard(reported.watchWaiting)(...on),
    watchReports: (jobId, ...on) => guard<Report[]>((...each) => reported.watchReports(jobId, ...each))(...on),
    watchDecisions: (jobId, ...on) =>
      guard<readonly EarlierDecision[]>((...each) => reported.watchDecisions(jobId, ...each))(...on),
    async settleTakenDown(jobId) {
      // Others see no report, so settling none would look like a success.
      if (getActor()?.role !== 'Admin') throw new StoreError('refused', 'reports are for the administrator alone')
      await reported.settleTakenDown(jobId)
    },
    ask: (job, text) =>
      documents.change(administratorQuestions, job.id, (stored) => {
        const { answer: _answer, answeredAt: _answeredAt, ...rest } = stored ?? {}
        return { ...rest, ...createQuestion(job, text, clock()) }
      }),
    answer: ({ id, revision = 0 }, text) =>
      changeExisting(
        documents,
        administratorQuestions,
        id,
        (stored) => answerQuestion(stored, text, clock()),
        revision
      ),
    takeQuestionBack: ({ id, revision }) => documents.remove(administratorQuestions, id, revision),
    watchQuestion: (id, ...on) => watchOne(documents, administratorQuestions, id)(...on),
    watchQuestions(uid, ...on) {
      const where = uid === null ? {} : { employerId: uid }
      const questions = watchList(documents, administratorQuestions, { where, order: 'stored', limit: maxQuestions })
      return mapWatch(questions, (found) => new Map(found.map((question) => [question.id, question])))(...on)
    },
    watchOnlyNamed: isShared
      ? mapWatch(watchOne(documents, boardSettings, reportSettingsId), (settings) => settings?.onlyNamed ?? false)
      : watchFixed(null),
    async setOnlyNamed(onlyNamed) {
      await documents.change(boardSettings, reportSettingsId, (stored) => ({
        ...stored,
        id: reportSettingsId,
        onlyNamed
      }))
    }
  }
}

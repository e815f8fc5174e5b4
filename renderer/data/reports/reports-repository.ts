import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { boardSettings, reportSettingsId } from '#shared/collections/board-settings.ts'
import { postingQuestions } from '#shared/collections/posting-questions.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { answerQuestion, createQuestion, type PostingQuestion } from '#shared/domain/report/posting-question.ts'
import { watchAsAdministrator } from '../watch-as-administrator.ts'
import { watchOne } from '../watches.ts'
import { createReportedOnBoard } from './reported-on-board.ts'
import { createReportedOnDevice, type ReportedPostingsRepository } from './reported-on-device.ts'

type OnError = (error: StoreError) => void

/** 'refused' to everybody but the administrator, except questions. */
export interface ReportsRepository extends ReportedPostingsRepository {
  /** Replaces an earlier question. */
  ask(job: Job, text: string): Promise<PostingQuestion>
  /** 'conflict': another question was asked, or this one answered. */
  takeQuestionBack(question: PostingQuestion): Promise<void>
  /** For the employer who was asked, once. 'conflict': another question was asked, or this one answered. */
  answer(question: PostingQuestion, text: string): Promise<PostingQuestion>
  /** null: there is none. */
  watchQuestion(jobId: string, listener: (question: PostingQuestion | null) => void, onError: OnError): Unsubscribe
  /** By the ids of their postings. `uid`: of the employer who was asked; null: all, for the administrator. */
  watchQuestions(
    uid: string | null,
    listener: (questions: ReadonlyMap<string, PostingQuestion>) => void,
    onError: OnError
  ): Unsubscribe
  /** Whether only verified addresses may report; null: a device knows none. */
  watchOnlyNamed(listener: (onlyNamed: boolean | null) => void, onError: OnError): Unsubscribe
  setOnlyNamed(onlyNamed: boolean): Promise<void>
}

const maxQuestions = 100

export function createReportsRepository(
  documents: DocumentStore,
  getActor: () => Actor | null,
  clock: () => Date = () => new Date(),
  isShared = false
): ReportsRepository {
  const reported = (isShared ? createReportedOnBoard : createReportedOnDevice)(documents, getActor, clock)

  return {
    watchWaiting: (...watch) => watchAsAdministrator(getActor(), () => reported.watchWaiting(...watch), watch[1]),
    watchReports: (...watch) => watchAsAdministrator(getActor(), () => reported.watchReports(...watch), watch[2]),
    watchDecisions: (...watch) => watchAsAdministrator(getActor(), () => reported.watchDecisions(...watch), watch[2]),
    decide: reported.decide,
    putBack: reported.putBack,
    async settleTakenDown(jobId) {
      // Others see no report, so settling none would look like a success.
      if (getActor()?.role !== 'Admin') throw new StoreError('refused', 'reports are for the administrator alone')
      await reported.settleTakenDown(jobId)
    },
    ask: (job, text) =>
      documents.change(postingQuestions, job.id, (stored) => {
        const { answer: _answer, answeredAt: _answeredAt, ...rest } = stored ?? {}
        return { ...rest, ...createQuestion(job, text, clock()) }
      }),
    answer: ({ id, revision = 0 }, text) =>
      documents.change(
        postingQuestions,
        id,
        (stored) => {
          if (!stored) throw new StoreError('conflict', 'this question is gone')
          return answerQuestion(stored, text, clock())
        },
        revision
      ),
    takeQuestionBack: ({ id, revision }) => documents.remove(postingQuestions, id, revision),
    watchQuestion: (id, listener, onError) => watchOne(documents, postingQuestions, id)(listener, onError),
    watchQuestions: (uid, listener, onError) =>
      documents.watch(
        postingQuestions,
        { where: uid === null ? {} : { employerId: uid }, order: 'stored', limit: maxQuestions },
        (found) => listener(new Map(found.documents.map((question) => [question.id, question]))),
        onError
      ),
    watchOnlyNamed(listener, onError) {
      if (isShared) {
        const watch = watchOne(documents, boardSettings, reportSettingsId)
        return watch((settings) => listener(settings?.onlyNamed ?? false), onError)
      }
      listener(null)
      return () => {}
    },
    async setOnlyNamed(onlyNamed) {
      await documents.change(boardSettings, reportSettingsId, (stored) => ({
        ...stored,
        id: reportSettingsId,
        onlyNamed
      }))
    }
  }
}

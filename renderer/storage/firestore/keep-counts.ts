import type { Firestore } from 'firebase/firestore'
import type { Document, Query } from '#shared/documents/document.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobTypes } from '#shared/domain/job/job-choices.ts'
import { jobCategories } from '#shared/domain/job/job-vocabulary.ts'
import { boardCounts } from '../collections/board-counts.ts'
import { candidateProfiles } from '../collections/candidate-collections.ts'
import { jobs } from '../collections/collections.ts'
import type { DocumentStore } from '../document-store.ts'
import { countOnServer } from './library-query.ts'
import { planQuery } from './reading/server-query.ts'
import { nameCount } from './reading/told-counts.ts'

/** Of one collection: what is counted. */
const publicJobs = (where: NonNullable<Query<Job>['where']> = {}): Query<Job> => ({
  where: { status: 'approved', ...where },
  unexpired: 'expiresOn',
  order: { by: 'postedDate', direction: 'descending' },
  limit: 0
})

/** What is counted of the postings. */
export const jobQuestions: readonly Query<Job>[] = [
  publicJobs(),
  ...jobCategories.map((category) => publicJobs({ category })),
  ...jobTypes.map((type) => publicJobs({ type }))
]

/** What is counted of the cards. */
export const cardQuestions: readonly Query<CandidateProfile>[] = [
  { where: { hidden: false }, order: 'stored', limit: 0 }
]

/** After a decision it is counted at once if it was not for so long, else when that time is over. */
const countAgainAfterMs = 600_000

/** Several decisions that follow each other are counted as one. */
const waitMs = 20_000

export interface CountKeeper {
  /** Something of a collection was changed on this device. */
  note(collection: string): void
  stop(): void
}

/**
 * Counts what is on the public lists, for all who may not, now and after the administrator's changes: for the administrator alone. What
 * fails is done with the next change, or the next visit. It costs a read for every thousand that are counted, and for each question at
 * least one.
 * @param getToday the server's day, 'YYYY-MM-DD'
 */
export function keepCounts(
  getDatabase: () => Firestore,
  documents: Pick<DocumentStore, 'change'>,
  getToday = () => new Date().toISOString().slice(0, 10)
): CountKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined
  let countedAt = Number.NEGATIVE_INFINITY
  const count = async () => {
    timer = undefined
    countedAt = Date.now()
    await writeCounts(getDatabase(), documents, getToday()).catch(() => {})
  }
  void count()
  return {
    note(name) {
      if (name !== jobs.name && name !== candidateProfiles.name) return
      timer ??= setTimeout(count, Math.max(waitMs, countedAt + countAgainAfterMs - Date.now()))
    },
    stop: () => clearTimeout(timer)
  }
}

/** Rejects with what Firestore throws, and with a StoreError. */
export async function writeCounts(
  database: Firestore,
  documents: Pick<DocumentStore, 'change'>,
  today: string
): Promise<void> {
  const write = async <T extends Document>(name: string, questions: readonly Query<T>[]) => {
    const totals = Object.fromEntries(
      await Promise.all(questions.map((query) => countOne(database, name, query, today)))
    )
    const at = new Date().toISOString()
    await documents.change(boardCounts, name, (stored) => ({ ...stored, id: name, at, totals }))
  }
  await Promise.all([write(jobs.name, jobQuestions), write(candidateProfiles.name, cardQuestions)])
}

async function countOne<T extends Document>(
  database: Firestore,
  name: string,
  query: Query<T>,
  today: string
): Promise<[name: string, total: number]> {
  const plan = planQuery(query, today)
  if (plan.by !== 'page') throw new Error('only what the server finds is counted')
  return [nameCount(plan.all.conditions), await countOnServer(database, name, plan.all)]
}

import { AccountLimitError } from '#renderer/storage/core/account-limit-error.ts'
import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { applications } from '#shared/collections/applications.ts'
import { threadSteps } from '#shared/collections/interview-thread-steps.ts'
import { messageTemplates } from '#shared/collections/message-templates.ts'
import type { Query } from '#shared/documents/document.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { type Application, isUnread } from '#shared/domain/application/application.ts'
import { reduceApplication } from '#shared/domain/application/application-reducer.ts'
import { canTakeStep, foldThread, isStanding } from '#shared/domain/application/interview-thread/interview-thread.ts'
import {
  cleanInvite,
  createStepId,
  type InviteContent,
  isByCompany,
  type ThreadStep
} from '#shared/domain/application/interview-thread/interview-thread-step.ts'
import type { ApplicationInterview } from '#shared/domain/application/interview-thread/list-interviews.ts'
import {
  interviewTemplateId,
  type MessageTemplate,
  maxTemplates
} from '#shared/domain/application/interview-thread/message-template.ts'
import { cleanProse } from '#shared/domain/clean-text.ts'
import { adminMarker } from '#shared/domain/job/job.ts'
import { maxThreadSteps } from '#shared/domain/text-limits.ts'
import { changeExisting, orWhenRefused, readAllPages } from './document-store-operations.ts'
import { type Listeners, mapWatch, watchList, watchTogether } from './watch-queries.ts'

/** The candidate's words may be empty. */
type NewAnswer =
  | { type: 'confirm'; start: string; words: string }
  | { type: 'otherTime'; proposed?: string; words: string }
  | { type: 'decline'; words: string }

export type NewStep = (InviteContent & { type: 'invite' }) | NewAnswer | { type: 'cancel'; words: string }

/** The dialogue of company and candidate about an interview. Everything rejects with a StoreError. */
export interface InterviewThreadRepository {
  watch(application: Pick<Application, 'id' | 'uid' | 'employerId'>, ...on: Listeners<ThreadStep[]>): Unsubscribe
  /** Of all applications on this side, the newest steps. */
  watchOwn(side: 'candidate' | 'company', ...on: Listeners<ThreadStep[]>): Unsubscribe
  /** The ids of a candidate's applications with an invitation or an answer that they have not replied to or read. */
  watchNew(...on: Listeners<ReadonlySet<string>>): Unsubscribe
  /** Of applications to an employer in stage Interview. */
  watchInterviews(...on: Listeners<readonly ApplicationInterview[]>): Unsubscribe
  /** 'conflict': the application has moved on, or it answers an invitation that does not stand any more. AccountLimitError: as many as may be. */
  take(base: Pick<Application, 'id'>, step: NewStep): Promise<ThreadStep>
  /** Of a withdrawn application: what a failure has left. Can be done again. */
  removeLeft(application: Pick<Application, 'id' | 'uid'>): Promise<void>
  /** The company's own. */
  watchTemplates(...on: Listeners<MessageTemplate[]>): Unsubscribe
  /** With `interview` it takes the place of the last one. AccountLimitError: `maxTemplates` are kept already. */
  saveTemplate(template: Pick<MessageTemplate, 'use' | 'text' | 'interview'>): Promise<MessageTemplate>
  removeTemplate(template: Pick<MessageTemplate, 'id'>): Promise<void>
}

const maxSteps = 300

/** Counted among so many of the newest. */
const maxNew = 200

const newest = { order: { by: 'at', direction: 'descending' }, limit: maxSteps } as const

interface ThreadRepositoryOptions {
  /** Authorized for the person who acts (authorized-store.ts). */
  documents: DocumentStore
  getActor: () => SessionUser | null
  clock?: () => Date
}

export function createInterviewThreadRepository({
  documents,
  getActor,
  clock = () => new Date()
}: ThreadRepositoryOptions): InterviewThreadRepository {
  /** A shared board asks each side to name itself. */
  const queryThread = ({ id, uid, employerId }: Pick<Application, 'id' | 'uid' | 'employerId'>): Query<ThreadStep> => {
    const actor = getActor()
    const side = actor?.role === 'Admin' ? {} : actor?.uid === uid ? { uid } : { employerId }
    return { where: { applicationId: id, ...side }, ...newest }
  }
  const watchWithSteps = (
    where: NonNullable<Query<Application>['where']>,
    ofSteps: NonNullable<Query<ThreadStep>['where']>
  ) =>
    watchTogether([
      watchList(documents, applications, {
        where,
        order: { by: 'appliedAt', direction: 'descending' },
        limit: maxNew
      }),
      watchList(documents, threadSteps, { where: ofSteps, ...newest })
    ])
  const ownTemplates = () => messageTemplates.of(getActor()?.uid ?? '')
  const templatesQuery = { order: 'stored', limit: maxTemplates + 1 } as const
  /** @param first the lowest number that it may have; each side's are without a gap */
  const takeFrom = async (applicationId: string, content: NewStep, first: number): Promise<ThreadStep> => {
    const application = await documents.get(applications, applicationId)
    if (!application) throw new StoreError('conflict', 'this application is gone')
    const { documents: steps } = await documents.query(threadSteps, queryThread(application))
    const { uid, employerId } = application
    const at = clock()
    const ofSide = steps.filter((step) => isByCompany(step) === isByCompany(content))
    const number = Math.max(first, 2 * ofSide.length + (isByCompany(content) ? 1 : 2))
    const common = { id: createStepId(applicationId, number), applicationId, uid, employerId, at: at.toISOString() }
    const { interview } = foldThread(application, steps)
    const step: ThreadStep =
      content.type === 'invite'
        ? {
            ...common,
            type: 'invite',
            ...cleanInvite(content),
            line: application.history.length,
            ...(isStanding(interview) && { replaces: interview.invite.id })
          }
        : { ...common, ...content, words: cleanProse(content.words), invitation: interview?.invite.id ?? '' }
    const conflict = (cause?: unknown) =>
      new StoreError('conflict', 'the interview has changed', { stored: application, cause })
    if (number > maxThreadSteps) throw new AccountLimitError('moves')
    if (!canTakeStep(getActor(), step, application, steps, at)) throw conflict()
    try {
      return await documents.change(threadSteps, step.id, () => step, 0)
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      // The same side wrote one in between.
      if (error.failure === 'conflict') return takeFrom(applicationId, content, number + 2)
      // Moved or withdrawn in between.
      throw error.failure === 'refused' ? conflict(error) : error
    }
  }
  return {
    watch: (application, ...on) => watchList(documents, threadSteps, queryThread(application))(...on),
    watchNew(...on) {
      const where = { uid: getActor()?.uid ?? '' }
      const isNew = (application: Application, steps: readonly ThreadStep[]) =>
        isUnread(application) || foldThread(application, steps).interview?.state === 'waiting'
      return mapWatch(
        watchWithSteps(where, where),
        ([found, steps]) => new Set(found.flatMap((one) => (isNew(one, steps) ? one.id : [])))
      )(...on)
    },
    watchInterviews(...on) {
      const employerId = getActor()?.uid ?? ''
      return mapWatch(watchWithSteps({ employerId, state: 'interview' }, { employerId }), ([found, steps]) =>
        found.flatMap((application) => {
          const { interview } = foldThread(application, steps)
          return interview ? { application, interview } : []
        })
      )(...on)
    },
    watchOwn(side, ...on) {
      const actor = getActor()
      const uid = actor?.uid ?? ''
      const employerId = actor?.role === 'Admin' ? adminMarker : uid
      const where = side === 'candidate' ? { uid } : { employerId }
      return watchList(documents, threadSteps, { where, ...newest })(...on)
    },
    take: ({ id }, content) => takeFrom(id, content, 1),
    removeLeft: (application) => removeSteps(documents, application),
    watchTemplates: (...on) => watchList(documents, ownTemplates(), templatesQuery)(...on),
    async saveTemplate({ use, text, interview }) {
      if (!interview) {
        const { documents: kept } = await documents.query(ownTemplates(), templatesQuery)
        if (kept.filter((one) => one.id !== interviewTemplateId).length >= maxTemplates)
          throw new AccountLimitError('templates')
      }
      const id = interview ? interviewTemplateId : `template_${crypto.randomUUID()}`
      const template = { id, use, text: cleanProse(text), ...(interview && { interview }) }
      return documents.change(ownTemplates(), id, (stored) => ({ ...stored, ...template }))
    },
    removeTemplate: ({ id }) => documents.remove(ownTemplates(), id)
  }
}

/** Of a withdrawn application. What a failure leaves goes when its candidate next looks at their applications, or with the account. */
export async function removeSteps(
  documents: DocumentStore,
  { id, uid }: Pick<Application, 'id' | 'uid'>
): Promise<void> {
  const asked = { where: { applicationId: id, uid }, ...newest }
  const steps = await documents.query(threadSteps, asked).catch(() => undefined)
  await Promise.allSettled((steps?.documents ?? []).map((step) => documents.remove(threadSteps, step.id)))
}

/** The steps of both sides that an account is: `remove` before it goes. Both reject with a StoreError. */
export function createThreadRemoval(documents: DocumentStore, actor: SessionUser, clock = () => new Date()) {
  const { uid } = actor
  // Without the role an employer can neither read nor remove: what a banned company wrote stays.
  const isCompany = actor.isEmployer && !actor.unverified
  const readSide = (where: NonNullable<Query<ThreadStep>['where']>) =>
    readAllPages(documents, threadSteps, { where, ...newest })
  async function readAll(): Promise<ThreadStep[]> {
    const asCandidate = await readSide({ uid })
    // The role goes last, and the account is looked through once more after it.
    const asCompany = isCompany ? await orWhenRefused(readSide({ employerId: uid }), []) : []
    return [...asCandidate, ...asCompany]
  }
  /** Ends the applications from the company's side: what is left of them is the candidates'. */
  async function leave(id: string): Promise<void> {
    const step = { action: 'leave' } as const
    const end = (stored: Application) => reduceApplication(stored, step, actor, clock())
    // It may have ended before; its steps show whether it did.
    await changeExisting(documents, applications, id, end, undefined, step).catch(() => {})
  }
  return {
    readAll,
    async remove() {
      const steps = await readAll()
      const asCompany = steps.filter((step) => step.uid !== uid)
      for (const id of new Set(asCompany.map(({ applicationId }) => applicationId))) await leave(id)
      for (const { id } of steps) await documents.remove(threadSteps, id)
    }
  }
}

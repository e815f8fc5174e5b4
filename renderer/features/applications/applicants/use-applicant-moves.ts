import { useCallback, useMemo, useRef, useState } from 'react'
import { useInterviews } from '#renderer/hooks/use-interviews.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { AccountLimitError } from '#renderer/storage/core/account-limit-error.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { findLeftOpen } from '#shared/domain/application/after-closing.ts'
import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'
import { findConfirmedSlot } from '#shared/domain/application/interview-thread/interview-thread.ts'
import type { InviteContent } from '#shared/domain/application/interview-thread/interview-thread-step.ts'
import { fillTemplate } from '#shared/domain/application/interview-thread/message-template.ts'
import { maxApplicationHistory } from '#shared/domain/text-limits.ts'
import { formatApplicantName, readTemplateValues } from './describe-applicant.ts'

export type Move = (application: Application, to: ApplicationStage) => void

/** `message`: with the blanks of a template. */
export interface MoveWords {
  message?: string
  /** To be sent once it is in this stage. */
  invite?: InviteContent
}

/** Rejects when it was not all stored. Can be done again: what was stored is not repeated. */
export type StoreMove = (application: Application, to: ApplicationStage, words?: MoveWords) => Promise<void>

/** Whether a move asks first: for the words that are its answer, or because it cancels a fixed interview. */
export function useAsksFirst(): (applications: readonly Application[], to: ApplicationStage) => boolean {
  const findFixed = useFixedInterviews()
  return useCallback(
    (applications, to) =>
      to === 'interview' || to === 'hired' || to === 'not-now' || findFixed(applications).length > 0,
    [findFixed]
  )
}

/** Times of the interviews that a move of these applications cancels. */
export function useFixedInterviews(): (applications: readonly Application[]) => string[] {
  const interviews = useInterviews()
  return useCallback(
    (applications) =>
      applications.flatMap(({ id }) => {
        const interview = interviews?.get(id)
        const isFixed = interview && findLeftOpen(interview, new Date()) === 'interview'
        return (isFixed && findConfirmedSlot(interview)?.start) || []
      }),
    [interviews]
  )
}

/** Optimistic moves, rolled back on failure. */
export function useApplicantMoves(watched: readonly Application[]) {
  const { applications, thread } = useRepositories()
  const [moving, setMoving] = useState<ReadonlyMap<string, Application>>(new Map())
  /** Last move, for screen readers. */
  const [announcement, setAnnouncement] = useState('')
  const latest = useRef(watched)
  latest.current = watched
  /** A write's answer may precede its live-query emission. */
  const answers = useRef(new Map<string, Application>())
  const steps = useRef(new Map<string, Promise<void>>())

  const storeMove = useCallback<StoreMove>(
    (application, to, { message = '', invite } = {}) => {
      const { id } = application
      const filled = fillTemplate(message, readTemplateValues(application))
      const history = [...application.history, { state: to, at: new Date().toISOString() }]
      const moved: Application = { ...application, state: to, history }
      const send = async () => {
        const known = latest.current.find((one) => one.id === id) ?? application
        try {
          const newest = selectNewest(known, answers.current.get(id))
          if (newest.state !== to || !invite) answers.current.set(id, await applications.move(newest, to, filled))
          if (invite) await (await thread.open()).take({ id }, { type: 'invite', ...invite })
        } catch (error) {
          const newer = findNewer(error)
          if (newer) answers.current.set(id, newer)
          throw error
        } finally {
          setMoving((before) => new Map([...before].filter(([, one]) => one !== moved)))
        }
      }
      if (application.state !== to) setMoving((before) => new Map(before).set(id, moved))
      // Serialises moves of one application.
      const step = (steps.current.get(id) ?? Promise.resolve()).then(send, send)
      steps.current.set(id, step)
      return step
    },
    [applications, thread]
  )

  /** Announces what was stored; its caller says why it was not. */
  const announceMove = useCallback<StoreMove>(
    async (application, to, words) => {
      await storeMove(application, to, words)
      const values = { name: formatApplicantName(application), stage: t(`applicants.stage.${to}`) }
      setAnnouncement(t('applicants.moved', values))
    },
    [storeMove]
  )

  const move = useCallback<Move>(
    (application, to) => {
      if (application.state === to) return
      announceMove(application, to).catch((error) => showMoveFailure(error, application))
    },
    [announceMove]
  )

  const shown = useMemo(
    () => watched.map((one) => moving.get(one.id) ?? selectNewest(one, answers.current.get(one.id))),
    [watched, moving]
  )
  return { applications: shown, move, announceMove, storeMove, announcement }
}

export function showMoveFailure(error: unknown, application: Application): void {
  const values = { name: formatApplicantName(application), max: maxApplicationHistory }
  if (findNewer(error)?.state === 'withdrawn') showToast('applicantWithdrawn', values)
  else showFailure('applicant', error, values)
}

/** Beside the message that was typed, which stays. */
export function describeFailedSend(error: unknown, application: Application | undefined): string {
  const isStored = error instanceof StoreError && !(error instanceof AccountLimitError)
  const isDenied = isStored && (error.failure === 'refused' || error.failure === 'conflict')
  const why =
    isStored && !isDenied
      ? t(error.isOffline ? 'toast.notSavedOffline.text' : 'toast.notSaved.text')
      : describeMoveFailure(error, application ? formatApplicantName(application) : '')
  return `${why} ${t('words.kept')}`
}

/** For batches, which summarise failures. */
export function describeMoveFailure(error: unknown, name: string): string {
  if (!(error instanceof StoreError)) return t('applicants.many.failed', { name })
  const newer = findNewer(error)
  if (error instanceof AccountLimitError) return t('toast.applicantFull.text', { name, max: maxApplicationHistory })
  if (error.failure === 'refused') return t('toast.applicantRefused.text', { name })
  if (error.failure !== 'conflict') return t('applicants.many.failed', { name })
  if (!newer || newer.state === 'withdrawn') return t('applicants.many.withdrawn', { name })
  return t('toast.applicantChanged.text', { name })
}

/** The stored version that caused the conflict. */
function findNewer(error: unknown): Application | undefined {
  return error instanceof StoreError ? (error.stored as Application | undefined) : undefined
}

function selectNewest(first: Application, other: Application | undefined): Application {
  return other !== undefined && (other.revision ?? 0) > (first.revision ?? 0) ? other : first
}

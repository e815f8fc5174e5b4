import { useCallback, useMemo, useRef, useState } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { AccountFull } from '#renderer/storage/core/account-full.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'
import { maxApplicationHistory } from '#shared/domain/text-limits.ts'
import { formatApplicantName } from './applicant.ts'
import type { MoveQuietly } from './many/move-many.ts'

export type Move = (application: Application, to: ApplicationStage) => void

/** Optimistic moves, rolled back on failure. */
export function useMoves(watched: readonly Application[]) {
  const { applications } = useRepositories()
  const [moving, setMoving] = useState<ReadonlyMap<string, Application>>(new Map())
  /** Last move, for screen readers. */
  const [announcement, setAnnouncement] = useState('')
  const { selectNewer, findNewestStored, recordAnswer } = useNewestStored(watched)
  const steps = useRef(new Map<string, Promise<unknown>>())

  /** Resolves with the error; undefined: stored. */
  const store = useCallback(
    (application: Application, to: ApplicationStage): Promise<unknown> => {
      const { id } = application
      const moved: Application = {
        ...application,
        state: to,
        history: [...application.history, { state: to, at: new Date().toISOString() }]
      }
      const send = async () => {
        try {
          recordAnswer(await applications.move(findNewestStored(application), to))
          return undefined
        } catch (error) {
          const newer = findNewer(error)
          if (newer) recordAnswer(newer)
          return error ?? new Error('not moved')
        } finally {
          setMoving((before) => (before.get(id) === moved ? withoutId(before, id) : before))
        }
      }
      setMoving((before) => new Map(before).set(id, moved))
      // Serialises moves of one application.
      const step = (steps.current.get(id) ?? Promise.resolve()).then(send)
      steps.current.set(id, step)
      return step
    },
    [applications, findNewestStored, recordAnswer]
  )

  const move = useCallback<Move>(
    async (application, to) => {
      if (application.state === to) return
      const values = { name: formatApplicantName(application), max: maxApplicationHistory }
      const error = await store(application, to)
      if (error === undefined) {
        setAnnouncement(t('applicants.moved', { ...values, stage: t(`applicants.stage.${to}`) }))
        return
      }
      if (findNewer(error)?.state === 'withdrawn') showToast('applicantWithdrawn', values)
      else showFailure('applicant', error, values)
    },
    [store]
  )

  /** For batches, which summarise failures. */
  const moveQuietly = useCallback<MoveQuietly>(
    async (application, to) => {
      const error = await store(application, to)
      return error === undefined ? undefined : describeFailure(error, formatApplicantName(application))
    },
    [store]
  )

  const shown = useMemo(
    () => watched.map((one) => moving.get(one.id) ?? selectNewer(one)),
    [watched, moving, selectNewer]
  )
  return { applications: shown, move, moveQuietly, announcement }
}

function describeFailure(error: unknown, name: string): string {
  if (!(error instanceof StoreError)) return t('applicants.many.failed', { name })
  const newer = findNewer(error)
  if (error instanceof AccountFull) return t('toast.applicantFull.text', { name, max: maxApplicationHistory })
  if (error.failure === 'refused') return t('toast.applicantRefused.text', { name })
  if (error.failure !== 'conflict') return t('applicants.many.failed', { name })
  if (!newer || newer.state === 'withdrawn') return t('applicants.many.withdrawn', { name })
  return t('toast.applicantChanged.text', { name })
}

/** The stored version that caused the conflict. */
function findNewer(error: unknown): Application | undefined {
  return error instanceof StoreError ? (error.stored as Application | undefined) : undefined
}

/** A write's answer may precede its live-query emission. */
function useNewestStored(watched: readonly Application[]) {
  const latest = useRef(watched)
  latest.current = watched
  const answers = useRef(new Map<string, Application>())
  const selectNewer = useCallback((one: Application) => selectNewest(one, answers.current.get(one.id)), [])
  const findNewestStored = useCallback(
    (application: Application) => selectNewer(latest.current.find(({ id }) => id === application.id) ?? application),
    [selectNewer]
  )
  const recordAnswer = useCallback(
    (application: Application) => void answers.current.set(application.id, application),
    []
  )
  return { selectNewer, findNewestStored, recordAnswer }
}

function withoutId(applications: ReadonlyMap<string, Application>, id: string): ReadonlyMap<string, Application> {
  const rest = new Map(applications)
  rest.delete(id)
  return rest
}

function selectNewest(first: Application, other: Application | undefined): Application {
  return other !== undefined && (other.revision ?? 0) > (first.revision ?? 0) ? other : first
}

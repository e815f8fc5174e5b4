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

/** Moves applications from stage to stage. One that cannot be written goes back to where it was. */
export function useMoves(watched: readonly Application[]) {
  const { applications } = useRepositories()
  const [moving, setMoving] = useState<ReadonlyMap<string, Application>>(new Map())
  /** What happened last, for screen readers. */
  const [announcement, setAnnouncement] = useState('')
  const { selectNewer, findNewestStored, recordAnswer } = useNewestStored(watched)
  const steps = useRef(new Map<string, Promise<unknown>>())

  /** Resolves with the error that kept it from being stored; undefined: it is. A move that changes nothing is none. */
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
      // A second move of the same application is based on what the first one leaves.
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
      // For whoever would move it, one that was withdrawn is as good as gone.
      if (findNewer(error)?.state === 'withdrawn') showToast('applicantWithdrawn', values)
      else showFailure('applicant', error, values)
    },
    [store]
  )

  /** One of many: who is not moved is said where the others are counted, and not in a toast each. */
  const moveQuietly = useCallback<MoveQuietly>(
    async (application, to) => {
      const error = await store(application, to)
      return error === undefined ? undefined : describeFailure(error, formatApplicantName(application))
    },
    [store]
  )

  /** One whose move is still being stored is already shown in its new stage. */
  const shown = useMemo(
    () => watched.map((one) => moving.get(one.id) ?? selectNewer(one)),
    [watched, moving, selectNewer]
  )
  return { applications: shown, move, moveQuietly, announcement }
}

/** Why somebody was not moved. */
function describeFailure(error: unknown, name: string): string {
  if (!(error instanceof StoreError)) return t('applicants.many.failed', { name })
  const newer = findNewer(error)
  if (error instanceof AccountFull) return t('toast.applicantFull.text', { name, max: maxApplicationHistory })
  if (error.failure === 'refused') return t('toast.applicantRefused.text', { name })
  if (error.failure !== 'conflict') return t('applicants.many.failed', { name })
  if (!newer || newer.state === 'withdrawn') return t('applicants.many.withdrawn', { name })
  return t('toast.applicantChanged.text', { name })
}

/** What stands in the way of a move: the application as it is stored now; undefined: nothing does, or it is gone. */
function findNewer(error: unknown): Application | undefined {
  return error instanceof StoreError ? (error.stored as Application | undefined) : undefined
}

/** The newest known version of each application: the answer to a write may come before the watch tells of it. */
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

/** The later one of two readings of one application. */
function selectNewest(first: Application, other: Application | undefined): Application {
  return other !== undefined && (other.revision ?? 0) > (first.revision ?? 0) ? other : first
}

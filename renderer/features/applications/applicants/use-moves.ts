import { useCallback, useMemo, useRef, useState } from 'react'
import type { ApplicationsRepository } from '#renderer/data/applications-repository.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Application, ApplicationStage } from '#shared/domain/application.ts'
import { applicantName } from './applicant-name.ts'
import { newest } from './newest.ts'

export type Move = (application: Application, to: ApplicationStage) => void

interface Moves {
  /** The applications as they stand; one that is being written stands already where it goes. */
  shown: readonly Application[]
  move: Move
  /** What happened last, for whoever does not see it. */
  said: string
}

/** Moves applications from stage to stage. One that cannot be written goes back to where it was. */
export function useMoves(watched: readonly Application[]): Moves {
  const { applications } = useRepositories()
  const [moving, setMoving] = useState<ReadonlyMap<string, Application>>(new Map())
  const [said, setSaid] = useState('')
  const { newer, stored, answer } = useStored(watched)
  const steps = useRef(new Map<string, Promise<void>>())

  const move = useCallback<Move>(
    (application, to) => {
      const { id } = application
      if (application.state === to) return
      const there: Application = {
        ...application,
        state: to,
        history: [...application.history, { state: to, at: new Date().toISOString() }]
      }
      const send = async () => {
        try {
          answer(await moved(applications, stored(application), to))
          setSaid(t('applicants.moved', { name: applicantName(application), stage: t(`applicants.stage.${to}`) }))
        } catch (error) {
          const newer = newerIn(error)
          if (newer) answer(newer)
          const values = { name: applicantName(application) }
          // For whoever would move it, one that was withdrawn is as good as gone.
          if (newer?.state === 'withdrawn') showToast('applicantWithdrawn', values)
          else showFailure('applicant', error, values)
        } finally {
          setMoving((before) => (before.get(id) === there ? without(before, id) : before))
        }
      }
      setMoving((before) => new Map(before).set(id, there))
      // A second move of the same application is based on what the first one leaves.
      steps.current.set(id, (steps.current.get(id) ?? Promise.resolve()).then(send))
    },
    [applications, stored, answer]
  )

  const shown = useMemo(() => watched.map((one) => moving.get(one.id) ?? newer(one)), [watched, moving, newer])
  return { shown, move, said }
}

/** The candidate's reading counts as a change of the application as well, but is no reason not to move it. */
async function moved(applications: ApplicationsRepository, seen: Application, to: ApplicationStage) {
  try {
    return await applications.move(seen, to)
  } catch (error) {
    const newer = newerIn(error)
    if (newer?.state !== seen.state || newer.history.length !== seen.history.length) throw error
    return applications.move(newer, to)
  }
}

/** What stands in the way of a move: the application as it is stored now; undefined: nothing does, or it is gone. */
function newerIn(error: unknown): Application | undefined {
  return error instanceof StoreError ? (error.stored as Application | undefined) : undefined
}

/** The newest that is known of each application: a write may be answered before the watch speaks. */
function useStored(watched: readonly Application[]) {
  const seen = useRef(watched)
  seen.current = watched
  const answers = useRef(new Map<string, Application>())
  const newer = useCallback((one: Application) => newest(one, answers.current.get(one.id)), [])
  const stored = useCallback(
    (application: Application) => newer(seen.current.find(({ id }) => id === application.id) ?? application),
    [newer]
  )
  const answer = useCallback((application: Application) => void answers.current.set(application.id, application), [])
  return { newer, stored, answer }
}

function without(applications: ReadonlyMap<string, Application>, id: string): ReadonlyMap<string, Application> {
  const left = new Map(applications)
  left.delete(id)
  return left
}

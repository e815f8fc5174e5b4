import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import type { Outbox } from '#renderer/data/outbox/outbox.ts'
import { useIsUnmounted } from '#renderer/hooks/use-is-unmounted.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import type { UnsentJob } from '#shared/collections/outbox-items.ts'
import { findDifferingFields, formatTexts } from '#shared/domain/job/job-form-values.ts'

/** Turns a refused job into the draft; asks before replacing another draft. */
export function useOpenUnsentAsDraft(outbox: Outbox | null) {
  const { draft: draftOf } = useRepositories()
  const navigate = useNavigate()
  const hasLeft = useIsUnmounted()
  const [asking, setAsking] = useState<UnsentJob | null>(null)

  const make = async (job: UnsentJob) => {
    const { content, liveDays } = job
    try {
      await draftOf(undefined).save({ texts: formatTexts(content), liveDays, isFree: undefined, base: 0 })
      // Removed after the draft is stored: the text is never lost.
      await outbox?.remove(job)
      if (!hasLeft.current) navigate(paths.postJob)
    } catch (error) {
      showFailure('job', error)
    }
  }
  return {
    /** The job that would replace the existing draft; null: nothing to ask. */
    asking,
    async open(job: UnsentJob) {
      try {
        const before = await draftOf(undefined).read()
        if (before && findDifferingFields(before.texts, job.content).length > 0) return setAsking(job)
      } catch (error) {
        return showFailure('job', error)
      }
      await make(job)
    },
    cancel: () => setAsking(null),
    replace() {
      setAsking(null)
      if (asking) void make(asking)
    }
  }
}

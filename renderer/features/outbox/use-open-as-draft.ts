import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import type { Outbox } from '#renderer/data/outbox/outbox.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import type { UnsentPosting } from '#shared/collections/unsent.ts'
import { findDifferingFields, formatTexts } from '#shared/domain/job/job-form.ts'

/** Makes the draft of a new posting of one that was not taken, and opens it. Another draft only gives way when the person says so. */
export function useOpenAsDraft(outbox: Outbox | null) {
  const { draft: draftOf } = useRepositories()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<UnsentPosting | null>(null)

  const make = async (posting: UnsentPosting) => {
    const { content, liveDays } = posting
    try {
      await draftOf(undefined).save({ texts: formatTexts(content), liveDays, isFree: undefined, base: 0 })
      // Not before its text lies somewhere else.
      await outbox?.remove(posting)
      navigate(paths.postJob)
    } catch (error) {
      showFailure('posting', error)
    }
  }
  return {
    /** The posting whose draft would take the place of another; null: nothing is asked. */
    asking,
    async open(posting: UnsentPosting) {
      try {
        const before = await draftOf(undefined).read()
        if (before && findDifferingFields(before.texts, posting.content).length > 0) return setAsking(posting)
      } catch (error) {
        return showFailure('posting', error)
      }
      await make(posting)
    },
    cancel: () => setAsking(null),
    replace() {
      setAsking(null)
      if (asking) void make(asking)
    }
  }
}

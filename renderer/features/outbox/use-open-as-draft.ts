import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import type { Outbox } from '#renderer/data/outbox/outbox.ts'
import { useHasLeft } from '#renderer/hooks/use-has-left.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import type { UnsentPosting } from '#shared/collections/unsent.ts'
import { findDifferingFields, formatTexts } from '#shared/domain/job/job-form.ts'

/** Turns a refused posting into the draft; asks before replacing another draft. */
export function useOpenAsDraft(outbox: Outbox | null) {
  const { draft: draftOf } = useRepositories()
  const navigate = useNavigate()
  const hasLeft = useHasLeft()
  const [asking, setAsking] = useState<UnsentPosting | null>(null)

  const make = async (posting: UnsentPosting) => {
    const { content, liveDays } = posting
    try {
      await draftOf(undefined).save({ texts: formatTexts(content), liveDays, isFree: undefined, base: 0 })
      // Removed after the draft is stored: the text is never lost.
      await outbox?.remove(posting)
      if (!hasLeft.current) navigate(paths.postJob)
    } catch (error) {
      showFailure('posting', error)
    }
  }
  return {
    /** The posting that would replace the existing draft; null: nothing to ask. */
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

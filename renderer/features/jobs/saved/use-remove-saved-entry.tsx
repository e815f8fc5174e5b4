import { type ReactNode, useCallback, useState } from 'react'
import type { SavedJobsAndSearchesRepository } from '#renderer/data/saved-jobs-and-searches-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Lazy } from '#renderer/storage/core/lazy-loading.ts'
import { showSavedFailure } from './use-saved-repository.ts'

type Step<Entry> = (opened: SavedJobsAndSearchesRepository, entry: Entry) => Promise<void>

interface Removed<Entry> {
  readonly entry: Entry
  readonly name: string
}

/** Removes an entry of a list and offers to put it back. The notice gets the focus, which was on the pressed button. */
export function useRemoveSavedEntry<Entry>(
  saved: Lazy<SavedJobsAndSearchesRepository>,
  removeEntry: Step<Entry>,
  putBack: Step<Entry>
) {
  const [removed, setRemoved] = useState<Removed<Entry> | null>(null)
  const focus = useCallback((button: HTMLButtonElement | null) => button?.focus(), [])
  const run = async (step: Step<Entry>, entry: Entry, next: Removed<Entry> | null) => {
    try {
      await step(await saved.open(), entry)
      setRemoved(next)
    } catch (error) {
      showSavedFailure(error)
    }
  }
  const notice: ReactNode = removed && (
    <p className="saved-removed" role="status">
      <span>{t('saved.removed', { name: removed.name })}</span>
      <button
        ref={focus}
        type="button"
        className="btn btn-quiet"
        onClick={() => void run(putBack, removed.entry, null)}
      >
        {t('saved.undo')}
      </button>
    </p>
  )
  return { notice, remove: (entry: Entry, name: string) => void run(removeEntry, entry, { entry, name }) }
}

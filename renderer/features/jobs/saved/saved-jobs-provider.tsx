import '#renderer/messages/saved-messages.ts'
import { useEffect } from 'react'
import type { SavedJobsAndSearchesRepository } from '#renderer/data/saved-jobs-and-searches-repository.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import type { Lazy } from '#renderer/storage/core/lazy-loading.ts'
import { useSavedStore } from '#renderer/stores/saved-jobs-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { forgetSearches } from './recent-searches.ts'
import { openSaved, showSavedFailure, useSavedRepository } from './use-saved-repository.ts'

/** Keeps what a visitor or a candidate has saved in the store of the public pages, and carries out what is pressed there. */
export function SavedJobsProvider({ uid }: { uid: string }) {
  const saved = useSavedRepository()
  const pressed = useSavedStore((state) => state.pressed)
  useMove(uid, saved)
  useEffect(() => {
    // A failed read is repaired by the next change.
    const ignoreError = () => {}
    const stops = [
      saved.watch(
        (opened) =>
          opened.watchJobs((jobs) => useSavedStore.setState({ jobs: new Set(jobs.map(({ id }) => id)) }), ignoreError),
        ignoreError
      ),
      saved.watch(
        (opened) => opened.watchSearches((searches) => useSavedStore.setState({ searches }), ignoreError),
        ignoreError
      )
    ]
    return () => {
      for (const stop of stops) stop()
      useSavedStore.setState({ jobs: new Set(), searches: [] })
    }
  }, [saved])
  const { visitorRecords } = useServices().platform
  useEffect(() => {
    // Of what a person has searched for nothing stays for the next one.
    if (uid) return () => void forgetSearches(visitorRecords, uid).catch(() => {})
  }, [visitorRecords, uid])
  useEffect(() => {
    // React runs an effect twice while developing.
    if (pressed && useSavedStore.getState().pressed === pressed) void carryOut(saved)
  }, [saved, pressed])
  return null
}

async function carryOut(saved: Lazy<SavedJobsAndSearchesRepository>): Promise<void> {
  const { pressed } = useSavedStore.getState()
  useSavedStore.setState({ pressed: null })
  if (!pressed) return
  try {
    const opened = await saved.open()
    if ('job' in pressed) {
      await (pressed.isWanted ? opened.saveJob(pressed.job) : opened.removeJob(pressed.job.id))
      showToast(pressed.isWanted ? 'jobSaved' : 'savedJobRemoved')
    } else {
      const outcome = await opened.saveSearch(pressed.query, pressed.found)
      showToast(outcome === 'saved' ? 'searchSaved' : 'searchAlready')
    }
  } catch (error) {
    showSavedFailure(error)
  }
}

/** What was saved before signing in goes into the account. */
function useMove(uid: string, saved: Lazy<SavedJobsAndSearchesRepository>): void {
  const { platform } = useServices()
  useEffect(() => {
    if (uid === '' || !platform.visitorRecords.hasAny()) return
    const move = async () => {
      const visitors = await openSaved(platform, '').open()
      await visitors.moveTo(await saved.open())
    }
    move().catch(showSavedFailure)
  }, [uid, saved, platform])
}

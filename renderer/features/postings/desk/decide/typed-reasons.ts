import { create } from 'zustand'

interface State {
  /** By the uid of who typed it and the id of the posting. */
  reasons: ReadonlyMap<string, string>
}

/**
 * What was typed as the reason of a rejection, until that is stored. Outside of React: a rejection may fail after the desk was left, and
 * whoever comes back to the posting finds the reason again.
 */
const useReasons = create<State>(() => ({ reasons: new Map() }))

/** Remembers a reason; an empty one is forgotten. */
export function storeReason(uid: string, jobId: string, reason: string): void {
  useReasons.setState(({ reasons }) => {
    const next = new Map(reasons)
    if (reason === '') next.delete(formatKey(uid, jobId))
    else next.set(formatKey(uid, jobId), reason)
    return { reasons: next }
  })
}

/** The reason that was typed for a posting; empty: none. */
export function useTypedReason(uid: string, jobId: string | undefined): string {
  return useReasons(({ reasons }) => (jobId === undefined ? undefined : reasons.get(formatKey(uid, jobId)))) ?? ''
}

const formatKey = (uid: string, jobId: string) => `${uid} ${jobId}`

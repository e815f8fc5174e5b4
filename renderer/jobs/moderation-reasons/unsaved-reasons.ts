import { create } from 'zustand'

interface State {
  /** By the uid of who typed it and what it is about. */
  reasons: ReadonlyMap<string, string>
}

/** Typed reasons until their decisions are stored. Outside React, since a decision may fail after its screen was left. `about`: job and decision. */
export const useReasonDrafts = create<State>(() => ({ reasons: new Map() }))

/** Remembers a reason for one or many; an empty one is forgotten. */
export function storeReasonDraft(uid: string, about: string | readonly string[], reason: string): void {
  useReasonDrafts.setState(({ reasons }) => {
    const next = new Map(reasons)
    for (const one of typeof about === 'string' ? [about] : about) {
      if (reason === '') next.delete(formatKey(uid, one))
      else next.set(formatKey(uid, one), reason)
    }
    return { reasons: next }
  })
}

/** The reason that was typed; of many, the one that was typed for all of them. Empty: none. */
export function useReasonDraft(uid: string, about: string | readonly string[] | undefined): string {
  return useReasonDrafts(({ reasons }) => {
    const [first, ...rest] = (typeof about === 'string' ? [about] : (about ?? [])).map((one) =>
      reasons.get(formatKey(uid, one))
    )
    return first !== undefined && rest.every((reason) => reason === first) ? first : ''
  })
}

/** One key wherever a job is taken down. */
export const formatTakeDownKey = (jobId: string) => `takeDown ${jobId}`

const formatKey = (uid: string, about: string) => `${uid} ${about}`

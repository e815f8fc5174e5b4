import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'

export interface Followed<Asked, Answer> {
  /** The last answer, with what it answers: it stays until the next one is there. */
  known: { asked: Asked; answer: Answer } | null
  /** What is asked now could not be read. */
  failed: boolean
}

type Watch<Answer> = (listener: (answer: Answer) => void, failed: (error: StoreError) => void) => Unsubscribe

export interface FollowedStore<Asked, Answer> {
  use: UseBoundStore<StoreApi<Followed<Asked, Answer>>>
  /**
   * Follows a watch until the returned function is called or the next one is followed: an answer that comes late never
   * replaces a newer one. Answers of another `source` (the repository) are forgotten.
   */
  follow(source: object, asked: Asked, watch: Watch<Answer>): Unsubscribe
}

/** A store that shows what a watch tells. It outlives the screen: whoever comes back finds the last answer at once. */
export function followedStore<Asked, Answer>(): FollowedStore<Asked, Answer> {
  const use = create<Followed<Asked, Answer>>(() => ({ known: null, failed: false }))
  let from: object | undefined
  let latest: symbol | undefined
  return {
    use,
    follow(source, asked, watch) {
      const mine = Symbol('watch')
      latest = mine
      use.setState(from === source ? { failed: false } : { known: null, failed: false })
      from = source
      const stop = watch(
        (answer) => {
          if (latest === mine) use.setState({ known: { asked, answer }, failed: false })
        },
        () => {
          if (latest === mine) use.setState({ failed: true })
        }
      )
      return () => {
        if (latest === mine) latest = undefined
        stop()
      }
    }
  }
}

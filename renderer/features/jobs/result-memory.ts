import { useEffect } from 'react'
import type { LiveQuery } from '#renderer/hooks/use-live-query.ts'

export interface ResultMemory<Result> {
  /** The last result, if it came from this source (the repository); undefined: there is none. */
  of(source: object): Result | undefined
  /** Keeps what a query of this source shows. */
  useKeeping(source: object, query: LiveQuery<Result>): LiveQuery<Result>
}

/** The last result of a live query. It outlives the screen: whoever comes back finds it at once. */
export function resultMemory<Result>(): ResultMemory<Result> {
  let last: { source: object; data: Result } | undefined
  return {
    of: (source) => (last?.source === source ? last.data : undefined),
    useKeeping(source, query) {
      const { data } = query
      useEffect(() => {
        if (data !== undefined) last = { source, data }
      }, [source, data])
      return query
    }
  }
}

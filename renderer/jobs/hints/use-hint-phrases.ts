import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { compilePhrases, type FindPhrases } from '#shared/domain/job/hints/find-hint-phrases.ts'

/** The lists that the administrator has changed; undefined: not known yet, or they cannot be read. */
export function useChangedPhrases() {
  const { phrases } = useRepositories()
  return useLazyWatchedQuery(phrases, (opened) => opened.watch)
}

/** Finds the administrator's phrases; the standard ones until those are known, and where they cannot be read. */
export function useFindPhrases(): FindPhrases {
  const { phrases } = useRepositories()
  const { data } = useChangedPhrases()
  const version = JSON.stringify(data?.map(({ id, revision }) => [id, revision]) ?? [])
  if (compiled?.board !== phrases || compiled.version !== version) {
    const changed = Object.fromEntries((data ?? []).map((list) => [list.id, list]))
    compiled = { board: phrases, version, find: compilePhrases(changed) }
  }
  return compiled.find
}

/** The lists as they were compiled last: the same function as long as they and the board are the same. */
let compiled: { board: unknown; version: string; find: FindPhrases } | undefined

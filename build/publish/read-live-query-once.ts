import type { Watch } from '#renderer/data/watch-queries.ts'

/** The first result of a watch. Rejects with what it fails with. */
export function readLiveQueryOnce<Result>(watch: Watch<Result>): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const end =
      <Value>(settle: (value: Value) => void) =>
      (value: Value) => {
        settle(value)
        // It may answer before it returns its stop function.
        queueMicrotask(() => stop())
      }
    const stop = watch(end(resolve), end(reject))
  })
}

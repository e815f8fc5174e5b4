import type { Watch } from '#renderer/data/watches.ts'

/** The first that a watch tells. Rejects with what it fails with. */
export function readOnce<Result>(watch: Watch<Result>): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const end =
      <Value>(settle: (value: Value) => void) =>
      (value: Value) => {
        settle(value)
        // It may tell before there is anything to stop it by.
        queueMicrotask(() => stop())
      }
    const stop = watch(end(resolve), end(reject))
  })
}

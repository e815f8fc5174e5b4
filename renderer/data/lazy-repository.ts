import type { Lazy } from '#renderer/storage/core/lazy.ts'
import type { Watch } from './watches.ts'

/** A repository whose code is fetched with its first use. */
export type LazyRepository<Repository> = Pick<Lazy<Repository>, 'open' | 'watch'>

/** A lazy repository with an eager count of its waiting documents. */
export interface LazyQueue<Repository> extends LazyRepository<Repository> {
  watchCount: Watch<number>
}

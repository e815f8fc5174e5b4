import { lazy } from '#renderer/storage/core/lazy.ts'

/** Stems and the trade's synonyms, which a page without a search does not need. */
export const wordSearch = lazy(() => import('#shared/domain/search/word-search.ts'))

import { lazy } from '#renderer/storage/core/lazy-loading.ts'

/** Stems, the trade's synonyms and filters, which a page without a search does not need. */
export const lazyWordSearch = lazy(() => import('./build-job-query.ts'))

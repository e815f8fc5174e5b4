// A chunk of its own, fetched with the first query of more than one page.
export { createListChain } from '../reading/page-chain.ts'
export { beginSearch, createRefinement } from '../search/search-chain.ts'
export { createPagedFetcher } from './paged-fetcher.ts'

// What looks through pages on this device is fetched with the first question that needs it; others share the code in files of their own.
export { createListChain } from '../reading/page-chain.ts'
export { beginSearch, createRefinement } from '../search/begin-search.ts'
export { createPagesAsker } from './pages-asker.ts'

import { load } from './messages.ts'
import texts from './search-more.json'

// Texts of what a search shows on request, or when nothing is found.
load(texts)

import { load } from './messages.ts'
import texts from './search-more.json'

// Texts of what a job search shows on request.
load(texts)

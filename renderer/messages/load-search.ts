import { load } from './messages.ts'
import texts from './search.json'

// Texts of the searches for jobs and candidates.
load(texts)

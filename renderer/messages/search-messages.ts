import { load } from './messages.ts'
import texts from './search.json'

// Texts of a search that finds nothing, and of filters on request.
load(texts)

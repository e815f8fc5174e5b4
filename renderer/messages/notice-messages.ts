import { load } from './messages.ts'
import texts from './notice.json'

// Texts of notices about stored data: most devices never have one.
load(texts)

import texts from './candidate.json'
import { load } from './messages.ts'

// Texts of everybody who signs in: accounts, one's own pages, kiosks.
load(texts)

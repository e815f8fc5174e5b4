import texts from './failure.json'
import { load } from './messages.ts'

// Texts of what could not be stored: only who writes needs them.
load(texts)

import { load } from './messages.ts'
import texts from './saved.json'

// Texts of what visitors and candidates save.
load(texts)

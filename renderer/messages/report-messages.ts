import { load } from './messages.ts'
import texts from './report.json'

// Texts of reports about jobs, for who sends and who reviews them.
load(texts)

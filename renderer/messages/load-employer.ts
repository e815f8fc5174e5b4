import './load-candidate.ts'
import texts from './employer.json'
import { load } from './messages.ts'

load(texts)

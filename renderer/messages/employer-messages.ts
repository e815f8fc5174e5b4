import './candidate-messages.ts'
import texts from './employer.json'
import { load } from './messages.ts'

load(texts)

import './employer-messages.ts'
import texts from './administrator.json'
import { load } from './messages.ts'

load(texts)

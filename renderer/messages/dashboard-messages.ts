import en from './en.json?catalogue=dashboard.'
import { learn } from './messages.ts'

learn({ en })

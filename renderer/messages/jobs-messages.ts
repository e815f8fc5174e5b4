import en from './en.json?catalogue=jobs.'
import { learn } from './messages.ts'

learn({ en })

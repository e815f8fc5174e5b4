import en from './en.json?catalogue=job.'
import { learn } from './messages.ts'

learn({ en })

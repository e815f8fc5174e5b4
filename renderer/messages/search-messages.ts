import en from './en.json?catalogue=search.'
import { learn } from './messages.ts'

learn({ en })

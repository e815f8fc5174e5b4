import en from './en.json?catalogue=notice.'
import { learn } from './messages.ts'

learn({ en })

import en from './en.json?catalogue=post.'
import { learn } from './messages.ts'

learn({ en })

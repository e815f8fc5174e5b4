import en from './en.json?catalogue=desk.'
import { learn } from './messages.ts'

learn({ en })

import en from './en.json?catalogue=posting.,toast.posting'
import { learn } from './messages.ts'

learn({ en })

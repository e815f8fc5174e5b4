import en from './en.json?catalogue=pageEditor.,toast.content'
import { learn } from './messages.ts'

learn({ en })

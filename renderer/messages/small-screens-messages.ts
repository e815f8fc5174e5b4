import en from './en.json?catalogue=notFound.'
import { learn } from './messages.ts'

learn({ en })

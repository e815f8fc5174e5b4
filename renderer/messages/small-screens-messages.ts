import en from './en.json?catalogue=notFound.,upcoming.'
import { learn } from './messages.ts'

learn({ en })

import en from './en.json?catalogue=page.'
import { learn } from './messages.ts'

learn({ en })

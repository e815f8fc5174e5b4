import en from './en.json?catalogue=applications.,toast.application'
import { learn } from './messages.ts'

learn({ en })

import en from './en.json?catalogue=notice.,toast.noticeFailed'
import { learn } from './messages.ts'

learn({ en })

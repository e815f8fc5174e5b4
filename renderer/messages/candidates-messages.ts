import en from './en.json?catalogue=candidates.,toast.candidate'
import { learn } from './messages.ts'

learn({ en })

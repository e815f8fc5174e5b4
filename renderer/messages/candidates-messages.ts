import en from './en.json?catalogue=candidates.,toast.candidate,toast.resume'
import { learn } from './messages.ts'

learn({ en })

import en from './en.json?catalogue=apply.,toast.application'
import { learn } from './messages.ts'

learn({ en })

import en from './en.json?catalogue=login,signup,notFound'
import { learn } from './messages.ts'

learn({ en })

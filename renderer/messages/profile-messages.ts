import en from './en.json?catalogue=accounts.,profile.,toast.account,toast.avatar,toast.profile,toast.resume'
import { learn } from './messages.ts'

learn({ en })

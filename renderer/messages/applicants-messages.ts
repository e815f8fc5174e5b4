import en from './en.json?catalogue=applicants.,toast.applicant,toast.resume'
import { learn } from './messages.ts'

learn({ en })

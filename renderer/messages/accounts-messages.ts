import en from './en.json?catalogue=accounts.,login.,signup.,toast.adminLogin,toast.login,toast.signup'
import { learn } from './messages.ts'

learn({ en })

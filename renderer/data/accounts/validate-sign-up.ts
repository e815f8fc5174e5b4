import { findRoleOfEmail, normalizeEmail, type Role } from '#shared/domain/account/session-user.ts'
import { AccountError } from './accounts-port.ts'

export const minPasswordLength = 8

/** Returns the normalised address; `domain` decides whose it is. Throws AccountError 'admin-requested', 'employer-unmarked', 'email-invalid', 'password-short'. */
export function validateSignUp(email: string, password: string, role: Role, domain: string): string {
  const address = normalizeEmail(email)
  const given = findRoleOfEmail(address, domain)
  if (role === 'Admin' || given === 'Admin') throw new AccountError('admin-requested')
  if (role === 'Employer' && given !== 'Employer') throw new AccountError('employer-unmarked')
  if (!/^[^\s@]+@[^\s@]+$/.test(address) || address.length > 254) throw new AccountError('email-invalid')
  if ([...password].length < minPasswordLength) throw new AccountError('password-short')
  return address
}

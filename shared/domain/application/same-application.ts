import { typedProfileFields } from '../candidate/user-profile.ts'
import type { ApplicantProfile, Application } from './application.ts'
import { cleanMessage } from './application-reducer.ts'

/** A lost answer of the server does not make a second application of one. */
export function hasArrivedAs(
  { state, profile, message }: Application,
  wanted: { profile: ApplicantProfile; message: string }
): boolean {
  if (state === 'withdrawn' || !profile || message !== cleanMessage(wanted.message)) return false
  if (profile.email !== wanted.profile.email) return false
  // Each application has copies of its files, under other names.
  return typedProfileFields.every((field) => JSON.stringify(profile[field]) === JSON.stringify(wanted.profile[field]))
}

import { typedProfileFields } from '../candidate/user-profile.ts'
import type { ApplicantProfile, Application } from './application.ts'
import { cleanMessage } from './application-reducer.ts'

/** Whether a stored application is what somebody wanted to send: an answer that was lost on the way does not make it another one. */
export function hasArrivedAs(
  { state, profile, message }: Application,
  wanted: { profile: ApplicantProfile; message: string }
): boolean {
  if (state === 'withdrawn' || !profile || message !== cleanMessage(wanted.message)) return false
  if (profile.email !== wanted.profile.email) return false
  // Files are copied for each application, under names of their own.
  return typedProfileFields.every((field) => JSON.stringify(profile[field]) === JSON.stringify(wanted.profile[field]))
}

import accounts from './accounts.json'
import applications from './applications.json'
import apply from './apply.json'
import housesAsk from './houses-ask.json'
import interview from './interview.json'
import invitations from './invitations.json'
import kiosk from './kiosk.json'
import membersTexts from './members.json'
import { load } from './messages.ts'
import notices from './notices.json'
import profile from './profile.json'
import signIn from './sign-in.json'
import unsent from './unsent.json'

/** Texts of signing in, of one’s own pages, of kiosks and of notices. */
export const members = {
  ...accounts,
  ...applications,
  ...apply,
  ...housesAsk,
  ...invitations,
  ...interview,
  ...kiosk,
  ...membersTexts,
  ...notices,
  ...profile,
  ...signIn,
  ...unsent
}

load(members)

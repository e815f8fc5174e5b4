import applicants from './applicants.json'
import bans from './bans.json'
import candidates from './candidates.json'
import dashboard from './dashboard.json'
import house from './house.json'
import houses from './houses.json'
import interview from './interview.json'
import invite from './invite.json'
import job from './job.json'
import members from './members.json'
import { load } from './messages.ts'
import ownHouse from './own-house.json'
import papers from './papers.json'
import post from './post.json'
import postingEnd from './posting-end.json'
import postings from './postings.json'
import workplace from './workplace.json'

/** The administrator reads them, too: most workplaces are both's. */
export const employers = {
  ...applicants,
  ...bans,
  ...candidates,
  ...dashboard,
  ...house,
  ...houses,
  ...interview,
  ...invite,
  ...job,
  ...members,
  ...ownHouse,
  ...papers,
  ...post,
  ...postingEnd,
  ...postings,
  ...workplace
}

load(employers)

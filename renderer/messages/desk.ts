import bans from './bans.json'
import deskTexts from './desk.json'
import deskReports from './desk-reports.json'
import house from './house.json'
import job from './job.json'
import members from './members.json'
import { load } from './messages.ts'
import postings from './postings.json'
import report from './report.json'
import workplace from './workplace.json'

export const desk = {
  ...bans,
  ...deskTexts,
  ...deskReports,
  ...house,
  ...job,
  ...members,
  ...postings,
  ...report,
  ...workplace
}

load(desk)

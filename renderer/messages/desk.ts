import bans from './bans.json'
import deskTexts from './desk.json'
import deskHouses from './desk-houses.json'
import deskReports from './desk-reports.json'
import house from './house.json'
import job from './job.json'
import members from './members.json'
import { load } from './messages.ts'
import pageEditor from './page-editor.json'
import postings from './postings.json'
import report from './report.json'
import workplace from './workplace.json'

/** The texts of the workplaces that only the administrator has. */
export const desk = {
  ...bans,
  ...deskTexts,
  ...deskHouses,
  ...deskReports,
  ...house,
  ...job,
  ...members,
  ...pageEditor,
  ...postings,
  ...report,
  ...workplace
}

load(desk)

import { amountTable } from './amounts.ts'
import { otherTable } from './anything-else.ts'
import { applicationTable, withdrawalTable } from './applications.ts'
import { cardRecordTable, cardTable, numberTable, paperTable } from './candidates.ts'
import { accountCountTable } from './counts.ts'
import { fileTable, partTable } from './files.ts'
import {
  addressTable,
  employerTable,
  houseNumberTable,
  houseTable,
  memberTable,
  pressTable,
  requestTable
} from './houses.ts'
import { invitationTable } from './invitations.ts'
import { jobHistoryTable } from './job-history.ts'
import { jobTable } from './jobs.ts'
import { applicantNoteTable, draftTable, markTable, profileTable, shortlistTable, templateTable } from './own-things.ts'
import { pageTable, pageVersionsTable } from './pages.ts'
import { phraseTable } from './phrases.ts'
import { reasonTable } from './reasons.ts'
import { questionTable, reportCountTable, reportTable, settingsTable, tallyTable } from './reports.ts'
import { threadTable } from './thread.ts'

/** Collection, identity, operation: who may do what. */
export const tables = [
  jobTable,
  jobHistoryTable,
  applicationTable,
  withdrawalTable,
  invitationTable,
  threadTable,
  cardTable,
  cardRecordTable,
  paperTable,
  numberTable,
  pageTable,
  pageVersionsTable,
  fileTable,
  partTable,
  profileTable,
  shortlistTable,
  applicantNoteTable,
  templateTable,
  markTable,
  draftTable,
  phraseTable,
  reasonTable,
  reportTable,
  reportCountTable,
  tallyTable,
  settingsTable,
  questionTable,
  requestTable,
  employerTable,
  addressTable,
  houseTable,
  memberTable,
  houseNumberTable,
  pressTable,
  otherTable,
  accountCountTable,
  amountTable
]

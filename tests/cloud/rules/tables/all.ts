import { amountTable } from './amounts.ts'
import { otherTable } from './anything-else.ts'
import { applicationTable, withdrawalTable } from './applications.ts'
import { candidateDocumentTable, numberTable, publicProfileRecordTable, publicProfileTable } from './candidates.ts'
import {
  addressTable,
  companyNumberTable,
  companyTable,
  employerTable,
  memberTable,
  pressTable,
  requestTable
} from './companies.ts'
import { accountCountTable } from './counts.ts'
import { fileTable, partTable } from './files.ts'
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
  publicProfileTable,
  publicProfileRecordTable,
  candidateDocumentTable,
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
  companyTable,
  memberTable,
  companyNumberTable,
  pressTable,
  otherTable,
  accountCountTable,
  amountTable
]

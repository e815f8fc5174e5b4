import { otherTable } from './anything-else.ts'
import { applicationTable } from './applications.ts'
import { cardRecordTable, cardTable, paperTable } from './candidates.ts'
import { fileTable, partTable } from './files.ts'
import { jobTable } from './jobs.ts'
import { draftTable, markTable, profileTable, shortlistTable } from './own-things.ts'
import { pageTable } from './pages.ts'

/** Collection, identity, operation: who may do what. */
export const tables = [
  jobTable,
  applicationTable,
  cardTable,
  cardRecordTable,
  paperTable,
  pageTable,
  fileTable,
  partTable,
  profileTable,
  shortlistTable,
  markTable,
  draftTable,
  otherTable
]

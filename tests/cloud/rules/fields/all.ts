import { applicationSpecimens } from './application-fields.ts'
import { companySpecimens } from './company-fields.ts'
import { countSpecimens } from './count-fields.ts'
import { fileSpecimens } from './file-fields.ts'
import { invitationSpecimens } from './invitation-fields.ts'
import { jobEndSpecimens } from './job-end-fields.ts'
import { jobSpecimens } from './job-fields.ts'
import { jobHistorySpecimens } from './job-history-fields.ts'
import { pageSpecimens } from './page-fields.ts'
import { peopleSpecimens } from './people-fields.ts'
import { phraseSpecimens } from './phrase-fields.ts'
import { reasonSpecimens } from './reason-fields.ts'
import { reportSpecimens } from './report-fields.ts'
import { requestSpecimens } from './request-fields.ts'
import { searchKeySpecimens } from './search-key-fields.ts'
import { threadSpecimens } from './thread-fields.ts'

/** Every way to write a document, and every field of it. */
export const specimens = [
  ...jobSpecimens,
  ...jobEndSpecimens,
  ...jobHistorySpecimens,
  ...searchKeySpecimens,
  ...phraseSpecimens,
  ...reasonSpecimens,
  ...reportSpecimens,
  ...applicationSpecimens,
  ...invitationSpecimens,
  ...threadSpecimens,
  ...peopleSpecimens,
  ...pageSpecimens,
  ...fileSpecimens,
  ...requestSpecimens,
  ...companySpecimens,
  ...countSpecimens
]

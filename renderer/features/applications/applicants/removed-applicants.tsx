import { useId } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application/application.ts'
import type { ApplicantsAddress } from './applicants-address.ts'
import { ApplicantsLink } from './applicants-link.tsx'
import { countApplications } from './counts.ts'

/** Applications to one posting that is no longer among this person's. */
export interface RemovedPosting {
  jobId: string
  applications: readonly Application[]
}

interface Props {
  postings: readonly RemovedPosting[]
  address: ApplicantsAddress
}

/** The way to applicants whose posting is gone: by the name that it had when they applied. */
export function RemovedApplicants({ postings, address }: Props) {
  const id = useId()
  if (postings.length === 0) return null
  return (
    <details className="removed">
      <summary>{t('applicants.removed.postings', { count: postings.length })}</summary>
      <ul>
        {postings.map(({ jobId, applications }, row) => (
          <li key={jobId}>
            <span id={`${id}-${row}`}>{readJobName(applications[0])}</span>
            <ApplicantsLink
              to={address.buildJobAddress(jobId)}
              count={countApplications(applications)}
              describedBy={`${id}-${row}`}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

function readJobName(application: Application | undefined): string {
  const { title = '', company = '' } = application?.job ?? {}
  return [title, company].filter((text) => text.trim() !== '').join(' · ')
}

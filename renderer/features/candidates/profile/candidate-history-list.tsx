import '#renderer/components/public/status-tag.css'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import type { ApplicationStage } from '#shared/domain/application/application.ts'
import type { CandidateRelation } from '#shared/domain/candidate/employer-candidate-history.ts'
import { formatLocalDate } from '#shared/domain/format-date-time.ts'

/** Of all candidates with this company; undefined data for candidates, and while it loads. */
export function useCandidateHistories() {
  const { relations } = useRepositories()
  return useWatchedQuery(relations?.watch).data
}

const tones: Partial<Record<ApplicationStage, string>> = { new: 'new', interview: 'waiting', hired: 'good' }

/** What there was between the company and this candidate, each application with its way there. */
export function CandidateHistoryList({ relation }: { relation: CandidateRelation | undefined }) {
  if (!relation) return null
  const { applications, invitations } = relation
  return (
    <ul className="candidate-relations" aria-label={t('candidates.relation')}>
      {applications.map(({ id, jobId, job, state }) => (
        <li key={id}>
          <Link
            className={`state state-${tones[state as ApplicationStage] ?? 'plain'}`}
            to={paths.applicant(jobId, id)}
          >
            {t(`candidates.relation.${state as ApplicationStage}`, { title: job.title })}
          </Link>
        </li>
      ))}
      {invitations.map(({ id, job, state, invitedAt }) => (
        <li key={id}>
          <span className="state state-plain">
            {t(state === 'declined' ? 'candidates.relation.declined' : 'candidates.relation.invited', {
              title: job.title,
              day: formatLocalDate(invitedAt) ?? ''
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}

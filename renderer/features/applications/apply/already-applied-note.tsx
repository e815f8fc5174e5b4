import '#renderer/messages/candidate-messages.ts'
import './already-applied-note.css'
import { useState } from 'react'
import { ProfileVisibilityField } from '#renderer/components/form/profile-visibility-field.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import { findMissingProfileFields, hasChosenVisibility } from '#shared/domain/candidate/user-profile.ts'
import { formatLocalDate } from '#shared/domain/format-date-time.ts'

/** On a job's page: when its reader applied. After a first application it asks who can see the profile. */
export function AlreadyAppliedNote({ jobId }: { jobId: string }) {
  const { applications, person } = useRepositories()
  const { data: application } = useWatchedQuery(applications.watchTo, jobId, person.uid)
  if (!application) return null
  return (
    <div className="applied-note" role="status">
      <p className="row">
        <span>{t('applied.on', { day: formatLocalDate(application.appliedAt) ?? '' })}</span>
        <Link to={paths.applications}>{t('applied.see')}</Link>
      </p>
      <VisibilityQuestion />
    </div>
  )
}

/** The preselected answer is how it is without one. */
function VisibilityQuestion() {
  const { profile: profiles } = useRepositories()
  const { data: profile } = useWatchedQuery(profiles.watch)
  const [hidden, setHidden] = useState(true)
  const [isBusy, setBusy] = useState(false)
  if (!profile || hasChosenVisibility(profile)) return null
  const lacksFields = findMissingProfileFields(profile).length > 0
  const save = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await profiles.setHidden(hidden)
      showToast(hidden ? 'profileHidden' : 'profileShown')
    } catch (error) {
      showFailure('profile', error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="applied-question">
      <ProfileVisibilityField hidden={hidden} onChoose={setHidden} />
      {!hidden && lacksFields && (
        <p className="small soft">
          <span>{t('applied.incomplete')}</span> <Link to={paths.profile}>{t('nav.profile')}</Link>
        </p>
      )}
      {(hidden || !lacksFields) && (
        <button type="button" className="btn btn-line" aria-disabled={isBusy || undefined} onClick={save}>
          {t('applied.save')}
        </button>
      )}
    </div>
  )
}

import '#renderer/components/workplace/antd-confirm-dialog.css'
import './contact-candidate-dialog.css'
import { Button, Modal } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { LabelledField } from '#renderer/components/form/labelled-field.tsx'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Select } from '#renderer/components/workplace/antd-select.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useIsUnmounted } from '#renderer/hooks/use-is-unmounted.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import '#renderer/messages/employer-messages.ts'
import { useOwnJobs } from '#renderer/jobs/job-queries.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { findCallableApplication } from '#shared/domain/candidate/employer-candidate-history.ts'
import { formatLocalDate } from '#shared/domain/format-date-time.ts'
import type { Invitation } from '#shared/domain/invitation/invitation.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isPublic } from '#shared/domain/job/job-expiry.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { useCandidateHistories } from '../profile/candidate-history-list.tsx'

// With the reader of telephone numbers, which only this press needs.
const PhoneActions = lazyPart(() =>
  import('#renderer/components/workplace/phone-actions.tsx').then((code) => code.PhoneActions)
)

interface Props {
  by: 'contact' | 'invite'
  candidate: CandidateProfile
  onClose: () => void
}

/** How an employer reaches a found candidate. The focus returns to where it was. */
export function ContactCandidateDialog({ by, candidate, onClose }: Props) {
  const [from] = useState(() => document.activeElement)
  // A modal that is removed while it is open gives nothing back.
  useEffect(() => () => void (from instanceof HTMLElement && from.focus()), [from])
  return (
    <Modal
      open
      onCancel={onClose}
      title={<h2>{t(`candidates.${by}.title`, { name: candidate.name })}</h2>}
      closable={false}
      footer={<Button onClick={onClose}>{t('candidates.invite.close')}</Button>}
      rootClassName="question"
    >
      {by === 'contact' ? <Contact candidate={candidate} /> : <InviteList {...{ candidate, onClose }} />}
    </Modal>
  )
}

/** The number of a candidate who shows it to employers, read with this press; else that of an application to this company. */
function Contact({ candidate }: Pick<Props, 'candidate'>) {
  const { candidateDocuments } = useRepositories()
  const { name, uid = '' } = candidate
  const applied = findCallableApplication(useCandidateHistories()?.byUid.get(uid))
  const {
    data: number,
    error,
    retry
  } = useLiveQuery<string>(
    (onData, onError) => {
      if (candidate.hasNumber) candidateDocuments.findNumber(candidate).then(onData, onError)
      else onData('')
      return undefined
    },
    [candidateDocuments, candidate]
  )
  const { data: jobs = [] } = useOpenJobs()
  const [chosen, setChosen] = useState<string>()
  const job = jobs.find(({ id }) => id === chosen) ?? jobs[0]
  if (error) return <LoadFailed title={t('candidates.contact.failed')} error={error} onRetry={retry} />
  if (number === undefined) return <Loading />
  if (number === '' && applied?.profile) {
    const { profile, job: of } = applied
    const words = t('applicants.contact.text', { name: profile.name, company: of.company, title: of.title })
    return <Ways number={profile.contactNumber.trim()} words={words} />
  }
  if (number === '') return <p>{t('candidates.contact.none', { name })}</p>
  return (
    <>
      {job && (
        <LabelledField label={t('candidates.contact.job')} help={t('candidates.contact.job.help')}>
          {(input) => (
            <Select
              {...input}
              virtual={false}
              value={job.id}
              onChange={setChosen}
              options={jobs.map(({ id, title, location }) => ({ value: id, label: joinParts([title, location]) }))}
            />
          )}
        </LabelledField>
      )}
      <Ways
        number={number}
        words={
          job
            ? t('candidates.contact.text', { name, company: job.company, title: joinParts([job.title, job.location]) })
            : t('candidates.contact.textAlone', { name })
        }
      />
    </>
  )
}

function Ways(props: { number: string; words: string }) {
  return (
    <div className="reach-ways">
      <PhoneActions waiting={t('app.loading')} failedTitle={t('candidates.contact.failed')} {...props} />
    </div>
  )
}

function Loading() {
  return (
    <p className="soft" role="status">
      {t('app.loading')}
    </p>
  )
}

function InviteList({ candidate, onClose }: Omit<Props, 'by'>) {
  const { invitations } = useRepositories()
  const { uid = '' } = candidate
  const own = useOpenJobs()
  const sent = useWatchedQuery(invitations.watchSentTo, uid)
  const applied = useCandidateHistories()?.byUid.get(uid)?.applications
  const [isSending, setSending] = useState(false)
  const hasLeft = useIsUnmounted()
  const { data: live, error = sent.error } = own
  const retry = () => {
    own.retry()
    sent.retry()
  }
  if (error) return <LoadFailed title={t('candidates.invite.failed')} error={error} onRetry={retry} />
  if (!live || !sent.data) return <Loading />
  if (live.length === 0) {
    return (
      <EmptyState title={t('candidates.invite.none')} text={t('candidates.invite.none.text')}>
        <Link className="btn btn-primary" to={paths.postJob}>
          {t('nav.postJob')}
        </Link>
      </EmptyState>
    )
  }
  const left = live.filter(({ id }) => !applied?.some(({ jobId }) => jobId === id))
  if (left.length === 0) return <p>{t('candidates.invite.applied', { name: candidate.name })}</p>
  const invite = async (job: Job) => {
    setSending(true)
    try {
      await invitations.invite(candidate, job)
      showToast('candidateInvited', { name: candidate.name })
      if (!hasLeft.current) onClose()
    } catch (failure) {
      showFailure('invitation', failure, { name: candidate.name })
      setSending(false)
    }
  }
  return (
    <>
      <p className="soft">{t('candidates.invite.text')}</p>
      <ul className="invite-jobs">
        {left.map((job) => {
          const before = sent.data?.find(({ jobId }) => jobId === job.id)
          return (
            <li key={job.id}>
              <Button block disabled={isSending || before !== undefined} onClick={() => invite(job)}>
                <span>{joinParts([job.title, job.location])}</span>
                {before && <span className="small">{describeSent(before)}</span>}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function describeSent({ state, invitedAt }: Invitation): string {
  return state === 'declined'
    ? t('candidates.invite.declined')
    : t('candidates.invite.sent', { day: formatLocalDate(invitedAt) ?? '' })
}

/** The own jobs that everybody can read, newest first. */
function useOpenJobs() {
  const { person } = useRepositories()
  const { data, ...query } = useOwnJobs(person.uid)
  const live = useMemo(() => data?.jobs.filter((job) => isPublic(job, new Date())), [data])
  return { ...query, data: live }
}

import { Button } from 'antd'
import { useEffect, useId, useRef } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import { ResumeView } from '#renderer/components/workplace/pdf/resume-view.tsx'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { type CandidateProfile, isOwnPublicProfile } from '#shared/domain/candidate/candidate.ts'
import { parseFileLink } from '#shared/domain/candidate/user-profile.ts'
import type { CandidateSteps } from '../profile/candidate-action-dialogs.tsx'
import { CandidateActions } from '../profile/candidate-actions.tsx'
import { useCandidateDocument } from '../profile/candidate-document-link.tsx'
import { CandidateBadges, CandidateHeader, CandidateSkeleton, SkillTags } from '../profile/candidate-header.tsx'
import { CandidateHistoryList, useCandidateHistories } from '../profile/candidate-history-list.tsx'
import { useShortlist } from '../shortlist/shortlist-toggle.tsx'
import type { OpenCandidate } from './use-open-candidate-url.ts'

interface Props {
  id: string
  opened: OpenCandidate
  /** The list is beside it; else it has the screen, and a way back. */
  isBeside: boolean
  steps: CandidateSteps
}

/** One candidate with all skills and the resume. */
export function CandidatePane({ id, opened, isBeside, steps }: Props) {
  const { candidates } = useRepositories()
  const { data: candidate, error, retry } = useWatchedQuery(candidates.watchCandidate, id)
  const place = useRef<HTMLElement>(null)
  // Of another candidate nothing of the last one is left, the scroll position neither.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each candidate
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollTo(0, 0)
    if (!isBeside) window.scrollTo(0, 0)
  }, [id])
  return (
    <section ref={place} className="candidate-pane" tabIndex={-1} aria-label={t('candidates.profile')}>
      <h2 className="sr">{t('candidates.profile')}</h2>
      <div className="candidate-pane-bar">
        {isBeside ? (
          <Button type="text" onClick={opened.close}>
            <span>{t('candidates.profile.close')}</span>
            <Icon name="close" />
          </Button>
        ) : (
          <Button type="text" onClick={opened.goBack}>
            <Icon name="back" />
            <span>{t('nav.findCandidates')}</span>
          </Button>
        )}
      </div>
      {error && <LoadFailed as="h3" title={t('candidates.failed')} error={error} onRetry={retry} />}
      {!error && candidate === undefined && <CandidateSkeleton />}
      {!error && candidate === null && <p>{t('candidates.profile.gone')}</p>}
      {!error && candidate && <Profile {...{ candidate, opened, steps }} />}
    </section>
  )
}

function Profile({ candidate, opened, steps }: Pick<Props, 'opened' | 'steps'> & { candidate: CandidateProfile }) {
  const id = useId()
  const viewer = useSession(({ user }) => user)
  const { data: entries } = useShortlist()
  const { uid } = candidate
  const relation = useCandidateHistories()?.byUid.get(uid ?? '')
  const isShortlisted = entries?.some((entry) => entry.id === candidate.id && entry.uid === uid) === true
  return (
    <article className="candidate" aria-labelledby={id} data-resume={opened.isWithResume || undefined}>
      <CandidateHeader candidate={candidate} id={id}>
        <CandidateBadges isOwn={isOwnPublicProfile(viewer, candidate)} isShortlisted={isShortlisted} />
      </CandidateHeader>
      <CandidateHistoryList relation={relation} />
      <SkillTags skills={candidate.skills} />
      <CandidateActions
        {...{ candidate, relation, steps, isShortlisted }}
        nameId={id}
        resumeAddress={opened.buildAddress(candidate, !opened.isWithResume)}
        isResumeOpen={opened.isWithResume}
      />
      {opened.isWithResume && <CandidateResume candidate={candidate} />}
    </article>
  )
}

/** A stored file is shown; an address elsewhere is opened by a press. */
function CandidateResume({ candidate }: { candidate: CandidateProfile }) {
  const { candidateDocuments } = useRepositories()
  const { reason, open } = useCandidateDocument(candidate, 'resume')
  const {
    data: link,
    error,
    retry
  } = useLiveQuery<string>(
    (onData, onError) => {
      candidateDocuments.findCandidateDocument(candidate, 'resume').then(onData, onError)
      return undefined
    },
    [candidateDocuments, candidate]
  )
  const { name, uid } = candidate
  if (reason) return <p className="soft">{reason}</p>
  if (error) return <LoadFailed as="h3" title={t('applicants.resume.failed')} error={error} onRetry={retry} />
  if (link === undefined) return <p role="status">{t('applicants.resume.loading')}</p>
  const isFile = uid !== undefined && parseFileLink(link) !== undefined
  return (
    <div className="candidate-resume">
      <Button onClick={open}>{t(isFile ? 'applicants.resume.download' : 'applicants.resume.open')}</Button>
      {isFile && <ResumeView link={link} owner={uid} name={name} />}
    </div>
  )
}

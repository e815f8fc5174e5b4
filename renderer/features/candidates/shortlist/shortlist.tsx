import '../profile/candidate.css'
import { Button } from 'antd'
import { memo, type ReactNode, useCallback, useEffect, useId, useRef } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { PrivateNoteField } from '#renderer/components/workplace/note/private-note-field.tsx'
import type { WriteNote } from '#renderer/components/workplace/note/use-autosaved-note.ts'
import { paths } from '#renderer/config/paths.ts'
import type { ShortlistRepository } from '#renderer/data/candidates/shortlist-repository.ts'
import { useCanPrint } from '#renderer/hooks/use-can-print.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { copyApplicant, findApplicationId, type ShortlistEntry } from '#shared/collections/shortlisted-candidates.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { formatLocalDate } from '#shared/domain/format-date-time.ts'
import { maxNoteLength } from '#shared/domain/text-limits.ts'
import { type CandidateSteps, useCandidateActionDialogs } from '../profile/candidate-action-dialogs.tsx'
import { CandidateActions } from '../profile/candidate-actions.tsx'
import { CandidateHeader, CandidateSkeleton, SkillTags } from '../profile/candidate-header.tsx'
import { CandidateHistoryList, useCandidateHistories } from '../profile/candidate-history-list.tsx'
import { ShortlistPrintView } from './shortlist-print-view.tsx'
import { useShortlist } from './shortlist-toggle.tsx'

export function Shortlist({ empty }: { empty: ReactNode }) {
  const { shortlist: list } = useRepositories()
  const { data: entries, error, retry } = useShortlist()
  const heading = useRef<HTMLHeadingElement>(null)
  const { onShown, onText, lines } = useShownOnScreen(entries)
  const canPrint = useCanPrint()
  const { steps, dialogs } = useCandidateActionDialogs(() => {
    // The focus stays in a note that is being written.
    if (!(document.activeElement instanceof HTMLTextAreaElement)) heading.current?.focus()
  })
  if (error) {
    return <LoadFailed title={t('candidates.list.failed')} error={error} onRetry={retry} />
  }
  if (!list || !entries) return <Loading />
  if (entries.length === 0) return empty
  return (
    <>
      <div className="shortlist-top">
        <h2 ref={heading} tabIndex={-1}>
          {t('candidates.list.count', { count: entries.length })}
        </h2>
        {canPrint && <Button onClick={() => window.print()}>{t('candidates.list.print')}</Button>}
      </div>
      <ul className="shortlist">
        {entries.map((entry) => (
          <ShortlistRow key={entry.id} {...{ list, entry, steps, onShown, onText }} />
        ))}
      </ul>
      {dialogs}
      <ShortlistPrintView lines={lines} />
    </>
  )
}

/** Collects the rows' current public profiles and notes for the printed sheet. */
function useShownOnScreen(entries: readonly ShortlistEntry[] | undefined) {
  const publicProfiles = useRef(new Map<string, CandidateProfile>())
  const notes = useRef(new Map<string, string>())
  const onShown = useCallback(
    (id: string, publicProfile: CandidateProfile) => void publicProfiles.current.set(id, publicProfile),
    []
  )
  const onText = useCallback((id: string, text: string) => void notes.current.set(id, text), [])
  const lines = useCallback(
    () =>
      (entries ?? []).map((entry) => ({
        candidate: publicProfiles.current.get(entry.id) ?? entry,
        note: notes.current.get(entry.id) ?? entry.note
      })),
    [entries]
  )
  return { onShown, onText, lines }
}

function Loading() {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {t('candidates.list.loading')}
      </p>
      <CandidateSkeleton />
      <CandidateSkeleton />
    </div>
  )
}

interface ShortlistRowProps {
  list: ShortlistRepository
  entry: ShortlistEntry
  steps: CandidateSteps
  onShown: (id: string, candidate: CandidateProfile) => void
  onText: (id: string, text: string) => void
}

/** Shows the current public profile, or the last copy once it is withdrawn. */
const ShortlistRow = memo(function ShortlistRow({ list, entry, steps, onShown, onText }: ShortlistRowProps) {
  const id = useId()
  const followed = useFollowed(entry)
  const candidate = followed ?? entry
  const applicationId = findApplicationId(entry)
  const day = formatLocalDate(entry.addedAt) ?? ''
  const relation = useCandidateHistories()?.byUid.get(entry.uid ?? '')
  const profileAddress = `${paths.candidates}?${new URLSearchParams({ candidate: entry.id })}`
  const application = relation?.applications.find((one) => one.id === applicationId)
  const address = application
    ? paths.applicant(application.jobId, application.id)
    : followed && !applicationId
      ? profileAddress
      : undefined
  useEffect(() => onShown(entry.id, candidate), [onShown, entry.id, candidate])
  useEffect(() => {
    if (followed !== null) return
    // With the application goes what was copied of it. Failed removals are retried at the next visit.
    const removal = applicationId ? list.remove(applicationId) : list.removeIfGone({ id: entry.id, uid: entry.uid })
    removal.catch(() => {})
  }, [list, followed, applicationId, entry.id, entry.uid])
  return (
    <li className="candidate" aria-labelledby={id}>
      <CandidateHeader
        candidate={candidate}
        id={id}
        renderName={(name) => (address ? <Link to={address}>{name}</Link> : name)}
      />
      <CandidateHistoryList relation={relation} />
      <SkillTags skills={candidate.skills} />
      {followed === null && !applicationId && (
        <p className="candidate-gone small">{t('candidates.list.gone', { day })}</p>
      )}
      <ShortlistNote list={list} entry={entry} nameId={id} onText={onText} />
      <CandidateActions
        candidate={candidate}
        relation={relation}
        nameId={id}
        resumeAddress={followed && !applicationId ? `${address}&resume=1` : undefined}
        steps={steps}
        isShortlisted
      />
    </li>
  )
})

/** Their public profile, or the application of an applicant without one. null: withdrawn; undefined: not known. An id may be reissued to a namesake, so the uid is compared. */
function useFollowed(entry: ShortlistEntry): CandidateProfile | null | undefined {
  const { applications, candidates } = useRepositories()
  const applicationId = findApplicationId(entry)
  const application = useWatchedQuery(applicationId ? applications.watchApplication : undefined, entry.id)
  const publicProfile = useWatchedQuery(applicationId ? undefined : candidates.watchCandidate, entry.id)
  if (applicationId) return application.error ? undefined : application.data && copyApplicant(application.data)
  if (publicProfile.error) return undefined
  return publicProfile.data && (publicProfile.data.uid === entry.uid ? publicProfile.data : null)
}

interface ShortlistNoteProps {
  list: ShortlistRepository
  entry: ShortlistEntry
  nameId: string
  /** Also receives text that is not stored yet. */
  onText: (id: string, text: string) => void
}

function ShortlistNote({ list, entry: { id, note, revision = 0 }, nameId, onText }: ShortlistNoteProps) {
  const write = useCallback<WriteNote>(
    async (text, base, isShown) => {
      try {
        const stored = await list.setNote(id, text, base)
        return { revision: stored.revision ?? 0 }
      } catch (error) {
        const { failure, isOffline } = error instanceof StoreError ? error : {}
        if (failure === 'conflict') return 'conflict'
        // Only a refusal has another reason than the field shows.
        if (failure === 'refused' || !isShown()) showFailure('shortlist', error)
        return isOffline ? 'offline' : 'failed'
      }
    },
    [list, id]
  )
  const changeText = useCallback((text: string) => onText(id, text), [onText, id])
  return (
    <div className="candidate-note">
      <PrivateNoteField
        stored={{ text: note, revision }}
        maxLength={maxNoteLength}
        onChange={write}
        nameId={nameId}
        onText={changeText}
      />
    </div>
  )
}

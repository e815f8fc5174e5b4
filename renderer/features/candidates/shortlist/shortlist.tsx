import '../profile/candidate.css'
import { Button } from 'antd'
import { memo, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { NoteField } from '#renderer/components/workplace/note/note-field.tsx'
import type { ShortlistRepository } from '#renderer/data/candidates/shortlist-repository.ts'
import { useCanPrint } from '#renderer/hooks/use-can-print.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatch } from '#renderer/hooks/use-watch.ts'
import { t } from '#renderer/messages/messages.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import type { ShortlistEntry } from '#shared/collections/shortlisted-candidates.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { formatLocalDate } from '#shared/domain/date-time.ts'
import { maxNoteLength } from '#shared/domain/text-limits.ts'
import { CandidateHeader, CandidateSkeleton, SkillTags } from '../profile/candidate-header.tsx'
import { DocumentLink } from '../profile/document-link.tsx'
import { PublicProfileDialog, usePublicProfileActions } from '../profile/public-profile-actions.tsx'
import { ShortlistPrintView } from './shortlist-print-view.tsx'
import { useShortlist } from './shortlist-toggle.tsx'

export function Shortlist({ empty }: { empty: ReactNode }) {
  const { shortlist: list } = useRepositories()
  const { data: entries, error, retry } = useShortlist()
  const { remove } = usePublicProfileActions()
  const [leaving, setLeaving] = useState<CandidateProfile | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { onShown, onText, lines } = useShownOnScreen(entries)
  const canPrint = useCanPrint()
  if (error) {
    return <LoadFailed title={t('candidates.list.failed')} error={error} onRetry={retry} />
  }
  if (!list || !entries) return <Loading />
  if (entries.length === 0) return empty
  const leave = async (candidate: CandidateProfile) => {
    await remove(candidate)
    // The focus stays in a note that is being written.
    if (!(document.activeElement instanceof HTMLTextAreaElement)) heading.current?.focus()
  }
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
          <ShortlistRow key={entry.id} {...{ list, entry, onShown, onText }} onRemove={setLeaving} />
        ))}
      </ul>
      <PublicProfileDialog step="remove" candidate={leaving} onClose={() => setLeaving(null)} onConfirm={leave} />
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
  onRemove: (candidate: CandidateProfile) => void
  onShown: (id: string, candidate: CandidateProfile) => void
  onText: (id: string, text: string) => void
}

/** Shows the current public profile, or the last copy once it is withdrawn. */
const ShortlistRow = memo(function ShortlistRow({ list, entry, onRemove, onShown, onText }: ShortlistRowProps) {
  const id = useId()
  const publicProfile = usePublicProfile(entry)
  const candidate = publicProfile ?? entry
  const day = formatLocalDate(entry.addedAt) ?? ''
  useEffect(() => onShown(entry.id, candidate), [onShown, entry.id, candidate])
  useEffect(() => {
    // Failed removals are retried at the next visit.
    if (publicProfile === null) list.removeIfGone({ id: entry.id, uid: entry.uid }).catch(() => {})
  }, [list, publicProfile, entry.id, entry.uid])
  return (
    <li className="candidate" aria-labelledby={id}>
      <CandidateHeader candidate={candidate} id={id} />
      <SkillTags skills={candidate.skills} />
      {publicProfile === null && <p className="candidate-gone small">{t('candidates.list.gone', { day })}</p>}
      <ShortlistNote list={list} entry={entry} nameId={id} onText={onText} />
      <div className="candidate-end">
        <div className="candidate-documents">
          <DocumentLink candidateDocument="resume" candidate={candidate} nameId={id} />
          <DocumentLink candidateDocument="aadhar" candidate={candidate} nameId={id} />
        </div>
        <Button type="text" aria-describedby={id} onClick={() => onRemove(candidate)}>
          {t('candidates.remove')}
        </Button>
      </div>
    </li>
  )
})

/** null: withdrawn; undefined: not known. An id may be reissued to a namesake, so the uid is compared. */
function usePublicProfile({ id, uid }: ShortlistEntry): CandidateProfile | null | undefined {
  const { candidates } = useRepositories()
  const { data, error } = useWatch(candidates.watchCandidate, id)
  return error ? undefined : data && (data.uid === uid ? data : null)
}

interface ShortlistNoteProps {
  list: ShortlistRepository
  entry: ShortlistEntry
  nameId: string
  /** Also receives text that is not stored yet. */
  onText: (id: string, text: string) => void
}

function ShortlistNote({ list, entry: { id, note, revision = 0 }, nameId, onText }: ShortlistNoteProps) {
  const write = useCallback(
    async (text: string, base: number) => {
      try {
        const stored = await list.setNote(id, text, base)
        return { revision: stored.revision ?? 0 }
      } catch (error) {
        if (error instanceof StoreError && error.failure === 'conflict') return 'conflict'
        showFailure('shortlist', error)
        return 'failed'
      }
    },
    [list, id]
  )
  const changeText = useCallback((text: string) => onText(id, text), [onText, id])
  return (
    <div className="candidate-note">
      <NoteField
        stored={{ text: note, revision }}
        maxLength={maxNoteLength}
        onChange={write}
        nameId={nameId}
        onText={changeText}
      />
    </div>
  )
}

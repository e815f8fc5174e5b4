import { Button, Drawer } from 'antd'
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { useIsUnmounted } from '#renderer/hooks/use-is-unmounted.ts'
import { useListSelection } from '#renderer/hooks/use-list-selection.ts'
import { roomFor, useMediaQuery } from '#renderer/hooks/use-media-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'
import { formatLocalDate } from '#shared/domain/format-date-time.ts'
import { focusPart, movePart } from './applicant-card-focus.ts'
import { ApplicantDetailsPanel } from './applicant-details/applicant-details-panel.tsx'
import { ApplicantPrivateNote, useNoteDrafts } from './applicant-details/applicant-private-note.tsx'
import { ApplicationDetail } from './applicant-details/application-detail.tsx'
import type { ApplicantsUrl } from './applicants-url.ts'
import { StageBoard } from './board/stage-board.tsx'
import { BulkActionsBar } from './bulk-actions/bulk-actions-bar.tsx'
import { findArrivalTime } from './describe-applicant.ts'
import { filterApplicants, isNarrow, keepOrder, noFilter } from './filter/applicant-filter.ts'
import { ApplicantFilterBar } from './filter/applicant-filter-bar.tsx'
import { MoveApplicantDialog } from './invite/move-applicant-dialog.tsx'
import { ApplicantList } from './list/applicant-list.tsx'
import { showMoveFailure, useApplicantMoves, useAsksFirst } from './use-applicant-moves.ts'
import { useApplicantNotes } from './use-applicants.ts'

interface Props {
  jobId: string
  applications: readonly Application[]
  address: ApplicantsUrl
  renderShortlist: (application: Application, nameId: string) => ReactNode
}

/** The board, and the open applicant: beside a list on wide windows, else in a drawer above the board. */
export function JobApplicants({ jobId, applications, address, renderShortlist }: Props) {
  const { applications: known, move, announceMove, storeMove, announcement } = useApplicantMoves(applications)
  const hasLeft = useIsUnmounted()
  const asksFirst = useAsksFirst()
  const [asked, setAsked] = useState<{ application: Application; to: ApplicationStage }>()
  const { applicantNotes, wantedAnswers } = useRepositories()
  const { data: wanted } = useWatchedQuery(wantedAnswers?.watch, jobId)
  const noted = useApplicantNotes(jobId, applications)
  const { notes } = noted
  const texts = useMemo(() => new Map([...(notes ?? [])].map(([id, { note }]) => [id, note])), [notes])
  const present = useMemo(() => known.filter(({ profile }) => profile !== null), [known])
  const shown = useMemo(
    () => filterApplicants(present, address.filter, texts, wanted),
    [present, address.filter, texts, wanted]
  )
  const selection = useListSelection(shown)
  const { selected: chosen, ids: chosenIds, toggle: choose } = selection
  const hasPane = useMediaQuery(roomFor.pane)
  // Beside the person it is read at once, below them when it is asked for; the choice stays for the next applicant.
  const [isResumeOpen, setResumeOpen] = useState<boolean>()
  const navigate = useNavigate()
  const { open: openId } = address
  const drafts = useNoteDrafts(openId ?? '')
  const open = known.find(({ id }) => id === openId)
  const listed = useSteadyList(shown, open, address)
  const last = useRef(openId)
  if (openId !== undefined) last.current = openId

  const show = useCallback(
    (id: string) => navigate(address.buildApplicantAddress(jobId, id), { replace: true }),
    [navigate, address, jobId]
  )
  const ask = useCallback(
    (application: Application, to: ApplicationStage) => {
      if (asksFirst([application], to)) setAsked({ application, to })
      else move(application, to)
    },
    [move, asksFirst]
  )
  // Back leaves an applicant together with the question.
  useEffect(() => setAsked(undefined), [openId])
  useFocusAfter(asked?.application.id)
  const position = listed.findIndex(({ id }) => id === openId)
  const all = address.buildJobAddress(jobId)
  const sheet = openId !== undefined && (
    <ApplicantDetailsPanel
      position={position + 1}
      count={listed.length}
      all={hasPane ? undefined : all}
      onStep={(by) => {
        const next = position < 0 ? undefined : listed[position + by]
        if (next) show(next.id)
      }}
    >
      {open?.profile && applicantNotes ? (
        <ApplicationDetail
          key={open.id}
          application={open}
          profile={open.profile}
          isResumeOpen={isResumeOpen ?? hasPane}
          onResume={setResumeOpen}
          renderNote={(nameId) => (
            <ApplicantPrivateNote
              application={open}
              repository={applicantNotes}
              of={noted}
              drafts={drafts}
              nameId={nameId}
            />
          )}
          renderShortlist={(nameId) => renderShortlist(open, nameId)}
          onMove={ask}
        />
      ) : (
        <p className="dossier-gone">{t(open ? 'applicants.withdrawn.one' : 'applicants.missing.one')}</p>
      )}
    </ApplicantDetailsPanel>
  )
  return (
    <>
      {hasPane && openId !== undefined ? (
        <div ref={scrollToTop} className="applicants-pane">
          <ApplicantList
            {...{ address, applications: listed, open: openId, chosen: chosenIds }}
            onChoose={choose}
            onOpen={show}
          />
          {sheet}
        </div>
      ) : (
        // Hidden from focus and screen readers below the sheet.
        <div inert={openId !== undefined}>
          {present.length > 0 && (
            <ApplicantFilterBar
              {...{ address, applications: present, shown: shown.length, chosen: chosen.length }}
              hasWanted={wanted !== undefined && wanted.length > 0}
              onChooseAll={(isChosen) => (isChosen ? selection.selectAll() : selection.clear())}
            />
          )}
          {shown.length === 0 && present.length > 0 && isNarrow(address.filter) ? (
            <NoMatches onClear={() => navigate(address.buildFilterAddress(noFilter), { replace: true })} />
          ) : (
            <StageBoard
              {...{ address, applications: shown, notes: texts, chosen: chosenIds, from: last.current }}
              isCovered={openId !== undefined}
              onMove={ask}
              onChoose={choose}
            />
          )}
          <Withdrawn applications={known} />
        </div>
      )}
      {!hasPane && openId !== undefined && (
        <Drawer
          open
          size="min(100vw, 46rem)"
          closable={false}
          autoFocus={false}
          aria-label={t('applicants.sheet')}
          onClose={() => navigate(all)}
        >
          {sheet}
        </Drawer>
      )}
      {asked && (
        <MoveApplicantDialog
          key={`${asked.application.id} ${asked.to}`}
          applications={[known.find(({ id }) => id === asked.application.id) ?? asked.application]}
          to={asked.to}
          onMove={(words) =>
            announceMove(asked.application, asked.to, words).catch((error) => {
              // The dialog says why; an employer who has left it reads a toast.
              if (hasLeft.current) showMoveFailure(error, asked.application)
              throw error
            })
          }
          onMoveOnly={() => move(asked.application, asked.to)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <BulkActionsBar chosen={chosen} onMove={storeMove} onForget={selection.forget} onChooseNone={selection.clear} />
      <p className="sr" role="status">
        {announcement}
      </p>
    </>
  )
}

/** The card that was asked about has moved to another column: what opened the question is gone. */
function useFocusAfter(askedId: string | undefined): void {
  const before = useRef<string>(undefined)
  useEffect(() => {
    const closed = askedId === undefined ? before.current : undefined
    before.current = askedId
    if (closed === undefined) return
    focusPart(document, { card: closed, part: movePart })
  }, [askedId])
}

/** Stable while reading: no applicant leaves the list or moves in it. */
function useSteadyList(
  shown: readonly Application[],
  open: Application | undefined,
  { filter }: ApplicantsUrl
): readonly Application[] {
  const order = useRef<{ key: string; ids: readonly string[] }>({ key: '', ids: [] })
  const key = open === undefined ? '' : JSON.stringify(filter)
  return useMemo(() => {
    const isIn = open === undefined || !open.profile || shown.some(({ id }) => id === open.id)
    const all = isIn || !open ? shown : [...shown, open]
    const ids = all.map(({ id }) => id)
    order.current = { key, ids: key !== '' && order.current.key === key ? keepOrder(order.current.ids, ids) : ids }
    const byId = new Map(all.map((one) => [one.id, one]))
    return order.current.ids.flatMap((id) => byId.get(id) ?? [])
  }, [shown, open, key])
}

/** When the pane takes the place of the board. */
function scrollToTop(pane: HTMLElement | null): void {
  if (pane) window.scrollTo(0, 0)
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState as="h3" title={t('applicants.filter.none')}>
      <Button onClick={onClear}>{t('applicants.filter.clear')}</Button>
    </EmptyState>
  )
}

/** Withdrawn applications are counted, never named. */
function Withdrawn({ applications }: { applications: readonly Application[] }) {
  const id = useId()
  const gone = applications
    .filter(({ state }) => state === 'withdrawn')
    .sort((a, b) => findArrivalTime(b).localeCompare(findArrivalTime(a)))
  if (gone.length === 0) return null
  return (
    <section className="withdrawn" aria-labelledby={id}>
      <h3 id={id}>{t('applicants.withdrawn', { count: gone.length })}</h3>
      <ul>
        {gone.map((application) => (
          <li key={application.id} className="small soft">
            {t('applicants.withdrawn.line', {
              applied: formatLocalDate(application.appliedAt) ?? '',
              day: formatLocalDate(findArrivalTime(application)) ?? ''
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}

import './posted-jobs.css'
import { type MouseEvent, type ReactNode, useCallback, useId } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { useSeenFirst } from '#renderer/components/workplace/use-seen-first.ts'
import { applicationsSheets } from '#renderer/config/applications-sheets.ts'
import { hasSamples } from '#renderer/config/configuration.ts'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { roomFor, useMedia } from '#renderer/hooks/use-media.ts'
import { t } from '#renderer/messages/messages.ts'
import { openExternal } from '#renderer/stores/open-external.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { useEnding } from '../ending/use-ending.ts'
import { isFiltered, noFilter, type PostedView } from '../find/posted-view.ts'
import { Tools } from '../find/tools.tsx'
import { type PostedList, usePostedList } from '../find/use-posted-list.ts'
import { useShow } from '../find/use-show.ts'
import { type ApplicantCounts, countApplicants } from '../numbers/applicant-counts.ts'
import { useSelectionActions } from '../selection/selection-actions.tsx'
import { SelectionBar } from '../selection/selection-bar.tsx'
import { useSelection } from '../selection/use-selection.ts'
import { PageLinks, usePageTurn } from './page-links.tsx'
import { PostedJob } from './posted-job.tsx'
import { PostedRows, PostedSkeleton } from './posted-skeleton.tsx'
import { usePostedQuestions } from './use-posted-questions.tsx'

interface Props {
  user: SessionUser
  view: PostedView
  /** Draws the way to the applicants of a posting. */
  renderApplicants: (job: Job, nameId: string) => ReactNode
  counts: ApplicantCounts | undefined
  /** The way to the applicants of postings that are gone. */
  removed: ReactNode
}

// 13 kB, with antd's Modal.
const EndingDialogs = lazyPart(() => import('../ending/ending-dialogs.tsx').then((code) => code.EndingDialogs))
// 52 kB, with antd's Table, which no phone shows.
const PostedTable = lazyPart(() => import('./posted-table.tsx').then((code) => code.PostedTable))

/** On a line of the table as on a card; above them are the head, the tabs and the tools. */
const least = { itemPx: 60, abovePx: 300 }

const nobodys: readonly Job[] = []

/** The postings, a few at a time. */
export function PostedJobs({ user, view, renderApplicants, counts, removed }: Props) {
  const helpId = useId()
  const show = useShow(view)
  const isWide = useMedia(roomFor.table)
  const countOf = useCallback((id: string) => countApplicants(counts, id), [counts])
  const { list, error, retry, readMore } = usePostedList(user, view, countOf)
  const drawn = useSeenFirst(list?.shown ?? nobodys, least)
  const heading = usePageTurn(error ? undefined : list?.page)
  const { selected, ids, select, selectAll, clear } = useSelection(list?.matching)
  const ending = useEnding(user)
  const renderQuestion = usePostedQuestions(user)
  const { actions, sheet } = useSelectionActions(countOf, user, ending.start)
  if (error) return <LoadFailed title={t('error.jobsTitle')} error={error} onRetry={retry} />
  if (!list) return <PostedSkeleton />
  // Whoever has one job needs no search.
  const hasTools = list.boardTotal > 1 || isFiltered(view)
  const shared = { user, reviseHelp: helpId, renderApplicants, onEnding: ending.start, renderQuestion }
  return (
    <>
      <div className="posted-top">
        <h2 ref={heading} tabIndex={-1}>
          {formatCount(list, list.view)}
        </h2>
        <ApplicationsLink user={user} />
        {list.boardTotal > 0 && (
          <p className="small faint" id={helpId}>
            {t(user.isAdmin ? 'dashboard.everybody' : 'dashboard.revise.help')}
          </p>
        )}
      </div>
      {hasTools && (
        <Tools
          {...{ view, choices: list.choices, counts: list.counts, hasApplicants: counts !== undefined }}
          onShow={show}
        />
      )}
      <p className="sr" role="status">
        {isFiltered(list.view) && formatCount(list, list.view)}
      </p>
      {list.unread > 0 && <Unread {...list} onReadMore={readMore} />}
      {hasTools && (
        <SelectionBar
          {...{ selected, actions, total: list.matching.length }}
          onSelectAll={selectAll}
          onClear={() => {
            clear()
            heading.current?.focus()
          }}
        />
      )}
      {(ending.question ?? ending.run) && <EndingDialogs ending={ending} failedTitle={t('error.screenTitle')} />}
      {list.boardTotal === 0 && <NoPostedJobs isAdmin={user.isAdmin} />}
      {list.boardTotal > 0 && list.shown.length === 0 && <NothingFits onClear={() => show(noFilter)} />}
      {list.shown.length > 0 &&
        (isWide ? (
          <PostedTable
            {...shared}
            {...{ view, jobs: drawn, page: list.shown, selected: ids, onSelect: select }}
            onSort={(sort) => show({ sort })}
            waiting={<PostedRows count={list.shown.length} />}
            failedTitle={t('error.jobsTitle')}
          />
        ) : (
          <ul className="posted-list">
            {drawn.map((job) => (
              <PostedJob
                key={job.id}
                {...{ ...shared, job, isSelected: ids.has(job.id) }}
                onSelect={
                  hasTools
                    ? (_, isOn) => select(isOn ? [...ids, job.id] : [...ids].filter((one) => one !== job.id))
                    : undefined
                }
              />
            ))}
          </ul>
        ))}
      <PageLinks {...{ view, page: list.page, pages: list.pages }} />
      {removed}
      {user.isAdmin && <SamplesNote />}
      {sheet}
    </>
  )
}

/** Says that there are older jobs than the view looked through, and the way to them. */
function Unread({ unread, boardTotal, onReadMore }: PostedList & { onReadMore: () => void }) {
  return (
    <p className="posted-unread">
      {t('dashboard.unread', { read: boardTotal - unread, total: boardTotal })}{' '}
      <button type="button" className="btn btn-line" onClick={onReadMore}>
        {t('dashboard.unread.more')}
      </button>
    </p>
  )
}

function NothingFits({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState as="h3" title={t('dashboard.nothing')} text={t('dashboard.nothing.text')}>
      <button type="button" className="btn btn-line" onClick={onClear}>
        {t('dashboard.find.clear')}
      </button>
    </EmptyState>
  )
}

/** Says beforehand that a list which was emptied does not stay so, and how it would. */
function SamplesNote() {
  const { documents } = useServices().platform
  // A shared board has no samples.
  if (!documents.device || !hasSamples) return null
  return <p className="small faint posted-samples">{t('dashboard.samples')}</p>
}

function formatCount({ page, pages, shown, total }: PostedList, { size }: PostedView): string {
  if (pages === 1) return t('dashboard.count', { count: total })
  const before = (page - 1) * size
  return t('dashboard.count.some', { first: before + 1, last: before + shown.length, count: total })
}

/** Leads to the spreadsheet of applications, where one is configured for this person. */
function ApplicationsLink({ user }: { user: SessionUser }) {
  const { platform } = useServices()
  const address = applicationsSheets[user.isAdmin ? 'Admin' : 'Employer']
  if (address === undefined) return null
  const open = (event: MouseEvent) => {
    event.preventDefault()
    openExternal(platform, address)
  }
  return (
    <a className="btn btn-quiet posted-applications" href={address} target="_blank" rel="noreferrer" onClick={open}>
      {t('dashboard.applications')}
      <span className="sr">{t('dashboard.applications.outside')}</span>
    </a>
  )
}

function NoPostedJobs({ isAdmin }: { isAdmin: boolean }) {
  return (
    <EmptyState
      as="h3"
      title={t(isAdmin ? 'dashboard.none.admin' : 'dashboard.none.employer')}
      text={t(isAdmin ? 'dashboard.none.adminText' : 'dashboard.none.employerText')}
    >
      <Link className="btn btn-line" to={paths.postJob}>
        {t('nav.postJob')}
      </Link>
    </EmptyState>
  )
}

import './posted-jobs.css'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { useProgressiveRows } from '#renderer/components/workplace/use-progressive-rows.ts'
import { hasSamples } from '#renderer/config/build-time-settings.ts'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useListSelection } from '#renderer/hooks/use-list-selection.ts'
import { roomFor, useMediaQuery } from '#renderer/hooks/use-media-query.ts'
import { useOwnQuestions } from '#renderer/jobs/job-queries.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type ApplicantCounts, countApplicants } from '../filter/filter-posted-jobs.ts'
import { PostedJobFilters } from '../filter/posted-job-filters.tsx'
import { isFiltered, noFilter, type PostedView } from '../filter/posted-jobs-url.ts'
import { type FilteredJobs, useFilteredJobs } from '../filter/use-filtered-jobs.ts'
import { usePostedJobsUrl } from '../filter/use-posted-jobs-url.ts'
import { useJobLifecycle } from '../lifecycle/use-job-lifecycle.ts'
import { PostedJobsSelectionBar } from '../selection/posted-jobs-selection-bar.tsx'
import { PostedJob } from './posted-job.tsx'
import { PostedJobsPagination, usePageTurn } from './posted-jobs-pagination.tsx'

interface Props {
  user: SessionUser
  view: PostedView
  renderApplicants: (job: Job, nameId: string) => ReactNode
  applicants: ApplicantCounts | undefined
}

// 13 kB, with antd's Modal.
const JobLifecycleDialogs = lazyPart(() =>
  import('../lifecycle/job-lifecycle-dialogs.tsx').then((code) => code.JobLifecycleDialogs)
)
// 52 kB, with antd's Table, which no phone shows.
const PostedJobsTable = lazyPart(() => import('./posted-jobs-table.tsx').then((code) => code.PostedJobsTable))

/** Lower bounds, of table rows as of cards. */
const least = { itemPx: 50, abovePx: 300 }

/** Fewer jobs are seen at a glance: they need no search, order or selection. */
const minSearched = 10

const noJobs: readonly Job[] = []

export function PostedJobs({ user, view, renderApplicants, applicants }: Props) {
  const { show, words } = usePostedJobsUrl(view)
  const isTable = useMediaQuery(roomFor.table)
  const countOf = useCallback((id: string) => countApplicants(applicants, id), [applicants])
  const { list, error, retry, readMore } = useFilteredJobs(user, view, applicants)
  const drawn = useProgressiveRows(list?.shown ?? noJobs, least)
  const heading = usePageTurn(error ? undefined : list?.page)
  const { selected, ids, toggle, select, selectAll, clear } = useListSelection(list?.matching ?? noJobs)
  const ending = useJobLifecycle(user)
  const questions = useOwnQuestions(user)
  const hasTools = list !== undefined && (list.boardTotal >= minSearched || isFiltered(view))
  const wasCleared = useRef(false)
  const focusTitle = () => {
    wasCleared.current = true
    heading.current?.focus()
  }
  // With the tools of a search the heading goes as well: another one takes its place.
  useEffect(() => {
    if (wasCleared.current && !hasTools) heading.current?.focus()
    wasCleared.current = false
  }, [hasTools, heading])
  if (error) return <LoadFailed title={t('error.jobsTitle')} error={error} onRetry={retry} />
  if (!list) return <PostedSkeleton />
  const shared = { user, questions, renderApplicants, onEnding: ending.start }
  const title = (
    <h2 ref={heading} tabIndex={-1}>
      {formatCount(list)}
    </h2>
  )
  return (
    <>
      {hasTools ? (
        <PostedJobFilters
          {...{ view, show, words, choices: list.choices, counts: list.counts }}
          hasApplicants={applicants !== undefined}
          isEmpty={list.shown.length === 0}
          onRemove={focusTitle}
        >
          {title}
        </PostedJobFilters>
      ) : (
        <div className="posted-bar">{title}</div>
      )}
      <p className="sr" role="status">
        {isFiltered(list.view) && formatCount(list)}
      </p>
      {list.unread > 0 && <Unread {...list} onReadMore={readMore} />}
      {(ending.question ?? ending.run) && (
        <JobLifecycleDialogs {...{ ending, applicants }} failedTitle={t('error.screenTitle')} />
      )}
      {list.boardTotal === 0 && <NoPostedJobs isAdmin={user.isAdmin} />}
      {list.boardTotal > 0 && list.shown.length === 0 && (
        <NothingFits
          onClear={() => {
            show(noFilter)
            focusTitle()
          }}
        />
      )}
      {list.shown.length > 0 &&
        (isTable ? (
          <PostedJobsTable
            {...{ ...shared, view, jobs: drawn, page: list.shown, selected: ids, hasTools, onSelect: select }}
            onSort={(sort) => show({ sort })}
            waiting={<PostedRows count={list.shown.length} />}
            failedTitle={t('error.jobsTitle')}
          />
        ) : (
          <ul>
            {drawn.map((job) => (
              <PostedJob
                key={job.id}
                {...{ ...shared, job, isSelected: ids.has(job.id) }}
                onSelect={hasTools ? (isOn) => toggle(job.id, isOn) : undefined}
              />
            ))}
          </ul>
        ))}
      <PostedJobsPagination {...{ view, page: list.page, pages: list.pages }} />
      {hasTools && (
        <PostedJobsSelectionBar
          {...{ user, selected, total: list.matching.length, countApplicants: countOf, onEnding: ending.start }}
          onSelectAll={selectAll}
          onClear={() => {
            clear()
            focusTitle()
          }}
        />
      )}
      {user.isAdmin && <SamplesNote />}
    </>
  )
}

function formatCount({ page, pages, shown, total, view: { size } }: FilteredJobs): string {
  if (pages === 1) return t('dashboard.count', { count: total })
  const before = (page - 1) * size
  return t('dashboard.count.some', { first: before + 1, last: before + shown.length, count: total })
}

function Unread({ unread, boardTotal, onReadMore }: FilteredJobs & { onReadMore: () => void }) {
  return (
    <p className="posted-unread soft">
      <span>{t('dashboard.unread', { read: boardTotal - unread, total: boardTotal })}</span>{' '}
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

function SamplesNote() {
  const { documents } = useServices().platform
  if (!documents.device || !hasSamples) return null
  return <p className="small faint posted-help">{t('dashboard.samples')}</p>
}

function PostedSkeleton() {
  return (
    <div>
      <p className="sr" role="status">
        {t('dashboard.loading')}
      </p>
      <div className="posted-bar" aria-hidden="true">
        <Skeleton width="6rem" />
      </div>
      <PostedRows count={3} />
    </div>
  )
}

function PostedRows({ count }: { count: number }) {
  return (
    <ul aria-hidden="true">
      {[...Array(count).keys()].map((row) => (
        <li key={row} className="posted-sk">
          <Skeleton width="62%" height="1.3rem" />
          <Skeleton width="44%" />
        </li>
      ))}
    </ul>
  )
}

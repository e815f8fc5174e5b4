import './posted-table.css'
import { Button, Table, type TableColumnType } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { PostingHistory } from '#renderer/postings/posting-history.tsx'
import { PostingStatus } from '#renderer/postings/posting-status.tsx'
import { useHistory } from '#renderer/postings/use-history.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { formatDay } from '#shared/domain/dates.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { countDaysLive } from '#shared/domain/job/job-life.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import type { EndingStep } from '../ending/ending-steps.ts'
import { EndReminder, formatEnd } from '../ending/ends-on.tsx'
import type { PostedColumn, PostedSort, PostedView } from '../find/posted-view.ts'
import { useColumns } from '../find/use-columns.ts'
import { changePage } from '../selection/change-page.ts'
import { PostedActions, PostedTitle, RejectionReason, RevisedTooOften } from './posted-parts.tsx'

interface Props {
  /** Those that are drawn by now. */
  jobs: readonly Job[]
  /** All of the page. */
  page: readonly Job[]
  view: PostedView
  user: SessionUser
  /** The id of the text that says what Revise brings about. */
  reviseHelp: string
  /** Draws the way to the applicants. */
  renderApplicants: (job: Job, nameId: string) => ReactNode
  onEnding: (step: EndingStep, jobs: readonly Job[]) => void
  /** Draws what the administrator asks about it. */
  renderQuestion: (job: Job) => ReactNode
  /** The ids of the jobs that are selected, here and on other pages. */
  selected: ReadonlySet<string>
  onSelect: (ids: readonly string[]) => void
  onSort: (sort: PostedSort) => void
}

/** The postings of a page, a line each, where there is room for it. */
export function PostedTable({
  jobs,
  page,
  view,
  user,
  reviseHelp,
  renderApplicants,
  onEnding,
  renderQuestion,
  ...rest
}: Props) {
  const { selected, onSelect, onSort } = rest
  const id = useId()
  const [open, setOpen] = useState<readonly string[]>([])
  const nameTitle = (job: Job) => `${id}-${job.id}`
  const now = Date.now()
  const shownColumns = useColumns(view)
  const sorted = (column: string, orders: Partial<Record<'ascend' | 'descend', PostedSort>>) => ({
    key: column,
    sorter: true,
    sortDirections: Object.keys(orders) as ('ascend' | 'descend')[],
    sortOrder:
      orders.ascend === view.sort ? ('ascend' as const) : orders.descend === view.sort ? ('descend' as const) : null
  })
  const optional: Record<PostedColumn, TableColumnType<Job>> = {
    status: { render: (_, job) => <PostingStatus job={job} /> },
    category: { render: (_, job) => job.category.trim() },
    place: { render: (_, job) => job.location.trim() },
    type: { render: (_, job) => job.type.trim() },
    pay: { render: (_, job) => job.salaryRange.trim() },
    posted: {
      ...sorted('posted', { descend: 'newest', ascend: 'oldest' }),
      className: 'posted-day',
      render: (_, job) => formatDay(job.postedDate)
    },
    ends: { className: 'posted-day', render: (_, job) => formatEnd(job) },
    applicants: {
      ...sorted('applicants', { descend: 'applicants' }),
      render: (_, job) => renderApplicants(job, nameTitle(job))
    },
    days: {
      align: 'right',
      className: 'posted-day',
      render: (_, job) => <DaysLive job={job} now={now} />
    }
  }
  const toggle = (job: Job) => setOpen(open.includes(job.id) ? open.filter((one) => one !== job.id) : [...open, job.id])
  const columns: TableColumnType<Job>[] = [
    {
      title: t('dashboard.column.title'),
      ...sorted('title', { ascend: 'title' }),
      className: 'posted-cell',
      render: (_, job) => (
        <>
          <span className="posted-name" id={nameTitle(job)}>
            <PostedTitle job={job} />
          </span>
          <span className="posted-who">
            {joinParts([job.company.trim(), shownColumns.includes('place') ? null : job.location.trim()])}
          </span>
          <EndReminder job={job} />
          <RejectionReason job={job} />
          {renderQuestion(job)}
          <RevisedTooOften job={job} user={user} />
        </>
      )
    },
    ...shownColumns.map((column) => ({ key: column, title: t(`dashboard.column.${column}`), ...optional[column] })),
    {
      key: 'do',
      title: <span className="sr">{t('dashboard.column.do')}</span>,
      className: 'posted-ways',
      render: (_, job) => (
        <div>
          <Button
            type="text"
            aria-expanded={open.includes(job.id)}
            aria-describedby={nameTitle(job)}
            onClick={() => toggle(job)}
          >
            {t('dashboard.history')}
          </Button>
          <PostedActions titleId={nameTitle(job)} {...{ job, user, reviseHelp, onEnding }} />
        </div>
      )
    }
  ]
  return (
    <div className="posted-scroll">
      <Table<Job>
        className="posted-table"
        columns={columns}
        dataSource={jobs}
        rowKey="id"
        pagination={false}
        showSorterTooltip={false}
        onRow={(job) => ({ 'aria-labelledby': nameTitle(job) })}
        onChange={(_pagination, _filters, sorter) => onSort(readSort([sorter].flat()[0]))}
        rowSelection={{
          selectedRowKeys: [...selected],
          preserveSelectedRowKeys: true,
          onChange: (keys, _rows, { type }) =>
            onSelect(type === 'all' ? changePage(page, selected, keys.length > selected.size) : keys.map(String)),
          getCheckboxProps: (job) => ({ 'aria-label': t('dashboard.select.one', { title: job.title }) }),
          getTitleCheckboxProps: () => ({ 'aria-label': t('dashboard.select.page') })
        }}
        expandable={{
          expandedRowKeys: open,
          showExpandColumn: false,
          expandedRowRender: (job) => <PostingHistory job={job} />
        }}
      />
    </div>
  )
}

/** What a press on the head of a column asks for: without an order of its own, the newest first. */
function readSort(sorter: { columnKey?: unknown; order?: unknown } | undefined): PostedSort {
  if (!sorter?.order) return 'newest'
  if (sorter.columnKey === 'title' || sorter.columnKey === 'applicants') return sorter.columnKey
  return sorter.order === 'ascend' ? 'oldest' : 'newest'
}

/** For how many days the public could read it; nothing until its history is known. */
function DaysLive({ job, now }: { job: Job; now: number }) {
  const { data: whole, error } = useHistory(job)
  if (!whole && !error) return null
  const days = whole && countDaysLive(whole, now)
  return days === undefined ? <span className="faint">{t('dashboard.days.none')}</span> : t('dashboard.days', { days })
}

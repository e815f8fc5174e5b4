import './posted-jobs-table.css'
import { Table, type TableColumnType } from 'antd'
import { useId, useState } from 'react'
import { changePage } from '#renderer/hooks/use-list-selection.ts'
import { JobHistoryList } from '#renderer/jobs/job-history-list.tsx'
import { JobStatusLabel } from '#renderer/jobs/job-status-label.tsx'
import { useJobHistory } from '#renderer/jobs/use-job-history.ts'
import { t } from '#renderer/messages/messages.ts'
import { formatDay } from '#shared/domain/format-day.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { countDaysLive } from '#shared/domain/job/job-status-timeline.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { useColumns } from '../filter/posted-job-filters.tsx'
import type { PostedColumn, PostedSort, PostedView } from '../filter/posted-jobs-url.ts'
import {
  EndReminder,
  formatEnd,
  listNotes,
  PostedActions,
  PostedNotes,
  type PostedProps,
  PostedTitle
} from './posted-job-parts.tsx'

interface Props extends PostedProps {
  /** Rendered so far. */
  jobs: readonly Job[]
  page: readonly Job[]
  view: PostedView
  /** Whether the table can be sorted and its rows selected. */
  hasTools: boolean
  /** Ids on all pages. */
  selected: ReadonlySet<string>
  onSelect: (ids: readonly string[]) => void
  onSort: (sort: PostedSort) => void
}

/** One line a job; its notes and its history stand below, across all columns. */
export function PostedJobsTable({ jobs, page, view, hasTools, selected, onSelect, onSort, ...props }: Props) {
  const id = useId()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const nameTitle = (job: Job) => `${id}-${job.id}`
  const shownColumns = useColumns(view)
  const sorted = (orders: Partial<Record<'ascend' | 'descend', PostedSort>>) =>
    hasTools && {
      sorter: true,
      sortDirections: Object.keys(orders) as ('ascend' | 'descend')[],
      sortOrder: (['ascend', 'descend'] as const).find((order) => orders[order] === view.sort) ?? null
    }
  const optional: Record<PostedColumn, TableColumnType<Job>> = {
    status: {
      render: (_, job) => (
        <>
          <JobStatusLabel job={job} />
          <EndReminder job={job} />
        </>
      )
    },
    category: { render: (_, job) => <span>{job.category.trim()}</span> },
    place: { render: (_, job) => <span>{job.location.trim()}</span> },
    type: { render: (_, job) => <span>{job.type.trim()}</span> },
    pay: { render: (_, job) => <span>{job.salaryRange.trim()}</span> },
    posted: {
      ...sorted({ descend: 'newest', ascend: 'oldest' }),
      render: (_, job) => <span>{formatDay(job.postedDate)}</span>
    },
    ends: { ...sorted({ ascend: 'ends' }), render: (_, job) => <span>{formatEnd(job)}</span> },
    applicants: {
      ...sorted({ descend: 'applicants' }),
      render: (_, job) => props.renderApplicants(job, nameTitle(job))
    },
    days: { align: 'right', render: (_, job) => <DaysLive job={job} /> }
  }
  const toggle = ({ id: one }: Job) => {
    const next = new Set(open)
    if (!next.delete(one)) next.add(one)
    setOpen(next)
  }
  const columns: TableColumnType<Job>[] = [
    {
      key: 'title',
      title: t('dashboard.column.title'),
      ...sorted({ ascend: 'title' }),
      className: 'posted-cell',
      render: (_, job) => (
        <div className="posted-job">
          <p className="posted-name" id={nameTitle(job)}>
            <PostedTitle job={job} user={props.user} />
          </p>
          <p className="posted-who soft">
            {joinParts([job.company.trim(), shownColumns.includes('place') ? null : job.location.trim()])}
          </p>
        </div>
      )
    },
    ...shownColumns.map((column) => ({ key: column, title: t(`dashboard.column.${column}`), ...optional[column] })),
    {
      key: 'do',
      title: <span className="sr">{t('dashboard.column.do')}</span>,
      className: 'posted-ways',
      render: (_, job) => (
        <div>
          {!shownColumns.includes('applicants') && props.renderApplicants(job, nameTitle(job))}
          <PostedActions
            {...props}
            {...{ job, titleId: nameTitle(job) }}
            history={{ isOpen: open.has(job.id), toggle: () => toggle(job) }}
          />
        </div>
      )
    }
  ]
  const hasMore = (job: Job) => open.has(job.id) || listNotes(job, props).length > 0
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
        {...(hasTools && {
          rowSelection: {
            selectedRowKeys: [...selected],
            preserveSelectedRowKeys: true,
            onChange: (keys, _rows, { type }) =>
              onSelect(type === 'all' ? changePage(page, selected, keys.length > selected.size) : keys.map(String)),
            getCheckboxProps: (job) => ({ 'aria-label': t('dashboard.select.one', { title: job.title }) }),
            getTitleCheckboxProps: () => ({ 'aria-label': t('dashboard.select.page') })
          }
        })}
        expandable={{
          expandedRowKeys: jobs.filter(hasMore).map((job) => job.id),
          showExpandColumn: false,
          expandedRowRender: (job) => (
            <>
              <PostedNotes notes={listNotes(job, props)} />
              {open.has(job.id) && <JobHistoryList job={job} />}
            </>
          )
        }}
      />
    </div>
  )
}

/** An unsorted head means newest first. */
function readSort(sorter: { columnKey?: unknown; order?: unknown } | undefined): PostedSort {
  const { columnKey: column, order } = sorter ?? {}
  if (!order) return 'newest'
  if (column === 'title' || column === 'applicants' || column === 'ends') return column
  return order === 'ascend' ? 'oldest' : 'newest'
}

/** Days on the board; empty while the history loads. */
function DaysLive({ job }: { job: Job }) {
  const { data: whole, error } = useJobHistory(job)
  if (!whole && !error) return null
  const days = whole && countDaysLive(whole, Date.now())
  return days === undefined ? (
    <span className="faint">{t('dashboard.days.none')}</span>
  ) : (
    <span>{t('dashboard.days', { days })}</span>
  )
}

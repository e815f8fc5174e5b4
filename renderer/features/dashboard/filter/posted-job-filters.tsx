import { Button, Checkbox, Input, Segmented } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { FilterChips } from '#renderer/components/form/filter-chips.tsx'
import { LabelledField } from '#renderer/components/form/labelled-field.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Select } from '#renderer/components/workplace/antd-select.tsx'
import { roomFor, useMediaQuery } from '#renderer/hooks/use-media-query.ts'
import { t } from '#renderer/messages/messages.ts'
import type { PostedChoices, StatusCounts } from './filter-posted-jobs.ts'
import {
  isFiltered,
  noFilter,
  type PostedColumn,
  type PostedView,
  pageSizes,
  postedColumns,
  postedSorts,
  shownStatuses
} from './posted-jobs-url.ts'
import type { usePostedJobsUrl } from './use-posted-jobs-url.ts'

interface Props extends ReturnType<typeof usePostedJobsUrl> {
  view: PostedView
  choices: PostedChoices
  /** undefined: not all jobs were read. */
  counts: StatusCounts | undefined
  hasApplicants: boolean
  /** Nothing matches: the message below clears the search. */
  isEmpty: boolean
  /** The button that had the focus goes: the heading takes it. */
  onRemove: () => void
  children: ReactNode
}

/** Search, filters and layout of the posted jobs. A table is sorted by its head. */
export function PostedJobFilters(props: Props) {
  const { view, words, show, choices, counts, hasApplicants, isEmpty, onRemove, children } = props
  const isTable = useMediaQuery(roomFor.table)
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const columns = useColumns(view)
  const sorts = postedSorts.filter((sort) => sort !== 'applicants' || hasApplicants)
  const remove = (change: Partial<PostedView>) => {
    show(change)
    onRemove()
  }
  return (
    <search className="posted-tools" aria-label={t('dashboard.find')}>
      <div className="posted-bar">
        {children}
        <Input
          type="search"
          className="posted-words"
          aria-label={t('dashboard.find.words')}
          placeholder={t('dashboard.find.words.hint')}
          prefix={<Icon name="search" />}
          allowClear
          autoComplete="off"
          maxLength={200}
          {...words}
        />
        <Button
          aria-expanded={isOpen}
          aria-controls={panelId}
          icon={<Icon name="filter" />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('dashboard.find.filters')}
        </Button>
        <Segmented
          className="posted-statuses"
          aria-label={t('dashboard.column.status')}
          value={view.status}
          options={listStatuses(view, counts)}
          onChange={(status) => show({ status })}
        />
      </div>
      <div id={panelId} className="posted-panel" hidden={!isOpen}>
        <Choice
          label={t('dashboard.column.category')}
          value={view.category}
          options={[['', t('dashboard.find.everyCategory')], ...withCurrent(choices.categories, view.category)]}
          onChange={(category) => show({ category })}
        />
        <Choice
          label={t('dashboard.column.place')}
          value={view.place}
          options={[['', t('dashboard.find.everyPlace')], ...withCurrent(choices.places, view.place)]}
          onChange={(place) => show({ place })}
        />
        {!isTable && (
          <Choice
            label={t('dashboard.sort')}
            value={view.sort}
            options={sorts.map((sort) => [sort, t(`dashboard.sort.${sort}`)])}
            onChange={(sort) => show({ sort })}
          />
        )}
        <Choice
          label={t('dashboard.size')}
          value={view.size}
          options={pageSizes.map((size) => [size, t('dashboard.size.of', { size })])}
          onChange={(size) => show({ size })}
        />
        {isTable && (
          <ColumnChoice columns={columns} onChange={(wanted) => show({ columns: wanted, page: view.page })} />
        )}
        {hasApplicants && (
          <Checkbox checked={view.isNew} onChange={({ target }) => show({ isNew: target.checked })}>
            {t('dashboard.find.new')}
          </Checkbox>
        )}
      </div>
      {isFiltered(view) && (
        <div className="posted-chosen">
          <FilterChips
            chips={[
              [view.category, () => remove({ category: '' })],
              [view.place, () => remove({ place: '' })],
              [view.isNew ? t('dashboard.find.new') : '', () => remove({ isNew: false })]
            ]}
          />
          {!isEmpty && (
            <Button type="text" onClick={() => remove(noFilter)}>
              {t('dashboard.find.clear')}
            </Button>
          )}
        </div>
      )}
    </search>
  )
}

/** Unused ends of a job's life are not offered. */
function listStatuses(view: PostedView, counts: StatusCounts | undefined) {
  const offered = shownStatuses.filter(
    (status) => (status !== 'expired' && status !== 'deleted') || view.status === status || (counts?.[status] ?? 0) > 0
  )
  return (['all', ...offered] as const).map((status) => ({
    value: status,
    label: (
      <>
        <span>{status === 'all' ? t('dashboard.status.all') : t(`job.status.${status}`)}</span>
        {counts && <span className="faint">{` ${counts[status]}`}</span>}
      </>
    )
  }))
}

/** A value from the address stays an option after its last job is gone. */
function withCurrent(choices: readonly string[], current: string): [string, string][] {
  const all = current === '' || choices.includes(current) ? choices : [...choices, current]
  return all.map((choice) => [choice, choice])
}

interface ChoiceProps<Value extends string | number> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, label: string])[]
  onChange: (value: Value) => void
}

function Choice<Value extends string | number>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <LabelledField label={label}>
      {(input) => (
        <Select
          {...{ ...input, value, onChange }}
          options={options.map(([one, text]) => ({ value: one, label: text }))}
          popupMatchSelectWidth={false}
        />
      )}
    </LabelledField>
  )
}

interface ColumnChoiceProps {
  columns: readonly PostedColumn[]
  onChange: (columns: PostedColumn[]) => void
}

function ColumnChoice({ columns, onChange }: ColumnChoiceProps) {
  return (
    <LabelledField label={t('dashboard.columns')}>
      {(input) => (
        <Select
          {...input}
          mode="multiple"
          showSearch={false}
          maxTagCount={0}
          maxTagPlaceholder={t('dashboard.columns.some', { shown: columns.length, all: postedColumns.length })}
          placeholder={t('dashboard.columns.none')}
          value={[...columns]}
          onChange={(wanted) => onChange(postedColumns.filter((column) => wanted.includes(column)))}
          options={postedColumns.map((column) => ({ value: column, label: t(`dashboard.column.${column}`) }))}
          popupMatchSelectWidth={false}
        />
      )}
    </LabelledField>
  )
}

/** The view's columns; by default those that fit the window. */
export function useColumns({ columns }: PostedView): readonly PostedColumn[] {
  const isRoomy = useMediaQuery(roomFor.columns)
  const isWide = useMediaQuery(roomFor.pane)
  const isVast = useMediaQuery(roomFor.everyColumn)
  const fits: Record<PostedColumn, boolean> = {
    ...{ status: true, applicants: true, category: isRoomy, posted: isRoomy, ends: isWide },
    ...{ days: isVast, type: isVast, place: false, pay: false }
  }
  return columns ?? postedColumns.filter((column) => fits[column])
}

import { Button, Input, Segmented, Select } from 'antd'
import { useId, useState } from 'react'
import { Field } from '#renderer/components/form/field.tsx'
import { roomFor, useMedia } from '#renderer/hooks/use-media.ts'
import { t } from '#renderer/messages/messages.ts'
import { type JobStatus, jobStatuses } from '#shared/domain/job/job-vocabulary.ts'
import {
  defaultView,
  isFiltered,
  noFilter,
  type PostedColumn,
  type PostedView,
  pageSizes,
  postedColumns,
  postedSorts
} from './posted-view.ts'
import type { PostedChoices } from './select-postings.ts'
import { useColumns } from './use-columns.ts'
import type { Show } from './use-show.ts'
import { useTypedWords } from './use-typed-words.ts'

interface Props {
  view: PostedView
  choices: PostedChoices
  /** How many there are of each status; undefined: not all of them were read. */
  counts: Record<JobStatus | 'all', number> | undefined
  /** Whether it is known how many people applied. */
  hasApplicants: boolean
  onShow: Show
}

/** What narrows, orders and lays out the posted jobs. Every change leads back to the first page. */
export function Tools({ view, choices, counts, hasApplicants, onShow }: Props) {
  const isWide = useMedia(roomFor.table)
  const columns = useColumns(view)
  // On a phone the fields would push the jobs off the screen.
  const [isOpen, setOpen] = useState(view.category !== '' || view.place !== '' || view.sort !== defaultView.sort)
  const fieldsId = useId()
  const words = useTypedWords(view.words, (text, isFurther) => onShow({ words: text }, isFurther))
  const sorts = postedSorts.filter((sort) => sort !== 'applicants' || hasApplicants)
  return (
    <search className="posted-tools" aria-label={t('dashboard.find')}>
      <StatusChoice {...{ view, counts }} onChange={(status) => onShow({ status })} />
      <div className="posted-fields">
        <Field label={t('dashboard.find.words')}>
          {(input) => <Input {...input} type="search" allowClear autoComplete="off" maxLength={200} {...words} />}
        </Field>
        {!isWide && (
          <Button aria-expanded={isOpen} aria-controls={fieldsId} onClick={() => setOpen(!isOpen)}>
            {t('dashboard.find.more')}
          </Button>
        )}
        <div id={fieldsId} hidden={!isWide && !isOpen}>
          <Choice
            label={t('dashboard.column.category')}
            value={view.category}
            options={[['', t('dashboard.find.everyCategory')], ...withCurrent(choices.categories, view.category)]}
            onChange={(category) => onShow({ category })}
          />
          <Choice
            label={t('dashboard.column.place')}
            value={view.place}
            options={[['', t('dashboard.find.everyPlace')], ...withCurrent(choices.places, view.place)]}
            onChange={(place) => onShow({ place })}
          />
          <Choice
            label={t('dashboard.sort')}
            value={view.sort}
            options={sorts.map((sort) => [sort, t(`dashboard.sort.${sort}`)])}
            onChange={(sort) => onShow({ sort })}
          />
          <Choice
            label={t('dashboard.size')}
            value={view.size}
            options={pageSizes.map((size) => [size, t('dashboard.size.of', { size })])}
            onChange={(size) => onShow({ size })}
          />
          {isWide && (
            <ColumnChoice columns={columns} onChange={(wanted) => onShow({ columns: wanted, page: view.page })} />
          )}
        </div>
      </div>
      {isFiltered(view) && (
        <Button type="text" onClick={() => onShow(noFilter)}>
          {t('dashboard.find.clear')}
        </Button>
      )}
    </search>
  )
}

/** What the address asks for may have none any more: it is offered all the same, or nobody would see why the list is empty. */
function withCurrent(choices: readonly string[], current: string): [string, string][] {
  const all = current === '' || choices.includes(current) ? choices : [...choices, current]
  return all.map((choice) => [choice, choice])
}

interface StatusChoiceProps {
  view: PostedView
  counts: Props['counts']
  onChange: (status: PostedView['status']) => void
}

function StatusChoice({ view, counts, onChange }: StatusChoiceProps) {
  // Whoever has never closed one need not choose it.
  const isOffered = (status: JobStatus) => status !== 'deleted' || view.status === status || (counts?.deleted ?? 0) > 0
  const options = (['all', ...jobStatuses.filter(isOffered)] as const).map((status) => ({
    value: status,
    label: (
      <>
        {status === 'all' ? t('dashboard.status.all') : t(`posting.status.${status}`)}
        {counts && <span className="posted-count"> {counts[status]}</span>}
      </>
    )
  }))
  return (
    <div className="posted-statuses">
      <Segmented aria-label={t('dashboard.column.status')} value={view.status} {...{ options, onChange }} />
    </div>
  )
}

interface ChoiceProps<Value extends string | number> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, label: string])[]
  onChange: (value: Value) => void
}

function Choice<Value extends string | number>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(input) => (
        <Select
          {...input}
          value={value}
          onChange={onChange}
          options={options.map(([one, text]) => ({ value: one, label: text }))}
          popupMatchSelectWidth={false}
        />
      )}
    </Field>
  )
}

interface ColumnChoiceProps {
  columns: readonly PostedColumn[]
  onChange: (columns: PostedColumn[]) => void
}

function ColumnChoice({ columns, onChange }: ColumnChoiceProps) {
  return (
    <Field label={t('dashboard.columns')}>
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
    </Field>
  )
}

import { Button, Checkbox, Drawer, Input } from 'antd'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FilterChips } from '#renderer/components/form/filter-chips.tsx'
import { LabelledField } from '#renderer/components/form/labelled-field.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Select } from '#renderer/components/workplace/antd-select.tsx'
import { buildOption, typedSearch } from '#renderer/components/workplace/antd-select-options.ts'
import { t } from '#renderer/messages/messages.ts'
import { type Application, type ApplicationStage, applicationStages } from '#shared/domain/application/application.ts'
import type { ApplicantsUrl } from '../applicants-url.ts'
import {
  type ApplicantFilter,
  type ApplicantOrder,
  applicantOrders,
  countFilters,
  isNarrow,
  listChoices,
  noFilter
} from './applicant-filter.ts'

interface Props {
  applications: readonly Application[]
  address: ApplicantsUrl
  /** The job has wanted answers. */
  hasWanted: boolean
  shown: number
  chosen: number
  onChooseAll: (isChosen: boolean) => void
}

export function ApplicantFilterBar({ applications, address, hasWanted, shown, chosen, onChooseAll }: Props) {
  const { filter } = address
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  // Navigation is a transition: the latest filter may be ahead of the address.
  const latest = useRef(filter)
  const [asked, setAsked] = useState(filter)
  const ask = (next: ApplicantFilter) => {
    latest.current = next
    setAsked(next)
  }
  useLayoutEffect(() => {
    latest.current = filter
    setAsked(filter)
  }, [filter])
  const change = (changes: Partial<ApplicantFilter>) => {
    ask({ ...latest.current, ...changes })
    navigate(address.buildFilterAddress(latest.current), { replace: true })
  }
  return (
    <form
      className="applicant-filters"
      aria-label={t('applicants.filter')}
      // Results are live.
      onSubmit={(event) => event.preventDefault()}
    >
      <Words filter={asked} onChange={change} />
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} icon={<Icon name="filter" />}>
        {t('applicants.filter.open', { count: countFilters(filter) })}
      </Button>
      <Checkbox
        checked={chosen > 0 && chosen === shown}
        indeterminate={chosen > 0 && chosen < shown}
        disabled={shown === 0}
        onChange={(event) => onChooseAll(event.target.checked)}
      >
        {t('applicants.many.all')}
      </Checkbox>
      <p role="status">{t('applicants.filter.count', { shown, all: applications.length })}</p>
      <FilterChips
        chips={[
          [asked.stage && t(`applicants.stage.${asked.stage}`), () => change({ stage: '' })],
          [asked.place, () => change({ place: '' })],
          [asked.must ? t('applicants.filter.must') : '', () => change({ must: false })],
          ...asked.skills.map(
            (skill) => [skill, () => change({ skills: asked.skills.filter((one) => one !== skill) })] as const
          )
        ]}
      />
      {isNarrow(filter) && (
        <Button type="text" onClick={() => change({ ...noFilter, order: latest.current.order })}>
          {t('applicants.filter.clear')}
        </Button>
      )}
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        closable={{ 'aria-label': t('applicants.many.close'), placement: 'end' }}
        title={t('applicants.filter')}
        footer={
          <Button type="primary" block onClick={() => setOpen(false)}>
            {t('applicants.filter.show', { count: shown })}
          </Button>
        }
      >
        <div className="applicant-fields">
          <Filters hasWanted={hasWanted} applications={applications} filter={asked} onChange={change} />
        </div>
      </Drawer>
    </form>
  )
}

interface FieldProps {
  filter: ApplicantFilter
  onChange: (changes: Partial<ApplicantFilter>) => void
}

/** Shows the typed text at once, so that caret and IME composition survive. */
function Words({ filter, onChange }: FieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <Input
      type="search"
      className="applicant-words"
      aria-label={t('applicants.filter.words')}
      allowClear
      autoComplete="off"
      spellCheck={false}
      prefix={<Icon name="search" />}
      placeholder={t('applicants.filter.words.hint')}
      value={typed ?? filter.words}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange({ words: target.value })
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

function Filters({
  applications,
  hasWanted,
  filter,
  onChange
}: FieldProps & Pick<Props, 'applications' | 'hasWanted'>) {
  const skills = useMemo(() => listChoices(applications, 'skills').map(buildOption), [applications])
  const places = useMemo(() => listChoices(applications, 'location').map(buildOption), [applications])
  return (
    <>
      <LabelledField label={t('applicants.filter.stage')}>
        {(input) => (
          <Select<ApplicationStage | ''>
            {...input}
            virtual={false}
            value={filter.stage}
            onChange={(stage) => onChange({ stage })}
            options={[
              { value: '', label: t('applicants.filter.stage.any') },
              ...applicationStages.map((stage) => ({ value: stage, label: t(`applicants.stage.${stage}`) }))
            ]}
          />
        )}
      </LabelledField>
      <LabelledField label={t('applicants.fact.skills')}>
        {(input) => (
          <Select<string[]>
            {...input}
            mode="multiple"
            showSearch={typedSearch}
            maxTagCount="responsive"
            placeholder={t('applicants.filter.skills.any')}
            value={[...filter.skills]}
            onChange={(chosen) => onChange({ skills: chosen })}
            options={skills}
          />
        )}
      </LabelledField>
      <LabelledField label={t('applicants.fact.location')}>
        {(input) => (
          <Select<string>
            {...input}
            showSearch={typedSearch}
            allowClear
            placeholder={t('applicants.filter.place.any')}
            value={filter.place === '' ? null : filter.place}
            onChange={(place) => onChange({ place: place ?? '' })}
            options={places}
          />
        )}
      </LabelledField>
      {(hasWanted || filter.must) && (
        <Checkbox checked={filter.must} onChange={({ target }) => onChange({ must: target.checked })}>
          {t('applicants.filter.must')}
        </Checkbox>
      )}
      <LabelledField label={t('applicants.order')}>
        {(input) => (
          <Select<ApplicantOrder>
            {...input}
            virtual={false}
            value={filter.order}
            onChange={(order) => onChange({ order })}
            options={applicantOrders.map((order) => ({ value: order, label: t(`applicants.order.${order}`) }))}
          />
        )}
      </LabelledField>
    </>
  )
}

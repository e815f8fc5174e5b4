import '#renderer/messages/search-messages.ts'
import './more-filters.css'
import { useId } from 'react'
import { SearchChoice } from '#renderer/components/search/search-fields.tsx'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { formatRupees } from '#shared/domain/job/pay.ts'
import { type JobSearchAddress, type MoreField, moreFields } from './use-job-search.ts'

const choices: Partial<Record<MoreField, readonly string[]>> = {
  posted: ['1', '3', '7', '14', '30'],
  pay: ['10000', '15000', '20000', '25000', '30000', '40000', '50000', '75000', '100000'],
  experience: ['0', '1', '2', '3', '5', '10']
}

interface Props {
  address: JobSearchAddress
  /** They replace the button that was pressed. */
  takesFocus: boolean
}

export function MoreFilters({ address, takesFocus }: Props) {
  const help = useId()
  return (
    <>
      <SearchChoice
        field="sort"
        address={address}
        takesFocus={takesFocus}
        label={t('jobs.more.sort')}
        any={t('jobs.more.sort.newest')}
        choices={['pay']}
        describe={() => t('jobs.more.sort.pay')}
      />
      {moreFields.map((field) =>
        choices[field] ? (
          <div key={field}>
            <SearchChoice
              field={field}
              address={address}
              label={t(`jobs.more.${field}`)}
              any={t(`jobs.more.${field}.any` as MessageId)}
              choices={choices[field]}
              describe={(value) => describeChoice(field, value)}
              describedBy={field === 'pay' ? help : undefined}
            />
            {field === 'pay' && (
              <p className="help" id={help}>
                {t('jobs.more.pay.help')}
              </p>
            )}
          </div>
        ) : (
          <label key={field} className="search-check">
            <input
              type="checkbox"
              name={field}
              value="1"
              checked={address.search[field] !== ''}
              onChange={(event) => address.choose(field, event.target.checked ? '1' : '')}
            />
            <span>{t(`jobs.more.${field}`)}</span>
          </label>
        )
      )}
    </>
  )
}

/** What a chosen filter is called. */
export function describeChoice(field: MoreField, value: string): string {
  const number = Number(value)
  if (value === '' || Number.isNaN(number)) return value
  if (field === 'pay') return t('jobs.more.pay.least', { pay: formatRupees(number) })
  if (field === 'posted') return t('jobs.more.posted.days', { count: number })
  return field === 'experience' ? t('jobs.more.experience.years', { count: number }) : t(`jobs.more.${field}`)
}

/** What a filter that was chosen says above the results. */
export function ChosenFilter({ field, value }: { field: MoreField; value: string }) {
  return <span>{describeChoice(field, value)}</span>
}

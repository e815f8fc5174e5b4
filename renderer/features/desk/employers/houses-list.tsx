import './houses-list.css'
import { Input } from 'antd'
import { useMemo, useState } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { buildDeskAddress } from '#renderer/config/desk-address.ts'
import type { DeskHouse } from '#renderer/data/houses/houses-desk-repository.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatch } from '#renderer/hooks/use-watch.ts'
import { t } from '#renderer/messages/messages.ts'
import { hasWords } from '#shared/documents/fold.ts'
import { HouseItem } from './house-item.tsx'
import { HousesSkeleton } from './houses-skeleton.tsx'

const maxUnsearched = 20

/** The houses of the board with their people, where the administrator says who may post no longer. */
export function HousesList() {
  const { housesDesk } = useRepositories()
  const { data, error, retry } = useLazyWatch(housesDesk, (opened) => opened.watchHouses)
  const [words, setWords] = useState('')
  const found = useMemo(() => data?.filter((entry) => fits(entry, words)), [data, words])
  if (error) return <LoadFailed title={t('houses.failed')} error={error} onRetry={retry} />
  if (!data || !found) return <HousesSkeleton />
  if (data.length === 0) {
    return (
      <EmptyState title={t('houses.empty')} text={t('houses.empty.text')}>
        <Link className="btn btn-line" to={buildDeskAddress({ tab: 'houses' })}>
          {t('houses.requests')}
        </Link>
      </EmptyState>
    )
  }
  return (
    <section className="houses" aria-labelledby="houses">
      <div className="houses-top spread">
        <h2 id="houses">{t('houses.title')}</h2>
        {data.length > maxUnsearched && (
          <Input
            type="search"
            aria-label={t('houses.search')}
            placeholder={t('houses.search')}
            prefix={<Icon name="search" />}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </div>
      <p className="sr" role="status">
        {words.trim() !== '' && t('houses.found', { count: found.length })}
      </p>
      {found.length === 0 && <p className="lead">{t('houses.found', { count: 0 })}</p>}
      <ul>
        {found.map((entry) => (
          <HouseItem key={entry.house?.id ?? ''} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function fits({ house, people }: DeskHouse, words: string): boolean {
  return hasWords([house?.name, house?.place, ...people.map(({ email }) => email)].join(' '), words)
}

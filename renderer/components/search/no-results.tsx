import '#renderer/messages/search-messages.ts'
import './no-results.css'
import { paths } from '#renderer/config/paths.ts'
import {
  type NearSearch,
  type SearchableRepository,
  useAlternativeSearches
} from '#renderer/hooks/search/use-alternative-searches.ts'
import type { Search, SearchCodec, SearchUrl } from '#renderer/hooks/search/use-search-url.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { SearchPart } from '#shared/documents/document.ts'
import { fold } from '#shared/documents/fold-text.ts'
import { jobLocations } from '#shared/domain/job/job-types-and-locations.ts'
import { EmptyState } from '../public/empty-state.tsx'
import { Link } from '../public/link.tsx'

export interface NoResultsProps {
  kind: 'jobs' | 'candidates'
  repository: SearchableRepository<string>
  codec: SearchCodec<string>
  address: SearchUrl<string>
  search: Search<string>
  /** Of the search's words. */
  parts?: readonly SearchPart[] | undefined
}

const noParts: readonly SearchPart[] = []

/** Offers the nearest searches, and says which filter is in the way. */
export function NoResults({ kind, repository, codec, address, search, parts = noParts }: NoResultsProps) {
  const { relaxed, near } = useAlternativeSearches(repository, codec, search, parts)
  const text = (part: string) => `${kind}.none.${part}` as MessageId
  const title = t(`${kind}.none`)
  if (codec.listFilled(search).length === 0) return <EmptyState title={title} text={t(text('empty'))} />
  const { field, matching, matchingIs } = relaxed ?? {}
  const values = { count: matching ?? 0, value: search[field ?? ''] ?? '' }
  return (
    <EmptyState title={title} text={t(text(matchingIs === 'atLeast' ? 'atLeast' : (field ?? 'all')), values)}>
      {near.length > 0 && <NearSearches kind={kind} near={near} codec={codec} />}
      <button
        type="button"
        className="btn btn-line"
        onClick={() => (field === undefined ? address.clear() : address.choose(field, ''))}
      >
        {field === undefined ? t('search.clearAll') : t(text(`${field}.do`))}
      </button>
    </EmptyState>
  )
}

type NearProps = { near: readonly NearSearch<string>[] } & Pick<NoResultsProps, 'kind' | 'codec'>

/** '1 job for setter · 4 jobs in Surat': with the other filters. */
function NearSearches({ kind, near, codec }: NearProps) {
  return (
    <ul className="search-near">
      {near.map(({ text, search, matching, matchingIs }) => {
        const place = findPlace(text)
        const values = { count: matching, countIs: matchingIs ?? '', text: place ?? text }
        return (
          <li key={text}>
            <Link to={paths[kind] + codec.format(search)}>{t(`${kind}.near.${place ? 'place' : 'word'}`, values)}</Link>
          </li>
        )
      })}
    </ul>
  )
}

/** 'Surat' for 'surat'. */
function findPlace(text: string): string | undefined {
  return jobLocations.map((place) => place.replace(/ [A-Z]{2}$/, '')).find((town) => fold(town) === text)
}

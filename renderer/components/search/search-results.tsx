import { Fragment, type ReactNode } from 'react'
import type { SearchableRepository } from '#renderer/hooks/search/use-alternative-searches.ts'
import type { Search, SearchCodec, SearchUrl } from '#renderer/hooks/search/use-search-url.ts'
import type { LiveQuery } from '#renderer/hooks/use-live-query.ts'
import { t } from '#renderer/messages/messages.ts'
import type { WordSearch } from '#shared/documents/document.ts'
import { LoadFailed } from '../public/empty-state.tsx'
import { lazyPart } from '../public/lazy-component.tsx'
import { Skeleton } from '../public/skeleton.tsx'
import type { NoResultsProps } from './no-results.tsx'
import { SearchLayout } from './search-layout.tsx'
import { SearchResultsBar } from './search-results-bar.tsx'

const NoResults = lazyPart(() => import('./no-results.tsx').then((code) => code.NoResults))

/** A result with its query: shown until the next result arrives. */
export interface SearchFound<Field extends string, Result> {
  query: Search<Field> & Search<'q'>
  result: Result
}

/** Without an 'Is' a number is exact. */
interface SearchResult {
  matching: number
  matchingIs?: 'atLeast'
  all: number
  allIs?: 'atLeast'
  /** Of a partial search: how many of the newest were read. */
  searched?: number | undefined
  words?: Pick<WordSearch<never>, 'parts'> | undefined
}

interface Props<Field extends string, Result extends SearchResult> {
  kind: 'jobs' | 'candidates'
  repository: SearchableRepository<Field>
  codec: SearchCodec<Field>
  address: SearchUrl<Field>
  found: LiveQuery<SearchFound<Field, Result>>
  failedTitle: string
  form: ReactNode
  /** Above the number of results. */
  top?: ReactNode
  /** Beside it. */
  actions?: ReactNode
  /** Placeholder of one result. */
  skeleton: ReactNode
  describeFilter?: (field: Field, value: string) => ReactNode
  renderList: (found: SearchFound<Field, Result>) => ReactNode
}

const skeletons = ['first', 'second', 'third', 'fourth']

export function SearchResults<Field extends string, Result extends SearchResult>(props: Props<Field, Result>) {
  const { kind, codec, address, failedTitle, form, skeleton, renderList } = props
  const { data, error, retry } = props.found
  const shown = error ? undefined : data
  // A partial search proves nothing about the rest.
  const isEmpty = shown?.result.matching === 0 && !shown.result.searched
  return (
    <SearchLayout search={address.search} title={t(`${kind}.results`)} busy={!data && !error} form={form}>
      {props.top}
      <SearchResultsBar address={address} describe={props.describeFilter} actions={props.actions}>
        {shown && (
          <>
            <b>{formatCount(kind, codec.listFilled(shown.query).length > 0, shown.result)}</b>
            {shown.query.q && <span className="soft">{` ${t('search.count.for', { q: shown.query.q })}`}</span>}
          </>
        )}
        {!data && !error && (
          <>
            <span className="sr">{t(`${kind}.loading`)}</span>
            <Skeleton width="8rem" />
          </>
        )}
      </SearchResultsBar>
      {error && <LoadFailed title={failedTitle} error={error} onRetry={retry} />}
      {!error && !data && skeletons.map((key) => <Fragment key={key}>{skeleton}</Fragment>)}
      {shown && !isEmpty && renderList(shown)}
      {shown && isEmpty && (
        <NoResults
          {...(props as unknown as NoResultsProps)}
          search={shown.query}
          parts={shown.result.words?.parts}
          failedTitle={failedTitle}
        />
      )}
    </SearchLayout>
  )
}

const counts = { jobs: 'jobs.count', candidates: 'candidates.count' } as const

function formatCount(
  kind: 'jobs' | 'candidates',
  hasFilters: boolean,
  { matching, matchingIs, all, allIs, searched }: SearchResult
): string {
  if (!hasFilters) return t(`${counts[kind]}.all`, { all, allIs: allIs ?? '' })
  if (searched) return t(`${counts[kind]}.searched`, { matching, searched })
  return t(`${counts[kind]}.some`, { matching, matchingIs: matchingIs ?? '', all, allIs: allIs ?? '' })
}

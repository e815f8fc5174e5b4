import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import type { FilterSuggestion } from '#renderer/hooks/search/use-relax-filter.ts'
import type { SearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { t } from '#renderer/messages/messages.ts'

interface Props<Field extends string> {
  title: string
  /** Advice where no single field stands in the way. */
  text: string
  hasFilters: boolean
  suggestion: FilterSuggestion<Field> | null
  /** Result of leaving out the field in the way, and the words of its button. */
  describeSuggestion: (way: FilterSuggestion<Field>) => { text: string; step: string }
  address: SearchAddress<Field>
}

/** Says which part of the search stands in the way, and takes it out. */
export function NoResults<Field extends string>({
  title,
  text,
  hasFilters,
  suggestion,
  describeSuggestion,
  address
}: Props<Field>) {
  if (!hasFilters) return <EmptyState title={title} text={text} />
  const { text: why, step } = suggestion ? describeSuggestion(suggestion) : { text, step: t('search.clearAll') }
  return (
    <EmptyState title={title} text={why}>
      <button
        type="button"
        className="btn btn-line"
        onClick={() => (suggestion ? address.choose(suggestion.field, '') : address.clear())}
      >
        {step}
      </button>
    </EmptyState>
  )
}

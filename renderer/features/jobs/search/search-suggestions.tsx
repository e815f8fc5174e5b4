import './search-suggestions.css'
import { useEffect, useState } from 'react'
import { lazyWordSearch } from '#renderer/data/lazy-word-search.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'

interface Props {
  typed: string
  /** What was found so far. */
  found: readonly Job[] | undefined
  onTake: (text: string) => void
}

/** Below the field while it has the focus: searches that continue what is typed. */
export function SearchSuggestions({ typed, found, onTake }: Props) {
  const [texts, setTexts] = useState<readonly string[]>([])
  useEffect(() => {
    let isOver = false
    lazyWordSearch.open().then(
      ({ suggestSearches }) => isOver || setTexts(suggestSearches(typed, found ?? [])),
      // The search itself says that its code cannot be loaded.
      () => {}
    )
    return () => {
      isOver = true
    }
  }, [typed, found])
  if (texts.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name its legend before every suggestion
    <div className="search-suggestions" role="group" aria-label={t('jobs.suggestions')}>
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          // The field keeps the focus: Safari gives it to no button, and the list would go before it is pressed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(text)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

import { type FormEvent, useId, useState } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import type { SavedJobsAndSearchesRepository } from '#renderer/data/saved-jobs-and-searches-repository.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Lazy } from '#renderer/storage/core/lazy-loading.ts'
import { cleanLine } from '#shared/domain/clean-text.ts'
import { type SavedSearch, savedSearchLimits } from '#shared/domain/saved/saved-search.ts'
import { describeSavedSearch } from './describe-saved-search.ts'
import { useNewJobCount } from './use-new-job-count.ts'
import { useRemoveSavedEntry } from './use-remove-saved-entry.tsx'
import { showSavedFailure } from './use-saved-repository.ts'

export function SavedSearchList({ saved }: { saved: Lazy<SavedJobsAndSearchesRepository> }) {
  const { data, error, retry } = useLiveQuery<SavedSearch[]>(
    (onData, onError) => saved.watch((opened) => opened.watchSearches(onData, onError), onError),
    [saved]
  )
  const { notice, remove } = useRemoveSavedEntry<SavedSearch>(
    saved,
    (opened, { id }) => opened.removeSearch(id),
    (opened, search) => opened.putSearch(search)
  )
  if (error) return <LoadFailed title={t('saved.failed')} error={error} onRetry={retry} />
  return (
    <section className="saved-list" aria-busy={!data}>
      <h2>{t('saved.searches')}</h2>
      {notice}
      {data?.length === 0 && <p className="soft">{t('saved.searches.none.text')}</p>}
      <ul>
        {data?.toReversed().map((search) => (
          <SavedSearchRow key={search.id} {...{ saved, search }} onRemove={(name) => remove(search, name)} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  saved: Lazy<SavedJobsAndSearchesRepository>
  search: SavedSearch
  onRemove: (name: string) => void
}

function SavedSearchRow({ saved, search, onRemove }: RowProps) {
  const titleId = useId()
  const [isRenaming, setRenaming] = useState(false)
  const { count, isAtLeast, look } = useNewJobCount(saved, search)
  const description = describeSavedSearch(search.query)
  const name = search.name || description
  return (
    <li className="saved-row">
      <div>
        <h3 id={titleId}>
          <Link to={paths.jobs + search.query} onClick={look}>
            {name}
          </Link>
        </h3>
        {search.name && <p className="soft">{description}</p>}
        {count !== undefined && (
          <p className={count > 0 ? 'saved-new' : 'soft'}>
            {t(isAtLeast ? 'saved.search.newAtLeast' : 'saved.search.new', { count })}
          </p>
        )}
        {isRenaming && <NameForm {...{ saved, search }} onClose={() => setRenaming(false)} />}
      </div>
      {!isRenaming && (
        <div className="saved-acts">
          <button type="button" className="btn btn-quiet" aria-describedby={titleId} onClick={() => onRemove(name)}>
            {t('saved.remove')}
          </button>
          <button type="button" className="btn btn-quiet" aria-describedby={titleId} onClick={() => setRenaming(true)}>
            {t('saved.rename')}
          </button>
        </div>
      )}
    </li>
  )
}

/** An empty name gives the search its own again. A failure keeps what was typed. */
function NameForm({ saved, search, onClose }: Omit<RowProps, 'onRemove'> & { onClose: () => void }) {
  const id = useId()
  const [name, setName] = useState(search.name)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await (await saved.open()).putSearch({ ...search, name: cleanLine(name).slice(0, savedSearchLimits.name) })
      onClose()
    } catch (error) {
      showSavedFailure(error)
    }
  }
  return (
    <form className="saved-name" onSubmit={save}>
      <div className="field">
        <label htmlFor={id}>{t('saved.name')}</label>
        <input
          id={id}
          className="input"
          value={name}
          maxLength={savedSearchLimits.name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <button type="button" className="btn btn-quiet" onClick={onClose}>
        {t('saved.name.cancel')}
      </button>
      <button type="submit" className="btn btn-line">
        {t('saved.name.save')}
      </button>
    </form>
  )
}

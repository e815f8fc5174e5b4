import '#renderer/messages/saved-messages.ts'
import '../search/search-suggestions.css'
import './recent-search-list.css'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '#renderer/components/public/icon.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services-context.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { describeSavedSearch } from './describe-saved-search.ts'
import { forgetSearches, listRecent, type RecentSearch } from './recent-searches.ts'

// The field keeps the focus: Safari gives it to no button, and the list would go before it is pressed.
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Below the empty field while it has the focus. */
export function RecentSearchList() {
  const { visitorRecords } = useServices().platform
  const navigate = useNavigate()
  const uid = useSession(({ user }) => user?.uid ?? '')
  const { data = [] } = useLiveQuery<RecentSearch[]>(
    (onData, onError) =>
      visitorRecords.watch((records) => {
        const show = () => onData(listRecent(records, uid))
        show()
        return records.watch(show)
      }, onError),
    [visitorRecords, uid]
  )
  if (data.length === 0) return null
  // A removal that fails leaves the search on the screen.
  const remove = (id: string) => visitorRecords.open().then((records) => records.write('recent', id, undefined))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name its legend before every search
    <div className="search-suggestions" role="group" aria-label={t('recent.title')}>
      <div className="recent-row recent-title">
        <span className="small soft">{t('recent.title')}</span>
        <button type="button" onMouseDown={keepFocus} onClick={() => void forgetSearches(visitorRecords, uid)}>
          {t('recent.clear')}
        </button>
      </div>
      {data.map(({ id, query }) => {
        const name = describeSavedSearch(query)
        return (
          <div key={id} className="recent-row">
            <button type="button" onMouseDown={keepFocus} onClick={() => navigate(paths.jobs + query)}>
              {name}
            </button>
            <button
              type="button"
              className="recent-remove"
              aria-label={t('recent.remove', { name })}
              onMouseDown={keepFocus}
              onClick={() => void remove(id)}
            >
              <Icon name="close" />
            </button>
          </div>
        )
      })}
    </div>
  )
}

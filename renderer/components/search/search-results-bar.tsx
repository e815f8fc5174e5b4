import { type ReactNode, useRef } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import type { SearchUrl } from '#renderer/hooks/search/use-search-url.ts'
import { t } from '#renderer/messages/messages.ts'

interface Props<Field extends string> {
  address: SearchUrl<Field>
  /** Of a filter whose value says little. */
  describe?: ((field: Field, value: string) => ReactNode) | undefined
  actions?: ReactNode
  /** How many results there are. */
  children: ReactNode
}

export function SearchResultsBar<Field extends string>({ address, describe, actions, children }: Props<Field>) {
  const count = useRef<HTMLParagraphElement>(null)
  /** The pressed button goes: keeps the focus near. */
  const runAndFocus = (step: () => void) => {
    step()
    count.current?.focus()
  }
  return (
    <div className="search-count">
      <p ref={count} role="status" tabIndex={-1}>
        {children}
      </p>
      {address.filledFields
        .filter((field) => field !== 'q')
        .map((field) => (
          <button
            key={field}
            type="button"
            className="chip"
            onClick={() => runAndFocus(() => address.choose(field, ''))}
          >
            <span className="search-chip">{describe?.(field, address.search[field]) ?? address.search[field]}</span>
            <Icon name="close" />
            <span className="sr">{t('search.removeFilter')}</span>
          </button>
        ))}
      {address.filledFields.length > 0 && (
        <button type="button" className="btn btn-quiet" onClick={() => runAndFocus(address.clear)}>
          {t('search.clearAll')}
        </button>
      )}
      {actions}
    </div>
  )
}

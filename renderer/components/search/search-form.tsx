import { type FormEvent, type ReactNode, useState } from 'react'
import { Drawer } from '#renderer/components/public/dialog/drawer.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import type { SearchUrl } from '#renderer/hooks/search/use-search-url.ts'
import { t } from '#renderer/messages/messages.ts'

interface Props<Field extends string> {
  address: SearchUrl<Field>
  path: string
  words: ReactNode
  filters: ReactNode
  /** Says how many results the drawer's button leads to. */
  show: string
}

/** Beside the list on wide screens; on phones the filters are in a drawer. */
export function SearchForm<Field extends string>({ address, path, words, filters, show }: Props<Field>) {
  const [open, setOpen] = useState(false)
  const count = address.filledFields.filter((field) => field !== 'q').length

  const close = () => setOpen(false)
  // The list is up to date: Enter only hides a phone's keyboard.
  const settle = (event: FormEvent) => {
    event.preventDefault()
    address.endEdit()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const finish = (event: FormEvent) => {
    event.preventDefault()
    close()
  }

  return (
    <>
      <form className="search-side" aria-label={t('search.filters')} action={path} onSubmit={settle}>
        {words}
        {/* Before the app is loaded, Enter in one of several fields needs a button to submit. */}
        <button type="submit" className="sr" tabIndex={-1}>
          {t('search.do')}
        </button>
        <button type="button" className="btn btn-line search-open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="filter" />
          <span>{t('search.filters.open', { count })}</span>
        </button>
        <div className="search-filters">{filters}</div>
      </form>
      {/* Filters apply at once; the button at the foot leads to the results. */}
      <Drawer open={open} onClose={close} title={t('search.filters')} closeLabel={t('search.filters.close')}>
        <form className="search-drawer" onSubmit={finish}>
          <div className="drawer-body">
            {words}
            {filters}
          </div>
          <div className="drawer-end">
            <button type="button" className="btn btn-quiet" onClick={address.clear}>
              {t('search.clearAll')}
            </button>
            <button type="submit" className="btn btn-primary" aria-live="polite">
              {show}
            </button>
          </div>
        </form>
      </Drawer>
    </>
  )
}

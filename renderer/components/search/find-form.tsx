import { type FormEvent, type ReactNode, useState } from 'react'
import { Drawer } from '#renderer/components/public/dialog/drawer.tsx'
import { Icon } from '#renderer/components/public/icon.tsx'
import type { SearchAddress } from '#renderer/hooks/search/use-search-address.ts'
import { t } from '#renderer/messages/messages.ts'

interface Props<Field extends string> {
  address: SearchAddress<Field>
  /** The address of the screen. */
  path: string
  /** The field for the words, which stays on a phone. */
  words: ReactNode
  /** The other fields. */
  filters: ReactNode
  /** What the drawer's button says: how many results it leads to. */
  show: string
}

/** Search and filters: beside the list on wide screens; on phones the search stays and the filters are in a drawer. */
export function FindForm<Field extends string>({ address, path, words, filters, show }: Props<Field>) {
  const [open, setOpen] = useState(false)
  const count = address.filledFields.filter((field) => field !== 'q').length

  // The list already shows the answer: Enter only puts the keyboard of a phone away.
  const settle = (event: FormEvent) => {
    event.preventDefault()
    address.endEdit()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  return (
    <>
      <form className="search-side" aria-label={t('search.filters')} action={path} onSubmit={settle}>
        {words}
        {/* Before the app is there, Enter in one of several fields sends them only where a button does. */}
        <button type="submit" className="sr" tabIndex={-1}>
          {t('search.do')}
        </button>
        <button type="button" className="btn btn-line search-open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="filter" />
          {t('search.filters.open', { count })}
        </button>
        <div className="search-filters">{filters}</div>
      </form>
      <FilterDrawer open={open} onClose={() => setOpen(false)} onClear={address.clear} show={show}>
        {words}
        {filters}
      </FilterDrawer>
    </>
  )
}

interface FilterDrawerProps {
  open: boolean
  onClose: () => void
  onClear: () => void
  /** How many results the button at the foot leads to. */
  show: string
  /** The fields. */
  children: ReactNode
}

/** The filters on a phone. They hold at once; the button at the foot says what they leave and leads there. */
function FilterDrawer({ open, onClose, onClear, show, children }: FilterDrawerProps) {
  const finish = (event: FormEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <Drawer open={open} onClose={onClose} title={t('search.filters')} closeLabel={t('search.filters.close')}>
      <form className="search-drawer" onSubmit={finish}>
        <div className="drawer-body">{children}</div>
        <div className="drawer-end">
          <button type="button" className="btn btn-quiet" onClick={onClear}>
            {t('search.clearAll')}
          </button>
          <button type="submit" className="btn btn-primary" aria-live="polite">
            {show}
          </button>
        </div>
      </form>
    </Drawer>
  )
}

import type { FormEvent, ReactNode } from 'react'
import { Drawer } from '#renderer/components/public/drawer.tsx'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  open: boolean
  onClose: () => void
  onClear: () => void
  /** How many results the button at the foot leads to. */
  show: string
  /** The fields. */
  children: ReactNode
}

/** The filters on a phone. They hold at once; the button at the foot says what they leave and leads there. */
export function FilterDrawer({ open, onClose, onClear, show, children }: Props) {
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

import type { FormEvent } from 'react'
import { Drawer } from '#renderer/components/drawer.tsx'
import { t } from '#renderer/messages/messages.ts'
import { AvailabilityField } from './availability-field.tsx'
import { emptySearch } from './search-address.ts'
import { TextField } from './text-field.tsx'
import type { SearchAddress } from './use-search-address.ts'

interface Props {
  open: boolean
  onClose: () => void
  address: SearchAddress
  matching: number | undefined
}

/** The filters on a phone. They hold at once; the button at the foot says what they leave and leads there. */
export function FilterDrawer({ open, onClose, address, matching }: Props) {
  const finish = (event: FormEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <Drawer open={open} onClose={onClose} title={t('candidates.filters')} closeLabel={t('candidates.filters.close')}>
      <form className="people-drawer" onSubmit={finish}>
        <div className="drawer-body">
          <TextField field="q" address={address} />
          <TextField field="location" address={address} />
          <TextField field="skills" address={address} />
          <AvailabilityField address={address} />
        </div>
        <div className="drawer-end">
          <button type="button" className="btn btn-quiet" onClick={() => address.choose(emptySearch)}>
            {t('candidates.clearAll')}
          </button>
          <button type="submit" className="btn btn-primary" aria-live="polite">
            {t('candidates.filters.show', { count: matching ?? 0 })}
          </button>
        </div>
      </form>
    </Drawer>
  )
}

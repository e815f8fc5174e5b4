import { type FormEvent, useState } from 'react'
import { paths } from '#renderer/app/paths.ts'
import { Icon } from '#renderer/components/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { AvailabilityField } from './availability-field.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { askedIn } from './search-address.ts'
import { TextField } from './text-field.tsx'
import type { SearchAddress } from './use-search-address.ts'

interface Props {
  address: SearchAddress
  /** How many candidates the search finds, once that is known. */
  matching: number | undefined
}

/** Search and filters: beside the list on wide screens; on phones the search stays and the filters are in a drawer. */
export function FindForm({ address, matching }: Props) {
  const [open, setOpen] = useState(false)
  const filters = askedIn(address.search).filter((field) => field !== 'q').length

  // The list already shows the answer: Enter only puts the keyboard of a phone away.
  const settle = (event: FormEvent) => {
    event.preventDefault()
    address.endEdit()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  return (
    <>
      <form className="people-side" aria-label={t('candidates.filters')} action={paths.candidates} onSubmit={settle}>
        <TextField field="q" address={address} />
        <button type="button" className="btn btn-line people-open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="filter" />
          {t('candidates.filters.open', { count: filters })}
        </button>
        <div className="people-filters">
          <TextField field="location" address={address} />
          <TextField field="skills" address={address} />
          <AvailabilityField address={address} />
        </div>
      </form>
      <FilterDrawer open={open} onClose={() => setOpen(false)} address={address} matching={matching} />
    </>
  )
}

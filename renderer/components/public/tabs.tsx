import './tabs.css'
import type { KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export interface Tab<Id extends string> {
  id: Id
  label: string
  /** The address at which it is open. */
  address: string
}

interface Props<Id extends string> {
  tabs: readonly Tab<Id>[]
  open: Id
  /** What the tabs are of. */
  label: string
  /** Beginning of the ids of the tabs, '{id}-{tab}', and of what they open, '{id}-panel'. */
  id: string
}

/** The arrow keys lead from tab to tab; only a press opens one, so that Back does not lead through all of them. */
export function Tabs<Id extends string>({ tabs, open, label, id }: Props<Id>) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // What is shown inside of a tab is left by its own tab as well.
  const show = (address: string) => address !== pathname + search && navigate(address)
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const here = all.findIndex((tab) => tab.contains(document.activeElement))
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all.at(to % all.length)?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={step}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          id={`${id}-${tab.id}`}
          className="tab"
          role="tab"
          aria-selected={tab.id === open}
          aria-controls={`${id}-panel`}
          tabIndex={tab.id === open ? 0 : -1}
          onClick={() => show(tab.address)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

import './tabs.css'
import type { KeyboardEvent, ReactNode } from 'react'

interface Props<Id extends string> {
  tabs: readonly { id: Id; label: ReactNode }[]
  open: Id
  label: string
  /** Prefix of the ids '{id}-{tab}' and '{id}-panel'. */
  id: string
  onOpen: (tab: Id) => void
}

/**
 * Not antd's (6.6): its tablist takes no name and contains an overflow button (axe: aria-required-children), and it brings antd's menu. Arrow keys only move the focus, so that Back does not lead through all tabs.
 */
export function Tabs<Id extends string>({ tabs, open, label, id, onOpen }: Props<Id>) {
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
          onClick={() => onOpen(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { create } from 'zustand'

/** Whether single keys act on the desk: turned off, they are off until the page is loaded anew. */
export const useKeysOn = create<{ on: boolean }>(() => ({ on: true }))

export const deskKeys = ['j', 'k', 'a', 'r', 'l', 't', 'q', 'u', 'e', '/', '?'] as const
export type DeskKey = (typeof deskKeys)[number]
export type DeskActions = Partial<Record<DeskKey, () => void>>

/** The key of the desk that was pressed. On a keyboard of another script the position of the key counts. */
export function parseDeskKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): DeskKey | undefined {
  const letter = /^[ -~]$/.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
  return deskKeys.find((known) => known === letter)
}

const typing = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="combobox"]'
const openDialog = 'dialog[open], [role="dialog"]'

/** Calls the action of a key while the desk has the focus, or nothing has it and no dialog is open. A held key acts once. */
export function useDeskKeys(desk: RefObject<HTMLElement | null>, actions: DeskActions): void {
  const { on } = useKeysOn()
  const latest = useRef(actions)
  // Layout effect: a key pressed as soon as a posting is visible must not act on the one before.
  useLayoutEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return
      if (event.ctrlKey || event.metaKey || event.altKey || !isForDesk(event.target, desk.current)) return
      const key = parseDeskKey(event)
      const act = key && latest.current[key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on, desk])
}

function isForDesk(target: EventTarget | null, desk: HTMLElement | null): boolean {
  if (!desk || !(target instanceof HTMLElement) || document.querySelector(openDialog)) return false
  return target.contains(desk) || (desk.contains(target) && !target.closest(typing))
}

export function KeyCap({ children }: { children: string }) {
  return (
    <span className="key-cap" aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  )
}

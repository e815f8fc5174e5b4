import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { create } from 'zustand'
import { isDialogOpen } from '#renderer/hooks/is-dialog-open.ts'

/** Whether single keys act in the review queue: turned off, they are off until a reload. */
export const useShortcutsOn = create<{ on: boolean }>(() => ({ on: true }))

export const moderationKeys = ['j', 'k', 'a', 'r', 'x', 'l', 't', 'q', 'u', 'e', '/', '?'] as const
export type ModerationKey = (typeof moderationKeys)[number]
export type ModerationActions = Partial<Record<ModerationKey, () => void>>

/** The key of the review queue that was pressed. On a keyboard of another script the position of the key counts. */
export function parseModerationShortcut({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): ModerationKey | undefined {
  const letter = /^[ -~]$/.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
  return moderationKeys.find((known) => known === letter)
}

const typing = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="combobox"]'

/**
 * Calls the action of a key while the review queue has the focus, or nothing has it and no dialog is open. A held key acts once.
 * @param isRendered false while the next job is not on the screen yet: a key would act on the one before
 */
export function useModerationShortcuts(
  moderation: RefObject<HTMLElement | null>,
  isRendered: () => boolean,
  actions: ModerationActions
): void {
  const { on } = useShortcutsOn()
  const latest = useRef(actions)
  // Layout effect: a key pressed as soon as a job is visible must not act on the one before.
  useLayoutEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing || !isRendered()) return
      if (event.ctrlKey || event.metaKey || event.altKey || !isForModeration(event.target, moderation.current)) return
      const key = parseModerationShortcut(event)
      const act = key && latest.current[key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on, moderation, isRendered])
}

function isForModeration(target: EventTarget | null, moderation: HTMLElement | null): boolean {
  if (!moderation || !(target instanceof HTMLElement) || isDialogOpen()) return false
  return target.contains(moderation) || (moderation.contains(target) && !target.closest(typing))
}

export function KeyCap({ children }: { children: string }) {
  return (
    <span className="key-cap" aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  )
}

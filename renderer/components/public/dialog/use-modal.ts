import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'

/** Keeps a dialog element open or closed, with the focus inside. `onClose` is called by Esc, unless the dialog is held open. */
export function useModal(
  open: boolean,
  onClose: () => void,
  isHeld = false
): Pick<ComponentProps<'dialog'>, 'closedby' | 'onCancel' | 'onClose'> & { ref: RefObject<HTMLDialogElement | null> } {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) {
      element.showModal()
      raisePopovers()
    } else element.close()
  }, [open])
  return {
    ref: dialog,
    // Chromium closes a dialog on a second Esc without a cancel event.
    closedby: isHeld ? 'none' : undefined,
    // Esc: the state goes first, so that a press right after it opens the dialog again. A cancelled choice of a file bubbles.
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (isHeld) return
      onClose()
      event.currentTarget.close()
    },
    // The close event is late: a quick press may have opened it again.
    onClose: (event) => {
      if (!event.currentTarget.open) onClose()
    }
  }
}

/** Shows open popovers, as toasts are, above a dialog that was opened after them. */
export function raisePopovers(): void {
  // Older browsers refuse the selector.
  if (!CSS.supports('selector(:popover-open)')) return
  for (const shown of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    shown.hidePopover?.()
    shown.showPopover?.()
  }
}

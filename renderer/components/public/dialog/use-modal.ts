import { type ComponentProps, useEffect, useRef } from 'react'

/** Keeps a dialog element open or closed, with the focus inside. `onClose` is called by Esc. */
export function useModal(open: boolean, onClose: () => void): Pick<ComponentProps<'dialog'>, 'ref' | 'onClose'> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])
  return {
    ref: dialog,
    // The close event is late: a quick press may have opened it again.
    onClose: (event) => {
      if (!event.currentTarget.open) onClose()
    }
  }
}

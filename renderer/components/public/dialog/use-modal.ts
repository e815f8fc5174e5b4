import { type ComponentProps, useEffect, useRef } from 'react'

/**
 * What makes a dialog element open as long as it is told to be. It keeps the focus inside and gives it back where it was.
 * `onClose` is called when the person closes it by Esc.
 */
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
    // An element says later that it was closed. By then a quick press may have opened it again, and that is what counts.
    onClose: (event) => {
      if (!event.currentTarget.open) onClose()
    }
  }
}

import { type RefObject, useEffect, useRef } from 'react'

/** A dialog element that is open as long as it is told to be. It keeps the focus inside and gives it back where it was. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])
  return dialog
}

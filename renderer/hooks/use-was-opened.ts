import { useState } from 'react'

/** Whether it was open once: from then on its code is there, and its closing can be seen. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return isOpen || wasOpen
}

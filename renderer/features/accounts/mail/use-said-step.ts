import { useState } from 'react'

/** A step at the accounts' server, one at a time, whose outcome a line of status says: nothing while it is under way. */
export function useSaidStep() {
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const run = async (step: () => Promise<void>, done: string, failed: string) => {
    if (busy) return
    setBusy(true)
    setMessage('')
    setMessage(
      await step().then(
        () => done,
        () => failed
      )
    )
    setBusy(false)
  }
  return { busy, message, run }
}

import { useState } from 'react'

/** Runs one request at a time and keeps the sentence about its outcome. */
export function useAccountMailRequest() {
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

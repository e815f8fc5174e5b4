import '#renderer/messages/candidate.ts'
import { useEffect } from 'react'
import { UnsentLine } from '#renderer/features/outbox/unsent-line.tsx'

export function UnsentArea({ uid }: { uid: string }) {
  useEffect(() => {
    // Loaded ahead: it is needed without the network. A failure is retried on opening.
    import('./unsent.tsx').catch(() => {})
  }, [])
  return <UnsentLine uid={uid} />
}

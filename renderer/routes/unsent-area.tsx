import '#renderer/messages/candidate.ts'
import { useEffect } from 'react'
import { UnsentBanner } from '#renderer/features/outbox/unsent-banner.tsx'

export function UnsentArea({ uid }: { uid: string }) {
  useEffect(() => {
    // Loaded ahead: it is needed without the network. A failure is retried on opening.
    import('./unsent.tsx').catch(() => {})
  }, [])
  return <UnsentBanner uid={uid} />
}

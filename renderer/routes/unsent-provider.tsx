import '#renderer/messages/candidate-messages.ts'
import { useEffect } from 'react'
import { UnsentBanner } from '#renderer/features/outbox/unsent-banner.tsx'

export function UnsentProvider({ uid }: { uid: string }) {
  useEffect(() => {
    // Loaded ahead: it is needed without the network. A failure is retried on opening.
    import('./unsent-route.tsx').catch(() => {})
  }, [])
  return <UnsentBanner uid={uid} />
}

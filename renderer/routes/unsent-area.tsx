import '#renderer/messages/members.ts'
import { useEffect } from 'react'
import { UnsentLine } from '#renderer/features/outbox/unsent-line.tsx'

/** What stands ready above every screen for whoever may send something to a board that devices share. */
export function UnsentArea({ uid }: { uid: string }) {
  useEffect(() => {
    // Whoever needs it cannot fetch it then. What fails is fetched when it is opened.
    import('./unsent.tsx').catch(() => {})
  }, [])
  return <UnsentLine uid={uid} />
}

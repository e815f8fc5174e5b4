import { type ComponentType, useEffect, useState } from 'react'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'

/** Where a candidate applies, above every screen. Its code comes when a candidate is there. */
export function ApplySlot() {
  const uid = useSession(({ user }) => (user?.role === 'Candidate' ? user.uid : ''))
  const job = useApplyStore((applying) => applying.job)
  const [Area, setArea] = useState<ComponentType<{ uid: string }>>()

  useEffect(() => {
    if (!uid || Area) return
    import('#renderer/routes/apply-area.tsx').then(
      (module) => setArea(() => module.ApplyArea),
      () => {
        // Whoever has not asked for it yet need not know: it is fetched again when they do.
        if (job) showToast('linkNotOpened')
        useApplyStore.setState({ job: null })
      }
    )
  }, [uid, Area, job])

  return uid && Area ? <Area key={uid} uid={uid} /> : null
}

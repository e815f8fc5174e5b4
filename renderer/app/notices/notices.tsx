import { lazy, Suspense, useEffect, useState } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'

const NoticeList = lazy(() => import('./notice-list.tsx').then((module) => ({ default: module.NoticeList })))

/** The place of the standing notices. Their code comes with the first of them. */
export function Notices() {
  const { platform } = useServices()
  const [notices, setNotices] = useState<StoreNotice[]>([])

  useEffect(() => platform.documents.notices.watch(setNotices), [platform])

  if (notices.length === 0) return null
  return (
    <Suspense fallback={null}>
      <NoticeList notices={notices} />
    </Suspense>
  )
}

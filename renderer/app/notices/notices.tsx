import { lazy, Suspense } from 'react'
import { useServices } from '#renderer/hooks/services.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'

const NoticeList = lazy(() => import('./notice-list.tsx').then((module) => ({ default: module.NoticeList })))

/** Where the notices of the store are shown. Their code is loaded with the first of them. */
export function Notices() {
  const { platform } = useServices()
  const { data: notices } = useLiveQuery<StoreNotice[]>(
    (onData) => platform.documents.notices.watch(onData),
    [platform]
  )
  if (!notices?.length) return null
  return (
    <Suspense fallback={null}>
      <NoticeList notices={notices} />
    </Suspense>
  )
}

import { useState } from 'react'
import type { Applications } from '#renderer/data/applications-repository.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { isUnread } from '#shared/domain/application/application.ts'

const pageSize = 20

/** Newest first. Shown applications are marked as read. */
export function useOwnApplications(uid: string) {
  const { applications } = useRepositories()
  /** Ids answered since the last visit; stable during this one. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const [limit, setLimit] = useState(pageSize)

  const query = useLiveQuery<Applications>(
    (onData, onError) => {
      const show = (own: Applications) => {
        const unread = own.applications.filter(isUnread)
        onData(own)
        if (unread.length === 0) return
        setFresh((before) => new Set([...before, ...unread.map(({ id }) => id)]))
        // A failed mark stays unread: harmless.
        for (const application of unread) applications.markRead(application).catch(() => {})
      }
      return applications.watchOwn(uid, limit, show, onError)
    },
    [applications, uid, limit],
    { keepPreviousFor: [applications, uid] }
  )

  return { ...query, fresh, showMore: () => setLimit(limit + pageSize) }
}

const maxCounted = 60

/** The newest ones alone; nothing is marked as read. */
export function useLatestApplications(uid: string): LiveQuery<Applications> {
  const { applications } = useRepositories()
  return useWatchedQuery(applications.watchOwn, uid, pageSize)
}

/** Applications from before the role of employer; null: none, or not known yet. */
export function useEarlierApplications({ uid, role }: SessionUser): { unread: number } | null {
  const { applications } = useRepositories()
  const { data } = useWatchedQuery(role === 'Employer' ? applications.watchOwn : undefined, uid, maxCounted)
  return data && data.total > 0 ? { unread: data.applications.filter(isUnread).length } : null
}

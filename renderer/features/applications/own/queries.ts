import { useState } from 'react'
import type { Applications } from '#renderer/data/applications-repository.ts'
import { type LiveQuery, useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { isUnread } from '#shared/domain/application/application.ts'

/** How many more are shown at a time. */
const pageSize = 20

interface OwnApplications extends LiveQuery<Applications> {
  /** The ids of those that were answered since the person last looked: they stay so while they look. */
  fresh: ReadonlySet<string>
  showMore: () => void
}

/** What a candidate has applied to, newest first, now and after each change. What is shown counts as read from then on. */
export function useOwnApplications(uid: string): OwnApplications {
  const { applications } = useRepositories()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const [limit, setLimit] = useState(pageSize)

  const query = useLiveQuery<Applications>(
    (onData, onError) => {
      const show = (own: Applications) => {
        const unread = own.applications.filter(isUnread)
        onData(own)
        if (unread.length === 0) return
        setFresh((before) => new Set([...before, ...unread.map(({ id }) => id)]))
        // That it was read is written down at leisure: when it fails it is unread once more, and nothing is lost.
        for (const application of unread) applications.markRead(application).catch(() => {})
      }
      return applications.watchOwn(uid, limit, show, onError)
    },
    [applications, uid, limit],
    { keepPreviousFor: [applications, uid] }
  )

  return { ...query, fresh, showMore: () => setLimit(limit + pageSize) }
}

/** Among how many of the newest those with a new answer are counted. */
const maxCounted = 60

/** What somebody had sent before they became an employer; null: nothing, or they are a candidate, or it is not known yet. */
export function useEarlierApplications({ uid, role }: SessionUser): { unread: number } | null {
  const { applications } = useRepositories()
  const { data } = useLiveQuery<Applications>(
    (onData, onError) => (role === 'Employer' ? applications.watchOwn(uid, maxCounted, onData, onError) : undefined),
    [applications, uid, role]
  )
  return data && data.total > 0 ? { unread: data.applications.filter(isUnread).length } : null
}

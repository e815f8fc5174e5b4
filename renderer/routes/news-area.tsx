import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import { useAlertOnGrowth } from '#renderer/features/news/use-alerts.ts'
import { navigateGuarded } from '#renderer/hooks/guarded-navigation.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { load, t } from '#renderer/messages/messages.ts'
import news from '#renderer/messages/news.json'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

load(news)

/** Counts what is new for an employer, and tells everybody who has agreed to it that something is. */
export function NewsArea({ user }: { user: Pick<SessionUser, 'uid' | 'role'> }) {
  const { uid, role } = user
  const { applications, thread } = useRepositories()
  const count = useApplyStore(({ unread, invited, waiting }) => unread + invited + waiting)
  const navigate = useNavigate()
  useEffect(() => {
    if (role !== 'Employer') return
    // The dashboard says when applications cannot be read.
    const ignoreError = () => {}
    let [sent, answered] = [0, 0]
    const tell = () => useApplyStore.setState({ waiting: sent + answered })
    const onSent = (count: number) => {
      sent = count
      tell()
    }
    const onAnswered = ({ size }: ReadonlySet<string>) => {
      answered = size
      tell()
    }
    const stops = [
      applications.watchNewCount(uid, onSent, ignoreError),
      thread.watch((opened) => opened.watchNew('house', onAnswered, ignoreError), ignoreError)
    ]
    return () => {
      for (const stop of stops) stop()
      useApplyStore.setState({ waiting: 0 })
    }
  }, [applications, thread, uid, role])
  const screen = role === 'Employer' ? paths.dashboard : paths.profile
  useAlertOnGrowth(count, t('news.alert'), () => navigateGuarded(() => navigate(screen)))
  return null
}

import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#renderer/config/paths.ts'
import { useAlertOnGrowth } from '#renderer/features/notifications/use-notifications.ts'
import { navigateGuarded } from '#renderer/hooks/guarded-navigation.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import '#renderer/messages/candidate-messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

/** Counts what is new for an employer, and notifies people who agreed to it. */
export function NotificationsProvider({ user }: { user: Pick<SessionUser, 'uid' | 'role'> }) {
  const { uid, role } = user
  const { applications, thread } = useRepositories()
  const { unread, invited } = useApplyStore()
  const [sent, setSent] = useState<number>()
  const [answered, setAnswered] = useState<number>()
  const navigate = useNavigate()
  useEffect(() => {
    if (role !== 'Employer') return
    // The dashboard says when applications cannot be read.
    const ignoreError = () => {}
    const onAnswered = ({ size }: ReadonlySet<string>) => setAnswered(size)
    const stops = [
      applications.watchNewCount(uid, setSent, ignoreError),
      thread.watch((opened) => opened.watchNew('company', onAnswered, ignoreError), ignoreError)
    ]
    return () => {
      for (const stop of stops) stop()
      setSent(undefined)
      setAnswered(undefined)
    }
  }, [applications, thread, uid, role])
  useEffect(() => {
    useApplyStore.setState({ waiting: (sent ?? 0) + (answered ?? 0) })
    return () => useApplyStore.setState({ waiting: 0 })
  }, [sent, answered])
  const counts = useMemo(() => [unread, invited, sent, answered], [unread, invited, sent, answered])
  const screen = role === 'Employer' ? paths.dashboard : paths.profile
  useAlertOnGrowth(counts, t('news.alert'), () => navigateGuarded(() => navigate(screen)))
  return null
}

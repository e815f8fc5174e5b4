import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useAlertOnGrowth } from '#renderer/features/notifications/use-notifications.ts'
import { useCompanyOf } from '#renderer/hooks/companies/use-company.ts'
import { navigateGuarded } from '#renderer/hooks/guarded-navigation.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import '#renderer/messages/candidate-messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

// 5 kB that candidates do without.
const EmployerDayProvider = lazyPart(() =>
  import('./employer-day-provider.tsx').then((code) => code.EmployerDayProvider)
)

/** Counts what is new for an employer, notifies people who agreed to it, and names the person in the header. */
export function NotificationsProvider({ user: { uid, role } }: { user: Pick<SessionUser, 'uid' | 'role'> }) {
  const { unread, invited, day } = useApplyStore()
  const { profile } = useRepositories()
  const company = useCompanyOf(role === 'Employer' ? uid : '')
  const { data: ownProfile } = useWatchedQuery(role === 'Candidate' ? profile.watch : undefined)
  const name = (company?.name ?? ownProfile?.name)?.trim() || undefined
  useEffect(() => {
    useApplyStore.setState({ name })
    return () => useApplyStore.setState({ name: undefined })
  }, [name])
  const navigate = useNavigate()
  const { newApplicants, upcoming } = day ?? {}
  const [replies, questions] = [day?.toAnswer.length, day?.questioned.length]
  const counts = useMemo(
    () => [unread, invited, newApplicants, upcoming, replies, questions],
    [unread, invited, newApplicants, upcoming, replies, questions]
  )
  const isEmployer = role === 'Employer'
  const screen = isEmployer ? paths.dashboard : paths.profile
  useAlertOnGrowth(counts, t('news.alert'), () => navigateGuarded(() => navigate(screen)))
  return isEmployer && <EmployerDayProvider key={uid} uid={uid} />
}

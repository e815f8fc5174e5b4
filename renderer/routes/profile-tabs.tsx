import { type ReactNode, useId } from 'react'
import { useLocation } from 'react-router-dom'
import { Tabs } from '#renderer/components/public/tabs.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'

const tabIds = ['profile', 'applications'] as const

interface Props {
  profile: ReactNode
  /** The person's own applications; null: they send none, and there is nothing to choose from. */
  applications: ReactNode
}

/** The own profile and the own applications. What is open stands in the address, so that Back and a reload find it again. */
export function ProfileTabs({ profile, applications }: Props) {
  const id = useId()
  const open = new URLSearchParams(useLocation().search).get('tab') === 'applications' ? 'applications' : 'profile'
  const unread = useApplyStore((applying) => applying.unread)
  if (applications === null) return profile
  const tabs = tabIds.map((tab) => ({
    id: tab,
    label: tab === 'profile' ? t('profile.tab.profile') : t('profile.tab.applications', { unread }),
    address: tab === 'profile' ? paths.profile : `${paths.profile}?tab=${tab}`
  }))
  return (
    <>
      <Tabs tabs={tabs} open={open} label={t('profile.title')} id={id} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${open}`}>
        {/* It stays there: what is typed in it is not lost by a look at the applications. */}
        <div hidden={open !== 'profile'}>{profile}</div>
        {open === 'applications' && applications}
      </div>
    </>
  )
}

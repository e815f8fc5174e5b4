import '#renderer/messages/employer-messages.ts'
import '#renderer/styles/fields.css'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { AntdProvider } from '#renderer/components/workplace/antd-provider.tsx'
import { VerifyEmailBanner } from '#renderer/features/accounts/mail/verify-email-banner.tsx'
import { BlockedProfiles } from '#renderer/features/candidates/moderation/blocked-profiles.tsx'
import { CandidateSearchPage } from '#renderer/features/candidates/search/candidate-search-page.tsx'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'

export function Route() {
  const isUnverified = useSession(({ user }) => user?.unverified === true)
  const isAdmin = useSession(({ user }) => user?.isAdmin === true)
  return (
    <AntdProvider>
      <div className="page">
        <VerifyEmailBanner />
        <PageTitle title={t('nav.findCandidates')} />
        <div className="search-top">
          <h1>{t('nav.findCandidates')}</h1>
        </div>
        {/* On a shared board only confirmed addresses see people; the banner says how to confirm. */}
        {isUnverified ? (
          <EmptyState title={t('candidates.unverified')} text={t('candidates.unverified.text')} />
        ) : (
          <CandidateSearchPage />
        )}
        {isAdmin && <BlockedProfiles />}
      </div>
    </AntdProvider>
  )
}

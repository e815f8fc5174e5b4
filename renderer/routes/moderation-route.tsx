import '#renderer/messages/administrator-messages.ts'
import '#renderer/features/jobs/detail/job-detail.css'
import '#renderer/styles/fields.css'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { AntdProvider } from '#renderer/components/workplace/antd-provider.tsx'
import { JobDescriptionSections } from '#renderer/features/jobs/detail/job-description-sections.tsx'
import { Moderation } from '#renderer/features/moderation/moderation.tsx'
import { HintPhrasesButton } from '#renderer/jobs/hints/hint-phrases-button.tsx'
import { t } from '#renderer/messages/messages.ts'

export function Route() {
  return (
    <AntdProvider>
      <PageTitle title={t('nav.requests')} />
      <Moderation renderPublicText={(job) => <JobDescriptionSections job={job} />} settings={<HintPhrasesButton />} />
    </AntdProvider>
  )
}

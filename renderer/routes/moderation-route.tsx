import '#renderer/messages/administrator-messages.ts'
import '#renderer/features/jobs/detail/job-detail.css'
import '#renderer/styles/fields.css'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { Workplace } from '#renderer/components/workplace/antd-provider.tsx'
import { PaletteButton } from '#renderer/features/command-palette/command-palette-button.tsx'
import { JobText } from '#renderer/features/jobs/detail/job-text.tsx'
import { Moderation } from '#renderer/features/moderation/moderation.tsx'
import { PhrasesButton } from '#renderer/jobs/hints/phrases-button.tsx'
import { t } from '#renderer/messages/messages.ts'

export function Route() {
  return (
    <Workplace>
      <PageTitle title={t('nav.requests')} />
      <Moderation
        renderPublicText={(job) => <JobText job={job} />}
        extra={
          <>
            <PaletteButton />
            <PhrasesButton />
          </>
        }
      />
    </Workplace>
  )
}

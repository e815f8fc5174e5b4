import '#renderer/messages/administrator-messages.ts'
import '#renderer/features/jobs/detail/job.css'
import '#renderer/look/fields.css'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { Workplace } from '#renderer/components/workplace/workplace.tsx'
import { JobText } from '#renderer/features/jobs/detail/job-text.tsx'
import { Moderation } from '#renderer/features/moderation/moderation.tsx'
import { PaletteButton } from '#renderer/features/palette/palette-button.tsx'
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

import '#renderer/messages/administrator.ts'
import '#renderer/features/jobs/detail/job.css'
import '#renderer/look/fields.css'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { Workplace } from '#renderer/components/workplace/workplace.tsx'
import { ModerationDesk } from '#renderer/features/desk/moderation-desk.tsx'
import { JobText } from '#renderer/features/jobs/detail/job-text.tsx'
import { PaletteButton } from '#renderer/features/palette/palette-button.tsx'
import { t } from '#renderer/messages/messages.ts'
import { PhrasesButton } from '#renderer/postings/hints/phrases-button.tsx'

export function Route() {
  return (
    <Workplace>
      <PageTitle title={t('nav.requests')} />
      <ModerationDesk
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

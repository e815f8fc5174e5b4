import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobChanges } from '#shared/domain/job/job-changes.ts'
import {
  defaultQualificationTexts,
  defaultResponsibilityTexts,
  findGivenQualifications,
  findGivenResponsibilities
} from '#shared/domain/job/job-defaults.ts'
import { splitParagraphs } from './changed-paragraphs.ts'
import { MarkedLines } from './marked-lines.tsx'
import { MarkedParagraphs } from './marked-paragraphs.tsx'

/** What the posting says, in the order and the shape in which the public reads it, with what changed marked. */
export function MarkedText({ job, changes: { texts, lines } }: { job: Job; changes: JobChanges }) {
  const company = job.company.trim()
  const about = company ? t('job.about.default', { company }) : t('job.about.unnamed.default')
  const work = splitParagraphs(texts.description)
  return (
    <div className="post">
      {work.length > 0 && (
        <section>
          <h2>{t('job.work')}</h2>
          <MarkedParagraphs paragraphs={work} />
        </section>
      )}
      <section>
        <h2>{t('job.responsibilities')}</h2>
        <MarkedLines
          lines={lines.responsibilities}
          standIns={findGivenResponsibilities(job) ? [] : defaultResponsibilityTexts}
        />
      </section>
      <section>
        <h2>{t('job.qualifications')}</h2>
        <MarkedLines
          lines={lines.qualifications}
          standIns={findGivenQualifications(job) ? [] : defaultQualificationTexts}
        />
      </section>
      <section>
        <h2>{company ? t('job.about', { company }) : t('job.about.unnamed')}</h2>
        <MarkedParagraphs
          paragraphs={splitParagraphs([{ kind: 'kept', text: job.companyOverview?.trim() || about }])}
        />
      </section>
    </div>
  )
}

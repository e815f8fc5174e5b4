import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import {
  defaultQualificationTexts,
  defaultResponsibilityTexts,
  findGivenQualifications,
  findGivenResponsibilities
} from '#shared/domain/job/job-defaults.ts'
import { Lines } from './lines.tsx'
import { Paragraphs } from './paragraphs.tsx'

/** What the posting says: the work, what it asks for and who offers it. */
export function JobText({ job }: { job: Job }) {
  const company = job.company.trim()
  const about = company ? t('job.about.default', { company }) : t('job.about.unnamed.default')
  return (
    <div className="post">
      {job.description.trim() && (
        <section>
          <h2>{t('job.work')}</h2>
          <Paragraphs text={job.description} />
        </section>
      )}
      <section>
        <h2>{t('job.responsibilities')}</h2>
        <Lines lines={findGivenResponsibilities(job) ?? defaultResponsibilityTexts.map((id) => t(id))} />
      </section>
      <section>
        <h2>{t('job.qualifications')}</h2>
        <Lines lines={findGivenQualifications(job) ?? defaultQualificationTexts.map((id) => t(id))} />
      </section>
      <section>
        <h2>{company ? t('job.about', { company }) : t('job.about.unnamed')}</h2>
        <Paragraphs text={job.companyOverview?.trim() || about} />
      </section>
    </div>
  )
}

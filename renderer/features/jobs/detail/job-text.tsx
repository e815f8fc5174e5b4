import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import {
  defaultQualificationTexts,
  defaultResponsibilityTexts,
  findGivenQualifications,
  findGivenResponsibilities
} from '#shared/domain/job/job-defaults.ts'

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

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="lines">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and two may be alike
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

function Paragraphs({ text }: { text: string }) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity and two may be alike
    <p key={index}>{paragraph}</p>
  ))
}

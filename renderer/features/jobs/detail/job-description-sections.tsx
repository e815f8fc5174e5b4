import type { ReactNode } from 'react'
import { withReactKeys } from '#renderer/components/with-react-keys.ts'
import { t } from '#renderer/messages/messages.ts'
import {
  defaultQualificationTexts,
  defaultResponsibilityTexts,
  findGivenLines
} from '#shared/domain/job/default-job-texts.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { ContentField } from '#shared/domain/job/job-content-fields.ts'

type Section = (job: Job) => ReactNode

/** Compile-time check: every content field has a place. */
const places: Record<ContentField, Section | 'head' | 'facts' | 'search'> = {
  title: 'head',
  company: 'head',
  location: 'head',
  category: 'facts',
  type: 'facts',
  salaryRange: 'facts',
  keywords: 'search',
  description: ({ description }) =>
    description.trim() && (
      <>
        <h2>{t('job.work')}</h2>
        <Paragraphs text={description} />
      </>
    ),
  responsibilities: (job) => (
    <>
      <h2>{t('job.responsibilities')}</h2>
      <Lines lines={findGivenLines(job.responsibilities) ?? defaultResponsibilityTexts.map((id) => t(id))} />
    </>
  ),
  qualifications: (job) => (
    <>
      <h2>{t('job.qualifications')}</h2>
      <Lines lines={findGivenLines(job.qualifications) ?? defaultQualificationTexts.map((id) => t(id))} />
    </>
  ),
  companyOverview(job) {
    const company = job.company.trim()
    const about = company ? t('job.about.default', { company }) : t('job.about.unnamed.default')
    return (
      <>
        <h2>{company ? t('job.about', { company }) : t('job.about.unnamed')}</h2>
        <Paragraphs text={job.companyOverview?.trim() || about} />
      </>
    )
  }
}

export function JobDescriptionSections({ job }: { job: Job }) {
  return (
    <div className="post">
      {Object.entries(places).map(([field, draw]) => {
        const section = typeof draw === 'function' && draw(job)
        return section && <section key={field}>{section}</section>
      })}
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="lines">
      {withReactKeys(lines, (line) => line).map(([key, line]) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
  )
}

function Paragraphs({ text }: { text: string }) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return withReactKeys(paragraphs, (paragraph) => paragraph).map(([key, paragraph]) => <p key={key}>{paragraph}</p>)
}

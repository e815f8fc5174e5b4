import type { ReactElement } from 'react'
import { describeJobTerms, summarizeTerms } from '#renderer/jobs/describe-job-terms.ts'
import { t } from '#renderer/messages/messages.ts'
import { findGivenSalary } from '#shared/domain/job/default-job-texts.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '#shared/domain/join-parts.ts'

type Mark = (text: string) => ReactElement

const renderPlain: Mark = (text) => <span>{text}</span>

export function JobTags({ job, mark = renderPlain }: { job: Job; mark?: Mark }) {
  const pay = findGivenSalary(job)
  const type = job.type.trim()
  const category = job.category.trim()
  if (!pay && !type && !category) return null
  return (
    <ul className="tags">
      {pay && <li className="tag tag-pay">{pay}</li>}
      {type && <li className="tag">{mark(type)}</li>}
      {category && <li className="tag">{mark(category)}</li>}
    </ul>
  )
}

/** What the trade asks after the pay, in one line. */
export function JobTermsLine({ job }: { job: Pick<Job, 'terms'> }) {
  const summary = summarizeTerms(job.terms)
  return summary === '' ? null : <p className="card-terms">{summary}</p>
}

/** Which questions they are is read in the application. */
export function QuestionsLine({ job: { questions = [] } }: { job: Pick<Job, 'questions'> }) {
  return questions.length === 0 ? null : (
    <p className="small soft job-asks">{t('job.questions', { count: questions.length })}</p>
  )
}

/** Rows of a list of facts. */
export function TermFacts({ terms }: Pick<Job, 'terms'>) {
  return describeJobTerms(terms).map(([fact, text]) => (
    <div key={fact}>
      <dt>{t(`job.fact.${fact}`)}</dt>
      <dd>{text}</dd>
    </div>
  ))
}

/** 'Stone Setter · Shah Jewels · Surat GJ': what the page of a job is called. */
export function formatJobTitle({ title, company, location }: Pick<Job, 'title' | 'company' | 'location'>): string {
  return joinParts([title.trim(), company.trim(), location.trim()])
}

interface Props {
  job: Pick<Job, 'company' | 'location'>
  mark?: Mark | undefined
}

export function JobWho({ job, mark = renderPlain }: Props) {
  const company = job.company.trim()
  const location = job.location.trim()
  return (
    <>
      {mark(company)}
      {company && location && <span className="dot">·</span>}
      {mark(location)}
    </>
  )
}

import { type MessageId, t } from '#renderer/messages/messages.ts'
import { formatDay } from '#shared/domain/dates.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobChanges, Part } from '#shared/domain/job/job-changes.ts'
import { defaultSalaryText, findGivenSalary } from '#shared/domain/job/job-defaults.ts'
import { isChanged } from './changed-paragraphs.ts'
import { findSubmitter } from './submission.ts'
import { Words } from './words.tsx'

interface Props {
  job: Job
  changes: JobChanges
}

/** Title, company and place of the posting, and its facts. */
export function MarkedHead({ job, changes: { texts } }: Props) {
  const who = [texts.company, texts.location].filter((parts) => parts.some(({ text }) => text.trim() !== ''))
  const pay: Part[] = findGivenSalary(job)
    ? texts.salaryRange
    : [...texts.salaryRange, { kind: 'kept', text: ` ${t(defaultSalaryText)}` }]
  return (
    <>
      <h2 className={isChanged(texts.title) ? 'sheet-title changed' : 'sheet-title'}>
        <Words parts={texts.title} />
      </h2>
      <p className={who.some(isChanged) ? 'lead changed' : 'lead'}>
        {who.map((parts, index) => (
          <span key={parts === texts.company ? 'company' : 'place'}>
            {index > 0 && <span className="dot">·</span>}
            <Words parts={parts} />
          </span>
        ))}
      </p>
      <dl className="desk-facts">
        <Fact label="job.fact.pay" parts={pay} wide />
        <Fact label="job.fact.type" parts={texts.type} />
        <Fact label="job.fact.category" parts={texts.category} />
        <Fact label="job.fact.posted" parts={markUnchanged(formatDay(job.postedDate))} />
        <Fact label="desk.sentBy" parts={markUnchanged(findSubmitter(job))} />
      </dl>
    </>
  )
}

function markUnchanged(text: string | null | undefined): Part[] {
  return text ? [{ kind: 'kept', text }] : []
}

/** What is not known is left out. */
function Fact({ label, parts, wide = false }: { label: MessageId; parts: readonly Part[]; wide?: boolean }) {
  if (parts.every(({ text }) => text.trim() === '')) return null
  return (
    <div className={[wide && 'wide', isChanged(parts) && 'changed'].filter(Boolean).join(' ') || undefined}>
      <dt>{t(label)}</dt>
      <dd>
        <Words parts={parts} />
      </dd>
    </div>
  )
}

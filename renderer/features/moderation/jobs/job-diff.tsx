import type { ReactNode } from 'react'
import { withReactKeys } from '#renderer/components/with-react-keys.ts'
import { describeJobTerms, type TermFact, termFacts } from '#renderer/jobs/describe-job-terms.ts'
import { describeQuestion } from '#renderer/jobs/describe-screening-questions.ts'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { formatDay } from '#shared/domain/format-day.ts'
import {
  compareLines,
  compareWords,
  type JobChanges,
  type LineChange,
  type Part
} from '#shared/domain/job/compare-job-versions.ts'
import { comparePay } from '#shared/domain/job/compare-pay.ts'
import {
  defaultQualificationTexts,
  defaultResponsibilityTexts,
  defaultSalaryText,
  findGivenLines,
  findGivenSalary
} from '#shared/domain/job/default-job-texts.ts'
import type { Hint } from '#shared/domain/job/hints/job-hint.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { ContentField } from '#shared/domain/job/job-content-fields.ts'
import { parseHistory } from '#shared/domain/job/job-history-events.ts'
import { formatMonthlyPay } from '#shared/domain/job/pay.ts'
import { type MarkedPart, markQuotes } from './job-hints.tsx'

interface HeadProps {
  job: Job
  changes: JobChanges
  hints: readonly Hint[]
}

export function MarkedHead({ job, changes: { texts, terms }, hints }: HeadProps) {
  const who = [texts.company, texts.location].filter((parts) => parts.some(({ text }) => text.trim() !== ''))
  const pay: MarkedPart[] = findGivenSalary(job)
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
      <dl className="moderation-facts terms">
        <Fact label="job.fact.pay" parts={pay} wide note={describePayChange(texts.salaryRange)} />
        {compareTerms(terms).map(([fact, parts, text]) => (
          <Fact
            key={fact}
            label={`job.fact.${fact}`}
            parts={markQuotes(parts, text, job, hints)}
            wide={fact === 'walkIn'}
          />
        ))}
        <Fact label="job.fact.type" parts={texts.type} />
        <Fact label="job.fact.category" parts={texts.category} />
        <Fact label="job.fact.posted" parts={markUnchanged(formatDay(job.postedDate))} />
        <Fact label="moderation.sentBy" parts={markUnchanged(findSubmitter(job))} />
      </dl>
    </>
  )
}

/** In words, as the public reads them. */
function compareTerms({ before, after }: JobChanges['terms']): [TermFact, Part[], text: string][] {
  const [old, now] = [new Map(describeJobTerms(before)), new Map(describeJobTerms(after))]
  return termFacts.map((fact) => {
    const text = now.get(fact) ?? ''
    return [fact, compareWords(old.get(fact) ?? '', text), text]
  })
}

function findSubmitter(job: Job): string | undefined {
  return parseHistory(job).findLast(({ type }) => type === 'post' || type === 'revise')?.by.name
}

function markUnchanged(text: string | null | undefined): MarkedPart[] {
  return text ? [{ kind: 'kept', text }] : []
}

/** Both versions in rupees a month, so that a change from a day's to a month's pay can be judged. */
function describePayChange(parts: readonly Part[]): string | undefined {
  const read = (without: Part['kind']) => parts.flatMap(({ kind, text }) => (kind === without ? [] : text)).join('')
  const change = comparePay(read('added'), read('removed'))
  if (!change) return undefined
  const [least, most] = change.by
  const way = least * most < 0 ? 'mixed' : most < 0 ? 'lower' : 'higher'
  const [low, high] = way === 'mixed' ? [Math.min(least, most), Math.max(least, most)] : [least, most]
  return t('moderation.pay.before', {
    ...{ pay: formatMonthlyPay(change.before), way, low: Math.abs(low), high: Math.abs(high) },
    isRange: low === high ? 'no' : 'yes'
  })
}

interface FactProps {
  label: MessageId
  parts: readonly MarkedPart[]
  wide?: boolean
  note?: string | undefined
}

function Fact({ label, parts, wide = false, note }: FactProps) {
  if (parts.every(({ text }) => text.trim() === '')) return null
  return (
    <div className={[wide && 'wide', isChanged(parts) && 'changed'].filter(Boolean).join(' ') || undefined}>
      <dt>{t(label)}</dt>
      <dd>
        <Words parts={parts} />
        {note && <p className="small soft">{note}</p>}
      </dd>
    </div>
  )
}

type Section = (job: Job, changes: JobChanges) => ReactNode

/** Where the administrator reads each field: in a section of the text, or elsewhere. A forgotten one does not compile. */
const places: Record<ContentField, Section | 'head' | 'facts' | 'keywords'> = {
  title: 'head',
  company: 'head',
  location: 'head',
  category: 'facts',
  type: 'facts',
  salaryRange: 'facts',
  keywords: 'keywords',
  description(_, { texts }) {
    const work = splitParagraphs(texts.description)
    return (
      work.length > 0 && (
        <>
          <h2>{t('job.work')}</h2>
          <MarkedParagraphs paragraphs={work} />
        </>
      )
    )
  },
  responsibilities: drawLines('responsibilities', defaultResponsibilityTexts),
  qualifications: drawLines('qualifications', defaultQualificationTexts),
  companyOverview(job, { texts }) {
    const company = job.company.trim()
    const about = company ? t('job.about.default', { company }) : t('job.about.unnamed.default')
    return (
      <>
        <h2>{company ? t('job.about', { company }) : t('job.about.unnamed')}</h2>
        <MarkedParagraphs paragraphs={splitParagraphs(texts.companyOverview)} />
        {!job.companyOverview?.trim() && <p className="faint">{about}</p>}
      </>
    )
  }
}

function drawLines(field: 'responsibilities' | 'qualifications', standIns: readonly MessageId[]): Section {
  return (job, { lines }) => (
    <>
      <h2>{t(`job.${field}`)}</h2>
      <MarkedLines lines={lines[field]} standIns={findGivenLines(job[field]) ? [] : standIns} />
    </>
  )
}

/** The text in the order and the shape in which the public reads it, with its changes marked. */
export function MarkedText({ job, changes }: { job: Job; changes: JobChanges }) {
  return (
    <div className="post">
      {Object.entries(places).map(([field, draw]) => {
        const section = typeof draw === 'function' && draw(job, changes)
        return section && <section key={field}>{section}</section>
      })}
    </div>
  )
}

/** Read by candidates when they apply. */
export function MarkedQuestions({ job, changes: { questions }, hints }: HeadProps) {
  const [before, after] = [questions.before.map(describeQuestion), questions.after.map(describeQuestion)]
  if (before.length + after.length === 0) return null
  const lines = compareLines(before, after).map((line) => {
    const text = line.parts.map((part) => (part.kind === 'removed' ? '' : part.text)).join('')
    return { ...line, parts: line.kind === 'removed' ? line.parts : markQuotes(line.parts, text, job, hints) }
  })
  return (
    <section className="sheet-keywords">
      <h2>{t('post.field.questions')}</h2>
      <MarkedLines lines={lines} standIns={[]} />
    </section>
  )
}

/** Keywords are published for the search, although no reader sees them: they are decided about too. */
export function MarkedKeywords({ keywords }: { keywords: readonly LineChange[] }) {
  if (keywords.length === 0) return null
  const changed = keywords.some(({ kind }) => kind !== 'kept')
  return (
    <section className="sheet-keywords">
      <h2>{t('moderation.keywords')}</h2>
      <p className="faint">{t('moderation.keywords.help')}</p>
      <ul className={changed ? 'tags changed' : 'tags'}>
        {withReactKeys(keywords, ({ parts }) => readText(parts)).map(([key, { parts }]) => (
          <li key={key} className="tag">
            <Words parts={parts} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const readText = (parts: readonly MarkedPart[]) => parts.map(({ text }) => text).join('')

function MarkedParagraphs({ paragraphs }: { paragraphs: readonly (readonly MarkedPart[])[] }) {
  return withReactKeys(paragraphs, readText).map(([key, parts]) => (
    <p key={key} className={isChanged(parts) ? 'changed' : undefined}>
      <Words parts={parts} />
    </p>
  ))
}

function MarkedLines({ lines, standIns }: { lines: readonly LineChange[]; standIns: readonly MessageId[] }) {
  const visibleLines = lines.filter(({ parts }) => parts.some(({ text }) => text.trim() !== ''))
  return (
    <>
      {standIns.length > 0 && <p className="stand-in-note small faint">{t('moderation.standIn')}</p>}
      <ul className="lines">
        {withReactKeys(visibleLines, ({ parts }) => readText(parts)).map(([key, { kind, parts }]) => (
          <li key={key} className={kind === 'kept' ? undefined : 'changed'}>
            <Words parts={parts} />
          </li>
        ))}
        {standIns.map((id) => (
          <li key={id} className="faint">
            {t(id)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A text with what was put in and what was taken out, for the eye and, in brackets, for the ear, and the words that hints are about. */
function Words({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ kind, text, hint }, index) => {
    const key = `${index}`
    const words = hint ? (
      <mark key={key} data-hint={hint} tabIndex={-1}>
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    )
    if (kind === 'kept') return words
    return (
      <Mark key={key} as={kind === 'added' ? 'ins' : 'del'}>
        {hint ? words : makeVisible(text)}
      </Mark>
    )
  })
}

export function Mark({ as: Tag, children }: { as: 'ins' | 'del'; children: ReactNode }) {
  return (
    <Tag>
      <span className="sr">{`${t(Tag === 'ins' ? 'moderation.mark.added' : 'moderation.mark.removed')} `}</span>
      <span>{children}</span>
      <span className="sr">{` ${t('moderation.mark.end')}`}</span>
    </Tag>
  )
}

/** A new line alone would be an invisible change. */
function makeVisible(text: string): string {
  return text.trim() === '' && text.includes('\n') ? '¶\n' : text
}

/** The parts of a text by its paragraphs. A gap that alone was put in or taken out is a part of the paragraph before it. */
export function splitParagraphs(parts: readonly MarkedPart[]): MarkedPart[][] {
  const paragraphs: MarkedPart[][] = [[]]
  for (const { text, ...part } of parts) {
    const { kind } = part
    const gapOnly = kind !== 'kept' && text.trim() === ''
    const pieces = gapOnly ? [text] : text.split(/\s*\n\s*\n\s*/)
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) paragraphs.push([])
      if (piece !== '') paragraphs.at(-1)?.push({ ...part, text: piece })
    }
    if (gapOnly && kind === 'added' && /\n\s*\n/.test(text)) paragraphs.push([])
  }
  return paragraphs.filter((paragraph) => paragraph.some(({ text }) => text.trim() !== ''))
}

function isChanged(parts: readonly MarkedPart[]): boolean {
  return parts.some(({ kind }) => kind !== 'kept')
}

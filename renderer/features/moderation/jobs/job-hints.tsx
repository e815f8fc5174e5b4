import { type MouseEvent, useMemo } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { findJobUrl } from '#renderer/jobs/job-url.ts'
import { t } from '#renderer/messages/messages.ts'
import type { JobChanges, Part } from '#shared/domain/job/compare-job-versions.ts'
import { type Hint, type Passage, readPassage } from '#shared/domain/job/hints/job-hint.ts'
import { adminMarker, type Job } from '#shared/domain/job/job.ts'
import { type ContentField, mapContent } from '#shared/domain/job/job-content-fields.ts'
import { termLines } from '#shared/domain/job/job-terms.ts'
import { formatRupees } from '#shared/domain/job/pay.ts'

/** Above the job, one line for each kind of hint. The administrator decides; nothing here does. */
export function JobHints({ job, hints }: { job: Job; hints: readonly Hint[] }) {
  const kinds = useMemo(() => [...new Set(hints.map(({ kind }) => kind))], [hints])
  if (hints.length === 0) return null
  return (
    <section className="hints" aria-label={t('moderation.hints')}>
      <h2 title={t('moderation.hints.text')}>{t('moderation.hints')}</h2>
      <ul>
        {kinds.map((kind) => (
          <HintLine key={kind} job={job} hints={hints.filter((hint) => hint.kind === kind)} />
        ))}
      </ul>
    </section>
  )
}

function HintLine({ job, hints }: { job: Job; hints: readonly Hint[] }) {
  return (
    <li>
      {hints[0] && <b>{describeHint(hints[0], job)}</b>}
      {hints.map((hint, index) =>
        hint.kind === 'near-duplicate'
          ? hint.others.map((other) => (
              <Link key={other.id} to={findJobUrl(other, { isAdmin: true, uid: adminMarker })}>
                {other.title}
              </Link>
            ))
          : hint.passage && (
              <button
                key={`${hint.kind} ${JSON.stringify(hint.passage)}`}
                type="button"
                onClick={(event) => showMark(event, hint.kind, index)}
              >
                <q>{readPassage(job, hint.passage)}</q>
              </button>
            )
      )}
    </li>
  )
}

function showMark({ currentTarget }: MouseEvent, kind: Hint['kind'], nth: number): void {
  const marks = currentTarget.closest('.sheet-in')?.querySelectorAll<HTMLElement>(`mark[data-hint="${kind}"]`)
  const mark = marks?.[nth] ?? marks?.[0]
  mark?.scrollIntoView({ block: 'center' })
  mark?.focus({ preventScroll: true })
}

function describeHint(hint: Hint, job: Job): string {
  if (hint.kind !== 'high-pay') return t(`moderation.hint.${hint.kind}`)
  const pay = `₹${formatRupees(hint.monthlyPay)}`
  return t('moderation.hint.high-pay', { pay, median: `₹${formatRupees(hint.medianPay)}`, category: job.category })
}

export interface MarkedPart extends Part {
  hint?: Hint['kind'] | undefined
}

type Mark = Pick<Passage, 'start' | 'end'> & { kind: Hint['kind'] }

/** The changes of a job with the words marked that hints are about: those of its newer version. */
export function markPassages(changes: JobChanges, hints: readonly Hint[]): JobChanges {
  const listMarks = (wanted: ContentField, nth?: number): Mark[] =>
    hints.flatMap(({ kind, passage }) =>
      // That the whole title resembles another is no word in it.
      passage?.field === wanted && passage.item === nth && kind !== 'near-duplicate' ? { ...passage, kind } : []
    )
  const marked = mapContent(
    (field) => markParts(changes.texts[field], listMarks(field)),
    (field) => {
      let item = -1
      return changes.lines[field].map((line) => {
        if (line.kind === 'removed') return line
        item += 1
        return { ...line, parts: markParts(line.parts, listMarks(field, item)) }
      })
    }
  )
  return { ...changes, texts: marked, lines: marked }
}

/** Marks in words that are made of a job's terms or questions. */
export function markQuotes(parts: readonly Part[], text: string, job: Job, hints: readonly Hint[]): MarkedPart[] {
  const marks = hints.flatMap(({ kind, passage }): Mark[] => {
    if (!passage || (passage.field !== 'questions' && termLines.every((field) => field !== passage.field))) return []
    const quote = readPassage(job, passage)
    const start = text.indexOf(quote)
    return start < 0 ? [] : [{ kind, start, end: start + quote.length }]
  })
  return markParts(parts, marks)
}

function markParts(parts: readonly Part[], marks: readonly Mark[]): MarkedPart[] {
  if (marks.length === 0) return [...parts]
  let end = 0
  return parts.flatMap((part) => {
    if (part.kind === 'removed') return part
    const start = end
    end += part.text.length
    const bounds = [start, end, ...marks.flatMap((mark) => [mark.start, mark.end])]
    const cuts = [...new Set(bounds.filter((at) => at >= start && at <= end))].sort((one, other) => one - other)
    return cuts.slice(1).map((to, index): MarkedPart => {
      const from = cuts[index] ?? start
      const hint = marks.find((mark) => mark.start <= from && to <= mark.end)?.kind
      return { ...part, text: part.text.slice(from - start, to - start), hint }
    })
  })
}

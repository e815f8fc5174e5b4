import { type MouseEvent, useMemo } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Flag, Passage } from '#shared/domain/job/flags/flag.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { formatRupees } from '#shared/domain/job/pay.ts'
import { findPostingAddress } from './house-history.tsx'

/** Above the posting, one line for each kind of hint. The administrator decides; nothing here does. */
export function PostingFlags({ job, flags }: { job: Job; flags: readonly Flag[] }) {
  const kinds = useMemo(() => [...new Set(flags.map(({ kind }) => kind))], [flags])
  if (flags.length === 0) return null
  return (
    <section className="flags" aria-label={t('desk.flags')}>
      <h2 title={t('desk.flags.text')}>{t('desk.flags')}</h2>
      <ul>
        {kinds.map((kind) => (
          <FlagLine key={kind} job={job} flags={flags.filter((flag) => flag.kind === kind)} />
        ))}
      </ul>
    </section>
  )
}

function FlagLine({ job, flags }: { job: Job; flags: readonly Flag[] }) {
  return (
    <li>
      {flags[0] && <b>{describeFlag(flags[0], job)}</b>}
      {flags.map((flag, index) =>
        flag.kind === 'near-duplicate'
          ? flag.others.map((other) => (
              <Link key={other.id} to={findPostingAddress(other)}>
                {other.title}
              </Link>
            ))
          : flag.passage && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a flag has no name of its own, and none is moved
              <button key={index} type="button" onClick={(event) => showMark(event, flag.kind, index)}>
                <q>{readPassage(job, flag.passage)}</q>
              </button>
            )
      )}
    </li>
  )
}

function showMark({ currentTarget }: MouseEvent, kind: Flag['kind'], nth: number): void {
  const marks = currentTarget.closest('.sheet-in')?.querySelectorAll<HTMLElement>(`mark[data-flag="${kind}"]`)
  const mark = marks?.[nth] ?? marks?.[0]
  mark?.scrollIntoView({ block: 'center' })
  mark?.focus({ preventScroll: true })
}

export function describeFlag(flag: Flag, job: Job): string {
  if (flag.kind !== 'high-pay') return t(`desk.flag.${flag.kind}`)
  const pay = `₹${formatRupees(flag.monthlyPay)}`
  return t('desk.flag.high-pay', { pay, median: `₹${formatRupees(flag.medianPay)}`, category: job.category })
}

export function readPassage(job: Job, { field, item, start, end }: Passage): string {
  const value = job[field] ?? ''
  return (typeof value === 'string' ? value : (value[item ?? 0] ?? '')).slice(start, end)
}

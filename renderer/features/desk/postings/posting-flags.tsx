import { useMemo } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { t } from '#renderer/messages/messages.ts'
import { type FlagContext, findFlags } from '#shared/domain/job/flags/find-flags.ts'
import type { Flag, Passage } from '#shared/domain/job/flags/flag.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { formatRupees } from '#shared/domain/job/pay.ts'
import { findPostingAddress } from './house-history.tsx'

/** How much of a text is shown on each side of a passage, in characters. */
const around = 60

/** Above the posting, what of it is worth a second look. The administrator decides; nothing here does. */
export function PostingFlags({ job, context }: { job: Job; context: FlagContext }) {
  const flags = useMemo(() => findFlags(job, context), [job, context])
  if (flags.length === 0) return null
  return (
    <section className="flags" aria-label={t('desk.flags')}>
      <h2>{t('desk.flags')}</h2>
      <p>{t('desk.flags.text')}</p>
      <ul>
        {flags.map((flag, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a flag has no name of its own, and none is moved
          <li key={index}>
            <b>{describe(flag, job)}</b>
            {flag.kind === 'near-duplicate'
              ? flag.others.map((other) => (
                  <Link key={other.id} to={findPostingAddress(other)}>
                    {other.title}
                  </Link>
                ))
              : flag.passage && <Excerpt job={job} passage={flag.passage} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function describe(flag: Flag, job: Job): string {
  if (flag.kind !== 'high-pay') return t(`desk.flag.${flag.kind}`)
  const pay = `₹${formatRupees(flag.monthlyPay)}`
  return t('desk.flag.high-pay', { pay, median: `₹${formatRupees(flag.medianPay)}`, category: job.category })
}

/** The words that are meant, with what stands beside them. */
function Excerpt({ job, passage: { field, item, start, end } }: { job: Job; passage: Passage }) {
  const value = job[field] ?? ''
  const text = typeof value === 'string' ? value : (value[item ?? 0] ?? '')
  const [from, to] = [Math.max(0, start - around), Math.min(text.length, end + around)]
  const [before, after] = [text.slice(from, start), text.slice(end, to)]
  return (
    <q>
      {from > 0 && '…'}
      {from > 0 ? before.replace(halfBefore, '') : before}
      <mark>{text.slice(start, end)}</mark>
      {to < text.length ? after.replace(halfAfter, '') : after}
      {to < text.length && '…'}
    </q>
  )
}

/** What is left of a word or of a sentence where the excerpt was cut. */
const halfBefore = /^\S*\s+/
const halfAfter = /\s+\S*$/

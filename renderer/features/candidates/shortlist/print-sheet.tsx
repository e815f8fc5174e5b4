import './shortlist.css'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { formatDay, formatLocalDay } from '#shared/domain/dates.ts'

export interface SheetLine {
  candidate: CandidateProfile
  note: string
}

/** What is printed instead of the page: made at the moment of printing, of what stands on the screen then. */
export function PrintSheet({ lines }: { lines: () => SheetLine[] }) {
  const [sheet, setSheet] = useState<SheetLine[]>([])
  useEffect(() => {
    // The browser prints as soon as the listener is done.
    const make = () => flushSync(() => setSheet(lines()))
    window.addEventListener('beforeprint', make)
    return () => window.removeEventListener('beforeprint', make)
  }, [lines])
  const day = formatDay(formatLocalDay(new Date())) ?? ''
  return createPortal(
    <section className="print-sheet">
      <h1>{t('candidates.sheet.title')}</h1>
      <p>{t('candidates.sheet.made', { count: sheet.length, day })}</p>
      {sheet.map(({ candidate, note }) => (
        <article key={candidate.id}>
          <h2>{candidate.name}</h2>
          {[
            [candidate.headline, candidate.location, candidate.experience],
            [
              candidate.availability,
              candidate.joiningPeriod && t('candidates.joins', { period: candidate.joiningPeriod })
            ],
            [candidate.skills.join(', ')]
          ].map((line) => {
            const text = line.filter((part) => part.trim() !== '').join(' · ')
            return text && <p key={text}>{text}</p>
          })}
          {note.trim() !== '' && <p className="print-note">{note}</p>}
        </article>
      ))}
    </section>,
    document.body
  )
}

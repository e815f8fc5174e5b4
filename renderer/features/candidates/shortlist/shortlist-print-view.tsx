import '../profile/candidate.css'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { PrintView } from '#renderer/components/workplace/print-view.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { formatDay, formatLocalDay } from '#shared/domain/format-day.ts'
import { joinParts } from '#shared/domain/join-parts.ts'

interface SheetLine {
  candidate: CandidateProfile
  note: string
}

/** Renders at beforeprint, from what is on the screen then. */
export function ShortlistPrintView({ lines }: { lines: () => SheetLine[] }) {
  const [sheet, setSheet] = useState<SheetLine[]>([])
  useEffect(() => {
    // The browser prints synchronously after the listener.
    const make = () => flushSync(() => setSheet(lines()))
    window.addEventListener('beforeprint', make)
    return () => window.removeEventListener('beforeprint', make)
  }, [lines])
  const day = formatDay(formatLocalDay(new Date())) ?? ''
  return (
    <PrintView>
      <h1>{t('candidates.sheet.title')}</h1>
      <p>{t('candidates.sheet.made', { count: sheet.length, day })}</p>
      {sheet.map(({ candidate, note }) => (
        <article key={candidate.id}>
          <h2>{candidate.name}</h2>
          <CandidateLines candidate={candidate} />
          {note.trim() !== '' && <p className="print-note">{note}</p>}
        </article>
      ))}
    </PrintView>
  )
}

function CandidateLines({ candidate }: { candidate: CandidateProfile }) {
  const { headline, location, experience, availability, joiningPeriod, skills } = candidate
  const joins = joiningPeriod && t('candidates.joins', { period: joiningPeriod })
  return [[headline, location, experience], [availability, joins], [skills.join(', ')]].map((line) => {
    const text = joinParts(line)
    return text && <p key={text}>{text}</p>
  })
}

export function PrintedCandidate({ candidate }: { candidate: CandidateProfile }) {
  return (
    <PrintView>
      <h1>{candidate.name}</h1>
      <CandidateLines candidate={candidate} />
    </PrintView>
  )
}

import './shortlist.css'
import '#renderer/components/workplace/paper.css'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { usePaper } from '#renderer/components/workplace/use-paper.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { formatDay, formatLocalDay } from '#shared/domain/dates.ts'
import { joinParts } from '#shared/domain/join-parts.ts'

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
    <section className="paper">
      <h1>{t('candidates.sheet.title')}</h1>
      <p>{t('candidates.sheet.made', { count: sheet.length, day })}</p>
      {sheet.map(({ candidate, note }) => (
        <article key={candidate.id}>
          <h2>{candidate.name}</h2>
          <CandidateLines candidate={candidate} />
          {note.trim() !== '' && <p className="print-note">{note}</p>}
        </article>
      ))}
    </section>,
    document.body
  )
}

/** What a card says, with every skill, but where the papers lie. */
function CandidateLines({ candidate }: { candidate: CandidateProfile }) {
  const { headline, location, experience, availability, joiningPeriod, skills } = candidate
  const joins = joiningPeriod && t('candidates.joins', { period: joiningPeriod })
  return [[headline, location, experience], [availability, joins], [skills.join(', ')]].map((line) => {
    const text = joinParts(line)
    return text && <p key={text}>{text}</p>
  })
}

/** Prints one candidate. */
export function useCandidatePrint() {
  return usePaper((candidate: CandidateProfile) => (
    <>
      <h1>{candidate.name}</h1>
      <CandidateLines candidate={candidate} />
    </>
  ))
}

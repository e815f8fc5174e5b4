import './applicant-list.css'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { StatusTag, type Tone } from '#renderer/components/public/status-tag.tsx'
import type { Toggle } from '#renderer/hooks/use-list-selection.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Application, ApplicationStage, ApplicationState } from '#shared/domain/application/application.ts'
import type { ApplicantsUrl } from '../applicants-url.ts'
import { ChooseBox } from '../board/stage-column.tsx'
import { formatApplicantName } from '../describe-applicant.ts'

interface Props {
  applications: readonly Application[]
  /** Application id. */
  open: string
  address: ApplicantsUrl
  chosen: ReadonlySet<string>
  onChoose: Toggle
  onOpen: (id: string) => void
}

/** Pixels, as in the style sheet. */
const rowHeight = 76

export function ApplicantList({ applications, open, address, chosen, onChoose, onOpen }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: applications.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => applications[index]?.id ?? index,
    overscan: 6,
    initialRect: { width: 320, height: 800 }
  })
  const here = applications.findIndex(({ id }) => id === open)
  useEffect(() => {
    if (here >= 0) rows.scrollToIndex(here, { align: 'auto' })
  }, [here, rows])
  return (
    <nav className="applicant-list" aria-label={t('applicants.list')}>
      <div ref={scroller} className="applicant-rows">
        <ul style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const application = applications[index]
            if (!application) return null
            return (
              <li
                key={key}
                aria-setsize={applications.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
                data-open={application.id === open || undefined}
              >
                <ChooseBox
                  name={formatApplicantName(application)}
                  isChosen={chosen.has(application.id)}
                  onChange={(to) => onChoose(application.id, to)}
                />
                <Row
                  application={application}
                  address={address}
                  isOpen={application.id === open}
                  onOpen={() => onOpen(application.id)}
                />
              </li>
            )
          })}
        </ul>
      </div>
    </nav>
  )
}

const tones: Partial<Record<ApplicationState, Tone>> = { new: 'new', interview: 'waiting', hired: 'good' }

interface RowProps {
  application: Application
  address: ApplicantsUrl
  isOpen: boolean
  onOpen: () => void
}

function Row({ application, address, isOpen, onOpen }: RowProps) {
  const { id, jobId, profile, state } = application
  return (
    <Link
      to={address.buildApplicantAddress(jobId, id)}
      aria-current={isOpen || undefined}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        // Replaces the entry: Back leads to the board.
        event.preventDefault()
        onOpen()
      }}
    >
      <span className="applicant-row-name">{formatApplicantName(application)}</span>
      <span className="applicant-row-end">
        <StatusTag tone={tones[state] ?? 'plain'} word={t(`applicants.stage.${state as ApplicationStage}`)} />
        <span className="faint">{profile?.location}</span>
      </span>
    </Link>
  )
}

import { productDomain } from '#renderer/config/configuration.ts'
import { t } from '#renderer/messages/messages.ts'
import { saveFile } from '#renderer/platform/save-file.ts'
import type { Application, ApplicationEvent } from '#shared/domain/application/application.ts'
import { type CalendarEvent, calendarType, formatCalendar } from '#shared/domain/application/thread/calendar.ts'
import {
  findConfirmedSlot,
  findInterviewReminder,
  type Interview,
  type Thread
} from '#shared/domain/application/thread/thread.ts'
import type { Slot, ThreadStep, Where } from '#shared/domain/application/thread/thread-step.ts'
import { formatBoardTime, formatDateTime } from '#shared/domain/date-time.ts'
import { joinParts } from '#shared/domain/join-parts.ts'

type Side = 'candidate' | 'company'

/** In another zone than the board's with India's time: '24 Nov 2026, 09:30 (11:00 India time)'. */
export function formatTime(start: string): string {
  const time = formatDateTime(start) ?? ''
  const boardTime = formatBoardTime(start)
  return boardTime === null ? time : t('interview.time', { time, boardTime })
}

export function formatTimes(slots: readonly Slot[]): string {
  return slots.map(({ start }) => formatTime(start)).join(' · ')
}

export function describePlace(where: Where): string {
  return where.kind === 'phone' ? t('interview.by.phone', { number: where.number }) : where.address
}

/** 'Today, 10:30: Stone Setter'; null: no interview is agreed for today or tomorrow. */
export function describeReminder(interview: Interview, what: string, now: Date): string | null {
  const day = findInterviewReminder(interview, now)
  const time = formatTime(findConfirmedSlot(interview)?.start ?? '').replace(/^[^,]*, /, '')
  return day && t(`interview.${day}`, { time, what })
}

/** One line of the history, as this side reads it. */
function describeStep(step: ThreadStep, side: Side): string {
  const values = {
    times: step.type === 'invite' ? formatTimes(step.slots) : '',
    time: step.type === 'confirm' ? formatTime(step.start) : ''
  }
  return t(`interview.line.${side}.${step.type}`, values)
}

export interface HistoryLine {
  key: string
  at: string
  text: string
  /** Empty: none were written. */
  words: string
}

/** Oldest first: moves with their words, and the steps of an interview between them. */
export function listHistory(
  { entries }: Thread,
  side: Side,
  describeEvent: (event: ApplicationEvent, isFirst: boolean) => string
): HistoryLine[] {
  return entries.map((entry, index) => {
    const { at } = entry
    if ('event' in entry) {
      const { event } = entry
      return { key: `${event.state} ${at}`, at, text: describeEvent(event, index === 0), words: event.message ?? '' }
    }
    const { step, isVoid } = entry
    const text = describeStep(step, side)
    return { key: step.id, at, text: isVoid ? `${text}. ${t('interview.line.void')}` : text, words: step.words }
  })
}

/** undefined: no time was agreed. `who`: the other side. */
export function createCalendarEvent(
  application: Application,
  interview: Interview,
  who: string
): CalendarEvent | undefined {
  const { agreed: slot, sequence } = interview
  // Stored steps are not checked for being instants.
  if (!slot || Number.isNaN(Date.parse(slot.start))) return undefined
  const { where, contact, words } = interview.invite
  return {
    // The same for each time that is agreed for this application.
    uid: `${application.id}@loupe`,
    organizer: { name: application.job.company, address: `no-reply@${productDomain}` },
    sequence,
    start: new Date(slot.start),
    minutes: slot.minutes,
    summary: joinParts([t('interview.of', { title: application.job.title }), who]),
    location: describePlace(where),
    description: [contact === '' ? '' : t('interview.ask', { name: contact }), words].filter(Boolean).join('\n'),
    url: where.kind === 'place' ? where.map : '',
    isCancelled: interview.state !== 'confirmed'
  }
}

export function saveCalendar(application: Application, interview: Interview, who: string): void {
  const event = createCalendarEvent(application, interview, who)
  if (event) saveFile('interview.ics', new Blob([formatCalendar(event, new Date())], { type: calendarType }))
}

import { productDomain } from '#renderer/config/build-time-settings.ts'
import { t } from '#renderer/messages/messages.ts'
import { saveFile } from '#renderer/platform/save-file.ts'
import type { Application, ApplicationEvent } from '#shared/domain/application/application.ts'
import {
  type CalendarEvent,
  calendarType,
  formatCalendar
} from '#shared/domain/application/interview-thread/calendar-file.ts'
import {
  findConfirmedSlot,
  findInterviewReminder,
  type Interview,
  type Thread
} from '#shared/domain/application/interview-thread/interview-thread.ts'
import type { Slot, ThreadStep, Where } from '#shared/domain/application/interview-thread/interview-thread-step.ts'
import { formatAppointment, formatBoardTime } from '#shared/domain/format-date-time.ts'
import { findNearDay } from '#shared/domain/format-day.ts'
import { joinParts } from '#shared/domain/join-parts.ts'

type Side = 'candidate' | 'company'

/** In another zone than the board's with India's time: 'Tue 24 Nov, 9:30 am (11:00 am India time)'. */
export function formatTime(start: string): string {
  const now = new Date()
  const time = formatAppointment(start, now) ?? ''
  const boardTime = formatBoardTime(start, now)
  return boardTime === null ? time : t('interview.time', { time, boardTime })
}

/** The time that the candidate proposes; '': they asked for none in particular. */
export function formatProposed({ state, answer }: Interview): string {
  return state === 'otherTime' && answer?.type === 'otherTime' && answer.proposed ? formatTime(answer.proposed) : ''
}

/** '9:30 am (11:00 am India time)'. */
export function formatTimeOfDay(start: string): string {
  return formatTime(start).replace(/^[^,]*, /, '')
}

/** 'Today, 11:00 am', 'Tomorrow, 11:00 am', else with the day. */
export function describeWhen(start: string, now: Date): string {
  const day = findNearDay(new Date(start), now)
  return day ? t(`interview.when.${day}`, { time: formatTimeOfDay(start) }) : formatTime(start)
}

export function formatTimes(slots: readonly Slot[]): string {
  return joinParts(slots.map(({ start }) => formatTime(start)))
}

export function describePlace(where: Where): string {
  return where.kind === 'phone' ? t('interview.by.phone', { number: where.number }) : where.address
}

/** 'Today, 10:30 am: your interview'; null: no interview is agreed for today or tomorrow. */
export function describeReminder(interview: Interview, now: Date): string | null {
  const day = findInterviewReminder(interview, now)
  const time = formatTimeOfDay(findConfirmedSlot(interview)?.start ?? '')
  return day && t(`interview.${day}`, { time })
}

/** One line of the history, as this side reads it. */
function describeStep(step: ThreadStep, side: Side): string {
  const values = {
    times: step.type === 'invite' ? formatTimes(step.slots) : '',
    time: step.type === 'confirm' ? formatTime(step.start) : ''
  }
  const line = t(`interview.line.${side}.${step.type}`, values)
  const proposed = step.type === 'otherTime' ? step.proposed : undefined
  return proposed === undefined ? line : `${line}: ${formatTime(proposed)}`
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
  { entries, interview }: Thread,
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
    const isCalledOff = interview?.isCalledOff && (step.type === 'invite' || step.type === 'confirm')
    const end = isVoid ? 'void' : isCalledOff && 'calledOff'
    return { key: step.id, at, text: end ? `${text}. ${t(`interview.line.${end}`)}` : text, words: step.words }
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

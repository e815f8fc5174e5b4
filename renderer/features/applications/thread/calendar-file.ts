import { t } from '#renderer/messages/messages.ts'
import { saveFile } from '#renderer/platform/save-file.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { type CalendarEvent, calendarType, formatCalendar } from '#shared/domain/application/thread/calendar.ts'
import type { Interview } from '#shared/domain/application/thread/thread.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { describePlace } from './describe-thread.ts'

/** undefined: no time was agreed. `who`: the other side. */
export function createCalendarEvent(
  application: Application,
  interview: Interview,
  who: string
): CalendarEvent | undefined {
  const { agreed: slot, sequence } = interview
  if (!slot) return undefined
  const { where, contact, words } = interview.invite
  return {
    // The same for each time that is agreed for this application.
    uid: `${application.id}@loupe`,
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

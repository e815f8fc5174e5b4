import { parseExternalAddress } from '../../../external-url.ts'
import { countUtf8Bytes } from '../../well-formed-text.ts'

/** An event of iCalendar (RFC 5545); location, description and address may be empty. An address that may not leave the app is left out. */
export interface CalendarEvent {
  /** Globally unique, and the same for each change of one event (RFC 5545, 3.8.4.7). */
  uid: string
  /** A published event has one (RFC 5546, 3.2.1). */
  organizer: { name: string; address: string }
  /** Counts the changes from 0: a calendar takes the higher one. */
  sequence: number
  start: Date
  minutes: number
  summary: string
  location: string
  description: string
  url: string
  isCancelled: boolean
}

export const calendarType = 'text/calendar;charset=utf-8'

/** The text of an .ics file with one event: to be added, with a reminder a day before, or if it is cancelled to be taken out. */
export function formatCalendar(event: CalendarEvent, now: Date): string {
  const end = new Date(event.start.getTime() + event.minutes * 60_000)
  const url = parseExternalAddress(event.url)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Loupe//Loupe//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    // A parameter's value has no quote, and no control character.
    `ORGANIZER;CN="${event.organizer.name.replace(/["\p{Cc}]/gu, ' ')}":mailto:${event.organizer.address}`,
    `DTSTAMP:${formatUtc(now)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${formatUtc(event.start)}`,
    `DTEND:${formatUtc(end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.location === '' ? [] : [`LOCATION:${escapeText(event.location)}`]),
    ...(event.description === '' ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
    // A value of type URI is not escaped.
    ...(url === null ? [] : [`URL:${url}`]),
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(event.isCancelled ? [] : formatAlarm(event.summary)),
    'END:VEVENT',
    'END:VCALENDAR'
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function formatAlarm(summary: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(summary)}`, 'TRIGGER:-P1D', 'END:VALARM']
}

/** '20261124T093000Z'. */
function formatUtc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** TEXT (RFC 5545, 3.3.11): no control characters but tabs. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

const maxOctets = 75

/** At most 75 octets a line, never within a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const length = countUtf8Bytes(character)
    if (octets + length > maxOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}

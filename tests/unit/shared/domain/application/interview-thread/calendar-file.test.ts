import { expect, test } from 'vitest'
import { type CalendarEvent, formatCalendar } from '#shared/domain/application/interview-thread/calendar-file.ts'

const now = new Date('2026-11-24T06:00:00Z')
const event: CalendarEvent = {
  ...{ uid: 'u-meena_job_1@loupe.example', sequence: 0, start: new Date('2026-11-25T09:30:00Z'), minutes: 45 },
  organizer: { name: 'Heera "& Sons"\r\nJewels', address: 'no-reply@loupe.example' },
  ...{ summary: 'Interview: Stone setter', location: '', description: '', url: '', isCancelled: false }
}

/** Unfolded content lines (RFC 5545, 3.1). */
function readLines(text: string): string[] {
  expect(text.endsWith('\r\n')).toBe(true)
  return text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
}

/** The value of a TEXT property as a calendar shows it. */
function readText(text: string, name: string): string | undefined {
  const line = readLines(text).find((each) => each.startsWith(`${name}:`))
  return line?.slice(name.length + 1).replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign))
}

test('calendar file › writes an event with its end and a reminder a day before', () => {
  expect(readLines(formatCalendar(event, now))).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Loupe//Loupe//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...[
      'BEGIN:VEVENT',
      'UID:u-meena_job_1@loupe.example',
      'ORGANIZER;CN="Heera  & Sons   Jewels":mailto:no-reply@loupe.example'
    ],
    ...['DTSTAMP:20261124T060000Z', 'SEQUENCE:0'],
    ...['DTSTART:20261125T093000Z', 'DTEND:20261125T101500Z', 'SUMMARY:Interview: Stone setter', 'STATUS:CONFIRMED'],
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Interview: Stone setter', 'TRIGGER:-P1D', 'END:VALARM'],
    ...['END:VEVENT', 'END:VCALENDAR']
  ])
})

test('calendar file › marks a cancelled event and writes no reminder', () => {
  const lines = readLines(formatCalendar({ ...event, isCancelled: true, sequence: 2 }, now))
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2']))
  expect(lines).not.toContain('BEGIN:VALARM')
})

test.each([
  ['14, Zaveri Bazaar; 2nd floor \\ left', '14, Zaveri Bazaar; 2nd floor \\ left'],
  ['Ask for Mr. Mehta\r\nBring a loupe\u2028today', 'Ask for Mr. Mehta\nBring a loupe\ntoday'],
  ['BEGIN:VALARM\u0007\u0000', 'BEGIN:VALARM'],
  ['हीरा सेटर 💎 '.repeat(30), 'हीरा सेटर 💎 '.repeat(30)]
])('calendar file › escapes a text and folds it at 75 octets: %j', (description, shown) => {
  const text = formatCalendar({ ...event, description, location: description }, now)
  expect([readText(text, 'DESCRIPTION'), readText(text, 'LOCATION')]).toEqual([shown, shown])
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\ufffd')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test.each([
  ['https://maps.example/?q=1,2;3', ['URL:https://maps.example/?q=1,2;3']],
  ['https://maps.example@evil.example/x', []],
  ['https://maps.example\\evil.example/x', []],
  ['https://maps.example/x\r\nATTACH:https://evil.example/x', []],
  ['javascript:alert(1)', []],
  ['https://127.0.0.1/x', []]
])('calendar file › writes the map link %j unescaped if it is safe, else none', (url, written) => {
  const lines = readLines(formatCalendar({ ...event, url }, now))
  expect(lines.filter((line) => /^(?:URL|ATTACH)/.test(line))).toEqual(written)
})

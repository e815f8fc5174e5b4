import '#renderer/messages/candidate-messages.ts'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, test } from 'vitest'
import {
  createCalendarEvent,
  describePlace
} from '#renderer/features/applications/interview-thread/describe-interview.ts'
import { formatCalendar } from '#shared/domain/application/interview-thread/calendar-file.ts'
import { foldThread } from '#shared/domain/application/interview-thread/interview-thread.ts'
import type { Invite, ThreadStep } from '#shared/domain/application/interview-thread/interview-thread-step.ts'
import { randomOf, seededRandom } from '#tests/support/random.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'

const start = '2026-11-25T04:30:00.000Z'
const application = applicationOf({
  state: 'interview',
  history: [
    { state: 'new', at: '2026-11-20T10:00:00.000Z' },
    { state: 'interview', at: '2026-11-21T10:00:00.000Z' }
  ]
})

/** An invitation and its confirmation, with these words in every text. */
function agreed(words: string): ThreadStep[] {
  const { id: applicationId, uid, employerId } = application
  const common = { applicationId, uid, employerId, at: '2026-11-22T10:00:00.000Z', words }
  const where = { kind: 'place', address: words, map: 'https://maps.example/?q=a,b;c' } as const
  const slots = [{ start, minutes: 45 }]
  const invite: Invite = { ...common, id: 'step_1', type: 'invite', line: 2, slots, where, contact: words }
  const confirm: ThreadStep = { ...common, id: 'step_2', type: 'confirm', invitation: 'step_1', start }
  return [invite, confirm]
}

/** The event of an interview that was agreed, after these further steps. */
function agreeOn(words: string, ...more: ThreadStep[]) {
  const { interview } = foldThread(application, [...agreed(words), ...more])
  const event = interview && createCalendarEvent(application, interview, words)
  if (!event) throw new Error('no time is agreed')
  return event
}

// Against RFC 5545 node-ical reads an escaped backslash before an n as a line break, and takes quotes from around a text.
const pieces = ['Zaveri, Bazaar; ', 'हीरा ', '💎', 'a\\b ', 'a "quoted" b ', 'x'.repeat(80), '\n', ':', 'મુંબઈ ']
const random = seededRandom(7)
const buildWords = () => ['Gate 2 ', ...Array.from({ length: 12 }, () => randomOf(random, pieces))].join('').trim()

test('interview as a calendar event › contains interview, place, contact and duration', () => {
  expect(agreeOn('Gate 2')).toEqual({
    ...{ uid: `${application.id}@loupe`, sequence: 2, start: new Date(start), minutes: 45, isCancelled: false },
    organizer: { name: application.job.company, address: 'no-reply@loupe.example' },
    ...{ summary: 'Interview: Stone setter\u00a0· Gate 2', location: 'Gate 2', url: 'https://maps.example/?q=a,b;c' },
    description: 'Ask for Gate 2\nGate 2'
  })
  expect(describePlace({ kind: 'phone', number: '98765 43210' })).toBe('By phone: 98765 43210')
})

test('calendar file › is read identically by two calendar parsers', () => {
  for (let round = 0; round < 100; round += 1) {
    const event = { ...agreeOn(buildWords()), organizer: { name: buildWords(), address: 'no-reply@loupe.example' } }
    const text = formatCalendar(event, new Date('2026-11-22T10:00:00.000Z'))

    const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
    if (!component) throw new Error('no event was read')
    const first = new ICAL.Event(component)
    expect(first).toMatchObject({ uid: event.uid, summary: event.summary, location: event.location })
    expect(first).toMatchObject({ description: event.description, sequence: 2 })
    expect([first.startDate.toJSDate().toISOString(), first.duration.toSeconds()]).toEqual([start, 45 * 60])
    expect(component.getFirstPropertyValue('url')).toBe(event.url)
    const organizer = component.getFirstProperty('organizer')
    expect([organizer?.getFirstParameter('cn'), organizer?.getFirstValue()]).toEqual([
      event.organizer.name.replace(/["\n]/g, ' '),
      'mailto:no-reply@loupe.example'
    ])
    const alarm = component.getFirstSubcomponent('valarm')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P1D')

    const second = nodeIcal.sync.parseICS(text)[event.uid]
    expect(second).toMatchObject({ type: 'VEVENT', uid: event.uid, status: 'CONFIRMED' })
    expect(second).toMatchObject({ organizer: { val: 'mailto:no-reply@loupe.example' } })
    expect(second).toMatchObject({ summary: event.summary, location: event.location, description: event.description })
    const { start: from, end } = second as { start: Date; end: Date }
    expect([from.toISOString(), end.getTime() - from.getTime()]).toEqual([start, 45 * 60_000])
  }
})

test.each(['cancel', 'decline', 'otherTime'] as const)(
  'calendar file › cancels the event in two calendar parsers after the step %s',
  (type) => {
    const { id: applicationId, uid, employerId } = application
    const common = { applicationId, uid, employerId, at: '2026-11-23T10:00:00.000Z', words: '' }
    const before = agreeOn('Gate 2')
    const event = agreeOn('Gate 2', { ...common, id: 'step_3', type, invitation: 'step_1' })
    const text = formatCalendar(event, new Date('2026-11-23T10:00:00.000Z'))

    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    const component = calendar.getFirstSubcomponent('vevent')
    expect(component?.getFirstPropertyValue('uid')).toBe(before.uid)
    expect(component?.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(Number(component?.getFirstPropertyValue('sequence'))).toBeGreaterThan(before.sequence)

    const read = nodeIcal.sync.parseICS(text)[before.uid]
    expect(read).toMatchObject({ type: 'VEVENT', method: 'CANCEL', status: 'CANCELLED' })

    if (type === 'cancel') return
    const again: ThreadStep = {
      ...common,
      id: 'step_4',
      at: '2026-11-24T10:00:00.000Z',
      type: 'confirm',
      invitation: 'step_1',
      start
    }
    const back = agreeOn('Gate 2', { ...common, id: 'step_3', type, invitation: 'step_1' }, again)
    expect(back).toMatchObject({ isCancelled: false, uid: event.uid })
    expect(back.sequence).toBeGreaterThan(event.sequence)
  }
)

import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { format } from '#renderer/messages/messages.ts'

/** A message as ICU writes it, with its values put in. */
function say(text: string, values?: Record<string, string | number>): string {
  return format(compileMessage(text) as never, values)
}

test('message text › replaces placeholders with their values', () => {
  expect(say('Find Jobs')).toBe('Find Jobs')
  expect(say('{name} of {company}: {name}', { name: 'Meena', company: 'Suvarna' })).toBe('Meena of Suvarna: Meena')
  expect(say('It costs {sum}', { sum: '{name}' })).toBe('It costs {name}')
  expect(say('Nothing: {left}.', {})).toBe('Nothing: .')
})

test('message text › groups digits and selects the plural form', () => {
  const jobs = '{count, plural, =0 {no job} one {# job} other {# jobs}}'
  expect([0, 1, 2, 999, 1000, 3500].map((count) => say(jobs, { count }))).toEqual([
    ...['no job', '1 job', '2 jobs', '999 jobs', '1,000 jobs', '3,500 jobs']
  ])
  expect(say('{found, number} of {all, plural, one {# job} other {# jobs}}', { found: 1200, all: 1 })).toBe(
    '1,200 of 1 job'
  )
  expect(say('{count, plural, one {# for {who}} other {# for {who}}}', { count: 2, who: '#1' })).toBe('2 for #1')
})

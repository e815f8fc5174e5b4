import { expect, test } from 'vitest'
import {
  fillTemplate,
  isTemplate,
  type MessageTemplate,
  standardTemplates
} from '#shared/domain/application/interview-thread/message-template.ts'
import { maxAnswerLength } from '#shared/domain/text-limits.ts'

test('message template › fills in name, job and company and keeps other braces', () => {
  const values = { name: ' Meena ', job: '$& Setter', company: 'Suvarna {name}' }
  expect(fillTemplate('Dear {name}, {job} at {company} {x}', values)).toBe(
    'Dear Meena, $& Setter at Suvarna {name} {x}'
  )
})

test('standard templates › contain three for Not selected, which fit long names', () => {
  expect(standardTemplates.map(({ use }) => use)).toEqual(['not-now', 'not-now', 'not-now'])
  const values = { name: 'x'.repeat(120), job: 'x'.repeat(80), company: 'x'.repeat(120) }
  for (const { text } of standardTemplates) {
    expect(text).toMatch(/\{name\}.*\{job\}.*\{company\}/)
    expect(fillTemplate(text, values).length).toBeLessThanOrEqual(maxAnswerLength)
  }
})

const where = { kind: 'place', address: '14, Zaveri Bazaar', map: '' } as const
const interview = { where, contact: 'Mr. Mehta' }
test.each<[string, Partial<MessageTemplate>, boolean]>([
  ['a text', { text: 'Dear {name}' }, true],
  ['an empty text', { text: '' }, false],
  ['an untrimmed text', { text: ' Dear' }, false],
  ['a text over the maximum', { text: 'x'.repeat(maxAnswerLength + 1) }, false],
  ['an interview and no text', { use: 'interview', text: '', interview }, true],
  ['an interview with an untrimmed contact', { use: 'interview', interview: { ...interview, contact: ' ' } }, false],
  [
    'an interview without an address',
    { use: 'interview', interview: { ...interview, where: { ...where, address: '' } } },
    false
  ],
  ['an interview for another stage', { use: 'hired', interview }, false]
])('check of a message template › checks a template with %s', (_, more, isOne) => {
  expect(isTemplate({ id: 't1', use: 'not-now', text: 'Dear {name}', ...more })).toBe(isOne)
})

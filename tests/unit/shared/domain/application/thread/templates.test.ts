import { expect, test } from 'vitest'
import {
  fillTemplate,
  isTemplate,
  type MessageTemplate,
  standardTemplates
} from '#shared/domain/application/thread/templates.ts'
import { maxAnswerLength } from '#shared/domain/text-limits.ts'

test('a template is filled with name, job and company, and other braces stay', () => {
  const values = { name: ' Meena ', job: '$& Setter', company: 'Suvarna {name}' }
  expect(fillTemplate('Dear {name}, {job} at {company} {x}', values)).toBe(
    'Dear Meena, $& Setter at Suvarna {name} {x}'
  )
})

test('three kind ones for Not now are there from the beginning, and fit with long names', () => {
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
  ['words', { text: 'Dear {name}' }, true],
  ['no words', { text: '' }, false],
  ['words that are not clean', { text: ' Dear' }, false],
  ['too many words', { text: 'x'.repeat(maxAnswerLength + 1) }, false],
  ['an interview without words', { use: 'interview', text: '', interview }, true],
  ['an interview at a place that is not clean', { use: 'interview', interview: { ...interview, contact: ' ' } }, false],
  ['an interview nowhere', { use: 'interview', interview: { ...interview, where: { ...where, address: '' } } }, false],
  ['an interview for another stage', { use: 'hired', interview }, false]
])('a template with %s', (_, more, isOne) => {
  expect(isTemplate({ id: 't1', use: 'not-now', text: 'Dear {name}', ...more })).toBe(isOne)
})

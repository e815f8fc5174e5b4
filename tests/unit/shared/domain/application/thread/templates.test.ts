import { expect, test } from 'vitest'
import { canWriteTemplate, fillTemplate, standardTemplates } from '#shared/domain/application/thread/templates.ts'
import { maxAnswerLength } from '#shared/domain/text-limits.ts'
import { admin, kesar, meena, namesake, suvarna } from '#tests/support/job-people.ts'

test('a template is filled with name, job and house, and other braces stay', () => {
  const values = { name: ' Meena ', job: '$& Setter', house: 'Suvarna {name}' }
  expect(fillTemplate('Dear {name}, {job} at {house} {x}', values)).toBe('Dear Meena, $& Setter at Suvarna {name} {x}')
})

test('three kind ones for Not now are there from the beginning, and fit with long names', () => {
  expect(standardTemplates.map(({ use }) => use)).toEqual(['not-now', 'not-now', 'not-now'])
  const values = { name: 'x'.repeat(120), job: 'x'.repeat(80), house: 'x'.repeat(120) }
  for (const { text } of standardTemplates) {
    expect(text).toMatch(/\{name\}.*\{job\}.*\{house\}/)
    expect(fillTemplate(text, values).length).toBeLessThanOrEqual(maxAnswerLength)
  }
})

test('a house writes its own templates, clean and within their limit', () => {
  const template = { id: 't1', employerId: suvarna.uid, use: 'not-now', text: 'Dear {name}' } as const
  expect(canWriteTemplate(suvarna, undefined, template)).toBe(true)
  expect(canWriteTemplate(suvarna, template, { ...template, text: 'Hello' })).toBe(true)
  expect(canWriteTemplate(suvarna, template, undefined)).toBe(true)
  expect(canWriteTemplate({ ...suvarna, role: 'Candidate' }, template, undefined)).toBe(true)
  for (const text of ['', ' Dear', 'x'.repeat(maxAnswerLength + 1)])
    expect(canWriteTemplate(suvarna, undefined, { ...template, text })).toBe(false)
  for (const actor of [kesar, meena, admin, null]) {
    expect(canWriteTemplate(actor, undefined, template)).toBe(false)
    expect(canWriteTemplate(actor, template, undefined)).toBe(false)
  }
  expect(canWriteTemplate(kesar, template, { ...template, employerId: kesar.uid })).toBe(false)
  expect(canWriteTemplate({ ...suvarna, role: 'Candidate' }, undefined, template)).toBe(false)
  expect(canWriteTemplate(namesake, undefined, { ...template, employerId: namesake.uid })).toBe(false)
})

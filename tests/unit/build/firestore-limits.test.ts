// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { maxPageLength } from '#renderer/features/pages/editor/use-page-form.ts'
import { maxAboutLength, maxCompanyPeople } from '#shared/domain/company/company.ts'
import { jobLimits } from '#shared/domain/job/job-content.ts'
import { maxPageVersions } from '#shared/domain/page/page-versions.ts'
import {
  maxAnswerLength,
  maxApplicationHistory,
  maxLinkLength,
  maxMessageLength,
  maxNoteLength,
  maxReasonLength,
  maxResumeNameLength,
  maxRevisableHistory,
  profileLimits,
  skillLimits
} from '#shared/domain/text-limits.ts'
import { readRulesSource } from '../../../build/firebase/build-rules.mjs'

// A field that may be missing is asked for with what stands in for it.
const rules = readRulesSource().replace(/(\w+)\.get\('(\w+)', ''\)/g, '$1.$2')

/** Every number that the rules name with a field, as `isText(person.name, 120)` does. */
function listLimits(field: string): number[] {
  const texts = [...rules.matchAll(/is(?:Text|Filled|Name)\(([\w.]+), (\d+)\)/g)]
  return texts.flatMap(([, name, max]) => (name === field ? Number(max) : []))
}

/** A function's text in the rules, from its head to its closing brace. */
function readBody(name: string): string {
  return new RegExp(`function ${name}\\([^]*?\\n    \\}`).exec(rules)?.[0] ?? ''
}

/** How many lines of how many characters: `areLines(values, 100, '^[^…]{1,500}(…`. */
function readList(text: string, values: string) {
  const [, max, maxLength] = new RegExp(`areLines\\(${values}, (\\d+), '[^']*?\\{1,(\\d+)\\}\\(`).exec(text) ?? []
  return { max: Number(max), maxLength: Number(maxLength) }
}

const { lines, keywords, ...jobTexts } = jobLimits
const { skills, contactNumber, highestQualification, ...personTexts } = profileLimits

/** Checked in the rules with one expression, which the emulator's tests try at its limits. */
const checkedTogether = ['title', 'company', 'location']

const named: [field: string, most: number][] = [
  ...Object.entries(jobTexts)
    .filter(([field]) => !checkedTogether.includes(field))
    .map(([field, max]) => [`job.${field}`, max] as [string, number]),
  ...Object.entries(personTexts).map(([field, max]) => [`person.${field}`, max] as [string, number]),
  ['person.contactNumber', contactNumber],
  ['person.highestQualification', highestQualification],
  ['person.resumeName', maxResumeNameLength],
  ['profile.skills', skills],
  ['company.about', maxAboutLength],
  ['application.message', maxMessageLength],
  ['message', maxAnswerLength],
  ['request.resource.data.rejectionReason', maxReasonLength],
  ['request.resource.data.note', maxNoteLength]
]

test.each(named)('Firestore rules › have the app’s limit for %s', (field, max) => {
  expect([...new Set(listLimits(field))]).toEqual([max])
})

test('Firestore rules › have the app’s limits for lists, links and pages', () => {
  expect(readList(readBody('areParagraphs'), 'values')).toEqual(lines)
  expect(readList(readBody('isContent'), 'job.keywords')).toEqual(keywords)
  expect(readList(readBody('areSkills'), 'skills')).toEqual(skillLimits)
  expect(readBody('isLink')).toContain(`isText(value, ${maxLinkLength})`)
  expect(listLimits('request.resource.data.content')).toEqual([maxPageLength, maxPageLength])
  expect(readList(rules, 'company.people').max).toBe(maxCompanyPeople)
  // A line's end behind each: 10 is the beginning of 100.
  expect(readBody('isStaged')).toContain(`lines.size() < ${maxApplicationHistory}\n`)
  expect(readBody('keepsVersions')).toContain(`kept.size() <= ${maxPageVersions}\n`)
  expect(readBody('isHistoryFull')).toContain(`resource.data.steps >= ${maxRevisableHistory};\n`)
})

// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { longestPage } from '#renderer/features/pages/editor/use-page-form.ts'
import { mostPageVersions } from '#shared/domain/page-versions.ts'
import {
  jobLimits,
  longestLink,
  longestMessage,
  longestNote,
  longestReason,
  longestResumeName,
  profileLimits,
  skillLimits
} from '#shared/domain/text-limits.ts'
import { rulesSource } from '../../../build/scripts/rules-text.mjs'

const rules = rulesSource()

/** Every number that the rules name with a field, as `isText(person.name, 120)` does. */
function limitsNamed(field: string): number[] {
  const texts = [...rules.matchAll(/is(?:Text|Filled)\(([\w.]+), (\d+)\)/g)]
  return texts.flatMap(([, name, most]) => (name === field ? Number(most) : []))
}

/** What a function of the rules says, from its head to its closing brace. */
function bodyOf(name: string): string {
  return new RegExp(`function ${name}\\([^]*?\\n    \\}`).exec(rules)?.[0] ?? ''
}

/** How many lines of how many characters: `areLines(values, 100) && … {1,500}`. */
function listIn(text: string, values: string) {
  const [, most] = new RegExp(`areLines\\(${values}, (\\d+)\\)`).exec(text) ?? []
  const [, each] = new RegExp(`${values}\\.join\\('\\\\n'\\)\\.matches\\('[^']*\\{1,(\\d+)\\}\\(`).exec(text) ?? []
  return { most: Number(most), each: Number(each) }
}

const { lines, keywords, ...jobTexts } = jobLimits
const { skills, contactNumber, highestQualification, ...personTexts } = profileLimits

const named: [field: string, most: number][] = [
  ...Object.entries(jobTexts).map(([field, most]) => [`job.${field}`, most] as [string, number]),
  ...Object.entries(personTexts).map(([field, most]) => [`person.${field}`, most] as [string, number]),
  ['person.contactNumber', contactNumber],
  ['person.highestQualification', highestQualification],
  ['person.resumeName', longestResumeName],
  ['profile.skills', skills],
  ['application.message', longestMessage],
  ['request.resource.data.rejectionReason', longestReason],
  ['request.resource.data.note', longestNote]
]

test.each(named)('the app and the rules of the shared board have one limit for %s', (field, most) => {
  expect(limitsNamed(field)).toEqual([most])
})

test('the app and the rules of the shared board have one limit for lists, links and pages', () => {
  expect(listIn(bodyOf('areParagraphs'), 'values')).toEqual(lines)
  expect(listIn(bodyOf('isContent'), 'job.keywords')).toEqual(keywords)
  expect(listIn(bodyOf('areSkills'), 'skills')).toEqual(skillLimits)
  expect(bodyOf('isLink')).toContain(`isText(value, ${longestLink})`)
  expect(limitsNamed('request.resource.data.content')).toEqual([longestPage, longestPage])
  expect(bodyOf('keepsVersions')).toContain(`kept.size() <= ${mostPageVersions}`)
})

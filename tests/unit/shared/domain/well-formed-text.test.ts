import * as v from 'valibot'
import { expect, test } from 'vitest'
import { jobDrafts } from '#shared/collections/job-drafts.ts'
import { applicationSchema } from '#shared/domain/application/application.ts'
import { candidateSchema } from '#shared/domain/candidate/candidate.ts'
import { emptyProfile, userProfileSchema } from '#shared/domain/candidate/user-profile.ts'
import { jobSchema } from '#shared/domain/job/job.ts'
import { staticPageSchema } from '#shared/domain/page/static-page.ts'
import { encodeText, toWellFormed } from '#shared/domain/well-formed-text.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

const torn = 'Asha \ud83d Patel'
const whole = 'Asha \ufffd Patel'

test('text with lone surrogates › replaces a lone surrogate and keeps a pair', () => {
  expect(toWellFormed(`💎${torn}\udc8e`)).toBe(`💎${whole}\ufffd`)
  expect(encodeText(torn)).toBe(encodeURIComponent(whole))
})

test('schemas › replace lone surrogates in each stored document', () => {
  const read = [
    v.parse(userProfileSchema, { ...emptyProfile, id: 'asha', name: torn, skills: torn, resumeName: torn }),
    v.parse(candidateSchema, { ...candidateOf('asha'), name: torn, headline: torn, skills: [torn] }),
    v.parse(applicationSchema, { ...applicationOf(), message: torn }),
    v.parse(jobSchema, { ...sampleJob('job_1'), title: torn, description: torn, keywords: [torn] }),
    v.parse(staticPageSchema, { id: 'about-us', content: torn }),
    v.parse(jobDrafts.schema, { id: 'asha_new', texts: { title: torn }, base: 0, at: '' })
  ]
  for (const record of read) {
    expect(JSON.stringify(record)).toContain(whole)
    expect(JSON.stringify(record)).not.toMatch(/\\ud83d/)
  }
})

test('stored job › keeps an id with a lone surrogate', () => {
  expect(v.parse(jobSchema, { ...sampleJob('job_1'), id: 'job_\ud800' }).id).toBe('job_\ud800')
})

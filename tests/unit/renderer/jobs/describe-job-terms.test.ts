import { expect, test } from 'vitest'
import { describeJobTerms, summarizeTerms } from '#renderer/jobs/describe-job-terms.ts'
import type { JobTerms } from '#shared/domain/job/job-terms.ts'

test.each<[JobTerms, string]>([
  [{ experienceFrom: 2, experienceTo: 5 }, '2–5 years'],
  [{ experienceFrom: 0, experienceTo: 1 }, '0–1 year'],
  [{ experienceFrom: 0.5, experienceTo: 2 }, '6 months–2 years'],
  [{ experienceFrom: 3, experienceTo: 3 }, '3 years'],
  [{ experienceFrom: 1 }, '1 year or more'],
  [{ experienceFrom: 0 }, 'Freshers welcome'],
  [{ experienceTo: 5 }, 'Up to 5 years'],
  [{ benefits: ['esi', 'food'] }, 'Food, ESI'],
  [{ trialPiece: 'unpaid' }, 'Unpaid'],
  [{ walkInDays: 'Friday', walkInPlace: 'MG Road' }, 'Friday\u00a0· MG Road\u00a0· Just come. No application needed.'],
  [{ walkInContact: 'Meena' }, 'Come and ask for Meena. No application needed.']
])('job terms › %o are described as %j', (terms, text) => {
  expect(describeJobTerms(terms).map(([, words]) => words)).toEqual([text])
})

test('summary of job terms › returns one line, and an empty string without terms', () => {
  const terms: JobTerms = {
    openings: 1,
    hours: '9 to 7',
    weeklyOff: 'Sunday',
    trialPiece: 'paid',
    walkInPlace: 'Surat'
  }
  expect(summarizeTerms(terms)).toBe('1 opening\u00a0· 9 to 7\u00a0· Weekly off: Sunday\u00a0· Walk-in')
  expect([summarizeTerms({}), describeJobTerms(undefined)]).toEqual(['', []])
})

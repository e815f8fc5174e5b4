import { expect, test } from 'vitest'
import { benefits, termLines } from '#shared/domain/job/job-terms.ts'
import { buildRules } from '../../../build/firebase/build-rules.mjs'
import { hari } from './companies/company-people.ts'
import { buildPosted, buildStepped, makeJob, writeJob } from './job-steps.ts'
import { projectUnder } from './on-the-emulator.ts'
import { asha, meena, suvarna } from './people.ts'
import { jobs, sampleBoard } from './sample-board.ts'
import { apply } from './writes/applications.ts'

// For one request the database computes 1,000 expressions and no more; what needs more is refused, whoever asks.
test('Firestore rules › leave 50 expressions unused in the costliest writes', async () => {
  const load = `function load() { return ${'true && '.repeat(8)}true; }`
  const before = 'load() && '.repeat(3)
  const rules = buildRules('loupe.example')
    .replace('function isSignedIn', `${load}\n    function isSignedIn`)
    .replace('return areNames([job.title', `return ${before}areNames([job.title`)
    .replace('return profile.keys()', `return ${before}profile.keys()`)
  const client = await projectUnder(rules)
  const terms = {
    ...{ openings: 4, experienceFrom: 2, experienceTo: 5, benefits: [...benefits], trialPiece: 'paid' },
    ...Object.fromEntries(termLines.map((field) => [field, 'Sunday']))
  }
  const questions = ['choice\tWhich shift?\tDay\tNight', 'yesNo\tOwn tools?', 'number\tYears?']
  const content = { terms, questions }
  const dearest = [
    { person: suvarna, attempt: makeJob('jobs/job_1_new', buildPosted(suvarna, 'jobs/job_1_new', content)) },
    {
      person: suvarna,
      attempt: writeJob('jobs/job-approved', buildStepped(jobs.approved, 'revise', suvarna, content))
    },
    // Nothing but the administrator's word says that it is an employer's.
    { person: hari, attempt: writeJob('jobs/job-hari', buildStepped(jobs.haris, 'revise', hari, content)) },
    {
      person: asha,
      attempt: writeJob(
        'jobs/job-rejected',
        buildStepped(jobs.rejected, 'edit', asha, { searchKeys: ['setter'], ...content })
      )
    },
    { person: meena, attempt: apply(meena, jobs.seed) }
  ]
  await client.store(sampleBoard)
  const answers = []
  for (const { person, attempt } of dearest) answers.push(await client.attempt(person, attempt))
  expect(answers).toEqual(dearest.map(() => 'allowed'))
  expect(rules.match(/load\(\)/g)).toHaveLength(7)
})

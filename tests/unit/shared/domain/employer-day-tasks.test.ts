import { expect, test } from 'vitest'
import { countByJob } from '#shared/domain/application/applicant-count.ts'

import { type Application, applicationStages } from '#shared/domain/application/application.ts'
import { reduceApplication } from '#shared/domain/application/application-reducer.ts'
import { canTakeStep, foldThread, isStanding } from '#shared/domain/application/interview-thread/interview-thread.ts'
import { createStepId, type ThreadStep } from '#shared/domain/application/interview-thread/interview-thread-step.ts'
import { listInterviews } from '#shared/domain/application/interview-thread/list-interviews.ts'
import { readEmployerDay } from '#shared/domain/employer-day-tasks.ts'
import { findReminder } from '#shared/domain/job/job-expiry.ts'
import { answerQuestion, createQuestion, isUnanswered } from '#shared/domain/report/administrator-question.ts'
import { jobOf, meena, suvarna } from '#tests/support/job-people.ts'
import { randomBelow, randomOf, seededRandom } from '#tests/support/random.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'

const now = new Date('2026-11-28T06:30:00.000Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

/** Jobs, applications, interviews and questions of an employer after some random weeks. */
function live(random: () => number) {
  const jobs = Array.from({ length: 1 + randomBelow(random, 12) }, (_, index) =>
    jobOf(randomOf(random, ['approved', 'approved', 'pending', 'rejected', 'deleted']), {
      id: `job_${index}`,
      expiresOn: inHours(24 * (randomBelow(random, 20) - 4))
        .toISOString()
        .slice(0, 10)
    })
  )
  const steps: ThreadStep[] = []
  const applications = jobs.flatMap(({ id: jobId }) =>
    Array.from({ length: randomBelow(random, 5) }, (_, index) => converse(jobId, index))
  )
  const questions = new Map(
    jobs.flatMap((job) => {
      const question = createQuestion(job, 'Who pays for the kit?', now)
      const given = [question, answerQuestion(question, 'We do.', now)]
      return random() < 0.3 ? [[job.id, randomOf(random, given)] as const] : []
    })
  )
  return { jobs, applications, steps, questions }

  /** One application with a random dialogue of both sides, by the rules of both. */
  function converse(jobId: string, index: number): Application {
    let application = applicationOf({ jobId, uid: meena.uid, id: `${jobId}_${index}` })
    const turns = 3 + randomBelow(random, 9)
    for (let turn = 0; turn < turns; turn += 1) {
      const at = inHours(-90 + 10 * turn)
      if (random() < 0.3) {
        const to = randomOf(random, [...applicationStages, ...Array<'interview'>(9).fill('interview')])
        if (to !== application.state) application = reduceApplication(application, { action: 'move', to }, suvarna, at)
        continue
      }
      const { interview } = foldThread(application, steps)
      const { id: applicationId, uid, employerId } = application
      const common = { id: createStepId(applicationId, turn + 1), applicationId, uid, employerId, at: at.toISOString() }
      const slots = [{ start: inHours(randomBelow(random, 200) - 60).toISOString(), minutes: 30 }]
      const reply = { ...common, words: '', invitation: interview?.invite.id ?? '' }
      const step: ThreadStep = randomOf(random, [
        {
          ...{ ...common, words: '', type: 'invite', slots, line: application.history.length, contact: '' },
          where: { kind: 'phone', number: '98765 43210' },
          ...(isStanding(interview) && { replaces: interview.invite.id })
        },
        { ...reply, type: 'confirm', start: interview?.invite.slots[0]?.start ?? '' },
        { ...reply, type: randomOf(random, ['otherTime', 'decline', 'cancel']) }
      ])
      const actor = step.type === 'invite' || step.type === 'cancel' ? suvarna : meena
      if (canTakeStep(actor, step, application, steps, at)) steps.push(step)
    }
    return application
  }
}

test('employer’s Today page › shows the same counts everywhere in 40 random histories', () => {
  const seen = { newApplicants: 0, interviews: 0, toAnswer: 0, expiring: 0, questioned: 0 }
  const parts = Object.keys(seen) as (keyof typeof seen)[]
  for (let seed = 1; seed <= 40; seed += 1) {
    const { jobs, applications, steps, questions } = live(seededRandom(seed))
    const all = applications.flatMap((application) => {
      const { interview } = foldThread(application, steps)
      return interview ? { application, interview } : []
    })
    // The header's query counts this stage.
    const newApplicants = applications.filter(({ state }) => state === 'new').length
    const day = readEmployerDay({ newApplicants, interviews: all, jobs, questions }, now)
    const counts = countByJob(applications)
    const band = { ...day, interviews: day.interviews.length, toAnswer: day.toAnswer.length }
    const shown = { ...band, expiring: day.expiring.length, questioned: day.questioned.length }
    expect(shown).toMatchObject({
      newApplicants: [...counts.values()].reduce((sum, { fresh }) => sum + fresh, 0),
      expiring: jobs.filter((job) => findReminder(job, now) !== null).length,
      questioned: jobs.filter((job) => {
        const question = questions.get(job.id)
        return question && isUnanswered(question, job)
      }).length,
      total: parts.reduce((sum, part) => sum + shown[part], 0)
    })
    const { upcoming, toAnswer, waiting, past } = listInterviews(all, now)
    expect([day.upcoming, day.toAnswer]).toEqual([upcoming.length, toAnswer])
    expect(upcoming.slice(0, day.interviews.length)).toEqual(day.interviews)
    const ids = [upcoming, toAnswer, waiting, past].flat().map(({ application }) => application.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const part of parts) seen[part] += shown[part]
  }
  // The histories have something of each.
  for (const part of parts) expect(seen[part]).toBeGreaterThan(2)
})

test.each([
  ['ended today', -2, 'confirm', [], ['past']],
  ['is on', -0.25, 'confirm', ['today'], ['upcoming']],
  ['is in two days, without one today', 48, 'confirm', ['today'], ['upcoming']],
  ['the candidate declined', 48, 'decline', [], ['toAnswer']],
  ['the candidate asked to move', 48, 'otherTime', [], ['toAnswer']],
  ['the candidate has not answered', 48, undefined, [], ['waiting']],
  ['the candidate has let pass', -2, undefined, [], ['toAnswer']],
  ['the company cancelled', 48, 'cancel', [], []]
] as const)('employer’s Today page › lists an interview that %s', (_, hours, reply, inBand, inList) => {
  const history = [
    { state: 'new' as const, at: inHours(-99).toISOString() },
    { state: 'interview' as const, at: inHours(-98).toISOString() }
  ]
  const application = applicationOf({ state: 'interview', history })
  const { id: applicationId, uid, employerId } = application
  const common = { applicationId, uid, employerId, at: inHours(-90).toISOString(), words: '' }
  const start = inHours(hours).toISOString()
  const where = { kind: 'phone', number: '98765 43210' } as const
  const { interview } = foldThread(application, [
    { ...common, id: 'a_1', type: 'invite', slots: [{ start, minutes: 30 }], line: 2, where, contact: '' },
    ...(reply ? [{ ...common, id: 'a_2', type: reply, invitation: 'a_1', start }] : [])
  ])
  if (!interview) throw new Error('there is no interview')
  const all = [{ application, interview }]
  const day = readEmployerDay({ newApplicants: 0, interviews: all, jobs: [], questions: new Map() }, now)
  expect(day.interviews.map(() => 'today')).toEqual(inBand)
  const lists = Object.entries(listInterviews(all, now)).filter(([, found]) => found.length > 0)
  expect(lists.map(([name]) => name)).toEqual(inList)
})

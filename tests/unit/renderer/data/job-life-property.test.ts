import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jobActions } from '#shared/domain/job/job-transitions.ts'
import { attempts } from '#tests/support/job-attempts.ts'
import { Trial } from '#tests/support/job-trial.ts'

/** `npm run proof` does the same more often. */
const proof = process.env.LOUPE_PROOF === '1'
const runs = proof ? 5000 : 300

// The time passes as the trial says; nothing else of the clock stands still.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('any order of actions leaves the board as the rules of jobs say', {
  timeout: proof ? 900_000 : 300_000
}, async () => {
  const reached = new Set<string>()
  const property = fc.asyncProperty(attempts, async (all) => {
    const trial = new Trial()
    await trial.begin()
    for (const attempt of all) reached.add(`${attempt.action} ${await trial.take(attempt)}`)
    trial.end()
  })
  await fc.assert(property, { numRuns: runs })
  // A suite that never gets anywhere proves nothing.
  const answers = jobActions.flatMap((action) => ['done', 'refused', 'conflict'].map((answer) => `${action} ${answer}`))
  expect([...reached].sort()).toEqual(answers.filter((answer) => answer !== 'post conflict').sort())
})

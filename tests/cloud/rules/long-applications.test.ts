import { beforeAll, expect, test } from 'vitest'
import { maxAnswerLength, maxApplicationHistory } from '#shared/domain/text-limits.ts'
import { buildRules } from '../../../build/firebase/build-rules.mjs'
import type { Doc, Fields } from './attempts.ts'
import type { BareClient } from './bare-client.ts'
import { projectUnder } from './on-the-emulator.ts'
import { meena } from './people.ts'
import { applications } from './sample-board.ts'
import { formatInstant } from './sample-times.ts'
import { withdraw } from './writes/applications.ts'

let client: BareClient

beforeAll(async () => {
  client = await projectUnder(buildRules('loupe.example'))
})

/** An application with so many lines in its history, each with a message. */
function moved(lines: number, message: string): Doc {
  const history = Array.from({ length: lines }, (_, index): Fields => {
    if (index === 0) return { state: 'new', at: formatInstant(-5) }
    return { state: index % 2 === 1 ? 'reviewed' : 'interview', at: formatInstant(-4), message }
  })
  return { ...applications.sent, state: 'reviewed', history }
}

test.each([
  ['the maximum number of times', maxApplicationHistory, 'क'.repeat(maxAnswerLength)],
  ['that often with longer messages', maxApplicationHistory, 'क'.repeat(2000)]
])('candidate › can withdraw an application that the employer moved %s', async (_, lines, message) => {
  const before = moved(lines, message)
  await client.store([[`applications/${before.id}`, before]])
  expect(await client.attempt(meena, withdraw(before))).toBe('allowed')
})

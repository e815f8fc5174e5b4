import { beforeAll, describe, expect, test } from 'vitest'
import { buildRules } from '../../../build/firebase/rules-text.mjs'
import { askAll } from './answers.ts'
import { attacks } from './attacks.ts'
import type { Case } from './cases.ts'
import { controls, escalations } from './escalations.ts'
import { type FreshBoard, freshBoard } from './fresh-board.ts'
import { projectUnder } from './on-the-emulator.ts'

let board: FreshBoard

beforeAll(async () => {
  board = freshBoard(await projectUnder(buildRules('loupe.example')))
})

async function listAllowed(cases: readonly Case[]): Promise<string[]> {
  const answers = await askAll(board, cases)
  return cases.flatMap(({ name }, index) => (answers[index] === 'allowed' ? name : []))
}

test.each(controls)('$how may do all of it', async ({ cases }) => {
  expect(await listAllowed(cases)).toEqual(cases.map(({ name }) => name))
})

describe('nothing of it may', () => {
  test('there are thirty of them and more', () => expect(escalations.length).toBeGreaterThanOrEqual(30))

  test.each(escalations)('$how', async ({ cases }) => {
    expect(await listAllowed(cases)).toEqual([])
  })
})

test.each(attacks.map((one) => ({ what: one.name, one })))('the rules refuse to $what', async ({ one }) => {
  expect(await askAll(board, [one])).toEqual(['refused'])
})

import { beforeAll, describe, expect, test } from 'vitest'
import { rulesFor } from '../../../build/scripts/rules-text.mjs'
import { answersTo } from './answers.ts'
import { attacks } from './attacks.ts'
import type { Case } from './cases.ts'
import { controls, escalations } from './escalations.ts'
import { type FreshBoard, freshBoard } from './fresh-board.ts'
import { projectUnder } from './on-the-emulator.ts'

let board: FreshBoard

beforeAll(async () => {
  board = freshBoard(await projectUnder(rulesFor('loupe.example')))
})

async function allowedOf(cases: readonly Case[]): Promise<string[]> {
  const answers = await answersTo(board, cases)
  return cases.flatMap(({ name }, place) => (answers[place] === 'allowed' ? name : []))
}

test.each(controls)('$how may do all of it', async ({ cases }) => {
  expect(await allowedOf(cases)).toEqual(cases.map(({ name }) => name))
})

describe('nothing of it may', () => {
  test('there are thirty of them and more', () => expect(escalations.length).toBeGreaterThanOrEqual(30))

  test.each(escalations)('$how', async ({ cases }) => {
    expect(await allowedOf(cases)).toEqual([])
  })
})

test.each(attacks.map((one) => ({ what: one.name, one })))('nobody may $what', async ({ one }) => {
  expect(await answersTo(board, [one])).toEqual(['refused'])
})

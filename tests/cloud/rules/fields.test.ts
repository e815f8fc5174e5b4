import { beforeAll, expect, test } from 'vitest'
import { buildRules } from '../../../build/firebase/rules-text.mjs'
import { askAll } from './answers.ts'
import { specimens } from './fields/all.ts'
import { expandFieldCases } from './fields/specimen.ts'
import { type FreshBoard, freshBoard } from './fresh-board.ts'
import { projectUnder } from './on-the-emulator.ts'

let board: FreshBoard

beforeAll(async () => {
  board = freshBoard(await projectUnder(buildRules('loupe.example')))
})

test.each(specimens)('every field of a $name', { timeout: 120_000 }, async (specimen) => {
  const cases = expandFieldCases(specimen)
  const answers = await askAll(board, cases)
  const wrong = cases.flatMap(({ name, allowed }, index) =>
    (answers[index] === 'allowed') === allowed ? [] : `${name}: ${answers[index]}`
  )
  expect(wrong).toEqual([])
  expect(cases.some(({ allowed }) => allowed) && cases.some(({ allowed }) => !allowed)).toBe(true)
})

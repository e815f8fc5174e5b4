import { beforeAll, expect, test } from 'vitest'
import { rulesFor } from '../../../build/scripts/rules-text.mjs'
import { answersTo } from './answers.ts'
import { specimens } from './fields/all.ts'
import { casesOfFields } from './fields/specimen.ts'
import { type FreshBoard, freshBoard } from './fresh-board.ts'
import { projectUnder } from './on-the-emulator.ts'

let board: FreshBoard

beforeAll(async () => {
  board = freshBoard(await projectUnder(rulesFor('loupe.example')))
})

test.each(specimens)('every field of a $name', { timeout: 120_000 }, async (specimen) => {
  const cases = casesOfFields(specimen)
  const answers = await answersTo(board, cases)
  const wrong = cases.flatMap(({ name, allowed }, place) =>
    (answers[place] === 'allowed') === allowed ? [] : `${name}: ${answers[place]}`
  )
  expect(wrong).toEqual([])
  expect(cases.some(({ allowed }) => allowed) && cases.some(({ allowed }) => !allowed)).toBe(true)
})

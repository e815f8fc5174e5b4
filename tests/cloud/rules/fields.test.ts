import { beforeAll, expect, test } from 'vitest'
import { buildRules } from '../../../build/firebase/rules-text.mjs'
import { askAll } from './answers.ts'
import type { Case } from './cases.ts'
import { specimens } from './fields/all.ts'
import { expandFieldCases, expandGoodCases, thinOut } from './fields/specimen.ts'
import { type FreshBoard, freshBoard } from './fresh-board.ts'
import { projectUnder } from './on-the-emulator.ts'

const proof = process.env.LOUPE_PROOF === '1'

let board: FreshBoard

beforeAll(async () => {
  board = freshBoard(await projectUnder(buildRules('loupe.example')))
})

async function listWrong(cases: readonly Case[]): Promise<string[]> {
  const answers = await askAll(board, cases)
  return cases.flatMap(({ name, allowed }, index) =>
    (answers[index] === 'allowed') === allowed ? [] : `${name}: ${answers[index]}`
  )
}

test.each(thinOut(specimens))('every field of a $name', async (specimen) => {
  const cases = expandFieldCases(specimen)
  expect(cases.some(({ allowed }) => allowed) && cases.some(({ allowed }) => !allowed)).toBe(true)
  expect(await listWrong(cases.filter(({ allowed }) => !allowed))).toEqual([])
  // Values that may not stand together are asked one by one, as is what a refusal must name.
  const together = proof ? null : await listWrong(expandGoodCases(specimen)).catch(() => null)
  if (together?.length !== 0) expect(await listWrong(cases.filter(({ allowed }) => allowed))).toEqual([])
})

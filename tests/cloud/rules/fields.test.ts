import { beforeAll, describe, expect, test } from 'vitest'
import { buildRules } from '../../../build/firebase/build-rules.mjs'
import { askAll } from './answers.ts'
import type { Case } from './cases.ts'
import { askWithout, breakWay, keepWay } from './fields/break-documents.ts'
import { ways } from './fields/ways.ts'
import { type FreshBoard, freshBoard } from './fresh-board.ts'
import { projectUnder } from './on-the-emulator.ts'

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

describe.each(ways)('Firestore rules: write of a $name', (way) => {
  test('is refused with any field missing, unknown, mistyped, too long or changed', async () => {
    expect(await listWrong(breakWay(way))).toEqual([])
  })

  test('is refused to another account and without the role or a verified email', async () => {
    expect(await listWrong(askWithout(way))).toEqual([])
  })

  test('is accepted with every valid value of each field', async () => {
    const { together, alone } = keepWay(way)
    // What may not stand together is asked one by one, as is what a failure must name.
    const wrong = await listWrong(together).catch((error: Error) => [error.message])
    if (wrong.length > 0) expect(await listWrong(alone)).toEqual([])
  })
})

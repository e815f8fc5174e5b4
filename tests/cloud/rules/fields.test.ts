import { beforeAll, describe, expect, test } from 'vitest'
import { buildRules } from '../../../build/firebase/build-firestore-rules.mjs'
import { askAll } from './answers.ts'
import type { Case } from './cases.ts'
import { listInvalid, listUnauthorized, listValid } from './fields/field-cases.ts'
import { permittedWrites } from './fields/permitted-writes.ts'
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

describe.each(permittedWrites.map((write) => [write.name, write] as const))(
  'Firestore rules: write “%s”',
  (_name, write) => {
    test('is refused with any field missing, unknown, mistyped, too long or changed', async () => {
      expect(await listWrong(listInvalid(write))).toEqual([])
    })

    test('is refused to another account and without the role or a verified email', async () => {
      expect(await listWrong(listUnauthorized(write))).toEqual([])
    })

    test('is accepted with every valid value of each field', async () => {
      const { together, alone } = listValid(write)
      // Fields that exclude each other are tried one by one; a failure then names its field.
      const wrong = await listWrong(together).catch((error: Error) => [error.message])
      if (wrong.length > 0) expect(await listWrong(alone)).toEqual([])
    })
  }
)

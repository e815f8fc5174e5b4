import { beforeAll, expect, test } from 'vitest'
import { buildRules } from '../../../../build/firebase/rules-text.mjs'
import { askAll } from '../answers.ts'
import { type FreshBoard, freshBoard } from '../fresh-board.ts'
import { projectUnder } from '../on-the-emulator.ts'
import { companyAttacks } from './company-attacks.ts'

let board: FreshBoard

beforeAll(async () => {
  board = freshBoard(await projectUnder(buildRules('loupe.example')))
})

test('there are more than thirty ways to post without the administrator’s word', () => {
  expect(companyAttacks.length).toBeGreaterThan(30)
})

test.each(companyAttacks)('the rules refuse to $what', async ({ attack }) => {
  expect(await askAll(board, [attack])).toEqual(['refused'])
})

test.each([...new Set(companyAttacks.map(({ control }) => control))])(
  'whoever differs from it in one respect may: $name',
  async (control) => {
    expect(await askAll(board, [control])).toEqual(['allowed'])
  }
)

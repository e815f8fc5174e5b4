import { beforeAll, expect, test } from 'vitest'
import { buildRules } from '../../../build/firebase/rules-text.mjs'
import { askAll } from './answers.ts'
import { expandCases } from './cases.ts'
import { type FreshBoard, freshBoard } from './fresh-board.ts'
import { projectUnder } from './on-the-emulator.ts'
import { amountTable } from './tables/amounts.ts'

// The tables are asked by Firebase's library; a script that asks for too much needs none.

let board: FreshBoard

beforeAll(async () => {
  board = freshBoard(await projectUnder(buildRules('loupe.example')))
})

test.each(amountTable.rows.map((row) => ({ what: row[0], row })))(
  'over REST $what is given to the same people',
  async ({ row }) => {
    const answers = await askAll(board, expandCases({ name: amountTable.name, rows: [row] }))
    expect(answers.map((answer) => (answer === 'allowed' ? 'y' : '-')).join(' ')).toBe(row[1])
  }
)

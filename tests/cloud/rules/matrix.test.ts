import { beforeAll, describe, expect, test } from 'vitest'
import { buildRules } from '../../../build/firebase/rules-text.mjs'
import { askAll } from './answers.ts'
import { expandCases } from './cases.ts'
import { type FreshBoard, freshBoard } from './fresh-board.ts'
import { projectUnder } from './on-the-emulator.ts'
import { tables } from './tables/all.ts'

let board: FreshBoard

beforeAll(async () => {
  board = freshBoard(await projectUnder(buildRules('loupe.example')))
})

describe.each(tables)('$name', (table) => {
  test.each(table.rows.map((row) => ({ what: row[0], row })))('$what', async ({ row }) => {
    const answers = await askAll(board, expandCases({ name: table.name, rows: [row] }))
    expect(answers.map((answer) => (answer === 'allowed' ? 'y' : '-')).join(' ')).toBe(row[1])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildRules } from '../../../build/firebase/rules-text.mjs'
import { askAll } from './answers.ts'
import { get } from './attempts.ts'
import { expandCases } from './cases.ts'
import { type FreshBoard, freshBoard } from './fresh-board.ts'
import { type LibraryClient, libraryClient } from './library-client.ts'
import { tables } from './tables/all.ts'

let client: LibraryClient
let board: FreshBoard

beforeAll(async () => {
  client = await libraryClient(buildRules('loupe.example'))
  board = freshBoard(client)
})
afterAll(() => client?.close())

test('the rules are in force: what is forbidden to all is refused', async () => {
  expect(await client.attempt(null, get('drawers/1'))).toBe('refused')
})

describe.each(tables)('$name', (table) => {
  test.each(table.rows.map((row) => ({ what: row[0], row })))('$what', async ({ row }) => {
    const answers = await askAll(board, expandCases({ name: table.name, rows: [row] }))
    expect(answers.map((answer) => (answer === 'allowed' ? 'y' : '-')).join(' ')).toBe(row[1])
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { buildRules } from '../../../build/firebase/build-firestore-rules.mjs'
import { amountTable } from './access/amounts.ts'
import { employerTable, reportTable } from './access/companies.ts'
import { besideJobsTable, jobTable } from './access/jobs.ts'
import { applicationTable, fileTable, ownTable, publicProfileTable } from './access/people.ts'
import { askAll } from './answers.ts'
import { expandCases, type Table } from './cases.ts'
import { type FreshBoard, freshBoard } from './fresh-board.ts'
import { projectUnder } from './on-the-emulator.ts'

let board: FreshBoard

beforeAll(async () => {
  board = freshBoard(await projectUnder(buildRules('loupe.example')))
})

const tables: readonly Table[] = [
  ...[jobTable, besideJobsTable, applicationTable, publicProfileTable, fileTable, ownTable],
  ...[employerTable, reportTable, amountTable]
]

/** In the order of the identities: a visitor, two candidates, three employers, the administrator. */
describe.each(tables.map((table) => [table.name, table] as const))(
  'Firestore rules: who can access %s',
  (_name, table) => {
    test.each(table.rows.map((row) => [row[0], row] as const))('%s', async (_what, row) => {
      const answers = await askAll(board, expandCases({ name: table.name, rows: [row] }))
      expect(answers.map((answer) => (answer === 'allowed' ? 'y' : '-')).join(' ')).toBe(row[1])
    })
  }
)
